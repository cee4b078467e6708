// Webhook endpoints under an Idempotency-Key: a repeat is answered the secret again, which is kept encrypted.

import { randomUUID } from 'node:crypto'
import { inDatabase, makeWorkspace, raw, type TestWorkspace } from '../../support/fixtures/make.ts'
import { type Hook, makeHook } from '../../support/outbound/hook.ts'

let workspace: TestWorkspace
let hook: Hook
beforeEach(async () => {
  workspace = await makeWorkspace()
  hook = await makeHook()
})
afterEach(() => hook.close())

const endpoints = () => workspace.muster.webhookEndpoints
const path = '/v1/webhook_endpoints'

describe('a repeat under an Idempotency-Key', () => {
  /** Twice the same POST; the stored answer, which is the same, is kept encrypted. */
  async function twice(at: string, body?: object) {
    const headers = { 'idempotency-key': randomUUID() }
    const send = () => raw('POST', at, { key: workspace.key, body, headers })
    const [first, second] = [await send(), await send()]
    expect(second.headers.get('idempotent-replay')).toBe('true')
    expect([second.status, second.text]).toEqual([first.status, first.text])
    const [stored] = await inDatabase<{ sealed: boolean; row: string }>(
      'select sealed, i::text as row from idempotency_keys i where workspace_id = $1 and idempotency_key = $2',
      [workspace.id, headers['idempotency-key']],
    )
    expect(stored!.sealed).toBe(true)
    for (const hidden of [first.json.secret, 'whsec_', hook.url]) expect(stored!.row).not.toContain(hidden)
    return first
  }

  it('returns the secret of the new endpoint, and of its rotation, again', async () => {
    const made = await twice(path, { url: hook.url, events: ['employee.created'] })
    expect([made.status, made.json.secret]).toEqual([201, expect.stringMatching(/^whsec_/)])
    expect((await endpoints().list()).data).toHaveLength(1)
    const rotated = await twice(`${path}/${made.json.id}/rotate_secret`)
    expect([rotated.status, rotated.json.secret]).toEqual([200, expect.stringMatching(/^whsec_/)])
    expect((await endpoints().getSecret(made.json.id)).secret).toBe(rotated.json.secret)
  })
})
