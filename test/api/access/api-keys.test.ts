// API keys as people make and revoke them in the console.

import { askConsole } from '../../support/fixtures/console.ts'
import {
  clientOf,
  inDatabase,
  makeKey,
  makeWorkspace,
  raw,
  type TestWorkspace,
} from '../../support/fixtures/make.ts'
import { type Browser, makeFullMember, refusal } from '../../support/fixtures/people.ts'

let workspace: TestWorkspace
let owner: Browser
beforeAll(async () => {
  workspace = await makeWorkspace()
  owner = (await makeFullMember(workspace.id, 'Owner')).browser
})

describe('An API key', () => {
  it('is issued once and shown once, and calls /v1', async () => {
    const body = {
      name: 'Payroll sync',
      scopes: ['org:read', 'employees:read'],
      ip_allowlist: ['127.0.0.0/8'],
    }
    const { api_key, key } = await owner.do('issueApiKey', { body })
    expect(api_key).toMatchObject({
      name: 'Payroll sync',
      scopes: ['employees:read', 'org:read'],
      ip_allowlist: ['127.0.0.0/8'],
      status: 'active',
      expires_at: null,
      prefix: key.slice(0, 17),
    })
    expect(await clientOf(key).me.get()).toMatchObject({ id: api_key.id })
    const [listed] = (await owner.do('listApiKeys')).data
    expect([listed.id, 'key' in listed]).toEqual([api_key.id, false])
    const [row] = await inDatabase<{ text: string }>('select k::text as text from api_keys k where id = $1', [
      api_key.id,
    ])
    expect(row!.text).not.toContain(key.slice(17))
  })

  it('is refused within a second once revoked, and stays revoked', async () => {
    const { api_key, key } = await owner.do('issueApiKey', { body: { name: 'Short', scopes: ['org:read'] } })
    expect((await raw('GET', '/v1/me', { key })).status).toBe(200)
    const ids = { id: api_key.id }
    expect((await owner.do('revokeApiKey', { ids })).status).toBe('revoked')
    for (;;) if ((await raw('GET', '/v1/me', { key })).json.code === 'api_key_revoked') break
    const entries = (await owner.do('listAuditEntries')).data.filter(
      ({ object_id }: { object_id: string }) => object_id === api_key.id,
    )
    expect(entries.map(({ action }: { action: string }) => action)).toEqual([
      'api_key.revoked',
      'api_key.created',
    ])
    expect((await owner.do('revokeApiKey', { ids })).status).toBe('revoked')
  })

  it('may do no more than who makes or revokes it', async () => {
    const { browser } = await makeFullMember(workspace.id, 'Developer')
    const issue = (scopes: string[]) => browser.ask('issueApiKey', { body: { name: 'Mine', scopes } })
    expect((await issue(['org:read', 'webhooks:manage'])).status).toBe(200)
    const wide = await issue(['org:read', 'payroll:read'])
    expect(refusal(wide)).toEqual([403, 'insufficient_scope'])
    expect(wide.json.detail).toContain('may do more than you may: payroll:read.')
    const { api_key } = await owner.do('issueApiKey', { body: { name: 'Boss', scopes: ['payroll:read'] } })
    expect(refusal(await browser.ask('revokeApiKey', { ids: { id: api_key.id } }))).toEqual([
      403,
      'insufficient_scope',
    ])
  })

  it('gets no scope from a token of the console that lacks it', async () => {
    const answer = await askConsole(workspace, 'issueApiKey', {
      body: { name: 'Mine', scopes: ['recruitment:read'] },
    })
    expect(refusal(answer)).toEqual([403, 'insufficient_scope'])
  })

  it('may be a token of the console that is revoked by who may do what it does', async () => {
    const token = await makeKey(workspace.id, { scopes: [], permissions: ['payroll.manage'] })
    const [{ id }] = (await owner.do('listApiKeys')).data
    const { browser } = await makeFullMember(workspace.id, 'Developer')
    expect((await browser.ask('revokeApiKey', { ids: { id } })).status).toBe(403)
    expect((await owner.do('revokeApiKey', { ids: { id } })).prefix).toBe(token.slice(0, 17))
  })

  it.each([
    [
      { ip_allowlist: ['203.0.113.0/24', 'office'] },
      'ip_allowlist[1]',
      'must be a CIDR block such as 203.0.113.0/24',
    ],
    [
      { expires_at: '2020-01-01T00:00:00Z' },
      'expires_at',
      expect.stringMatching(/^must be in the future; it is \d{4}-/),
    ],
    [{ scopes: [] }, 'scopes', expect.any(String)],
  ])('is not issued with %o', async (wrong, field, message) => {
    const answer = await owner.ask('issueApiKey', { body: { name: 'Odd', scopes: ['org:read'], ...wrong } })
    expect([answer.status, answer.json.errors]).toEqual([400, [{ field, message }]])
  })

  it('of another workspace does not exist', async () => {
    const stranger = await makeWorkspace()
    const [row] = await inDatabase<{ id: string }>('select id from api_keys where workspace_id = $1', [
      stranger.id,
    ])
    expect((await owner.ask('revokeApiKey', { ids: { id: row!.id } })).status).toBe(404)
  })
})
