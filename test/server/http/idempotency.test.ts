// Idempotency: a creation under an Idempotency-Key happens once, and its answer is given again word for word.

import { randomUUID } from 'node:crypto'
import {
  ayesha,
  eventsOf,
  inDatabase,
  makeKey,
  makeWorkspace,
  type RawAnswer,
  raw,
  type TestWorkspace,
} from '../../support/fixtures/make.ts'
import { wire } from '../../support/http/wire.ts'

let workspace: TestWorkspace
beforeAll(async () => {
  workspace = await makeWorkspace()
})

interface Options {
  readonly by?: string
  readonly path?: string
  readonly key?: string
}

/** Creates an employee, or what `path` makes, under an Idempotency-Key. */
function create(body: unknown, { by = randomUUID(), path = '/v1/employees', key = workspace.key }: Options) {
  return raw('POST', path, { key, body, headers: { 'idempotency-key': by } })
}

const isReplay = ({ headers }: RawAnswer) => headers.get('idempotent-replay') === 'true'

const employeesOf = async (workspaceId: string) =>
  (await inDatabase('select id from employees where workspace_id = $1', [workspaceId])).length

describe('a repeat', () => {
  it('is answered byte for byte like the first time, and does nothing', async () => {
    const own = await makeWorkspace()
    const by = randomUUID()
    const first = await create(ayesha, { by, key: own.key })
    const second = await create(ayesha, { by, key: own.key })
    expect([first.status, isReplay(first)]).toEqual([201, false])
    expect([second.status, isReplay(second)]).toEqual([201, true])
    expect(second.text).toBe(first.text)
    expect(second.headers.get('content-type')).toBe('application/json')
    expect(second.headers.get('request-id')).not.toBe(first.headers.get('request-id'))
    expect(await employeesOf(own.id)).toBe(1)
    expect(await eventsOf(own.id)).toHaveLength(1)
  })

  it('keeps its first response after the record has changed', async () => {
    const by = randomUUID()
    const first = await create(ayesha, { by })
    await raw('PATCH', `/v1/employees/${first.json.id}`, {
      key: workspace.key,
      body: { first_name: 'Changed' },
    })
    expect((await create(ayesha, { by })).text).toBe(first.text)
  })

  it('with another body is a conflict, even if only spaces differ', async () => {
    const by = randomUUID()
    const first = await create(ayesha, { by })
    for (const body of [{ ...ayesha, last_name: 'Malik' }, `${JSON.stringify(ayesha)} `]) {
      const answer = await create(body, { by })
      expect([answer.status, answer.json.code, isReplay(answer)]).toEqual([409, 'conflict', false])
    }
    expect((await create(ayesha, { by })).text).toBe(first.text)
  })

  it('on another path is a conflict', async () => {
    const by = randomUUID()
    expect((await create({ name: randomUUID() }, { by, path: '/v1/departments' })).status).toBe(201)
    const elsewhere = await create({ name: randomUUID() }, { by, path: '/v1/designations' })
    expect([elsewhere.status, elsewhere.json.code]).toEqual([409, 'conflict'])
  })

  it('by another key of the workspace, or of another workspace, is not a repeat', async () => {
    const by = randomUUID()
    const [second, other] = [await makeKey(workspace.id), await makeWorkspace()]
    const answers = [
      await create(ayesha, { by }),
      await create(ayesha, { by, key: second }),
      await create(ayesha, { by, key: other.key }),
    ]
    expect(answers.map(answer => [answer.status, isReplay(answer)])).toEqual([
      [201, false],
      [201, false],
      [201, false],
    ])
    expect(new Set(answers.map(answer => answer.json.id)).size).toBe(3)
  })

  it('needs the scope again', async () => {
    const by = randomUUID()
    const key = await makeKey(workspace.id)
    expect((await create(ayesha, { by, key })).status).toBe(201)
    await inDatabase(`update api_keys set scopes = '{employees:read}' where prefix = $1`, [key.slice(0, 17)])
    const end = Date.now() + 1_500
    let answer = await create(ayesha, { by, key })
    while (answer.status === 201 && Date.now() < end) answer = await create(ayesha, { by, key })
    expect([answer.status, answer.json.code]).toEqual([403, 'insufficient_scope'])
  })

  it('is valid for 24 hours by the clock of the database', async () => {
    const by = randomUUID()
    const age = (span: string) =>
      inDatabase(`update idempotency_keys set created_at = now() - $2::interval where idempotency_key = $1`, [
        by,
        span,
      ])
    const first = await create(ayesha, { by })
    await age('23 hours 59 minutes')
    expect((await create(ayesha, { by })).text).toBe(first.text)
    await age('24 hours 1 second')
    const later = await create({ ...ayesha, last_name: 'Later' }, { by })
    expect([later.status, isReplay(later), later.json.last_name]).toEqual([201, false, 'Later'])
    expect((await create({ ...ayesha, last_name: 'Later' }, { by })).text).toBe(later.text)
  })
})

describe('fifty requests at once under one key', () => {
  it('create one record and one event, and all get the same bytes', async () => {
    const own = await makeWorkspace()
    const by = randomUUID()
    const answers = await Promise.all(Array.from({ length: 50 }, () => create(ayesha, { by, key: own.key })))
    expect(new Set(answers.map(answer => answer.text)).size).toBe(1)
    expect(answers.filter(answer => answer.status === 201)).toHaveLength(50)
    expect(answers.filter(answer => !isReplay(answer))).toHaveLength(1)
    expect(await employeesOf(own.id)).toBe(1)
    expect(await eventsOf(own.id)).toHaveLength(1)
    expect(await inDatabase('select 1 from employee_shifts where workspace_id = $1', [own.id])).toHaveLength(
      1,
    )
  })

  it('get one error together', async () => {
    const own = await makeWorkspace()
    await own.muster.departments.create({ name: 'Taken' })
    const by = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        create({ name: 'Taken' }, { by, key: own.key, path: '/v1/departments' }),
      ),
    )
    expect(new Set(answers.map(answer => answer.text)).size).toBe(1)
    expect(answers.every(answer => answer.status === 409)).toBe(true)
  })
})

describe('an error', () => {
  const unknown = 'dep_01k21fdv66feyb5k5ze5g9980h'

  it('from the work itself is replayed: 400, 404 and 409', async () => {
    const { muster } = workspace
    const taken = await muster.departments.create({ name: randomUUID() })
    const address = { type: 'current', line1: 'A', city: 'B' }
    const cases: [number, unknown, string][] = [
      [400, { ...ayesha, department_id: unknown }, '/v1/employees'],
      [404, address, '/v1/employees/emp_01k21fdv66feyb5k5ze5g9980h/addresses'],
      [409, { name: taken.name }, '/v1/departments'],
    ]
    for (const [status, body, path] of cases) {
      const by = randomUUID()
      const first = await create(body, { by, path })
      const second = await create(body, { by, path })
      expect([path, first.status, isReplay(first)]).toEqual([path, status, false])
      expect([path, second.status, isReplay(second)]).toEqual([path, status, true])
      expect(second.text).toBe(first.text)
      expect(second.headers.get('content-type')).toBe('application/problem+json')
    }
  })

  it('is replayed although the request would succeed by now', async () => {
    const { muster } = workspace
    const name = randomUUID()
    const taken = await muster.departments.create({ name })
    const by = randomUUID()
    const first = await create({ name }, { by, path: '/v1/departments' })
    await muster.departments.update(taken.id, { name: randomUUID() })
    const second = await create({ name }, { by, path: '/v1/departments' })
    expect([first.status, second.text]).toEqual([409, first.text])
    expect((await create({ name }, { path: '/v1/departments' })).status).toBe(201)
  })

  it('before the work leaves the key free', async () => {
    const by = randomUUID()
    expect((await create({ ...ayesha, first_name: 7 }, { by })).status).toBe(400)
    expect((await create('{', { by })).status).toBe(400)
    const answer = await create(ayesha, { by })
    expect([answer.status, isReplay(answer)]).toEqual([201, false])
  })
})

describe('a server error', () => {
  it('is not kept', async () => {
    const own = await makeWorkspace()
    const [settings] = await inDatabase('select * from employee_settings where workspace_id = $1', [own.id])
    await inDatabase('delete from employee_settings where workspace_id = $1', [own.id])
    const by = randomUUID()
    const failed = await create(ayesha, { by, key: own.key })
    expect([failed.status, failed.json.code]).toEqual([500, 'internal_error'])
    expect(failed.text).not.toContain('employee_settings')
    const columns = Object.keys(settings!)
    await inDatabase(
      `insert into employee_settings (${columns.join(', ')}) values (${columns.map((_, n) => `$${n + 1}`).join(', ')})`,
      Object.values(settings!),
    )
    const answer = await create(ayesha, { by, key: own.key })
    expect([answer.status, isReplay(answer)]).toEqual([201, false])
    expect(await eventsOf(own.id)).toHaveLength(1)
  })
})

describe('an Idempotency-Key', () => {
  it.each(['a', '!~', 'x'.repeat(255), '"quoted"', randomUUID()])('can be %s', async by => {
    expect((await create({ name: randomUUID() }, { by, path: '/v1/departments' })).status).toBe(201)
  })

  it.each(['', 'x'.repeat(256), 'with space', 'tab\tbed', 'caf\u00e9'])('cannot be %j', async by => {
    const answer = await create(ayesha, { by })
    expect([answer.status, answer.json.code]).toEqual([400, 'validation_failed'])
    expect(answer.json.errors.map(({ field }: { field: string }) => field)).toEqual(['Idempotency-Key'])
  })

  it('that is malformed is reported together with the body', async () => {
    const answer = await create({ first_name: 7 }, { by: 'with space' })
    expect(answer.json.errors.map(({ field }: { field: string }) => field).sort()).toEqual([
      'Idempotency-Key',
      'first_name',
      'joining_date',
      'last_name',
    ])
  })

  it('that is sent twice is rejected', async () => {
    const answer = await wire('POST', '/v1/employees', {
      key: workspace.key,
      body: JSON.stringify(ayesha),
      headers: { 'idempotency-key': ['a', 'b'] },
    })
    expect([answer.status, answer.json.errors[0].field]).toEqual([400, 'Idempotency-Key'])
  })

  it('has no effect on PATCH, DELETE and GET', async () => {
    const { id } = await workspace.muster.employees.create(ayesha)
    const headers = { 'idempotency-key': randomUUID() }
    const patch = (first_name: string) =>
      raw('PATCH', `/v1/employees/${id}`, { key: workspace.key, headers, body: { first_name } })
    const answers = [
      await patch('One'),
      await patch('Two'),
      await raw('GET', `/v1/employees/${id}`, { key: workspace.key, headers }),
      await raw('DELETE', `/v1/employees/${id}`, { key: workspace.key, headers }),
    ]
    expect(answers.map(answer => [answer.status, answer.json.first_name, isReplay(answer)])).toEqual([
      [200, 'One', false],
      [200, 'Two', false],
      [200, 'Two', false],
      [200, 'Two', false],
    ])
  })
})
