// Foresight: a change of plain fields leaves with its commit, and the row, the event and the answer have the same.

import { type SchemaFacts, schemas } from '@muster/contract'
import { describeFields, type ResourceName } from '../../../packages/server/resource/fields.ts'
import type { Flush } from '../../support/database/proxy.ts'
import { inConsole } from '../../support/fixtures/console.ts'
import {
  ayesha,
  eventsOf,
  inDatabase,
  makeWorkspace,
  raw,
  type TestWorkspace,
} from '../../support/fixtures/make.ts'
import { payable } from '../../support/fixtures/salary.ts'
import { makeSandbox } from '../../support/fixtures/sandboxes.ts'
import { type Call, call } from '../../support/http/calls.ts'
import { type Behind, startBehind } from '../../support/server/behind.ts'

let behind: Behind
let workspace: TestWorkspace
beforeAll(async () => {
  behind = await startBehind()
  workspace = await makeWorkspace()
})
afterAll(() => behind.stop())

const ask = (each: Omit<Call, 'key'>) => call(behind.base_url, { key: workspace.key, ...each })
const change = (id: string, body: object) => ask({ method: 'PATCH', path: `/v1/employees/${id}`, body })
const hire = async () => workspace.muster.employees.create(ayesha)
const running = (name: string) => (flush: Flush) => flush.statements.includes(name)

/** The flushes of transactions that change something, without those that look keys up. */
async function flushesOf(work: () => Promise<unknown>): Promise<(readonly string[])[]> {
  const seen = await behind.proxy.watch(work)
  const statements = seen.map(flush => flush.statements)
  return statements
    .slice(statements.findIndex(([first]) => first === 'begin'))
    .filter(names => !names.includes('touch_api_key'))
}

const lockEmployee = ['begin', 'workspace_context_behind_barrier', 'lock_employees']

describe('a change of plain fields', () => {
  it('takes two flushes: its lock, and its row with the commit', async () => {
    const { id } = await hire()
    const flushes = await flushesOf(() => change(id, { phone_primary: '+92 300 1234567' }))
    expect(flushes).toEqual([
      lockEmployee,
      ['update_employees', 'insert_record_change', 'insert_event', 'commit'],
    ])
  })

  it('takes no row at all where nothing changes', async () => {
    const employee = await hire()
    const flushes = await flushesOf(() => change(employee.id, { first_name: employee.first_name }))
    expect(flushes).toEqual([lockEmployee, ['commit']])
    expect((await workspace.muster.employees.get(employee.id)).updated_at).toBe(employee.updated_at)
  })

  it('has the same in the answer, the row and the event', async () => {
    const { id } = await hire()
    const { text, json } = await change(id, {
      first_name: 'Zoë "Z" O\u2019Hara \\ 😀',
      last_name: '<b>&amp;</b>',
      date_of_birth: '1999-12-31',
      gender: 'female',
      marital_status: 'married',
      personal_email: 'Zoe@Example.COM',
      phone_primary: '+92 300 1234567',
      national_id: null,
      probation_end_date: '2024-06-01',
    })
    const read = await raw('GET', `/v1/employees/${id}`, { key: workspace.key })
    expect(read.text).toBe(text)
    expect((await eventsOf(workspace.id)).at(-1)).toMatchObject({ type: 'employee.updated', object_id: id })
    const [event] = await inDatabase<{ data: string; is_later: boolean }>(
      `select data, created_at >= $2::timestamptz as is_later from events where workspace_id = $1 order by created_at desc, id desc limit 1`,
      [workspace.id, json.updated_at],
    )
    expect([event!.data, event!.is_later]).toEqual([text, true])
  })

  it('is the same where the record is deleted', async () => {
    const { id } = await hire()
    const { text } = await ask({ method: 'DELETE', path: `/v1/employees/${id}` })
    const read = await raw('GET', `/v1/employees/${id}`, { key: workspace.key })
    expect(read.text).toBe(text)
    expect((await eventsOf(workspace.id)).at(-1)).toMatchObject({
      type: 'employee.deleted',
      data: { id, deleted: true },
    })
  })

  it('is written before what follows from it, which sees it', async () => {
    const { id } = await hire()
    const { json } = await change(id, { joining_date: '2024-05-01' })
    const line = await inDatabase(
      'select effective_from::text as day from job_changes where employee_id = $1',
      [id],
    )
    expect([json.joining_date, line]).toEqual(['2024-05-01', [{ day: '2024-05-01' }]])
  })

  it('is refused where another record has the value, and nothing of it stays', async () => {
    const departments = '/v1/departments'
    await ask({ path: departments, body: { name: 'Taken', code: 'TKN' } })
    const { json } = await ask({ path: departments, body: { name: 'Free', code: 'FRE' } })
    const path = `${departments}/${json.id}`
    const flushes = await flushesOf(async () => {
      const refused = await ask({ method: 'PATCH', path, body: { code: 'TKN' } })
      expect([refused.status, refused.json.code, refused.json.errors]).toEqual([
        409,
        'conflict',
        [{ field: 'code', message: 'is already in use' }],
      ])
    })
    expect(flushes.at(-1)).toEqual(['rollback'])
    expect((await raw('GET', path, { key: workspace.key })).json).toEqual(json)
    const told = await inDatabase('select from record_changes where object_id = $1', [json.id])
    expect(told).toEqual([])
  })

  it('of a record of another workspace finds none', async () => {
    const other = await makeWorkspace()
    const { id } = await other.muster.employees.create(ayesha)
    expect((await change(id, { first_name: 'Never' })).status).toBe(404)
    expect((await other.muster.employees.get(id)).first_name).toBe(ayesha.first_name)
  })
})

describe('a change that PostgreSQL has to say', () => {
  it('takes a flush of its own where it names another record', async () => {
    const [{ id }, manager] = await Promise.all([hire(), hire()])
    const flushes = await flushesOf(() => change(id, { reporting_manager_id: manager.id, first_name: 'Led' }))
    expect(flushes.some(names => names.includes('update_employees') && names.includes('commit'))).toBe(false)
  })

  it('of a record that another statement of the request has changed tells both', async () => {
    const { workspace, employee, structure } = await payable()
    const { id } = await inConsole(workspace, 'createSalaryAssignment', {
      body: {
        employee_id: employee.id,
        salary_structure_id: structure,
        gross_salary: '100000',
        effective_from: '2026-01-01',
      },
    })
    const body = { effective_from: '2026-02-01', effective_to: '2026-06-30' }
    const changed = await inConsole(workspace, 'updateSalaryAssignment', { id, body })
    expect(changed).toMatchObject(body)
    expect(await workspace.muster.salaryAssignments.get(id)).toEqual(changed)
  })

  it('of a holiday tells the year that follows from its day', async () => {
    const path = '/v1/holidays'
    const { json } = await ask({ path, body: { name: 'Moved', date: '2025-12-31', type: 'public' } })
    const moved = await ask({ method: 'PATCH', path: `${path}/${json.id}`, body: { date: '2026-01-01' } })
    expect([json.year, moved.json.year]).toEqual([2025, 2026])
  })
})

describe('two changes at once', () => {
  it('are stamped in the order in which they hold the record, and so are their events', async () => {
    const { id } = await hire()
    const upToLock = ({ messages }: Flush) =>
      messages.flatMap(({ type }, n) => (type === 'E' ? [n + 1] : []))[1]!
    const first = () => change(id, { first_name: 'Last' })
    const { held, result } = await behind.proxy.holdIn(first, running('lock_employees'), { asked: upToLock })
    const overtaking = await change(id, { first_name: 'First', last_name: 'Kept' })
    held.resume()
    const overtaken = await result
    expect([overtaking.status, overtaken.status]).toEqual([200, 200])
    expect(overtaken.json).toMatchObject({ first_name: 'Last', last_name: 'Kept' })
    expect(overtaken.json.updated_at >= overtaking.json.updated_at).toBe(true)
    const told = (await eventsOf(workspace.id)).filter(
      ({ object_id, type }) => object_id === id && type === 'employee.updated',
    )
    expect(told.map(({ data }) => data.first_name)).toEqual(['First', 'Last'])
  })
})

describe('a change in a sandbox', () => {
  it('has the time of its clock, in the row and in the event', async () => {
    const sandbox = await makeSandbox(await makeWorkspace())
    await raw('POST', '/v1/sandbox/clock', { key: sandbox.key, body: { by: 'P10D' } })
    const { json: page } = await raw('GET', '/v1/employees?limit=1', { key: sandbox.key })
    const path = `/v1/employees/${page.data[0].id}`
    const changed = await call(behind.base_url, {
      key: sandbox.key,
      method: 'PATCH',
      path,
      body: { first_name: 'Later' },
    })
    const aheadMs = Date.parse(changed.json.updated_at) - Date.now()
    expect(aheadMs).toBeGreaterThan(9 * 86_400_000)
    const read = await raw('GET', path, { key: sandbox.key })
    expect(read.text).toBe(changed.text)
    const [event] = await inDatabase<{ data: string }>(
      'select data from events where workspace_id = $1 and object_id = $2 order by created_at desc limit 1',
      [sandbox.id, page.data[0].id],
    )
    expect(event!.data).toBe(changed.text)
  })
})

describe('plain fields', () => {
  const kinds = Object.entries(schemas as Record<string, SchemaFacts>)
    .filter(([name, { extensions }]) => extensions?.['x-table'] !== undefined && `${name}Fields` in schemas)
    .map(([name]) => describeFields(name as ResourceName))

  it('have columns that return what was written', async () => {
    const columns = await inDatabase<{ field: string; type: string }>(
      `select table_name || '.' || column_name as field, data_type as type from information_schema.columns where table_schema = 'public'`,
    )
    const types = new Map(columns.map(({ field, type }) => [field, type]))
    const plain = kinds.flatMap(({ table, plain }) => [...plain].map(field => types.get(`${table}.${field}`)))
    expect(plain.length).toBeGreaterThan(200)
    expect([...new Set(plain)].sort()).toEqual(['boolean', 'date', 'integer', 'text'])
  })

  it('are what no other column is made of, but the year of a holiday', async () => {
    const made = await inDatabase<{ table: string; column: string; sql: string }>(
      `select c.relname as table, a.attname as column, pg_get_expr(d.adbin, d.adrelid) as sql
       from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
       where a.attgenerated <> '' and c.relnamespace = 'public'::regnamespace`,
    )
    const derived = kinds.flatMap(({ table, columns, writable }) =>
      made
        .filter(each => each.table === table && columns.includes(each.column))
        .filter(({ sql }) => writable.some(field => new RegExp(`\\b${field}\\b`).test(sql)))
        .map(({ column }) => `${table}.${column}`),
    )
    expect(derived).toEqual(['holidays.year'])
  })

  it('are changed by no trigger on their way', async () => {
    const triggers = await inDatabase<{ name: string }>(
      `select distinct t.tgname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
       where not t.tgisinternal and t.tgtype & 2 = 2 and t.tgtype & 16 = 16 and c.relname = any($1) order by 1`,
      [kinds.map(({ table }) => table)],
    )
    // They refuse, or set what a move to another status sets.
    expect(triggers.map(({ name }) => name)).toEqual([
      'bulk_action_ends',
      'keep_sandbox',
      'keep_service_token',
    ])
  })
})
