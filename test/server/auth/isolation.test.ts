// Isolation: what belongs to another workspace does not exist, not even as a different refusal.

import { Database } from '@muster/db'
import pg from 'pg'
import {
  ayesha,
  inDatabase,
  makeWorkspace,
  type RawAnswer,
  raw,
  type TestWorkspace,
} from '../../support/fixtures/make.ts'
import { server } from '../../support/server/server.ts'
import { soonAfter } from '../../support/soon-after.ts'

let ours: TestWorkspace
let theirs: TestWorkspace
/** An id of each kind in the other workspace, by the path of its list. */
const ids = new Map<string, string>()

beforeAll(async () => {
  ours = await makeWorkspace()
  theirs = await makeWorkspace()
  const { muster } = theirs
  const employee = await muster.employees.create(ayesha)
  ids.set('employees', employee.id)
  ids.set('holidays', (await muster.holidays.create({ name: 'Day', date: '2026-08-14', type: 'public' })).id)
  ids.set('pay_grades', (await muster.payGrades.create({ name: 'G1', min_salary: '1', max_salary: '2' })).id)
  for (const path of [
    'departments',
    'designations',
    'branches',
    'employment_types',
    'shifts',
    'fiscal_years',
  ]) {
    ids.set(path, (await raw('GET', `/v1/${path}?limit=1`, { key: theirs.key })).json.data[0].id)
  }
})

/** An id of the same kind that was never given to anything. */
function never(id: string): string {
  return `${id.slice(0, 4)}01aaaaaaaaaaaaaaaaaaaaaaaa`
}

/** Everything that an answer tells, its id and the record's id left out. */
function told({ status, headers, text }: RawAnswer, id: string): unknown {
  const body = text.replaceAll(id, 'ID').replaceAll(/req_[0-9a-f]{32}/g, 'REQUEST')
  return [status, headers.get('content-type'), headers.get('content-length'), body]
}

async function expectSame(
  ask: (id: string) => Promise<RawAnswer>,
  id: string,
  status: number,
): Promise<void> {
  const [foreign, random] = [await ask(id), await ask(never(id))]
  expect(foreign.status).toBe(status)
  expect(told(foreign, id)).toEqual(told(random, never(id)))
}

describe('an id of another workspace', () => {
  it('in a path is answered like an unknown id', async () => {
    const { key } = ours
    for (const [path, id] of ids) {
      await expectSame(other => raw('GET', `/v1/${path}/${other}`, { key }), id, 404)
      if (path === 'fiscal_years') continue
      await expectSame(
        other => raw('PATCH', `/v1/${path}/${other}`, { key, body: { name: 'Taken' } }),
        id,
        path === 'employees' ? 400 : 404,
      )
    }
    const employee = ids.get('employees')!
    const address = { type: 'current', line1: 'A', city: 'B' }
    await expectSame(id => raw('DELETE', `/v1/employees/${id}`, { key }), employee, 404)
    await expectSame(
      id => raw('PATCH', `/v1/employees/${id}`, { key, body: { first_name: 'A' } }),
      employee,
      404,
    )
    for (const part of ['addresses', 'bank_accounts', 'bank_accounts/bnk_1', 'compensation']) {
      await expectSame(id => raw('GET', `/v1/employees/${id}/${part}`, { key }), employee, 404)
    }
    await expectSame(
      id => raw('POST', `/v1/employees/${id}/addresses`, { key, body: address }),
      employee,
      404,
    )
  })

  it('in a filter finds nothing', async () => {
    const { key } = ours
    for (const [filter, path] of [
      ['department_id', 'departments'],
      ['designation_id', 'designations'],
      ['employment_type_id', 'employment_types'],
      ['reporting_manager_id', 'employees'],
    ] as const) {
      await expectSame(id => raw('GET', `/v1/employees?${filter}=${id}`, { key }), ids.get(path)!, 200)
    }
  })

  it('in a body is rejected like an unknown id', async () => {
    const { key } = ours
    const own = await ours.muster.employees.create(ayesha)
    for (const [field, path] of [
      ['department_id', 'departments'],
      ['designation_id', 'designations'],
      ['branch_id', 'branches'],
      ['employment_type_id', 'employment_types'],
      ['reporting_manager_id', 'employees'],
    ] as const) {
      const id = ids.get(path)!
      await expectSame(
        other => raw('POST', '/v1/employees', { key, body: { ...ayesha, [field]: other } }),
        id,
        400,
      )
      await expectSame(
        other => raw('PATCH', `/v1/employees/${own.id}`, { key, body: { [field]: other } }),
        id,
        400,
      )
    }
    const body = (field: string) => (id: string) =>
      raw('POST', '/v1/departments', { key, body: { name: 'New', [field]: id } })
    await expectSame(body('parent_id'), ids.get('departments')!, 400)
    await expectSame(body('head_employee_id'), ids.get('employees')!, 400)
  })

  it('is not changed by any of this', async () => {
    const employee = await theirs.muster.employees.get(ids.get('employees')!)
    expect(employee).toMatchObject({ ...ayesha, deleted: false, updated_at: soonAfter(employee.created_at) })
  })

  it('does not block names and codes, which are free in each workspace', async () => {
    await theirs.muster.departments.create({ name: 'Shared', code: 'SHR' })
    expect((await ours.muster.departments.create({ name: 'Shared', code: 'SHR' })).code).toBe('SHR')
  })
})

describe('a request to the database', () => {
  let client: pg.Client
  beforeEach(async () => {
    client = new pg.Client({ connectionString: server.database_url, options: '-c role=muster_app' })
    await client.connect()
  })
  afterEach(() => client.end())

  const within = async (workspaceId: string, sql: string, values: unknown[] = []) => {
    await client.query('begin')
    try {
      await client.query(`select set_config('app.workspace_id', $1, true)`, [workspaceId])
      return (await client.query(sql, values)).rows
    } finally {
      await client.query('rollback')
    }
  }

  it('without a workspace is an error and no empty list', async () => {
    const readOnly = ['companies', 'api_keys']
    for (const table of ['employees', 'companies', 'api_keys', 'events', 'idempotency_keys', 'shifts']) {
      await expect(client.query(`select * from ${table}`)).rejects.toThrow('app.workspace_id')
      if (readOnly.includes(table)) continue
      await expect(client.query(`update ${table} set created_at = created_at`)).rejects.toThrow(
        'app.workspace_id',
      )
    }
  })

  it('without a workspace is an error on a connection that had one before, too', async () => {
    expect(await within(theirs.id, 'select id from employees')).toHaveLength(1)
    await expect(client.query('select * from employees')).rejects.toThrow(/workspace/)
    await expect(within('', 'select * from employees')).rejects.toThrow(/workspace/)
    await expect(within('emp_1', 'select * from employees')).rejects.toThrow(/workspace/)
  })

  it('sees its own workspace and can neither read, change nor write another', async () => {
    const elsewhere = [theirs.id]
    expect(
      await within(ours.id, 'select workspace_id from employees where workspace_id = $1', elsewhere),
    ).toEqual([])
    expect(await within(ours.id, 'select distinct workspace_id as id from departments')).toEqual([
      { id: ours.id },
    ])
    const change = 'update employees set first_name = first_name where workspace_id = $1 returning id'
    expect(await within(ours.id, change, elsewhere)).toEqual([])
    expect(
      await within(ours.id, 'delete from events where workspace_id = $1 returning id', elsewhere),
    ).toEqual([])
    const insert = `insert into departments (workspace_id, id, name) values ($1, 'dep_x', 'X')`
    await expect(within(ours.id, insert, elsewhere)).rejects.toThrow('row-level security')
    const move = 'update departments set workspace_id = $1'
    await expect(within(ours.id, move, elsewhere)).rejects.toThrow('row-level security')
  })

  it('cannot turn off row level security', async () => {
    for (const sql of [
      'alter table employees disable row level security',
      'drop policy workspace on employees',
      'alter table employees no force row level security',
      'truncate events',
      'select * from schema_migrations',
      'create table public.mine (id text)',
    ]) {
      await expect(client.query(sql)).rejects.toThrow(/must be owner|permission denied/)
    }
  })
})

describe('a start', () => {
  const opened = async (appUrl?: string) => {
    const database = new Database({ url: server.database_url, appUrl, poolSize: 1 })
    try {
      await database.assertIsolated()
    } finally {
      await database.close()
    }
  }

  it('succeeds under the role that row level security binds', async () => {
    await expect(opened()).resolves.toBeUndefined()
    const options = encodeURIComponent('-c role=muster_app')
    await expect(opened(`${server.database_url}&options=${options}`)).resolves.toBeUndefined()
  })

  it('is rejected for a login that row level security does not bind', async () => {
    await expect(opened(server.database_url)).rejects.toThrow('which row level security does not bind')
    const options = encodeURIComponent('-c role=muster_system')
    await expect(opened(`${server.database_url}&options=${options}`)).rejects.toThrow('muster_system')
  })

  it('is rejected if muster_app bypasses row level security', async () => {
    const name = `loose_${process.pid}`
    await inDatabase(`create role ${name} login bypassrls in role muster_app`)
    try {
      const url = new URL(server.database_url)
      url.username = name
      await expect(opened(url.href)).rejects.toThrow('which row level security does not bind')
    } finally {
      await inDatabase(`drop role ${name}`)
    }
  })
})
