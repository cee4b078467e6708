// A database whose connections, locks or time run out: who waits is told to come back, and nothing hangs.

import { randomUUID } from 'node:crypto'
import { beside, during } from '../support/database/owner.ts'
import type { Flush } from '../support/database/proxy.ts'
import { ayesha, inDatabase, makeWorkspace, type TestWorkspace } from '../support/fixtures/make.ts'
import { type Call, call, isReplay, type Timed, toldBy } from '../support/http/calls.ts'
import { type Behind, startBehind } from '../support/server/behind.ts'
import { server } from '../support/server/server.ts'

const away = { status: 503, code: 'internal_error', retryAfter: '1' }
const inTheWay = { status: 409, code: 'conflict', retryAfter: '1' }

let behind: Behind
let workspace: TestWorkspace
beforeAll(async () => {
  // A quarter of the time that PostgreSQL gives to a lock, and less of the one that it gives to a statement.
  const settings = (text: string) =>
    text
      .replace('lock_timeout=2s', 'lock_timeout=500ms')
      .replace('statement_timeout=15s', 'statement_timeout=1s')
  behind = await startBehind({ MUSTER_POOL_SIZE: '2' }, { settings })
  workspace = await makeWorkspace()
})
afterAll(() => behind.stop())

const ask = (each: Omit<Call, 'key'> = {}) => call(behind.base_url, { key: workspace.key, ...each })
const hire = () => ask({ by: randomUUID(), body: ayesha })

describe('a pool whose connections are all taken', () => {
  it('returns 503 to other requests, and serves them as soon as it can', async () => {
    const commit = ({ statements }: { statements: readonly string[] }) => statements.includes('commit')
    const other = await makeWorkspace()
    const taken = [
      await behind.proxy.holdIn(hire, commit),
      await behind.proxy.holdIn(() => call(behind.base_url, { key: other.key, body: ayesha }), commit),
    ]
    const turnedAway = await Promise.all([
      hire(),
      hire(),
      ask({ body: ayesha }),
      ask(),
      ask(),
      ask({ path: '/v1/company' }),
    ])
    expect(turnedAway.map(toldBy)).toEqual(turnedAway.map(() => ({ ...away, retryAfter: '5' })))
    expect(Math.max(...turnedAway.map(({ seconds }) => seconds))).toBeLessThan(9)
    const served = Promise.all([hire(), ask(), ask()])
    for (const { held } of taken) held.resume()
    for (const { result } of taken) expect((await result).status).toBe(201)
    const answers = await served
    expect(answers.map(({ status }) => status)).toEqual([201, 200, 200])
    expect(Math.max(...answers.map(({ seconds }) => seconds))).toBeLessThan(4)
  })
})

describe('a lock that another transaction holds', () => {
  it('rejects a write, and nothing of it is kept', async () => {
    const create = { by: randomUUID(), path: '/v1/departments', body: { name: randomUUID() } }
    const refused = await beside(async owner => {
      await owner.query('lock table departments in exclusive mode')
      return ask(create)
    })
    expect(toldBy(refused)).toEqual(inTheWay)
    const retry = await ask(create)
    expect([retry.status, isReplay(retry)]).toEqual([201, false])
  })

  it('on a record rejects a change of it, and no other', async () => {
    const [one, other] = [(await hire()).json, (await hire()).json]
    const change = (id: string) =>
      ask({ method: 'PATCH', path: `/v1/employees/${id}`, body: { last_name: 'Changed' } })
    const [refused, done] = await beside(async owner => {
      await owner.query('select from employees where id = $1 for update', [one.id])
      return [await change(one.id), await change(other.id)]
    })
    expect([toldBy(refused!), done!.status]).toEqual([inTheWay, 200])
    expect((await change(one.id)).status).toBe(200)
  })

  it('of the first request under an Idempotency-Key rejects the second', async () => {
    const by = randomUUID()
    const twin = () => ask({ by, body: ayesha })
    // All of it but the commit.
    const almost = {
      asked: ({ messages }: Flush) => messages.findLastIndex(({ type }) => type === 'P' || type === 'B'),
    }
    const { held, result } = await behind.proxy.holdIn(
      twin,
      ({ statements }) => statements.includes('commit'),
      almost,
    )
    const second = await call(server.base_url, { key: workspace.key, by, body: ayesha })
    expect(toldBy(second)).toEqual(inTheWay)
    expect(second.json.detail).toContain(
      'in progress changes the same record or has the same Idempotency-Key',
    )
    held.resume()
    const first = await result
    expect([first.status, isReplay(await twin())]).toEqual([201, true])
  })

  it('returns 503 for a read, because a read conflicts with nothing', async () => {
    const refused = await beside(async owner => {
      await owner.query('lock table employees in access exclusive mode')
      return ask()
    })
    expect(toldBy(refused)).toEqual(away)
    expect((await ask()).status).toBe(200)
  })

  it('of a write in progress rejects a list with updated_since', async () => {
    const list = () => ask({ path: '/v1/employees?updated_since=2026-01-01T00:00:00Z' })
    const { held, result } = await behind.proxy.holdIn(
      hire,
      ({ statements }) => statements.includes('commit'),
      {
        asked: () => 0,
      },
    )
    expect(toldBy(await list())).toEqual(away)
    held.resume()
    expect((await result).status).toBe(201)
    expect((await list()).status).toBe(200)
  })
})

describe('a statement that takes too long', () => {
  it('is given up and reported, and nothing of it is kept', async () => {
    const create = { by: randomUUID(), path: '/v1/departments', body: { name: randomUUID() } }
    let refused: Timed | undefined
    const trouble = { table: 'departments', workspace_id: workspace.id, body: 'perform pg_sleep(20);' }
    await during(trouble, async () => {
      refused = await ask(create)
    })
    expect(toldBy(refused!)).toEqual(away)
    expect(refused!.json.detail).toContain('took the database too long')
    expect(await inDatabase('select from departments where name = $1', [create.body.name])).toEqual([])
    const retry = await ask(create)
    expect([retry.status, isReplay(retry)]).toEqual([201, false])
  })
})
