// A database that crashes under load: what was acknowledged is there, the service comes back by itself.

import { randomUUID } from 'node:crypto'
import { Database, homeStatement } from '@muster/db'
import { Cluster } from '../support/database/cluster.ts'
import { ayesha } from '../support/fixtures/make.ts'
import { call, toldBy, untilServed } from '../support/http/calls.ts'
import { type Hired, Load } from '../support/server/load.ts'
import { type Muster, started } from '../support/server/muster.ts'

const away = { status: 503, code: 'internal_error', retryAfter: '1' }

const cluster = new Cluster()
let muster: Muster
let workspace: { id: string; key: string }
beforeAll(async () => {
  await cluster.start()
  muster = await started(['serve'], { PORT: '0', LOG_LEVEL: 'fatal', DATABASE_URL: cluster.url })
  workspace = await cluster.makeWorkspace()
})
afterAll(async () => {
  await cluster.discard()
  await muster.stopped('SIGKILL')
})

async function assertNothingLost({ hired, answers }: Load): Promise<void> {
  const refused = answers.filter(({ status }) => status === 503)
  expect(new Set(refused.map(answer => JSON.stringify(toldBy(answer))))).toEqual(
    new Set([JSON.stringify(away)]),
  )
  expect(Math.max(...answers.map(({ seconds }) => seconds))).toBeLessThan(10)
  const stored = await cluster.query<Hired & { events: number }>(
    `select id, employee_code, last_name,
            (select count(*)::int from events where workspace_id = $1 and object_id = employees.id) as events
     from employees where workspace_id = $1`,
    [workspace.id],
  )
  const sorted = (rows: readonly Hired[]) =>
    rows.map(({ id, employee_code, last_name }) => `${last_name} ${id} ${employee_code}`).sort()
  expect(sorted(stored)).toEqual(sorted(hired))
  expect(new Set(stored.map(({ events }) => events))).toEqual(new Set([1]))
}

describe('a database that crashes under load', () => {
  it('loses nothing that was acknowledged, and the service recovers with it', async () => {
    const load = new Load({ base_url: muster.base_url, key: workspace.key })
    await load.goesOn()
    const turnedAway = load.isTurnedAway(1)
    await cluster.loses(`backend_type = 'client backend'`)
    await turnedAway
    await load.goesOn()
    await cluster.crash()
    await load.isTurnedAway()
    await cluster.start()
    await load.goesOn()
    await load.end()
    await assertNothingLost(load)
  })
})

describe('reserved numbers when the database crashes', () => {
  const counter = homeStatement<{ first: number }, { workspace: string; count: number }>(
    'take_numbers',
    `update employee_settings set code_next = code_next + :count::integer where workspace_id = :workspace
     returning (code_next - :count::integer) as first`,
  )
  const next = async () => {
    const [row] = await cluster.query<{ next: number }>(
      'select code_next::int as next from employee_settings where workspace_id = $1',
      [workspace.id],
    )
    return row!.next
  }

  it('are dropped, because the counter may have lost its last steps', async () => {
    const database = new Database({ url: cluster.url })
    const take = () => database.write(workspace.id, async db => (await db.ticket(counter, '')).number)
    // Nothing is written to the log from here on.
    await cluster.signal('SIGSTOP', `backend_type = 'walwriter'`)
    const before = await next()
    await Promise.all([take(), take()])
    await Promise.all([take(), take(), take()])
    expect(await next()).toBeGreaterThan(before + 5)
    await cluster.loses(`backend_type = 'walwriter'`)
    const again = await next()
    expect(again).toBeLessThanOrEqual(before)
    const numbers = [await take(), await take(), await take(), await take(), await take(), await take()]
    expect(numbers).toEqual(numbers.map((_, n) => again + n))
    await database.close()
  })
})

describe('a database that is no longer the primary', () => {
  const create = () => call(muster.base_url, { key: workspace.key, by: randomUUID(), body: ayesha })
  const standBy = (answer: 'on' | 'off') =>
    cluster.query(`alter database postgres set default_transaction_read_only = ${answer}`)
  const endSessions = () =>
    cluster.query(
      `select pg_terminate_backend(pid, 5000) from pg_stat_activity
       where backend_type = 'client backend' and pid <> pg_backend_pid()`,
    )

  it('still serves reads, and writes go to its successor as soon as there is one', async () => {
    await standBy('on')
    await endSessions()
    const read = await untilServed(() => call(muster.base_url, { key: workspace.key }))
    expect(read.at(-1)).toBe(200)
    expect(toldBy(await create())).toEqual(away)
    await standBy('off')
    const written = await untilServed(create)
    expect(written.at(-1)).toBe(201)
  })
})
