// Service tokens as people issue, change, rotate and revoke them in the console, and as integrations use them.

import { auditOf } from '../../support/fixtures/audit.ts'
import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import { clientOf, inDatabase, makeWorkspace, raw, type TestWorkspace } from '../../support/fixtures/make.ts'
import { ageProof, makeFullMember, refusal, type TestMember } from '../../support/fixtures/people.ts'
import { askToken, inDays, issueToken, untilRefused, wanted } from '../../support/fixtures/service-tokens.ts'

let workspace: TestWorkspace
let owner: TestMember
beforeAll(async () => {
  workspace = await makeWorkspace({ request_budget: 100_000 })
  owner = await makeFullMember(workspace.id, 'Owner')
})

const me = (key: string) => raw('GET', '/v1/me', { key })

describe('A service token', () => {
  it('calls /v1 and /console with one secret, which is shown once', async () => {
    const set = {
      scopes: ['org:write', 'org:read'],
      permissions: ['leave.manage'],
      ip_allowlist: ['127.0.0.0/8'],
    }
    const { service_token: made, token } = await owner.browser.do('issueServiceToken', {
      body: { name: 'Finance sync', expires_at: inDays(30), ...set },
    })
    expect(made).toMatchObject({
      id: expect.stringMatching(/^svc_/),
      name: 'Finance sync',
      scopes: ['org:read', 'org:write'],
      permissions: ['leave.manage'],
      held_by: owner.session.member_id,
      status: 'active',
      prefix: token.slice(0, 16),
      former_prefix: null,
      former_until: null,
      last_used_at: null,
    })
    expect(token).toMatch(/^mst_svc_[0-9A-Za-z]{49}$/)
    expect(await clientOf(token).me.get()).toMatchObject({
      id: made.id,
      name: 'Finance sync',
      scopes: ['org:read', 'org:write'],
      workspace_id: workspace.id,
    })
    expect((await clientOf(token).departments.create({ name: 'Logistics' })).name).toBe('Logistics')
    const body = { name: 'Study', code: 'ST', is_paid: true }
    const type = await inConsole(workspace, 'createLeaveType', { token, body })
    expect((await auditOf(type.id)).length).toBe(1)
    const read = await owner.browser.do('getServiceToken', { ids: { id: made.id } })
    expect([read.id, 'token' in read]).toEqual([made.id, false])
    const [row] = await inDatabase<{ text: string }>(
      'select t::text as text from service_tokens t where id = $1',
      [made.id],
    )
    expect(row!.text).not.toContain(token.slice(16))
  })

  it('has a name in the history and the audit of what it does', async () => {
    const { service_token: made, token } = await issueToken(owner, {
      name: 'Payroll bridge',
      scopes: ['org:write'],
    })
    const { id } = await workspace.muster.departments.create({ name: 'Archive' })
    await clientOf(token).departments.update(id, { name: 'Records' })
    const { data } = await owner.browser.do('listRecordChanges', { query: `object_id=${id}` })
    expect(data.map(({ actor }: { actor: string }) => actor)).toEqual([made.id])
    const names = await owner.browser.do('getNames', { query: `ids=${made.id}` })
    expect(names.data).toEqual([expect.objectContaining({ id: made.id, name: 'Payroll bridge' })])
  })

  it('sees sensitive fields by its scopes, as a key does', async () => {
    const employee = await workspace.muster.employees.create({
      first_name: 'Ayesha',
      last_name: 'Khan',
      joining_date: '2024-01-01',
      national_id: '35202-1234567-1',
    })
    const plain = await issueToken(owner, { scopes: ['employees:read'] })
    const wide = await issueToken(owner, { scopes: ['employees:read', 'employees.sensitive:read'] })
    expect(await clientOf(plain.token).employees.get(employee.id)).not.toHaveProperty('national_id')
    expect(await clientOf(wide.token).employees.get(employee.id)).toMatchObject({
      national_id: '35202-1234567-1',
    })
  })

  it('spends the budget of its workspace, as keys do', async () => {
    const { token } = await issueToken(owner)
    const { headers } = await me(token)
    expect(headers.get('ratelimit-limit')).toBe('100000')
  })

  it('is listed with when it was used last', async () => {
    const { service_token: made, token } = await issueToken(owner)
    await clientOf(token).departments.list()
    for (;;) {
      const { data } = await owner.browser.do('listServiceTokens')
      const shown = data.find(({ id }: { id: string }) => id === made.id)
      if (shown.last_used_at !== null) break
    }
  })

  it('is refused within a second once revoked, and stays revoked', async () => {
    const { service_token: made, token } = await issueToken(owner)
    const ids = { id: made.id }
    expect((await me(token)).status).toBe(200)
    expect((await owner.browser.do('revokeServiceToken', { ids })).status).toBe('revoked')
    expect((await untilRefused(() => me(token))).json).toMatchObject({
      code: 'api_key_revoked',
      detail: 'This service token was revoked. Issue another one in the console, under Developers.',
    })
    expect((await owner.browser.do('revokeServiceToken', { ids })).status).toBe('revoked')
    for (const operation of ['rotateServiceToken', 'updateServiceToken'] as const)
      expect(refusal(await owner.browser.ask(operation, { ids, body: { name: 'Back' } }))).toEqual(
        operation === 'updateServiceToken' ? [409, 'conflict'] : [400, 'validation_failed'],
      )
    expect((await auditOf(made.id)).map(([action]) => action)).toEqual([
      'service_token.created',
      'service_token.revoked',
    ])
  })

  it('expires, and says so', async () => {
    const { service_token: made, token } = await issueToken(owner)
    await inDatabase(
      `update service_tokens set rotated_at = now() - interval '2 days', expires_at = now() - interval '1 day' where id = $1`,
      [made.id],
    )
    expect((await untilRefused(() => me(token))).json).toMatchObject({
      code: 'api_key_expired',
      detail: 'This service token has expired. Issue another one in the console, under Developers.',
    })
  })

  it('works from the addresses on its list alone', async () => {
    const { service_token: made, token } = await issueToken(owner, { ip_allowlist: ['198.51.100.0/24'] })
    expect(refusal(await me(token))).toEqual([403, 'ip_not_allowed'])
    const ids = { id: made.id }
    const after = await owner.browser.do('updateServiceToken', {
      ids,
      body: { ip_allowlist: [], name: 'Anywhere' },
    })
    expect(after).toMatchObject({ name: 'Anywhere', ip_allowlist: [] })
    for (;;) if ((await me(token)).status === 200) break
    expect((await auditOf(made.id)).at(-1)).toEqual([
      'service_token.updated',
      { name: 'Anywhere', ip_allowlist: [] },
    ])
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
      'must be in the future, and within a year of the moment at which the secret is made',
    ],
    [
      { expires_at: inDays(367) },
      'expires_at',
      'must be in the future, and within a year of the moment at which the secret is made',
    ],
    [{ scopes: [] }, 'scopes', 'must hold something, here or among the permissions'],
  ])('is not issued with %o', async (wrong, field, message) => {
    const answer = await askToken(owner, wrong)
    expect([answer.status, answer.json.errors]).toEqual([400, [{ field, message }]])
  })

  it.each([
    [['payroll.approve', 'loans.manage']],
    [['payroll.approve', 'payroll.manage']],
    [['payroll.approve', 'salaries.manage']],
    [['members.manage']],
  ])('holds never %j', async permissions => {
    const answer = await askToken(owner, { permissions })
    const message =
      'must hold neither members.manage, nor payroll.approve together with payroll.manage, salaries.manage or loans.manage'
    expect([answer.status, answer.json.errors]).toEqual([400, [{ field: 'permissions', message }]])
  })

  it('is issued with a fresh proof, as it is rotated, changed and revoked', async () => {
    const other = await makeFullMember(workspace.id, 'Owner')
    const { service_token: made } = await issueToken(other)
    await ageProof(other.session)
    while ((await other.browser.do('getSession')).proven_until !== null);
    const ids = { id: made.id }
    for (const answer of [
      await askToken(other),
      await other.browser.ask('rotateServiceToken', { ids, body: {} }),
      await other.browser.ask('updateServiceToken', { ids, body: { name: 'Other' } }),
      await other.browser.ask('revokeServiceToken', { ids }),
    ])
      expect(refusal(answer)).toEqual([403, 'fresh_proof_required'])
  })

  it('is not issued or rotated by a token, because it acts for whoever is shown it', async () => {
    const { service_token: made } = await issueToken(owner)
    const issued = await askConsole(workspace, 'issueServiceToken', {
      body: wanted({ permissions: ['leave.manage'] }),
    })
    const rotated = await askConsole(workspace, 'rotateServiceToken', {
      id: made.id,
      body: { overlap_hours: 0 },
    })
    for (const answer of [issued, rotated])
      expect([answer.status, answer.json.detail]).toEqual([
        409,
        expect.stringMatching(
          /^A service token acts for the member who makes or rotates it, and nobody is signed in\./,
        ),
      ])
  })
})

describe('A rotation', () => {
  it('goes on with both secrets, and the former one ends by itself', async () => {
    const { service_token: made, token } = await issueToken(owner)
    const ids = { id: made.id }
    const rotated = await owner.browser.do('rotateServiceToken', { ids, body: { overlap_hours: 2 } })
    const { service_token: now } = rotated
    expect(now).toMatchObject({ id: made.id, former_prefix: made.prefix, prefix: rotated.token.slice(0, 16) })
    expect(Temporal.Instant.from(now.former_until).since(now.rotated_at).total('hours')).toBe(2)
    for (const key of [token, rotated.token]) expect((await me(key)).json).toMatchObject({ id: made.id })
    await inDatabase(`update service_tokens set former_ends_at = now() where id = $1`, [made.id])
    expect((await untilRefused(() => me(token))).json).toMatchObject({
      code: 'api_key_revoked',
      detail: 'This service token was rotated, and its former secret has ended. Send the new one.',
    })
    expect((await me(rotated.token)).status).toBe(200)
    expect(await owner.browser.do('getServiceToken', { ids })).toMatchObject({
      former_prefix: null,
      former_until: null,
    })
  })

  it('goes on for 24 hours where nobody says how long, and never beyond the end of the former secret', async () => {
    const usual = await issueToken(owner)
    const ids = { id: usual.service_token.id }
    const { service_token: now } = await owner.browser.do('rotateServiceToken', {
      ids,
      body: { expires_at: inDays(300) },
    })
    expect(Temporal.Instant.from(now.former_until).since(now.rotated_at).total('hours')).toBe(24)
    const soon = await issueToken(owner, { expires_at: inDays(0.5) })
    const { service_token: longer } = await owner.browser.do('rotateServiceToken', {
      ids: { id: soon.service_token.id },
      body: { expires_at: inDays(300), overlap_hours: 168 },
    })
    expect(longer.former_until).toBe(soon.service_token.expires_at)
  })

  it('is refused while an earlier secret goes on, and ends both at once with an overlap of 0', async () => {
    const { service_token: made, token } = await issueToken(owner)
    const ids = { id: made.id }
    const second = await owner.browser.do('rotateServiceToken', { ids, body: {} })
    const refused = await owner.browser.ask('rotateServiceToken', { ids, body: { overlap_hours: 1 } })
    expect([refused.status, refused.json.detail]).toEqual([
      409,
      `The token was rotated before, and its former secret goes on until ${second.service_token.former_until}. Rotate it after that, or with an overlap_hours of 0, which ends both secrets at once.`,
    ])
    const third = await owner.browser.do('rotateServiceToken', { ids, body: { overlap_hours: 0 } })
    expect(third.service_token).toMatchObject({ former_prefix: null, former_until: null })
    for (const key of [token, second.token]) expect((await untilRefused(() => me(key))).status).toBe(401)
    expect((await me(third.token)).status).toBe(200)
    expect((await auditOf(made.id)).map(([action]) => action)).toEqual([
      'service_token.created',
      'service_token.rotated',
      'service_token.rotated',
    ])
  })

  it.each([
    [{ overlap_hours: 169 }, 'overlap_hours', expect.any(String)],
    [
      { expires_at: inDays(367) },
      'expires_at',
      'must be in the future, and within a year of the moment at which the secret is made',
    ],
  ])('is not made with %o', async (body, field, message) => {
    const { service_token: made } = await issueToken(owner)
    const answer = await owner.browser.ask('rotateServiceToken', { ids: { id: made.id }, body })
    expect([answer.status, answer.json.errors]).toEqual([400, [{ field, message }]])
  })
})
