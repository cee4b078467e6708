// Webhook endpoints: registered, proved by a test event, changed, rotated, disabled and removed.

import type { EventType, WebhookEndpointUpdate } from '@muster/contract'
import { verifyWebhook } from '@muster/sdk'
import pg from 'pg'
import { allScopes } from '../../../packages/server/auth/rights.ts'
import {
  ayesha,
  inDatabase,
  makeKey,
  makeWorkspace,
  raw,
  type TestWorkspace,
} from '../../support/fixtures/make.ts'
import { errorsOf } from '../../support/http/refusal.ts'
import { activeEndpoint, type Hook, makeHook } from '../../support/outbound/hook.ts'
import { until } from '../../support/processes/until.ts'
import { deliver, server } from '../../support/server/server.ts'

let workspace: TestWorkspace
let hook: Hook
beforeEach(async () => {
  workspace = await makeWorkspace()
  hook = await makeHook()
})
afterEach(() => hook.close())

const endpoints = () => workspace.muster.webhookEndpoints
const path = '/v1/webhook_endpoints'
const refused = { status: 409, code: 'conflict' }

const events: [EventType, ...EventType[]] = ['employee.created', 'employee.updated']
const registered = () => endpoints().create({ url: hook.url, events })
const active = async () => (await activeEndpoint(workspace, events, hook)).endpoint

/** What the workspace's keys did, oldest first. */
const audited = () =>
  inDatabase<{ action: string; object_id: string; actor: string; details: string; row: string }>(
    `select action, object_id, actor, details, a::text as row from audit_entries a
     where workspace_id = $1 and actor <> 'operator' order by created_at, id`,
    [workspace.id],
  )

const waitingForLocks = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`

const operationsOnOne: [method: string, part: string, body?: object][] = [
  ['GET', ''],
  ['PATCH', '', { description: 'Changed' }],
  ['PATCH', '', { url: 'https://10.0.0.1/' }],
  ['GET', '/secret'],
  ['POST', '/rotate_secret'],
  ['POST', '/test'],
  ['POST', '/replay', { since: '2026-01-01T00:00:00Z' }],
  ['DELETE', ''],
]

/** Every operation on one endpoint is refused alike. */
async function assertRefused(id: string, refusal: object, key = workspace.key): Promise<void> {
  for (const [method, part, body] of operationsOnOne) {
    const { status, json } = await raw(method, `${path}/${id}${part}`, { key, body })
    expect({ method, part, ...json, status }).toMatchObject({ method, part, ...refusal })
  }
}

describe('a webhook endpoint', () => {
  it('is unverified and shows its secret on creation, and then only on request', async () => {
    const endpoint = await registered()
    expect(endpoint).toMatchObject({ object: 'webhook_endpoint', status: 'unverified', disabled_at: null })
    expect(endpoint.secret).toMatch(/^whsec_[\w-]{32}$/)
    expect(await endpoints().get(endpoint.id)).not.toHaveProperty('secret')
    expect((await endpoints().getSecret(endpoint.id)).secret).toBe(endpoint.secret)
    const [row] = await inDatabase<{ sealed: string }>(
      'select secret_sealed as sealed from webhook_endpoints where id = $1',
      [endpoint.id],
    )
    expect(row!.sealed).not.toContain(endpoint.secret)
  })

  it('becomes active when it answers the test event', async () => {
    const endpoint = await registered()
    const delivery = await endpoints().test(endpoint.id)
    expect(delivery).toMatchObject({ event_type: 'webhook.test', status: 'pending', attempts: 0 })
    await deliver()
    expect((await endpoints().get(endpoint.id)).status).toBe('active')
    expect((await workspace.muster.webhookDeliveries.get(delivery.id)).status).toBe('delivered')
    const { headers, body, json } = hook.received[0]!
    const { secret: _, ...shown } = endpoint
    expect(json.data).toEqual(shown)
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'user-agent': 'Muster-Webhooks/1.0',
      'muster-event': 'webhook.test',
      'muster-delivery': delivery.id,
    })
    expect((await verifyWebhook(body, headers, endpoint.secret!)).type).toBe('webhook.test')
  })
})

describe('the list of endpoints', () => {
  it('is newest first, paged, and shows no secret', async () => {
    const made = [await registered(), await registered(), await registered()].map(({ id }) => id).reverse()
    const first = await endpoints().list({ limit: 2 })
    expect(first.data.map(({ id }) => id)).toEqual(made.slice(0, 2))
    for (const endpoint of first.data) expect(endpoint).not.toHaveProperty('secret')
    const last = await endpoints().list({ limit: 2, starting_after: first.next_cursor! })
    expect([last.data.map(({ id }) => id), last.has_more]).toEqual([made.slice(2), false])
    const other = await makeWorkspace()
    expect((await other.muster.webhookEndpoints.list()).data).toEqual([])
  })

  it('filters by status and by the time of the last change, even one by the worker', async () => {
    const quiet = await registered()
    const { id } = await registered()
    await endpoints().test(id)
    await deliver()
    const proved = await endpoints().get(id)
    expect((await endpoints().list({ status: 'active' })).data).toEqual([proved])
    expect((await endpoints().list({ status: 'disabled' })).data).toEqual([])
    expect((await endpoints().list({ updated_since: proved.updated_at })).data).toEqual([proved])
    const changed = await endpoints().update(quiet.id, { description: 'Intranet' })
    expect((await endpoints().list({ updated_since: changed.updated_at })).data).toEqual([changed])
  })
})

describe('a change of an endpoint', () => {
  it('of its url makes it unverified and resets its failures', async () => {
    const { id } = await active()
    hook.answer = 500
    await workspace.muster.employees.create(ayesha)
    await deliver()
    const before = await endpoints().get(id)
    expect(before).toMatchObject({ status: 'active', consecutive_failures: 1 })
    const after = await endpoints().update(id, { url: `${hook.url}/moved` })
    expect(after).toEqual({
      ...before,
      url: `${hook.url}/moved`,
      status: 'unverified',
      consecutive_failures: 0,
      updated_at: after.updated_at,
    })
    expect(after.updated_at > before.updated_at).toBe(true)
    expect(await endpoints().get(id)).toEqual(after)
  })

  it('of its events or its description leaves it active, and applies from now on', async () => {
    const { id } = await active()
    const before = await endpoints().get(id)
    const sent: WebhookEndpointUpdate = { events: ['employee.deleted'], description: 'Intranet' }
    const after = await endpoints().update(id, sent)
    expect(after).toEqual({ ...before, ...sent, updated_at: after.updated_at })
    expect(after.updated_at > before.updated_at).toBe(true)
    const employee = await workspace.muster.employees.create(ayesha)
    await workspace.muster.employees.delete(employee.id)
    await deliver()
    expect(hook.received.map(({ json }) => json.type)).toEqual(['employee.deleted'])
  })

  it('that changes nothing keeps everything', async () => {
    const { id, url, events, description } = await active()
    const before = await endpoints().get(id)
    expect(await endpoints().update(id, { url, events, description })).toEqual(before)
    expect(await endpoints().get(id)).toEqual(before)
    expect((await audited()).map(({ action }) => action)).toEqual(['webhook_endpoint.created'])
  })
})

describe('a rejected request', () => {
  it.each<[field: string, value: unknown, message: string]>([
    ['url', 'http://hooks.example.com/', 'must start with https://'],
    ['url', 'ftp://hooks.example.com/', 'must be an address that starts with https://'],
    ['url', 'https://localhost/', 'names localhost, which is not a public host'],
    ['url', 'https://10.0.0.1/', 'names 10.0.0.1, which is not a public address'],
    ['url', 'https://0xa000001/', 'names 10.0.0.1, which is not a public address'],
    ['url', 'https://169.254.169.254/', 'names 169.254.169.254, which is not a public address'],
    ['url', 'https://[::1]/', 'names ::1, which is not a public address'],
    ['url', 'https://user:password@hooks.example.com/', 'must not hold a user name or a password'],
    ['events', [], 'must not be empty'],
    ['events', ['employee.created', 'employee.created'], 'must not hold the same value twice'],
    ['events[0]', ['employee.hired'], 'must be one of employee.created, '],
    ['events[0]', ['webhook.test'], 'must be one of employee.created, '],
    ['status', 'active', 'is read-only, so leave it out'],
    ['secret', 'whsec_mine', 'is read-only, so leave it out'],
  ])('is %s %j', async (field, value, message) => {
    const { key } = workspace
    const before = await endpoints().get((await registered()).id)
    const change = { [field.replace('[0]', '')]: value }
    const body = { url: hook.url, events: ['employee.created'], ...change }
    const told = { [field]: expect.stringContaining(message) }
    expect(errorsOf(await raw('POST', path, { key, body }))).toEqual(told)
    expect(errorsOf(await raw('PATCH', `${path}/${before.id}`, { key, body: change }))).toEqual(told)
    expect((await endpoints().list()).data).toEqual([before])
    expect(await audited()).toHaveLength(1)
  })

  it.each(['url', 'events'])('leaves %s out', async field => {
    const body = { url: hook.url, events: ['employee.created'], [field]: undefined }
    const answer = await raw('POST', path, { key: workspace.key, body })
    expect(errorsOf(answer)).toEqual({ [field]: 'is required' })
  })

  it('creates a 21st endpoint, until one is deleted', async () => {
    for (let n = 1; n <= 20; n++) await registered()
    await expect(registered()).rejects.toMatchObject(refused)
    const [last] = (await endpoints().list()).data
    await endpoints().delete(last!.id)
    expect(await registered()).toMatchObject({ status: 'unverified' })
  })

  it('creates a 21st endpoint, even with three requests at once', async () => {
    for (let n = 1; n <= 19; n++) await registered()
    const client = new pg.Client({ connectionString: server.database_url })
    await client.connect()
    await client.query('begin; lock table webhook_endpoints in share mode')
    const making = Promise.allSettled([registered(), registered(), registered()])
    const allWait = until(async () => (await inDatabase(waitingForLocks)).length === 3)
    await allWait.finally(() => client.end())
    expect((await making).map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected'])
  })

  it('calls any operation without webhooks:manage', async () => {
    const { id } = await registered()
    const scopes = allScopes.filter(scope => scope !== 'webhooks:manage')
    const key = await makeKey(workspace.id, { scopes })
    const refusal = { status: 403, code: 'insufficient_scope', required_scopes: ['webhooks:manage'] }
    await assertRefused(id, refusal, key)
    expect((await raw('GET', path, { key })).json).toMatchObject(refusal)
    expect((await raw('POST', path, { key, body: {} })).json).toMatchObject(refusal)
  })
})

describe('an endpoint of another workspace', () => {
  const missing = { status: 404, code: 'not_found' }

  it('does not exist, and does not change', async () => {
    const owner = workspace
    const { id } = await active()
    const before = await endpoints().getSecret(id)
    workspace = await makeWorkspace()
    await assertRefused(id, missing)
    await assertRefused('whe_01k21fe3zefz69jqj7htb64786', missing)
    expect(await audited()).toEqual([])
    workspace = owner
    expect(await endpoints().getSecret(id)).toEqual(before)
    expect((await workspace.muster.webhookDeliveries.list()).data).toHaveLength(1)
  })
})

describe('the audit of an endpoint', () => {
  it('has one entry for each change and each reading of the secret, none for a test or a replay, and contains no secret', async () => {
    const { id, url, secret } = await registered()
    const actor = (await workspace.muster.me.get()).id
    await endpoints().update(id, { url: `${url}/moved` })
    await endpoints().update(id, { events: ['employee.deleted'], description: 'Intranet' })
    const rotated = await endpoints().rotateSecret(id)
    expect((await endpoints().getSecret(id)).secret).toBe(rotated.secret)
    await endpoints().get(id)
    await endpoints().test(id)
    expect((await endpoints().replay(id, { since: rotated.created_at })).replayed).toBe(0)
    await endpoints().delete(id)
    const entries = await audited()
    expect(entries.map(({ action, details }) => [action, JSON.parse(details)])).toEqual([
      ['webhook_endpoint.created', { url, events, description: null }],
      ['webhook_endpoint.updated', { url: `${url}/moved` }],
      ['webhook_endpoint.updated', { events: ['employee.deleted'], description: 'Intranet' }],
      ['webhook_endpoint.secret_rotated', {}],
      ['webhook_endpoint.secret_shown', {}],
      ['webhook_endpoint.deleted', { url: `${url}/moved` }],
    ])
    for (const entry of entries) {
      expect([entry.object_id, entry.actor]).toEqual([id, actor])
      for (const hidden of [secret!, rotated.secret!, 'whsec_']) expect(entry.row).not.toContain(hidden)
    }
  })
})
