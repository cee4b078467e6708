// Two nodes on one database: what one does holds on the other, and a Redis that fails makes neither of them fail.

import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { MusterError, type Muster as Sdk } from '@muster/sdk'
import { showPrefix } from '../../packages/server/auth/api-keys.ts'
import { ayesha, clientOf, makeWorkspace } from '../support/fixtures/make.ts'
import { describeWith } from '../support/processes/programs.ts'
import { until } from '../support/processes/until.ts'
import { type Muster, muster } from '../support/server/muster.ts'
import { startNode, stopNodes } from '../support/server/nodes.ts'
import { killRedis, ownRedis, type TestRedis } from '../support/server/redis.ts'

type Pair = readonly [Sdk, Sdk]

let nodes: Muster[]

async function startPair(env: Readonly<Record<string, string>> = {}): Promise<void> {
  nodes = await Promise.all([startNode(env), startNode(env)])
}

/** The SDK under one key, on each of the two nodes. */
function onBoth(key: string): Pair {
  const [one, two] = nodes.map(node => clientOf(key, { baseUrl: node.base_url }))
  return [one!, two!]
}

const atOnce = 16

/** Calls so many times in all, half of it on each node, several at once. */
async function spread<T>(pair: Pair, times: number, work: (sdk: Sdk, n: number) => Promise<T>): Promise<T[]> {
  const results: T[] = []
  let next = 0
  const lane = async () => {
    for (let n = next++; n < times; n = next++) results[n] = await work(pair[n % 2]!, n)
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  return results
}

/** What a call came to: its status alone. */
async function statusOf(call: Promise<unknown>): Promise<number> {
  try {
    await call
    return 200
  } catch (error) {
    if (error instanceof MusterError && error.status !== undefined) return error.status
    throw error
  }
}

describe('two nodes', () => {
  beforeAll(() => startPair())
  afterAll(stopNodes)

  it('make one record under an idempotency key that both are sent at once', async () => {
    const { key, muster: sdk } = await makeWorkspace()
    const pair = onBoth(key)
    for (let round = 0; round < 5; round++) {
      const idempotencyKey = randomUUID()
      const answers = await spread(pair, 8, on =>
        on.employees.create(ayesha, { idempotencyKey }).withResponse(),
      )
      const [first] = answers
      for (const { data } of answers) expect(data).toEqual(first!.data)
      const replays = answers.filter(({ response }) => response.headers.get('idempotent-replay') === 'true')
      expect(replays).toHaveLength(7)
      expect((await sdk.employees.list({ limit: 100 })).data).toHaveLength(round + 1)
    }
  })

  it('give each employee a code of its own', async () => {
    const { key } = await makeWorkspace()
    const made = await spread(onBoth(key), 60, on => on.employees.create(ayesha))
    expect(new Set(made.map(employee => employee.employee_code)).size).toBe(60)
  })

  it('let one of two have a code that both request, and one of two be the default', async () => {
    const { key, muster: sdk } = await makeWorkspace()
    const pair = onBoth(key)
    for (let round = 0; round < 10; round++) {
      const taken = await spread(pair, 2, (on, n) =>
        statusOf(on.departments.create({ name: `${round} ${n}`, code: `C${round}` })),
      )
      expect(taken.sort()).toEqual([200, 409])
      const times = { start_time: '08:00:00', end_time: '16:00:00', is_default: true }
      await spread(pair, 6, (on, n) => on.shifts.create({ name: `${round} ${n}`, ...times }))
      const shifts = (await sdk.shifts.list({ limit: 100 })).data
      expect(shifts.filter(shift => shift.is_default)).toHaveLength(1)
    }
  })

  it('read each other’s cursors and writes at once', async () => {
    const { key } = await makeWorkspace()
    const pair = onBoth(key)
    const made: string[] = []
    for (let n = 0; n < 11; n++) {
      const { id } = await pair[n % 2]!.employees.create(ayesha)
      expect((await pair[(n + 1) % 2]!.employees.get(id)).id).toBe(id)
      made.unshift(id)
    }
    const read: string[] = []
    for (let n = 0, starting_after: string | undefined; n === 0 || starting_after; n++) {
      const query = { limit: 2, ...(starting_after && { starting_after }) }
      const page = await pair[n % 2]!.employees.list(query)
      read.push(...page.data.map(({ id }) => id))
      starting_after = page.next_cursor ?? undefined
    }
    expect(read).toEqual(made)
  })

  it('accept a new key at once and reject a revoked one within a second', async () => {
    const { id, muster: sdk } = await makeWorkspace()
    const create = ['key', 'create', '--workspace', id, '--name', 'new', '--scopes', 'all']
    const key = /mst_live_\w+/.exec((await muster(create)).text)![0]
    const pair = onBoth(key)
    expect(await spread(pair, 2, on => statusOf(on.me.get()))).toEqual([200, 200])
    // Both are asked all the time, so both remember the key when it is revoked.
    const revoked = muster(['key', 'revoke', showPrefix(key)]).then(({ code }) => ({ code, at: Date.now() }))
    // When the last request that a node took was sent to it.
    const lastTaken = await spread(pair, 2, async on => {
      for (let last = 0; ; ) {
        const sent = Date.now()
        if ((await statusOf(on.me.get())) === 401) return last
        last = sent
      }
    })
    const { code, at } = await revoked
    expect(code).toBe(0)
    for (const sent of lastTaken) expect(sent - at).toBeLessThan(1_000)
    await expect(pair[0].me.get()).rejects.toMatchObject({ code: 'api_key_revoked' })
    expect((await sdk.me.get()).workspace_id).toBe(id)
  })
})

const workspaceOn = async (budget: number) => onBoth((await makeWorkspace({ request_budget: budget })).key)

const answered = async (pair: Pair, times: number) =>
  (await spread(pair, times, on => statusOf(on.me.get()))).sort()

const answers = (succeeded: number, refused: number) => [
  ...Array.from({ length: succeeded }, () => 200),
  ...Array.from({ length: refused }, () => 429),
]

/** Until the second node counts what the first one has counted. */
async function untilShared(): Promise<void> {
  const pair = await workspaceOn(100_000)
  const left = async (sdk: Sdk) =>
    Number((await sdk.me.get().withResponse()).response.headers.get('ratelimit-remaining'))
  await until(async () => (await left(pair[0])) - 1 === (await left(pair[1])))
}

describeWith({ program: 'redis-server' }, 'two nodes behind one Redis', () => {
  let redis: TestRedis

  beforeAll(async () => {
    redis = await ownRedis()
    await startPair({ REDIS_URL: redis.url })
    // A node that Redis keeps waiting starts without it.
    await untilShared()
  })
  afterAll(async () => {
    await stopNodes()
    await killRedis(redis)
  })

  it('share one budget exactly', async () => {
    expect(await answered(await workspaceOn(150), 300)).toEqual(answers(150, 150))
  })

  it('each count for themselves while it is away, and share again once it is back', async () => {
    const before = await workspaceOn(10)
    expect(await answered(before, 4)).toEqual(answers(4, 0))
    await killRedis(redis)
    expect(await answered(await workspaceOn(10), 40)).toEqual(answers(20, 20))
    expect(await answered(before, 4)).toEqual(answers(4, 0))
    redis = await ownRedis(new URL(redis.url).port)
    await untilShared()
    expect(await answered(await workspaceOn(30), 60)).toEqual(answers(30, 30))
  })

  it('answer while it is connected but silent, and share again once it answers', async () => {
    const pair = await workspaceOn(1_000)
    expect(await answered(pair, 4)).toEqual(answers(4, 0))
    const timed = async (sdk: Sdk) => {
      const asked = performance.now()
      await sdk.me.get()
      return performance.now() - asked
    }
    redis.started!.kill('SIGSTOP')
    try {
      // New requests all the time: writing to it must not pass for a sign of life from it.
      const times: Promise<number>[] = []
      for (let n = 0; n < 25; n++, await sleep(50)) times.push(timed(pair[n % 2]!))
      expect(Math.max(...(await Promise.all(times)))).toBeLessThan(2_000)
    } finally {
      redis.started!.kill('SIGCONT')
    }
    await untilShared()
    expect(await answered(await workspaceOn(30), 60)).toEqual(answers(30, 30))
  })
})
