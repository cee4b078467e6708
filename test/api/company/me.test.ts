// The calling key: what it is called and what it may do.

import type { ApiKey } from '@muster/contract'
import type { Muster } from '@muster/sdk'
import { clientOf, inDatabase, makeKey, makeWorkspace, raw } from '../../support/fixtures/make.ts'

/** Asks until the use before has been noted; that is written after the answer. */
async function usedKey(muster: Muster): Promise<ApiKey> {
  for (let asked = 0; asked < 500; asked++) {
    const key = await muster.me.get()
    if (key.last_used_at !== null) return key
  }
  throw new Error('The key was used and 500 answers later that is still not noted.')
}

describe('the calling key', () => {
  it('is shown with its scopes sorted and its workspace', async () => {
    const { id } = await makeWorkspace()
    const expires_at = '2999-12-31T18:59:59.000Z'
    const key = await makeKey(id, {
      name: 'Payroll sync',
      scopes: ['org:read', 'employees:write', 'employees:read'],
      ip_allowlist: ['127.0.0.0/8', '::1/128'],
      expires_at,
    })
    expect(await clientOf(key).me.get()).toEqual({
      object: 'api_key',
      id: expect.stringMatching(/^key_/),
      name: 'Payroll sync',
      prefix: key.slice(0, 'mst_live_'.length + 8),
      scopes: ['employees:read', 'employees:write', 'org:read'],
      workspace_id: id,
      ip_allowlist: ['127.0.0.0/8', '::1/128'],
      status: 'active',
      expires_at,
      last_used_at: null,
      created_at: expect.stringMatching(/\.\d{3}Z$/),
    })
  })

  it('may have no scope and no expiry', async () => {
    const { id } = await makeWorkspace()
    const me = await clientOf(await makeKey(id, { scopes: [] })).me.get()
    expect(me).toMatchObject({ scopes: [], ip_allowlist: [], expires_at: null })
  })

  it('shows neither the key itself nor its digest', async () => {
    const { key } = await makeWorkspace()
    const { text } = await raw('GET', '/v1/me', { key })
    expect(text).not.toContain(key)
    expect(text).not.toMatch(/digest|pepper/)
  })

  it('does not count this call as a use', async () => {
    const { muster } = await makeWorkspace()
    for (let asked = 0; asked < 3; asked++) expect((await muster.me.get()).last_used_at).toBeNull()
  })

  it('counts any other request as a use, and keeps that when it is read', async () => {
    const { id, muster } = await makeWorkspace()
    await muster.company.get()
    const used = await usedKey(muster)
    await inDatabase(`update api_keys set last_used_at = '2026-01-01T00:00:00Z' where workspace_id = $1`, [
      id,
    ])
    const again = await muster.me.get()
    expect(again).toEqual({ ...used, last_used_at: '2026-01-01T00:00:00.000Z' })
    expect(await muster.me.get()).toEqual(again)
  })
})
