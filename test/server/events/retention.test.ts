// Retention of webhooks: after 30 days an event goes with its deliveries and attempts, and nothing else does.

import { ayesha, inDatabase, makeWorkspace, type TestWorkspace } from '../../support/fixtures/make.ts'
import { activeEndpoint, type Hook } from '../../support/outbound/hook.ts'
import { deliver, runJobs, setClock } from '../../support/server/server.ts'

let workspace: TestWorkspace
let hook: Hook
let endpointId: string
beforeEach(async () => {
  workspace = await makeWorkspace()
  const made = await activeEndpoint(workspace)
  hook = made.hook
  endpointId = made.endpoint.id
})
afterEach(async () => {
  await setClock()
  await hook.close()
})

/** How many of each the workspace has. */
async function kept(): Promise<unknown> {
  const [counts] = await inDatabase(
    `select (select count(*)::int from events where workspace_id = $1) as events,
            (select count(*)::int from webhook_deliveries where workspace_id = $1) as deliveries,
            (select count(*)::int from webhook_attempts where workspace_id = $1) as attempts`,
    [workspace.id],
  )
  return counts
}

/** An employee is hired, which is an event; its instant. */
async function hiredAt(): Promise<Temporal.Instant> {
  const { id } = await workspace.muster.employees.create(ayesha)
  const [event] = await inDatabase<{ at: Date }>(
    `select created_at as at from events where workspace_id = $1 and object_id = $2`,
    [workspace.id, id],
  )
  return event!.at.toTemporalInstant()
}

/** The jobs, 30 days after an instant and so many milliseconds. */
async function runJobsAfter(instant: Temporal.Instant, milliseconds = 0): Promise<void> {
  await setClock(
    instant
      .add({ hours: 30 * 24 })
      .add({ milliseconds })
      .toString(),
  )
  await runJobs()
}

describe('after 30 days', () => {
  it('an event is deleted with its deliveries and attempts, to the millisecond, and younger ones stay', async () => {
    await hiredAt()
    const second = await hiredAt()
    await deliver()
    const third = await hiredAt()
    await deliver()
    const all = { events: 4, deliveries: 4, attempts: 4 }
    expect(await kept()).toEqual(all)
    await runJobsAfter(second, -1)
    expect(await kept()).toEqual({ events: 2, deliveries: 2, attempts: 2 })
    await runJobsAfter(second)
    expect(await kept()).toEqual({ events: 1, deliveries: 1, attempts: 1 })
    const { data } = await workspace.muster.webhookDeliveries.list()
    expect(data.map(({ status }) => status)).toEqual(['delivered'])
    expect((await workspace.muster.webhookAttempts.list(data[0]!.id)).data).toHaveLength(1)
    await runJobsAfter(third)
    expect(await kept()).toEqual({ events: 0, deliveries: 0, attempts: 0 })
  })

  it('a delivery no longer exists for callers, and its endpoint and its employee stay', async () => {
    const at = await hiredAt()
    await deliver()
    const { muster } = workspace
    const { id } = (await muster.webhookDeliveries.list()).data[0]!
    const before = await muster.webhookEndpoints.get(endpointId)
    await runJobsAfter(at)
    const missing = { status: 404, code: 'not_found' }
    await expect(muster.webhookDeliveries.get(id)).rejects.toMatchObject(missing)
    await expect(muster.webhookDeliveries.replay(id)).rejects.toMatchObject(missing)
    await expect(muster.webhookAttempts.list(id)).rejects.toMatchObject(missing)
    expect((await muster.webhookDeliveries.list()).data).toEqual([])
    expect(await muster.webhookEndpoints.get(endpointId)).toEqual(before)
    expect((await muster.employees.list()).data).toHaveLength(1)
  })

  it('unsent deliveries are not sent any more, and the endpoint receives later ones', async () => {
    const { muster } = workspace
    await muster.webhookEndpoints.update(endpointId, { url: `${hook.url}/moved` })
    await runJobsAfter(await hiredAt())
    expect(await kept()).toEqual({ events: 0, deliveries: 0, attempts: 0 })
    await muster.webhookEndpoints.test(endpointId)
    await deliver()
    const { id } = await muster.employees.create(ayesha)
    await deliver()
    expect(hook.received.map(({ json }) => [json.type, json.data.id])).toEqual([
      ['webhook.test', endpointId],
      ['employee.created', id],
    ])
  })

  it('a round that finds nothing changes nothing', async () => {
    const at = await hiredAt()
    await runJobsAfter(at)
    const before = await kept()
    await runJobs()
    expect(await kept()).toEqual(before)
  })
})
