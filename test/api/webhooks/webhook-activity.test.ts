// Webhook activity: deliveries of the last 48 hours by the hour of the workspace's clocks.

import { inConsole } from '../../support/fixtures/console.ts'
import { ayesha, inDatabase, makeWorkspace, type TestWorkspace } from '../../support/fixtures/make.ts'
import { activeEndpoint } from '../../support/outbound/hook.ts'
import { setClock } from '../../support/server/server.ts'

afterEach(() => setClock())

type Hour = Record<'hour' | 'pending' | 'delivered' | 'failed' | 'exhausted', string | number>

const hoursOf = async (workspace: TestWorkspace, query: Record<string, string> = {}): Promise<Hour[]> =>
  (await inConsole(workspace, 'getWebhookActivity', { query })).hours

/** Deliveries of an event, copied to moments and states. */
async function addDeliveries(
  workspace: TestWorkspace,
  endpoint: string,
  ...made: readonly [at: string, status: string][]
): Promise<void> {
  await workspace.muster.employees.create(ayesha)
  const [{ id: event }] = (await inDatabase<{ id: string }>(
    'select id from events where workspace_id = $1 limit 1',
    [workspace.id],
  )) as [{ id: string }]
  await inDatabase('delete from webhook_deliveries where workspace_id = $1', [workspace.id])
  for (const [n, [at, status]] of made.entries())
    await inDatabase(
      `insert into webhook_deliveries (workspace_id, id, webhook_endpoint_id, event_id, event_type, status, next_attempt_at, created_at)
       values ($1, $2, $3, $4, 'employee.created', $5, case when $5 in ('pending', 'failed') then now() + interval '1 day' end, $6)`,
      [workspace.id, `dlv_${n}_${workspace.id}`, endpoint, event, status, at],
    )
}

describe('webhook activity', () => {
  it('counts deliveries by hour and status, and has an entry for each of 48 hours', async () => {
    const workspace = await makeWorkspace()
    const { hook, endpoint } = await activeEndpoint(workspace)
    await hook.close()
    await setClock('2026-08-20T12:34:00Z')
    await addDeliveries(
      workspace,
      endpoint.id,
      ['2026-08-18T12:59:59Z', 'delivered'],
      ['2026-08-18T13:00:00Z', 'delivered'],
      ['2026-08-20T11:59:59Z', 'failed'],
      ['2026-08-20T12:00:00Z', 'exhausted'],
      ['2026-08-20T12:30:00Z', 'pending'],
      ['2026-08-20T12:31:00Z', 'pending'],
    )
    const hours = await hoursOf(workspace)
    const none = { pending: 0, delivered: 0, failed: 0, exhausted: 0 }
    expect(hours).toHaveLength(48)
    expect([hours[0], hours[1], hours[46], hours[47]]).toEqual([
      { ...none, hour: '2026-08-18T13:00:00.000Z', delivered: 1 },
      { ...none, hour: '2026-08-18T14:00:00.000Z' },
      { ...none, hour: '2026-08-20T11:00:00.000Z', failed: 1 },
      { ...none, hour: '2026-08-20T12:00:00.000Z', pending: 2, exhausted: 1 },
    ])
    const other = await hoursOf(workspace, { webhook_endpoint_id: 'whe_other' })
    expect(other[47]).toEqual({ ...none, hour: '2026-08-20T12:00:00.000Z' })
    expect((await hoursOf(workspace, { webhook_endpoint_id: endpoint.id }))[47]).toEqual(hours[47])
    expect((await hoursOf(await makeWorkspace()))[47]).toEqual({ ...none, hour: '2026-08-20T12:00:00.000Z' })
  })

  it('begins hours as the clocks of the workspace do', async () => {
    const workspace = await makeWorkspace({ timezone: 'Asia/Kolkata' })
    const { hook, endpoint } = await activeEndpoint(workspace)
    await hook.close()
    await setClock('2026-08-20T12:34:00Z')
    await addDeliveries(
      workspace,
      endpoint.id,
      ['2026-08-20T12:29:00Z', 'failed'],
      ['2026-08-20T12:30:00Z', 'pending'],
    )
    const [before, last] = (await hoursOf(workspace)).slice(-2)
    expect([before, last]).toMatchObject([
      { hour: '2026-08-20T11:30:00.000Z', failed: 1 },
      { hour: '2026-08-20T12:30:00.000Z', pending: 1 },
    ])
  })

  it('counts each delivery once where clocks are put forward by half an hour', async () => {
    const workspace = await makeWorkspace({ timezone: 'Australia/Lord_Howe' })
    const { hook, endpoint } = await activeEndpoint(workspace)
    await hook.close()
    // At 02:00 on 4 October, which is 15:30 on the day before in UTC, clocks show 02:30.
    await setClock('2026-10-04T12:34:00Z')
    await addDeliveries(
      workspace,
      endpoint.id,
      ['2026-10-03T14:29:00Z', 'failed'],
      ['2026-10-03T15:29:00Z', 'failed'],
      ['2026-10-03T15:31:00Z', 'failed'],
      ['2026-10-04T12:31:00Z', 'failed'],
    )
    const hours = await hoursOf(workspace)
    expect(
      hours.filter(({ failed }) => Number(failed) > 0).map(({ hour, failed }) => [hour, failed]),
    ).toEqual([
      ['2026-10-03T14:00:00.000Z', 1],
      ['2026-10-03T15:00:00.000Z', 2],
      ['2026-10-04T12:00:00.000Z', 1],
    ])
  })
})
