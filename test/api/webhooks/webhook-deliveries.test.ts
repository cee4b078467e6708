// Webhook deliveries: tried on the schedule, given up, held while an endpoint is disabled, and replayed by hand.

import { isDeepStrictEqual } from 'node:util'
import type { WebhookDelivery } from '@muster/contract'
import {
  ayesha,
  clientOf,
  inDatabase,
  makeKey,
  makeWorkspace,
  raw,
  type TestWorkspace,
} from '../../support/fixtures/make.ts'
import { errorsOf } from '../../support/http/refusal.ts'
import { activeEndpoint, type Hook } from '../../support/outbound/hook.ts'
import { deliver, deliverAt, setClock } from '../../support/server/server.ts'

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

const hire = () => workspace.muster.employees.create(ayesha)
const endpoint = () => workspace.muster.webhookEndpoints.get(endpointId)
const deliveries = async () =>
  (await workspace.muster.webhookDeliveries.list({ event_type: 'employee.created', limit: 100 })).data
const path = '/v1/webhook_deliveries'
const unknown = 'dlv_01k21fe3zefz69jqj7htb64786'
const refused = { status: 409, code: 'conflict' }
const missing = { status: 404, code: 'not_found' }

async function only(): Promise<WebhookDelivery> {
  const [delivery, ...others] = await deliveries()
  expect(others).toEqual([])
  return delivery!
}

/** Events, one after another. */
async function manyEvents(count: number): Promise<void> {
  for (let n = 0; n < count; n++) await hire()
}

describe('a delivery', () => {
  it('has a type that its endpoint asked for, and the record as the API returns it', async () => {
    const employee = await hire()
    await workspace.muster.employees.delete(employee.id)
    await deliver()
    const [received, ...others] = hook.received
    expect(others).toEqual([])
    const event = { id: expect.stringMatching(/^evt_/), type: 'employee.created', data: employee }
    expect(received!.json).toEqual(event)
    const { id, payload } = await only()
    expect([id, payload]).toEqual([received!.headers['muster-delivery'], null])
    expect(await workspace.muster.webhookDeliveries.get(id)).toMatchObject({ payload: received!.body })
  })

  it('hides its payload from a key without employees.sensitive:read', async () => {
    const key = await makeKey(workspace.id, { scopes: ['webhooks:manage'] })
    const { webhookDeliveries, webhookEndpoints } = clientOf(key)
    const { id } = await webhookEndpoints.test(endpointId)
    await deliver()
    for (const answer of [
      await webhookEndpoints.test(endpointId),
      await webhookDeliveries.get(id),
      await webhookDeliveries.replay(id),
      ...(await webhookDeliveries.list()).data,
    ])
      expect(answer).not.toHaveProperty('payload')
  })

  it('goes to each endpoint that asked, under its own id, with the same bytes', async () => {
    const other = await activeEndpoint(workspace, ['employee.updated', 'employee.created'])
    const third = await activeEndpoint(workspace, ['employee.updated'])
    await hire()
    await deliver()
    const received = [hook, other.hook].map(each => each.received[0]!)
    expect(received[0]!.body).toBe(received[1]!.body)
    const sent = received.map(({ headers }) => headers['muster-delivery'])
    expect(new Set(sent).size).toBe(2)
    const logged = (await deliveries()).map(each => [each.webhook_endpoint_id, each.id])
    expect(Object.fromEntries(logged)).toEqual({ [endpointId]: sent[0], [other.endpoint.id]: sent[1] })
    expect(third.hook.received).toEqual([])
    await Promise.all([other.hook.close(), third.hook.close()])
  })

  it('is not tried again after it succeeds, and resets its endpoint’s failures', async () => {
    hook.answer = 503
    const proved = await endpoint()
    await hire()
    await deliver()
    const failing = await endpoint()
    expect(failing).toMatchObject({ consecutive_failures: 1 })
    expect(failing.updated_at > proved.updated_at).toBe(true)
    hook.answer = 204
    await deliverAt((await only()).next_attempt_at!)
    const delivered = { status: 'delivered', attempts: 2, next_attempt_at: null, last_error: null }
    expect(await only()).toMatchObject(delivered)
    expect(await endpoint()).toMatchObject({ consecutive_failures: 0 })
    await deliverAt('2099-01-01T00:00:00Z')
    expect(hook.received).toHaveLength(2)
  })

  it('is not created for a change that changes nothing, is rolled back or is a repeat', async () => {
    const { muster } = workspace
    const idempotencyKey = crypto.randomUUID()
    const employee = await muster.employees.create(ayesha, { idempotencyKey })
    await muster.employees.create(ayesha, { idempotencyKey })
    await muster.employees.update(employee.id, { first_name: ayesha.first_name })
    await expect(muster.employees.create({ ...ayesha, department_id: 'dep_none' })).rejects.toThrow()
    expect(await deliveries()).toHaveLength(1)
  })
})

describe('the log', () => {
  it('is newest first, paged and filtered by endpoint, status and type', async () => {
    const { webhookDeliveries } = workspace.muster
    const other = await activeEndpoint(workspace)
    await hire()
    await deliver()
    await hire()
    const all = (await webhookDeliveries.list()).data
    const stamps = all.map(({ created_at }) => created_at)
    expect(stamps).toEqual(stamps.toSorted().reverse())
    const paged: WebhookDelivery[] = []
    for await (const each of webhookDeliveries.list({ limit: 2 })) paged.push(each)
    expect(paged).toEqual(all)
    const filters: [Partial<WebhookDelivery>, number][] = [
      [{ webhook_endpoint_id: endpointId }, 3],
      [{ status: 'pending' }, 2],
      [{ event_type: 'webhook.test' }, 2],
      [{ webhook_endpoint_id: other.endpoint.id, status: 'delivered', event_type: 'employee.created' }, 1],
    ]
    for (const [filter, count] of filters) {
      const { data } = await webhookDeliveries.list(filter)
      expect(data).toEqual(all.filter(each => isDeepStrictEqual({ ...each, ...filter }, each)))
      expect(data).toHaveLength(count)
    }
    await other.hook.close()
  })

  it.each(['status=sent', 'event_type=employee.hired', 'webhook_endpoint_id='])('has no %s', async query => {
    const answer = await raw('GET', `${path}?${query}`, { key: workspace.key })
    expect(errorsOf(answer)).toEqual({ [query.split('=')[0]!]: expect.any(String) })
  })

  it('belongs to one workspace', async () => {
    await hire()
    await deliver()
    const { id } = await only()
    const { muster } = await makeWorkspace()
    expect((await muster.webhookDeliveries.list({ webhook_endpoint_id: endpointId })).data).toEqual([])
    for (const each of [id, unknown]) {
      await expect(muster.webhookDeliveries.get(each)).rejects.toMatchObject(missing)
      await expect(muster.webhookDeliveries.replay(each)).rejects.toMatchObject(missing)
    }
    expect(await only()).toMatchObject({ id, replay_count: 0 })
  })

  it('needs webhooks:manage', async () => {
    const key = await makeKey(workspace.id, { scopes: ['employees:read', 'employees.sensitive:read'] })
    const refusal = { status: 403, code: 'insufficient_scope', required_scopes: ['webhooks:manage'] }
    for (const part of ['', `/${unknown}`, `/${unknown}/attempts`])
      expect((await raw('GET', `${path}${part}`, { key })).json).toMatchObject(refusal)
    expect((await raw('POST', `${path}/${unknown}/replay`, { key })).json).toMatchObject(refusal)
  })
})

describe('an endpoint', () => {
  it('is disabled at exactly 20 failures in a row, with 64 deliveries in progress, and the rest is held', async () => {
    hook.answer = 500
    await manyEvents(120)
    await deliver()
    expect(await endpoint()).toMatchObject({ status: 'disabled', consecutive_failures: 20 })
    expect((await endpoint()).disabled_at).not.toBeNull()
    const held = (await deliveries()).filter(({ attempts }) => attempts === 0)
    expect(held.length).toBe(120 - hook.received.length)
    expect(hook.received.length).toBeLessThan(64 + 20)
    await deliverAt('2099-01-01T00:00:00Z')
    expect((await deliveries()).filter(({ attempts }) => attempts === 0)).toHaveLength(held.length)
  })

  it('receives the held deliveries when it is enabled again', async () => {
    hook.answer = 500
    await manyEvents(25)
    await deliver()
    expect((await endpoint()).status).toBe('disabled')
    await hire()
    hook.answer = 200
    await inDatabase(
      `update webhook_endpoints set status = 'active', disabled_at = null, consecutive_failures = 0 where id = $1`,
      [endpointId],
    )
    await deliverAt('2099-01-01T00:00:00Z')
    const states = (await deliveries()).map(({ status }) => status)
    expect(states).toEqual(Array(26).fill('delivered'))
  })

  it('receives its test event while disabled, and stays disabled', async () => {
    const { muster } = workspace
    hook.answer = 500
    await manyEvents(20)
    await deliver()
    const before = await endpoint()
    expect(before).toMatchObject({ status: 'disabled', consecutive_failures: 20 })
    hook.answer = 200
    hook.received.length = 0
    const { id } = await muster.webhookEndpoints.test(endpointId)
    await deliverAt('2099-01-01T00:00:00Z')
    expect(hook.received.map(({ json }) => json.type)).toEqual(['webhook.test'])
    expect(await muster.webhookDeliveries.get(id)).toMatchObject({ status: 'delivered' })
    expect(await endpoint()).toEqual(before)
  })

  it('waits for its test event after a new url, and then gets what happened meanwhile', async () => {
    const other = await activeEndpoint(await makeWorkspace())
    await workspace.muster.webhookEndpoints.update(endpointId, { url: other.hook.url })
    expect((await endpoint()).status).toBe('unverified')
    await hire()
    await deliver()
    expect((await only()).attempts).toBe(0)
    await workspace.muster.webhookEndpoints.test(endpointId)
    await deliver()
    await deliver()
    expect(await only()).toMatchObject({ status: 'delivered' })
    expect(hook.received).toEqual([])
    await other.hook.close()
  })

  it('receives nothing once deleted, keeps its log, and does not affect other endpoints', async () => {
    const other = await activeEndpoint(workspace, ['employee.updated'])
    const { muster } = workspace
    hook.answer = 500
    const { id } = await hire()
    await deliver()
    await muster.webhookEndpoints.delete(endpointId)
    expect(await only()).toMatchObject({ status: 'exhausted', last_error: 'the endpoint was deleted' })
    await muster.employees.update(id, { first_name: 'Aisha' })
    await deliverAt('2099-01-01T00:00:00Z')
    expect([hook.received.length, other.hook.received.length]).toEqual([1, 1])
    expect(await endpoint()).toMatchObject({ deleted: true })
    await expect(muster.webhookDeliveries.replay((await only()).id)).rejects.toMatchObject(refused)
    await other.hook.close()
  })
})

describe('a replay', () => {
  it('sends the same id and the same bytes again, however often', async () => {
    await hire()
    await deliver()
    const { id } = await only()
    for (let n = 1; n <= 2; n++) {
      const queued = { status: 'pending', attempts: 0, replay_count: n, payload: null }
      expect(await workspace.muster.webhookDeliveries.replay(id)).toMatchObject({ id, ...queued })
      await deliver()
    }
    expect(hook.received).toHaveLength(3)
    expect(new Set(hook.received.map(({ body }) => body)).size).toBe(1)
    expect(new Set(hook.received.map(({ headers }) => headers['muster-delivery']))).toEqual(new Set([id]))
  })

  it('is rejected while the delivery is pending', async () => {
    await hire()
    const { id } = await only()
    await expect(workspace.muster.webhookDeliveries.replay(id)).rejects.toMatchObject(refused)
  })

  it('of an endpoint sends what failed since an instant', async () => {
    hook.answer = 500
    const before = await hire()
    await hire()
    const after = await hire()
    await deliver()
    hook.answer = 200
    expect(before.created_at < after.created_at).toBe(true)
    const since = (await deliveries()).find(({ created_at }) => created_at >= after.created_at)!.created_at
    expect(await workspace.muster.webhookEndpoints.replay(endpointId, { since })).toEqual({
      object: 'webhook_replay',
      id: endpointId,
      webhook_endpoint_id: endpointId,
      replayed: 1,
    })
    await deliver()
    expect((await deliveries()).map(({ status }) => status)).toEqual(['delivered', 'failed', 'failed'])
  })

  it.each([{}, { since: 'yesterday' }])('of an endpoint needs an instant: %j', async body => {
    const replay = `/v1/webhook_endpoints/${endpointId}/replay`
    const answer = await raw('POST', replay, { key: workspace.key, body })
    expect(errorsOf(answer)).toEqual({ since: expect.any(String) })
  })
})
