// Connections that break, fall silent or are ended: the answer is true, nothing is done twice, and the server goes on.

import { randomUUID } from 'node:crypto'
import { CommitUnknown, Database, statement, Unavailable } from '@muster/db'
import { type Cut, DatabaseProxy, type Flush, type Held } from '../support/database/proxy.ts'
import { ayesha, eventsOf, inDatabase, makeWorkspace, type TestWorkspace } from '../support/fixtures/make.ts'
import { type Call, call, isReplay, toldBy, untilServed } from '../support/http/calls.ts'
import { type Behind, startBehind } from '../support/server/behind.ts'
import { server } from '../support/server/server.ts'

const away = { status: 503, code: 'internal_error', retryAfter: '1' }
const nothingChanged = expect.stringContaining('Nothing was changed')

let behind: Behind
let workspace: TestWorkspace
beforeAll(async () => {
  // What takes PostgreSQL 15 s takes it one second here.
  const settings = (text: string) =>
    text.replace('in_transaction_session_timeout=15s', 'in_transaction_session_timeout=1s')
  behind = await startBehind({}, { settings })
  workspace = await makeWorkspace()
})
afterAll(() => behind.stop())

const ask = (each: Omit<Call, 'key'> = {}) => call(behind.base_url, { key: workspace.key, ...each })
const running = (name: string) => (flush: Flush) => flush.statements.includes(name)

/** All messages up to the run of the statement before this one. */
const upTo = (name: string) => (flush: Flush) => {
  const runs = flush.messages.flatMap(({ type }, n) => (type === 'E' ? [n + 1] : []))
  return flush.statements.indexOf(name) === 0 ? 0 : runs[flush.statements.indexOf(name) - 1]!
}

const untilSync = ({ messages }: Flush) => messages.length - 1

/** Asks, and does something to the connection that this flush is held on. */
async function during(name: string, cut: Cut, happens: (held: Held) => unknown, each: Omit<Call, 'key'>) {
  const { held, result } = await behind.proxy.holdIn(() => ask(each), running(name), cut)
  await happens(held)
  return result
}

const sever = (held: Held) => held.sever()

async function nameOnce(last_name: string): Promise<number> {
  const rows = await inDatabase('select from employees where workspace_id = $1 and last_name = $2', [
    workspace.id,
    last_name,
  ])
  return rows.length
}

describe('a connection that breaks in a create', () => {
  const places: [string, string, Cut][] = [
    ['before it begins', 'employee_beginning', { asked: () => 0 }],
    ['after it began', 'employee_beginning', {}],
    ['in the middle of an answer', 'employee_beginning', { answered: messages => messages >> 1 }],
    ['over its number', 'take_employee_codes', {}],
    ['between its last statements', 'commit', { asked: upTo('insert_event') }],
    ['before its commit', 'commit', { asked: upTo('commit') }],
  ]
  it.each(places)('%s returns 503, and the retry does the work', async (_when, name, cut) => {
    const create = { by: randomUUID(), body: { ...ayesha, last_name: randomUUID() } }
    const answer = await during(name, cut, sever, create)
    expect(toldBy(answer)).toEqual(away)
    expect(await nameOnce(create.body.last_name)).toBe(0)
    const retry = await ask(create)
    expect([retry.status, isReplay(retry)]).toEqual([201, false])
    expect(await nameOnce(create.body.last_name)).toBe(1)
    const events = await eventsOf(workspace.id)
    expect(events.filter(({ object_id }) => object_id === retry.json.id)).toHaveLength(1)
  })

  it('after its commit loses nothing under a key: the stored response is returned', async () => {
    const create = { by: randomUUID(), body: { ...ayesha, last_name: randomUUID() } }
    const answer = await during('commit', {}, sever, create)
    expect([answer.status, isReplay(answer)]).toEqual([201, true])
    expect(await nameOnce(create.body.last_name)).toBe(1)
  })

  it('after its commit does not say that nothing changed, without a key', async () => {
    const body = { ...ayesha, last_name: randomUUID() }
    const answer = await during('commit', {}, sever, { body })
    expect(toldBy(answer)).toEqual(away)
    expect(answer.json.detail).toContain('may or may not have been done')
    expect(await nameOnce(body.last_name)).toBe(1)
  })

  it('before its commit says that nothing changed', async () => {
    const answer = await during('employee_beginning', {}, sever, { body: ayesha })
    expect(answer.json.detail).toEqual(nothingChanged)
  })

  it('never gives two employees the same number', async () => {
    for (let n = 0; n < 3; n++) await during('commit', {}, sever, { body: ayesha })
    const codes = await inDatabase('select employee_code from employees where workspace_id = $1', [
      workspace.id,
    ])
    const next = await ask({ body: ayesha })
    expect(next.status).toBe(201)
    expect(codes).not.toContainEqual({ employee_code: next.json.employee_code })
  })
})

describe('a connection that breaks', () => {
  it('while a key is looked up returns 503', async () => {
    const { key } = await makeWorkspace()
    const look = () => call(behind.base_url, { key })
    const { held, result } = await behind.proxy.holdIn(look, running('find_api_key'))
    held.sever()
    expect(toldBy(await result)).toEqual(away)
    expect((await call(behind.base_url, { key })).status).toBe(200)
  })

  it('silently, while a key is looked up, delays neither that key nor others', async () => {
    const [{ key }, other] = await Promise.all([makeWorkspace(), makeWorkspace()])
    const look = () => call(behind.base_url, { key })
    const { held, result } = await behind.proxy.holdIn(look, running('find_api_key'))
    const answers = await Promise.all([result, call(behind.base_url, { key: other.key })])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    // Muster gives a silent connection up after 20 s.
    expect(Math.max(...answers.map(({ seconds }) => seconds))).toBeLessThan(10)
    held.sever()
  })

  it('in a read returns 503', async () => {
    expect(toldBy(await during('workspace_context_by_index', {}, sever, {}))).toEqual(away)
    expect((await ask({})).status).toBe(200)
  })

  it('at the rollback of a rejected request does not change its response', async () => {
    const create = { by: randomUUID(), path: '/v1/departments', body: { name: randomUUID() } }
    await ask(create)
    const again = { ...create, by: randomUUID() }
    const refused = await during('rollback', {}, sever, again)
    expect([refused.status, refused.json.code]).toEqual([409, 'conflict'])
    const replayed = await ask(again)
    expect([isReplay(replayed), replayed.text]).toEqual([true, refused.text])
  })
})

describe('connections that are all used by other workspaces', () => {
  it('are reported as such, not as the fault of the workspace that waited', async () => {
    const workspaces = await Promise.all([makeWorkspace(), makeWorkspace(), makeWorkspace()])
    const hiring = await Promise.all(
      workspaces.map(({ key }) => {
        const hire = () => call(behind.base_url, { key, body: ayesha })
        return behind.proxy.holdIn(hire, running('take_employee_codes'))
      }),
    )
    const { key } = await makeWorkspace()
    const answer = await call(behind.base_url, { key })
    expect(toldBy(answer)).toEqual({ ...away, retryAfter: '5' })
    expect(answer.json.detail).toBe(
      'This request waited 5 s for a connection to the database: all are in use. Nothing was changed; try again in 5 s.',
    )
    for (const { held } of hiring) held.resume()
    await Promise.all(hiring.map(({ result }) => result))
  })
})

describe('a session that an administrator ends', () => {
  const end = (where: string) =>
    inDatabase(
      `select pg_terminate_backend(pid, 5000) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and ${where}`,
    )

  it('right after its commit has done its work, and the response says so', async () => {
    const body = { ...ayesha, last_name: randomUUID() }
    const ended = async (held: Held) => {
      expect(await end(`query = 'commit' and state = 'active'`)).toHaveLength(1)
      await held.ended
      held.resume()
    }
    const answer = await during('commit', { asked: untilSync }, ended, { body })
    expect([answer.status, answer.json.last_name]).toEqual([201, body.last_name])
    expect((await ask({ body })).status).toBe(201)
    expect(await nameOnce(body.last_name)).toBe(2)
  })

  it('before its commit returns 503', async () => {
    const body = { ...ayesha, last_name: randomUUID() }
    const ended = async (held: Held) => {
      expect(await end(`query like 'with event as (%' and state = 'active'`)).toHaveLength(1)
      await held.ended
      held.resume()
    }
    expect(toldBy(await during('commit', { asked: upTo('commit') }, ended, { body }))).toEqual(away)
    expect(await nameOnce(body.last_name)).toBe(0)
  })

  it('while idle is replaced', async () => {
    await ask({})
    await end('true')
    expect((await untilServed(() => ask({}))).at(-1)).toBe(200)
    expect((await untilServed(() => ask({ body: ayesha }))).at(-1)).toBe(201)
  })
})

describe('a node that vanishes in the middle of a change', () => {
  it('delays others no longer than a transaction may be idle', async () => {
    const { json } = await ask({ body: ayesha })
    const change = (first_name: string) => ({
      method: 'PATCH',
      path: `/v1/employees/${json.id}`,
      body: { first_name },
    })
    const { held, result } = await behind.proxy.holdIn(() => ask(change('Never')), running('lock_employees'))
    const other = await ask(change('Other'))
    expect([other.status, other.json.first_name]).toEqual([200, 'Other'])
    await held.ended
    held.resume()
    expect(toldBy(await result)).toEqual(away)
  })
})

describe('a table that changes under a prepared statement', () => {
  it('fails one response per connection', async () => {
    const path = '/v1/designations'
    const alter = (type: string) => inDatabase(`alter table designations alter column name type ${type}`)
    expect((await ask({ path })).status).toBe(200)
    await alter('varchar(300)')
    const statuses = await untilServed(() => ask({ path })).finally(() => alter('text'))
    expect(statuses).toEqual([503, 200])
  })
})

describe('a database that falls silent', () => {
  const read = statement('silent_read', 'select id from employees where workspace_id = :workspace_id')
  const write = statement(
    'silent_write',
    'update employees set last_name = last_name where workspace_id = :workspace_id',
  )
  const proxy = new DatabaseProxy(server.database_url)
  let database: Database
  beforeAll(async () => {
    database = new Database({ url: await proxy.open(), poolSize: 1, silenceMs: 1_000 })
  })
  afterAll(async () => {
    await database.close()
    await proxy.close()
  })

  it('is given up after a time limit, and asked again on another connection', async () => {
    const held = proxy.hold(running('silent_read'))
    await expect(database.reader(workspace.id).run(read)).rejects.toBeInstanceOf(Unavailable)
    await held
    expect(await database.reader(workspace.id).run(read)).not.toHaveLength(0)
  })

  it('leaves it unknown whether a commit was done', async () => {
    const held = proxy.hold(running('commit'))
    const written = database.write(workspace.id, db => db.run(write))
    await expect(written).rejects.toBeInstanceOf(CommitUnknown)
    await held
    await database.write(workspace.id, db => db.run(write))
  })

  it('is not confused by a value that cannot be sent', async () => {
    const given = statement<unknown, { value: unknown }>(
      'silent_value',
      'select :value::text, :workspace_id::text',
    )
    const value = {
      toJSON() {
        throw new Error('no text')
      },
    }
    await expect(database.write(workspace.id, db => db.run(given, { value }))).rejects.toThrow('no text')
    expect(await database.reader(workspace.id).run(given, { value: 'text' })).toHaveLength(1)
  })
})

describe('a statement that fails', () => {
  it('lets the statements behind it be prepared again when needed', async () => {
    const refused = statement<unknown, { value: number }>(
      'refused',
      'select 1 / (:value::int) where :workspace_id::text is not null',
    )
    const behindIt = statement('behind_refused', 'select :workspace_id::text as id')
    const database = new Database({ url: server.database_url, poolSize: 1 })
    const both = database.write(workspace.id, async db => {
      db.atCommit(refused, { value: 0 })
      db.atCommit(behindIt)
    })
    await expect(both).rejects.toMatchObject({ code: '22012' })
    expect(await database.reader(workspace.id).run(behindIt)).toEqual([{ id: workspace.id }])
    await database.close()
  })
})
