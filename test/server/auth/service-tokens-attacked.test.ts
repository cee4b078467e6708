// Service tokens under attack by a hostile insider: more than they may do, and secrets that are not theirs.

import { askConsole } from '../../support/fixtures/console.ts'
import { inDatabase, makeWorkspace, raw, type TestWorkspace } from '../../support/fixtures/make.ts'
import { listRoleIds, makeFullMember, refusal, type TestMember } from '../../support/fixtures/people.ts'
import { askToken, inDays, issueToken, untilRefused } from '../../support/fixtures/service-tokens.ts'

const me = (key: string) => raw('GET', '/v1/me', { key })
let workspace: TestWorkspace
let owner: TestMember
let other: TestMember
let developer: TestMember
beforeAll(async () => {
  workspace = await makeWorkspace({ request_budget: 100_000 })
  owner = await makeFullMember(workspace.id, 'Owner')
  other = await makeFullMember(workspace.id, 'Owner')
  developer = await makeFullMember(workspace.id, 'Developer')
})

const rotate = ({ browser }: TestMember, id: string, body: object = {}) =>
  browser.ask('rotateServiceToken', { ids: { id }, body })

/** A member of a role of their own, with these permissions beside api.manage. */
async function makeClerk(name: string, permissions: string[]): Promise<TestMember> {
  const scopes = ['employees:read', 'org:read']
  await owner.browser.do('createRole', {
    body: { name, permissions: ['api.manage', ...permissions], scopes },
  })
  return makeFullMember(workspace.id, name)
}

describe('Somebody with api.manage', () => {
  it('gets no right by a token that they lack', async () => {
    for (const set of [
      { permissions: ['payroll.manage'] },
      { scopes: ['payroll:read' as const] },
      { permissions: ['nothing.manage'] },
    ]) {
      const answer = await askToken(developer, set)
      expect(refusal(answer)).toEqual([403, 'insufficient_scope'])
    }
  })

  it('neither rotates, nor widens, nor ends a token that may do more than they may', async () => {
    const { service_token } = await issueToken(owner, { permissions: ['payroll.manage'] })
    const ids = { id: service_token.id }
    for (const answer of [
      await rotate(developer, service_token.id),
      await developer.browser.ask('updateServiceToken', { ids, body: { ip_allowlist: [] } }),
      await developer.browser.ask('revokeServiceToken', { ids }),
    ])
      expect(refusal(answer)).toEqual([403, 'insufficient_scope'])
    await owner.browser.do('revokeServiceToken', { ids })
  })

  it('widens no right by a change, whatever it names', async () => {
    const { service_token } = await issueToken(developer, { scopes: ['org:read'] })
    const ids = { id: service_token.id }
    for (const body of [
      { scopes: ['payroll:read'] },
      { permissions: ['payroll.manage'] },
      { held_by: owner.session.member_id },
      { expires_at: inDays(300) },
    ])
      expect((await developer.browser.ask('updateServiceToken', { ids, body })).status).toBe(400)
  })

  it('finds no token of another workspace', async () => {
    const stranger = await makeFullMember((await makeWorkspace()).id, 'Owner')
    const { service_token } = await issueToken(stranger)
    const ids = { id: service_token.id }
    for (const answer of [
      await owner.browser.ask('getServiceToken', { ids }),
      await owner.browser.ask('updateServiceToken', { ids, body: { name: 'Mine' } }),
      await owner.browser.ask('revokeServiceToken', { ids }),
      await rotate(owner, service_token.id),
    ])
      expect(refusal(answer)).toEqual([404, 'not_found'])
    expect((await owner.browser.do('getNames', { query: `ids=${service_token.id}` })).data).toEqual([])
  })

  it('is shown no secret by a repeat, neither of an issue nor of a rotation', async () => {
    const repeat = async (path: string, body: object) => {
      const send = () =>
        owner.browser.send('POST', path, { body, headers: { 'idempotency-key': `repeat-${path}` } })
      const [first, second] = [await send(), await send()]
      expect([first.status, typeof first.json.token]).toEqual([200, 'string'])
      expect([second.status, second.text.includes('mst_svc_')]).toEqual([409, false])
      return first.json.service_token.id
    }
    const body = { name: 'Twice', scopes: ['org:read'], expires_at: inDays(30) }
    const id = await repeat('/console/service_tokens/issue', body)
    await repeat(`/console/service_tokens/${id}/rotate`, { overlap_hours: 0 })
    const kept = await inDatabase<{ text: string }>(
      'select k::text as text from idempotency_keys k where workspace_id = $1',
      [workspace.id],
    )
    expect(kept.filter(({ text }) => /mst_svc_\w{20}/.test(text))).toEqual([])
  })

  it('tries out a token that is never there', async () => {
    const { status, json } = await owner.browser.send('POST', '/console/service_tokens/issue', {
      body: { name: 'Tried', scopes: ['org:read'], expires_at: inDays(30) },
      headers: { 'dry-run': 'true' },
    })
    expect(status).toBe(200)
    expect((await me(json.token)).status).toBe(401)
  })
})

describe('A token', () => {
  it('never does more than whoever was shown its secret may do at that moment', async () => {
    const clerk = await makeClerk('Clerk of leave', ['leave.manage'])
    const { token } = await issueToken(clerk, { permissions: ['leave.manage'] })
    const create = (name: string) =>
      askConsole(workspace, 'createLeaveType', { token, body: { name, code: name, is_paid: true } })
    expect((await create('A')).status).toBe(201)
    const { 'Clerk of leave': id } = await listRoleIds(owner.browser)
    await owner.browser.do('updateRole', { ids: { id: id! }, body: { permissions: ['api.manage'] } })
    for (let n = 0; ; n++) if (refusal(await create(`B${n}`))[0] === 403) break
    expect((await create('C')).json.detail).toContain('of the token and of the member whom it acts for')
  })

  it('ends with the membership of whoever was shown its secret', async () => {
    const leaver = await makeFullMember(workspace.id, 'Owner')
    const theirs = await issueToken(leaver)
    const handed = await issueToken(leaver)
    const now = (await rotate(other, handed.service_token.id)).json
    await owner.browser.do('deleteMember', { ids: { id: leaver.session.member_id } })
    for (const key of [theirs.token, handed.token])
      expect(refusal(await untilRefused(() => me(key)))).toEqual([
        401,
        expect.stringMatching(/^api_key_revoked|invalid_api_key$/),
      ])
    expect((await me(now.token)).status).toBe(200)
    const shown = await owner.browser.do('getServiceToken', { ids: { id: theirs.service_token.id } })
    expect(shown.status).toBe('revoked')
    const kept = await owner.browser.do('getServiceToken', { ids: { id: handed.service_token.id } })
    expect([kept.status, kept.former_until]).toEqual(['active', null])
  })

  it('is neither made nor taken over by whoever was removed, in the second in which their session is still taken for one', async () => {
    const leaver = await makeFullMember(workspace.id, 'Owner')
    const { service_token, token } = await issueToken(owner)
    await leaver.browser.do('getSession')
    await owner.browser.do('deleteMember', { ids: { id: leaver.session.member_id } })
    for (const answer of [
      await askToken(leaver),
      await rotate(leaver, service_token.id, { overlap_hours: 0 }),
    ])
      expect([answer.status, answer.json.detail]).toEqual([
        401,
        'You are not a member of this workspace any more.',
      ])
    expect((await me(token)).status).toBe(200)
    expect(
      await inDatabase('select from service_tokens where held_by = $1 and revoked_at is null', [
        leaver.session.member_id,
      ]),
    ).toEqual([])
  })

  it('keeps its rights and its hands whoever writes to the table', async () => {
    const { service_token } = await issueToken(owner)
    const change = (set: string) =>
      inDatabase(`update service_tokens set ${set} where id = $1`, [service_token.id])
    for (const set of [
      `permissions = array['payroll.manage']`,
      `scopes = array['payroll:read']`,
      `hands = array[]::text[]`,
      `id = 'svc_other'`,
    ])
      await expect(change(set)).rejects.toThrow('A service token keeps its rights and whoever has seen it')
    await expect(change(`expires_at = rotated_at + interval '1 year 1 second'`)).rejects.toThrow(
      'expires_at_check',
    )
    await change('revoked_at = now()')
    await expect(change('revoked_at = null')).rejects.toThrow('and stays revoked')
  })

  it('is not given more rights by the role that answers requests', async () => {
    const columns = await inDatabase<{ name: string }>(
      `select column_name as name from information_schema.column_privileges
       where table_name = 'service_tokens' and grantee = 'muster_app' and privilege_type = 'UPDATE'
         and column_name in ('id', 'scopes', 'permissions', 'created_at', 'workspace_id')`,
    )
    expect(columns).toEqual([])
  })
})
