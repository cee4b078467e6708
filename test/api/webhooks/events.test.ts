// Events: the feed holds what endpoints receive, in order, and whoever reads on misses none and reads none twice.

import { type FeedEvent, verifyWebhook } from '@muster/sdk'
import {
  ayesha,
  clientOf,
  eventsOf,
  inDatabase,
  makeKey,
  makeWorkspace,
  raw,
  type TestWorkspace,
} from '../../support/fixtures/make.ts'
import { errorsOf } from '../../support/http/refusal.ts'
import { activeEndpoint } from '../../support/outbound/hook.ts'
import { deliver } from '../../support/server/server.ts'

let workspace: TestWorkspace
beforeEach(async () => {
  workspace = await makeWorkspace()
})

const hire = (name: string) => workspace.muster.employees.create({ ...ayesha, first_name: name })
const get = (query: string) => raw('GET', `/v1/events${query}`, { key: workspace.key })
const storedIds = async () => (await eventsOf(workspace.id)).map(({ id }) => id)

async function all(run: AsyncIterable<FeedEvent>): Promise<FeedEvent[]> {
  const events: FeedEvent[] = []
  for await (const event of run) events.push(event)
  return events
}

/** Events of one type, a millisecond apart, as a busy month leaves them. */
const fill = (count: number, type: string) =>
  inDatabase(
    `insert into events (workspace_id, id, type, object_id, data, created_at)
     select $1, 'evt_' || lpad(n::text, 6, '0'), $2, 'emp_1', '{}', '2026-01-01T00:00:00Z'::timestamptz + n * interval '1 ms'
     from generate_series(1, $3::int) n`,
    [workspace.id, type, count],
  )

describe('the feed of events', () => {
  it('has each event once, the oldest first, with the record as endpoints receive it', async () => {
    const { hook } = await activeEndpoint(workspace)
    const employee = await hire('Bilal')
    const gone = await workspace.muster.employees.delete(employee.id)
    await deliver()
    const { data, has_more, next_cursor } = await workspace.muster.events.get()
    expect(data.map(({ type, object_id, data }) => [type, object_id, data])).toEqual([
      ['employee.created', employee.id, employee],
      ['employee.deleted', employee.id, gone],
    ])
    expect({ has_more, next_cursor }).toEqual({ has_more: false, next_cursor: data[1]!.id })
    const received = hook.received.map(({ json }) => json as { id: string; data: unknown })
    const delivered = received.filter(({ id }) => id === data[0]!.id)
    expect(delivered).toEqual([{ id: data[0]!.id, type: 'employee.created', data: employee }])
    await hook.close()
  })

  it('is read on from its cursor, also from one at its end', async () => {
    await Promise.all(['A', 'B', 'C', 'D', 'E'].map(hire))
    const { events } = workspace.muster
    const first = await events.get({ limit: 2 })
    const second = await events.get({ limit: 2, after: first.next_cursor! })
    const last = await events.get({ limit: 2, after: second.next_cursor! })
    expect([first, second, last].map(page => page.has_more)).toEqual([true, true, false])
    expect([first, second, last].flatMap(page => page.data.map(({ id }) => id))).toEqual(await storedIds())
    expect(await events.get({ after: last.next_cursor! })).toEqual({
      data: [],
      has_more: false,
      next_cursor: last.next_cursor,
    })
    const later = await hire('F')
    const { data } = await events.get({ after: last.next_cursor! })
    expect(data.map(({ object_id }) => object_id)).toEqual([later.id])
  })

  it('has no cursor before the first event', async () => {
    expect(await workspace.muster.events.get()).toEqual({ data: [], has_more: false, next_cursor: null })
  })

  it('says that no more is there where a page is exactly full', async () => {
    await fill(3, 'employee.updated')
    expect(await workspace.muster.events.get({ limit: 3 })).toMatchObject({ has_more: false })
  })

  it('shows types that are asked for, and looks at 5,000 events at a time', async () => {
    await fill(5_001, 'employee.updated')
    const employee = await hire('Sana')
    const { events } = workspace.muster
    const first = await events.get({ types: ['employee.created', 'leave.approved'] })
    expect(first).toEqual({ data: [], has_more: true, next_cursor: 'evt_005000' })
    const second = await events.get({ types: ['employee.created'], after: first.next_cursor! })
    expect(second).toMatchObject({ data: [{ object_id: employee.id }], has_more: false })
  })

  it('begins at an instant, the later of it and the cursor', async () => {
    await fill(5, 'employee.updated')
    const { events } = workspace.muster
    const idsOf = async (query: Parameters<typeof events.get>[0]) =>
      (await events.get(query)).data.map(({ id }) => id.slice(-1))
    expect(await idsOf({ since: '2026-01-01T05:00:00.003+05:00' })).toEqual(['3', '4', '5'])
    const after = 'evt_000004'
    expect(await idsOf({ since: '2026-01-01T00:00:00.003Z', after })).toEqual(['5'])
    expect(await idsOf({ since: '2026-01-01T00:00:00.005Z', after: 'evt_000001' })).toEqual(['5'])
  })

  it('has no test events, which are for one endpoint', async () => {
    const { endpoint, hook } = await activeEndpoint(workspace)
    await workspace.muster.webhookEndpoints.test(endpoint.id)
    expect((await workspace.muster.events.get()).data).toEqual([])
    await hook.close()
  })

  it('refuses what is no event of the workspace, and types that there are not', async () => {
    const other = await makeWorkspace()
    await other.muster.employees.create(ayesha)
    const [theirs] = (await other.muster.events.get()).data
    const sentence =
      'is no event that this workspace still keeps; leave it out, and read from the oldest or from since'
    for (const after of [theirs!.id, 'evt_01k21fe3zefz69jqj7htb64786', 'next'])
      expect(errorsOf(await get(`?after=${after}`))).toEqual({ after: sentence })
    expect(errorsOf(await get('?types=employee.hired'))).toHaveProperty(['types[0]'])
    expect(errorsOf(await get('?limit=101'))).toHaveProperty('limit')
    expect((await workspace.muster.events.get()).data).toEqual([])
  })

  it('is for keys that manage webhooks, and hides records from those without employees.sensitive:read', async () => {
    await hire('Bilal')
    const reader = await makeKey(workspace.id, { scopes: ['employees:read', 'employees.sensitive:read'] })
    expect((await raw('GET', '/v1/events', { key: reader })).json).toMatchObject({
      code: 'insufficient_scope',
      required_scopes: ['webhooks:manage'],
    })
    const manager = clientOf(await makeKey(workspace.id, { scopes: ['webhooks:manage'] }))
    const [event] = (await manager.events.get()).data
    expect(event).toMatchObject({ type: 'employee.created' })
    expect(event).not.toHaveProperty('data')
    await expect(all(manager.sync.events())).rejects.toThrow('it needs the scope employees.sensitive:read')
  })
})

describe('a receiver that was away', () => {
  it('reads on from the last event that it dealt with', async () => {
    const { hook, endpoint } = await activeEndpoint(workspace)
    await hire('Bilal')
    await deliver()
    const [received] = hook.received.filter(({ json }) => (json as { type: string }).type !== 'webhook.test')
    const last = await verifyWebhook(received!.body, received!.headers, endpoint.secret)
    await hook.close()
    await hire('Sana')
    await hire('Omar')
    const run = workspace.muster.sync.events({ after: last.id })
    const names = (await all(run)).map(event =>
      event.type === 'employee.created' ? event.data.first_name : event.type,
    )
    expect(names).toEqual(['Sana', 'Omar'])
    expect(await all(workspace.muster.sync.events({ after: run.next_after }))).toEqual([])
    expect(run.next_after).toBe((await storedIds()).at(-1))
  })

  it('misses none and reads none twice while others write', async () => {
    const { sync } = workspace.muster
    const seen: string[] = []
    let after: string | undefined
    let isWriting = true
    const writers = Promise.all(
      ['A', 'B', 'C', 'D'].map(async name => {
        for (let n = 0; n < 15; n++) await hire(`${name}${n}`)
      }),
    ).finally(() => {
      isWriting = false
    })
    for (let rounds = 1; rounds > 0; rounds -= isWriting ? 0 : 1) {
      const run = sync.events({ after })
      for (const { id } of await all(run)) seen.push(id)
      after = run.next_after
    }
    await writers
    seen.push(...(await all(sync.events({ after }))).map(({ id }) => id))
    expect(seen).toHaveLength(60)
    expect(seen).toEqual(await storedIds())
  })
})
