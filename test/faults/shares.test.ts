// A workspace that asks too much of the database: it waits for itself, and the others are answered as ever.

import { beside } from '../support/database/owner.ts'
import { ayesha, makeWorkspace, type TestWorkspace } from '../support/fixtures/make.ts'
import { type Call, call, type Timed, toldBy } from '../support/http/calls.ts'
import { until } from '../support/processes/until.ts'
import { type Behind, startBehind } from '../support/server/behind.ts'
import { scrape } from '../support/server/metrics.ts'

const poolSize = 6
/** Of the writes of one workspace. */
const most = 3
const maxWaiting = 128

let behind: Behind
let busy: TestWorkspace
let other: TestWorkspace
beforeAll(async () => {
  // A lock is waited for until the test lets go of it.
  const settings = (text: string) => text.replace('lock_timeout=2s', 'lock_timeout=30s')
  behind = await startBehind({ MUSTER_POOL_SIZE: `${poolSize}` }, { settings })
  ;[busy, other] = await Promise.all([makeWorkspace(), makeWorkspace()])
})
afterAll(() => behind.stop())

const ask = (workspace: TestWorkspace, each: Omit<Call, 'key'> = {}) =>
  call(behind.base_url, { key: workspace.key, ...each })

async function connections(state: 'busy' | 'waiting'): Promise<number> {
  const { samples } = await scrape(behind.base_url)
  return samples.get(`muster_database_connections{cell="main",pool="app",state="${state}"}`)!
}

/** Has a workspace change one employee so often at once, all of them held up until the work is done. */
async function stuck(times: number, work: () => Promise<unknown>): Promise<Timed[]> {
  const { id } = (await ask(busy, { body: ayesha })).json
  const change = (n: number) =>
    ask(busy, { method: 'PATCH', path: `/v1/employees/${id}`, body: { last_name: `Changed ${n}` } })
  const answers = await beside(async owner => {
    await owner.query('select from employees where id = $1 for update', [id])
    const changes = Promise.all(Array.from({ length: times }, (_, n) => change(n)))
    changes.catch(() => undefined)
    await until(async () => (await connections('waiting')) === Math.min(times - most, maxWaiting))
    await work()
    await owner.query('rollback')
    return changes
  })
  await until(async () => (await connections('busy')) === 0)
  return answers
}

describe('a workspace whose writes all wait for one record', () => {
  it('holds no more than its share, and reads and other workspaces find free connections', async () => {
    const answers = await stuck(20, async () => {
      expect(await connections('busy')).toBe(most)
      const beside = await Promise.all([
        ask(other),
        ask(other, { body: ayesha }),
        ask(other, { path: '/v1/departments', body: { name: 'Another' } }),
        ask(busy),
      ])
      expect(beside.map(({ status }) => status)).toEqual([200, 201, 201, 200])
      expect([await connections('busy'), await connections('waiting')]).toEqual([most, 20 - most])
    })
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  })

  it('gets 503 if too many requests wait, and no other workspace does', async () => {
    const more = 12
    const answers = await stuck(most + maxWaiting + more, async () => {
      const others = await Promise.all([ask(other), ask(other, { body: ayesha }), ask(busy)])
      expect(others.map(({ status }) => status)).toEqual([200, 201, 200])
    })
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused).toHaveLength(more)
    for (const answer of refused)
      expect(toldBy(answer)).toEqual({ status: 503, code: 'internal_error', retryAfter: '1' })
    expect(refused[0]!.json.detail).toContain(
      '3 other requests of this workspace are in progress, and 128 wait',
    )
    const { samples } = await scrape(behind.base_url)
    expect(samples.get('muster_database_refusals_total{line="full"}')).toBe(more)
  })

  it('gets 503 after it has waited for 5 s', async () => {
    const answers = await stuck(most + 1, () => until(async () => (await connections('waiting')) === 0))
    const [slow] = answers.filter(({ status }) => status !== 200)
    expect(toldBy(slow!)).toEqual({ status: 503, code: 'internal_error', retryAfter: '5' })
    expect(slow!.json.detail).toContain('waited 5 s for a connection to the database: 3 other requests')
  })
})
