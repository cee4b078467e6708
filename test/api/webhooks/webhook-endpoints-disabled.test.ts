// Webhook endpoints that are disabled: they stay so until they are enabled again, which takes a receiver that is well.

import { randomUUID } from 'node:crypto'
import { userInfo } from 'node:os'
import { Database } from '@muster/db'
import { prove } from '../../../packages/server/features/webhooks/enabling.ts'
import type { WriteInside } from '../../../packages/server/http/context.ts'
import { askConsole, inConsole, tokenOf } from '../../support/fixtures/console.ts'
import { ayesha, inDatabase, makeWorkspace, raw, type TestWorkspace } from '../../support/fixtures/make.ts'
import { makeWorker, type OwnWorker } from '../../support/outbound/disabling.ts'
import { activeEndpoint, type Hook, makeHook } from '../../support/outbound/hook.ts'
import { until } from '../../support/processes/until.ts'
import { muster } from '../../support/server/muster.ts'
import { deliver, server } from '../../support/server/server.ts'

let workspace: TestWorkspace
let hook: Hook
let worker: OwnWorker
beforeEach(async () => {
  workspace = await makeWorkspace()
  hook = await makeHook()
  worker = makeWorker()
})
afterEach(async () => {
  await worker.end()
  await hook.close()
})

const endpoints = () => workspace.muster.webhookEndpoints
const typesReceived = () => hook.received.map(({ json }) => json.type)

/** An endpoint whose last 20 attempts failed; its receiver is well again. */
async function disabled(): Promise<string> {
  const { id } = (await activeEndpoint(workspace, ['employee.created'], hook)).endpoint
  hook.answer = 500
  for (let n = 0; n < 20; n++) await workspace.muster.employees.create(ayesha)
  await deliver()
  hook.answer = 200
  hook.received.length = 0
  return id
}

/** Who enabled an endpoint of the workspace. */
const enabledBy = () =>
  inDatabase<{ actor: string; details: string }>(
    `select actor, details from audit_entries where workspace_id = $1 and action = 'webhook_endpoint.enabled'`,
    [workspace.id],
  )

describe('an endpoint that is disabled', () => {
  it('stays disabled with another url, even if that one answers the test event', async () => {
    const id = await disabled()
    const before = await endpoints().get(id)
    expect(before).toMatchObject({ status: 'disabled', consecutive_failures: 20 })
    const url = `${hook.url}/moved`
    const after = await endpoints().update(id, { url })
    expect(after).toEqual({ ...before, url, updated_at: after.updated_at })
    expect(after.updated_at > before.updated_at).toBe(true)
    await endpoints().test(id)
    await deliver()
    expect(typesReceived()).toEqual(['webhook.test'])
    expect(await endpoints().get(id)).toEqual(after)
  })

  it('is active once it has answered the test event, and receives what waited', async () => {
    const id = await disabled()
    await workspace.muster.employees.create(ayesha)
    worker.start()
    const enabled = await inConsole(workspace, 'enableWebhookEndpoint', { id })
    expect(enabled).toMatchObject({ status: 'active', consecutive_failures: 0, disabled_at: null })
    expect(await endpoints().get(id)).toEqual(enabled)
    await until(() => hook.received.length === 2)
    expect(typesReceived()).toEqual(['webhook.test', 'employee.created'])
    const token = await inDatabase('select id as actor from api_keys where prefix = $1', [
      (await tokenOf(workspace)).slice(0, 17),
    ])
    expect(token).toHaveLength(1)
    expect(await enabledBy()).toEqual([{ ...token[0], details: JSON.stringify({ url: hook.url }) }])
  })

  it('stays disabled if the receiver fails, and the response says what it answered', async () => {
    const id = await disabled()
    const before = await endpoints().get(id)
    worker.start()
    const told = async (what: string) => {
      const { status, json } = await askConsole(workspace, 'enableWebhookEndpoint', { id })
      expect([status, json.code, json.detail]).toEqual([
        409,
        'conflict',
        `The receiver at ${hook.url} did not accept the test event: ${what}. The endpoint stays disabled; make sure that the receiver answers 2xx, then enable it again.`,
      ])
    }
    hook.answer = 503
    await told('answered 503')
    hook.answer = 302
    await told('redirects are not followed (302)')
    await hook.close()
    await told('the connection was refused')
    expect(await endpoints().get(id)).toEqual(before)
    expect(await enabledBy()).toEqual([])
  })

  it('can be enabled with the same Idempotency-Key once the receiver works, and then only once', async () => {
    const id = await disabled()
    worker.start()
    const request = { key: await tokenOf(workspace), headers: { 'idempotency-key': randomUUID() } }
    const enable = () => raw('POST', `/console/webhook_endpoints/${id}/enable`, request)
    hook.answer = 500
    expect((await enable()).status).toBe(409)
    hook.answer = 200
    const [first, again] = [await enable(), await enable()]
    expect([first.status, first.json.status]).toEqual([200, 'active'])
    expect([again.text, again.headers.get('idempotent-replay')]).toEqual([first.text, 'true'])
    expect(await enabledBy()).toHaveLength(1)
  })

  it('holds no database connection while its receiver is slow', async () => {
    const id = await disabled()
    const answered = Promise.withResolvers<void>()
    hook.held = answered.promise
    worker.start()
    const enabling = inConsole(workspace, 'enableWebhookEndpoint', { id })
    await until(() => hook.received.length === 1)
    const held = `select from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`
    for (let n = 0; n < 5; n++) await until(async () => (await inDatabase(held)).length === 0)
    answered.resolve()
    expect((await enabling).status).toBe('active')
  })

  it('stays disabled if its url changes during the test event', async () => {
    const id = await disabled()
    const answered = Promise.withResolvers<void>()
    hook.held = answered.promise
    worker.start()
    const enabling = askConsole(workspace, 'enableWebhookEndpoint', { id })
    await until(() => hook.received.length === 1)
    const { url } = await endpoints().update(id, { url: `${hook.url}/moved` })
    answered.resolve()
    const { status, json } = await enabling
    expect([status, json.detail]).toEqual([
      409,
      `${hook.url} answered the test event, but the endpoint now has another url: ${url}. Enable it again.`,
    ])
    expect((await endpoints().get(id)).status).toBe('disabled')
  })

  it('stays disabled if no worker delivers', async () => {
    const id = await disabled()
    const database = new Database({ url: server.database_url, poolSize: 1 })
    const at = { now: Temporal.Now.instant(), caller: { workspace: { timezone: 'UTC' } } }
    const inOwn = <T>(work: (call: WriteInside) => Promise<T>) =>
      database.write(workspace.id, db => work({ ...at, db }))
    const proof = prove(Object.assign(inOwn, { isKept: true }), id, 200)
    await expect(proof).rejects.toMatchObject({
      status: 503,
      message: expect.stringMatching(/^No process delivered the test event within 0.2 seconds/),
    })
    await database.close()
    await deliver()
    expect((await endpoints().get(id)).status).toBe('disabled')
  })

  it('can be enabled by the command too, if its receiver works', async () => {
    const id = await disabled()
    worker.start()
    hook.answer = 500
    const refused = await muster(['webhook', 'enable', id])
    expect([refused.code, refused.text]).toEqual([
      1,
      expect.stringContaining(`The receiver at ${hook.url} did not accept the test event: answered 500.`),
    ])
    hook.answer = 200
    const text = `Endpoint ${id} is active; its held deliveries are being sent.\n`
    expect(await muster(['webhook', 'enable', id])).toEqual({ code: 0, text })
    expect((await endpoints().get(id)).status).toBe('active')
    expect((await enabledBy()).map(({ actor }) => actor)).toEqual([`operator_${userInfo().username}`])
  })
})

describe('an endpoint that is not disabled', () => {
  it.each(['unverified', 'active'])('cannot be enabled while it is %s', async status => {
    const { id } = await endpoints().create({ url: hook.url, events: ['employee.created'] })
    if (status === 'active') await endpoints().test(id)
    await deliver()
    const answer = await askConsole(workspace, 'enableWebhookEndpoint', { id })
    expect([answer.status, answer.json.detail]).toEqual([
      409,
      `This webhook endpoint is ${status}; only one that is disabled can be enabled.`,
    ])
  })

  it('cannot be enabled after its deletion, or from another workspace', async () => {
    const id = await disabled()
    const other = await makeWorkspace()
    expect((await askConsole(other, 'enableWebhookEndpoint', { id })).status).toBe(404)
    await endpoints().delete(id)
    expect((await askConsole(workspace, 'enableWebhookEndpoint', { id })).status).toBe(409)
    expect(hook.received).toEqual([])
  })
})
