// Webhook endpoints that were deleted: they stay, flagged, for whoever follows changes, and are sent nothing.

import type { WebhookEndpoint } from '@muster/contract'
import { ayesha, inDatabase, makeWorkspace, type TestWorkspace } from '../../support/fixtures/make.ts'
import { activeEndpoint, type Hook, makeHook } from '../../support/outbound/hook.ts'
import { deliver } from '../../support/server/server.ts'

let workspace: TestWorkspace
let hook: Hook
let before: WebhookEndpoint
let gone: WebhookEndpoint
beforeEach(async () => {
  workspace = await makeWorkspace()
  hook = await makeHook()
  const { endpoint } = await activeEndpoint(workspace, ['employee.created'], hook)
  before = await endpoints().get(endpoint.id)
  gone = await endpoints().delete(before.id)
})
afterEach(() => hook.close())

const endpoints = () => workspace.muster.webhookEndpoints

describe('an endpoint that was deleted', () => {
  it('keeps its last values, and is listed with include_deleted', async () => {
    expect(gone).toEqual({ ...before, deleted: true, updated_at: expect.any(String) })
    expect(gone.updated_at > before.updated_at).toBe(true)
    expect(await endpoints().get(gone.id)).toEqual(gone)
    expect((await endpoints().list()).data).toEqual([])
    const changed = { updated_since: gone.updated_at, include_deleted: true }
    expect((await endpoints().list(changed)).data).toEqual([gone])
  })

  it('receives nothing', async () => {
    await workspace.muster.employees.create(ayesha)
    await deliver()
    expect(hook.received).toEqual([])
  })

  it('is deleted once, and rejects changes', async () => {
    const { id, url, created_at } = gone
    expect(await endpoints().delete(id)).toEqual(gone)
    const refusal = { status: 409, detail: expect.stringContaining('is deleted') }
    await expect(endpoints().update(id, { url })).rejects.toMatchObject(refusal)
    await expect(endpoints().rotateSecret(id)).rejects.toMatchObject(refusal)
    await expect(endpoints().test(id)).rejects.toMatchObject(refusal)
    await expect(endpoints().replay(id, { since: created_at })).rejects.toMatchObject(refusal)
    await expect(endpoints().getSecret(id)).rejects.toMatchObject({ status: 404 })
    expect(await endpoints().get(id)).toEqual(gone)
    const told = `select action from audit_entries where workspace_id = $1 and action = 'webhook_endpoint.deleted'`
    expect(await inDatabase(told, [workspace.id])).toHaveLength(1)
  })
})
