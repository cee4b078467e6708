// Three nodes behind a load balancer: restarts that nobody notices, a node that is killed, and what the nodes count and know together.

import type { Muster as Sdk } from '@muster/sdk'
import { holdTable } from '../support/database/locks.ts'
import { leaveFrom, makeLeaveWorkspace } from '../support/fixtures/leave.ts'
import { ask, clientOf, eventsOf, makeWorkspace, type TestWorkspace } from '../support/fixtures/make.ts'
import { Browser, makeFullMember, makeMember, password } from '../support/fixtures/people.ts'
import { describeWith } from '../support/processes/programs.ts'
import { until } from '../support/processes/until.ts'
import { type Balancer, drainSeconds, nodeHeader, startBalancer } from '../support/server/balancer.ts'
import { Callers } from '../support/server/callers.ts'
import { closedPort, type Muster } from '../support/server/muster.ts'
import { startNode, stopNodes } from '../support/server/nodes.ts'
import { killRedis, ownRedis, type TestRedis } from '../support/server/redis.ts'

const count = 3
const names = Array.from({ length: count }, (_, n) => `node${n}`)

let ports: readonly number[]
let nodes: Muster[]
/** It sends nothing twice, so what a node fails is seen. */
let balancer: Balancer
/** It gives a connection that one node does not accept to another one, as an operator has it. */
let mending: Balancer

type Env = Readonly<Record<string, string>>

const startOn = (port: number, env: Env = {}) =>
  startNode({ PORT: `${port}`, MUSTER_DRAIN_SECONDS: `${drainSeconds}`, ...env })

async function startAll(env: Env = {}): Promise<void> {
  ports = await Promise.all(names.map(closedPort))
  nodes = await Promise.all(ports.map(port => startOn(port, env)))
  balancer = await startBalancer(ports, 0)
  mending = await startBalancer(ports, 3)
}

/** Without draining, which is for nodes that others still reach. */
async function stopAll(): Promise<void> {
  await balancer?.stop()
  await mending?.stop()
  for (const node of nodes ?? []) await node.stopped('SIGKILL')
  await stopNodes()
}

/** Ends it as a crash does. */
const kill = (n: number) => nodes[n]!.stopped('SIGKILL')

/** Starts it again where it was; resolves once the balancers have given it a request. */
async function startAgain(n: number): Promise<void> {
  nodes[n] = await startOn(ports[n]!)
  for (const { base_url } of [balancer, mending])
    await until(async () => {
      const { headers } = await ask(base_url, 'GET', '/healthz')
      return headers.get(nodeHeader) === names[n]
    })
}

/** The SDK on a balancer; it retries only where it is said how often. */
const through = (key: string, { base_url } = balancer, maxRetries = 0): Sdk =>
  clientOf(key, { baseUrl: base_url, maxRetries, fetch })

/** Each of them is there once, with one event of its creation, and so is nobody else of whom that is claimed. */
async function assertMadeOnce({ id, muster: sdk }: TestWorkspace, made: ReadonlyMap<string, string>) {
  const stored: [string, string][] = []
  for await (const employee of sdk.employees.list({ limit: 100 }))
    stored.push([employee.last_name, employee.id])
  const byName = new Map(stored)
  expect(byName.size).toBe(stored.length)
  expect([...made].filter(([name, employee]) => byName.get(name) !== employee)).toEqual([])
  const created = (await eventsOf(id)).filter(({ type }) => type === 'employee.created')
  expect(created.map(({ object_id }) => object_id).sort()).toEqual(
    stored.map(([, employee]) => employee).sort(),
  )
}

const tell = (text: string) => process.stdout.write(`${text}\n`)

/** The statuses of calls that all are sent at once, each with how often it came. */
async function tally(times: number, send: (n: number) => Promise<{ status: number }>) {
  const statuses = await Promise.all(Array.from({ length: times }, async (_, n) => (await send(n)).status))
  return Object.fromEntries(
    [...Map.groupBy(statuses, status => status)].map(([status, all]) => [status, all.length]),
  )
}

function testWithoutRetries(): void {
  it('are restarted one after another under load, and no request fails', async () => {
    const workspace = await makeWorkspace({ request_budget: 1_000_000 })
    const callers = new Callers(through(workspace.key))
    await callers.until(60)
    for (const [n, name] of names.entries()) {
      expect([name, await nodes[n]!.stopped('SIGTERM')]).toEqual([name, 0])
      await startAgain(n)
      await callers.until(20, name)
    }
    await callers.end()
    expect(callers.failed).toEqual([])
    const { tried, made } = callers
    await assertMadeOnce(workspace, made)
    const longest = Math.max(...tried.map(({ seconds }) => seconds)).toFixed(2)
    tell(`Restart of ${count} nodes: ${tried.length} requests, none failed; the longest took ${longest} s.`)
  })

  it('fail only the requests of one that is killed', async () => {
    const workspace = await makeWorkspace({ request_budget: 1_000_000 })
    const callers = new Callers(through(workspace.key, mending))
    await callers.until(60)
    await kill(0)
    const gone = performance.now()
    await callers.until(200)
    await callers.end()
    const { failed, tried, made } = callers
    expect(failed.filter(({ began }) => began > gone)).toEqual([])
    expect(failed.length).toBeLessThanOrEqual(Callers.count)
    expect(tried.filter(({ began, node }) => began > gone && node === 'node0')).toEqual([])
    await assertMadeOnce(workspace, made)
    tell(
      `A node of ${count} was killed: ${failed.length} of ${tried.length} requests failed without a retry.`,
    )
    await startAgain(0)
  })
}

function testRetries(): void {
  it('fail nothing of callers who retry when one is killed, and create once', async () => {
    const workspace = await makeWorkspace({ request_budget: 1_000_000 })
    const callers = new Callers(through(workspace.key, mending, 2))
    await callers.until(60)
    await kill(1)
    await callers.until(200)
    await callers.end()
    expect(callers.failed).toEqual([])
    await assertMadeOnce(workspace, callers.made)
    await startAgain(1)
  })

  it('do once what was under way on one that is killed: the SDK sends it again, to others', async () => {
    const workspace = await makeWorkspace()
    const retried = new Set<string>()
    const sdk = clientOf(workspace.key, {
      baseUrl: mending.base_url,
      maxRetries: 5,
      fetch,
      hooks: { onRetry: ({ idempotencyKey }) => retried.add(idempotencyKey!) },
    })
    const held = await holdTable('departments')
    const wanted = Array.from({ length: 3 * count }, (_, n) => `Department ${n}`)
    const creates = wanted.map(name => sdk.departments.create({ name }))
    await until(async () => (await held.waiting()) === wanted.length)
    await kill(2)
    await held.release()
    const made = new Map((await Promise.all(creates)).map(({ id, name }) => [name, id]))
    expect([...made.keys()]).toEqual(wanted)
    // Each node has its turn.
    expect(retried.size).toBe(wanted.length / count)
    const stored = (await workspace.muster.departments.list({ limit: 100 })).data
    const named = stored.filter(({ name }) => wanted.includes(name))
    expect(named.map(({ id }) => id).sort()).toEqual([...made.values()].sort())
    await startAgain(2)
  })
}

function testWhatIsKnown(): void {
  it('know a rule that has changed through another one at once', async () => {
    const workspace = await makeLeaveWorkspace()
    const monday = { from_date: '2026-08-03', to_date: '2026-08-07' }
    /** What each node charges a week with; more often than there are nodes, so all of them have read the rules. */
    const charged = async () => {
      const dry = () =>
        through(workspace.key).leaveApplications.create(leaveFrom(workspace, monday), { dryRun: true })
      const answers = []
      for (let n = 0; n < 2 * count; n++) answers.push(await dry().withResponse())
      expect(new Set(answers.map(({ response }) => response.headers.get(nodeHeader)))).toEqual(new Set(names))
      return new Set(answers.map(({ data }) => data.total_days))
    }
    expect(await charged()).toEqual(new Set(['5.00']))
    const holiday = { name: 'Rain', date: '2026-08-05', type: 'company' } as const
    const { id } = await through(workspace.key).holidays.create(holiday)
    expect(await charged()).toEqual(new Set(['4.00']))
    await through(workspace.key).holidays.update(id, { type: 'optional' })
    expect(await charged()).toEqual(new Set(['5.00']))
  })

  it('refuse within a second what a role no longer grants', async () => {
    const { id } = await makeWorkspace()
    const owner = await makeFullMember(id, 'Owner')
    const role = { name: 'Clerk', permissions: [], scopes: ['employees:read'] }
    const { id: clerk } = await owner.browser.do('createRole', { body: role })
    const { browser } = await makeMember(id, 'Clerk', new Browser(balancer.base_url))
    const look = () => browser.ask('listEmployees')
    expect(await tally(2 * count, look)).toEqual({ 200: 2 * count })
    await owner.browser.do('updateRole', { ids: { id: clerk }, body: { scopes: [] } })
    const changed = performance.now()
    let last = 0
    // All nodes are asked all the time, so each remembers the session as it was.
    const lanes = Array.from({ length: count }, async () => {
      for (let refused = 0; refused < count; ) {
        const sent = performance.now()
        if ((await look()).status === 200) [last, refused] = [Math.max(last, sent), 0]
        else refused++
      }
    })
    await Promise.all(lanes)
    expect(last - changed).toBeLessThan(1_000)
  })
}

describeWith({ program: 'haproxy' }, 'three nodes behind a balancer', () => {
  beforeAll(() => startAll())
  afterAll(stopAll)

  describe('with callers who do not retry', testWithoutRetries)
  describe('with callers of the SDK', testRetries)
  describe('after a change', testWhatIsKnown)
})

describeWith({ program: 'haproxy' }, 'nodes behind a balancer, with a Redis', () => {
  describeWith({ program: 'redis-server' }, 'that they share', () => {
    let redis: TestRedis
    beforeAll(async () => {
      redis = await ownRedis()
      await startAll({ REDIS_URL: redis.url, MUSTER_TRUSTED_PROXIES: '127.0.0.1' })
    })
    afterAll(async () => {
      await stopAll()
      await killRedis(redis)
    })

    it('let through one budget of a workspace', async () => {
      const { key } = await makeWorkspace({ request_budget: 90 })
      const send = () => ask(balancer.base_url, 'GET', '/v1/me', { key })
      expect(await tally(150, send)).toEqual({ 200: 90, 429: 60 })
    })

    it('count the wrong keys of an address together, and each address for itself', async () => {
      const guess = (address: string) => () =>
        ask(balancer.base_url, 'GET', '/v1/me', {
          key: `mst_live_${'0'.repeat(43)}`,
          headers: { 'x-forwarded-for': address },
        })
      expect(await tally(180, guess('203.0.113.7'))).toEqual({ 401: 120, 429: 60 })
      expect(await tally(3, guess('203.0.113.8'))).toEqual({ 401: 3 })
    })

    it('count the wrong passwords of an account together', async () => {
      const { id } = await makeWorkspace()
      const { email } = await makeMember(id, 'HR')
      const guess = (n: number) =>
        new Browser(balancer.base_url).ask('openSession', { body: { email, password: `${password} ${n}` } })
      const statuses: number[] = []
      for (let n = 0; n < 15; n++) statuses.push((await guess(n)).status)
      expect(new Set(statuses.slice(0, 10))).toEqual(new Set([401]))
      expect(new Set(statuses.slice(10))).toEqual(new Set([429]))
    })
  })
})
