// Company sign-on: the whole way through a real provider, and what the session may do that it opens.

import { auditOf } from '../../support/fixtures/audit.ts'
import { inDatabase, makeWorkspace } from '../../support/fixtures/make.ts'
import {
  accept,
  ageProof,
  Browser,
  codeOf,
  enrol,
  inviteAs,
  linkFor,
  makeFullMember,
  newEmail,
  password,
  refusal,
  signIn,
  untilSignedOut,
} from '../../support/fixtures/people.ts'
import {
  type Company,
  inviteTo,
  makeCompany,
  roleOf,
  settingsFor,
  signOn,
  signOnWith,
  somebody,
  startProvider,
} from '../../support/fixtures/sign-on.ts'
import { goThrough, type IdentityProvider } from '../../support/outbound/identity-provider.ts'

let provider: IdentityProvider
let company: Company
beforeAll(async () => {
  provider = await startProvider()
  company = await makeCompany(provider, { is_second_factor: true })
})

/** What a provider says that has just asked for the credentials. */
const justNow = () => ({
  id_token: { auth_time: Math.floor(Temporal.Now.instant().epochMilliseconds / 1000) },
})

/** Somebody who has come in by sign-on, invited as this role. */
async function enter(role: string, orders = somebody()) {
  await inviteTo(company, String(orders.claims.email), role)
  const answer = await signOn(company, orders)
  expect([answer.status, answer.json.status]).toEqual([200, expect.any(String)])
  return { browser: answer.browser, session: answer.json, orders }
}

describe('Signing in through a company', () => {
  it('makes somebody invited a member, and signs them in again as the same one', async () => {
    const { session, orders } = await enter('HR')
    expect(session).toMatchObject({
      status: 'active',
      email: orders.claims.email,
      role_name: 'HR',
      workspace_id: company.workspace.id,
      workspaces: [{ workspace_id: company.workspace.id, role_name: 'HR', by_company_only: false }],
    })
    const again = await signOn(company, orders)
    expect([again.status, again.json.member_id]).toEqual([200, session.member_id])
    expect((await again.browser.do('listEmployees')).data).toEqual([])
    expect((await auditOf(session.member_id)).map(([action]) => action)).toEqual([
      'sign_on.bound',
      'member.signed_in',
      'member.signed_in',
    ])
  })

  it('gives a role to somebody new where the workspace says so, and to nobody with an account elsewhere', async () => {
    const open = await makeCompany(provider, {})
    const role_id = await roleOf(open, 'Auditor')
    const { issuer, client, email_domains } = await open.owner.browser.do('getSignOn')
    await open.owner.browser.do('changeSignOn', { body: { issuer, client, email_domains, role_id } })
    const { json } = await signOn(open, somebody())
    expect([json.role_name, json.status]).toEqual(['Auditor', 'second_factor_to_set_up'])
    const [[action, details] = []] = await auditOf(json.member_id)
    expect([action, details]).toEqual(['member.joined', { email: json.email, role_id }])
    const elsewhere = await makeFullMember(company.workspace.id, 'HR')
    const refused = await signOn(open, somebody(elsewhere.email))
    expect(refusal(refused)).toEqual([401, 'sign_in_refused'])
    expect(refused.json.detail).toMatch(/^You have an account in another workspace/)
  })

  it('reads the e-mail address at the provider where the ID token does not tell it', async () => {
    const orders = somebody()
    await inviteTo(company, String(orders.claims.email), 'HR')
    const { json } = await signOn(company, {
      ...orders,
      id_token: { email: undefined, email_verified: undefined },
    })
    expect(json.email).toBe(orders.claims.email)
  })

  it('goes on when the provider changes its keys', async () => {
    const { orders } = await enter('HR')
    const { status } = await signOn(company, { ...orders, changes_keys: true })
    expect(status).toBe(200)
  })

  it('asks for the second factor of Muster unless the provider has asked for one', async () => {
    const { browser, session, orders } = await enter('Payroll', somebody(newEmail(), justNow()))
    expect(session.status).toBe('second_factor_to_set_up')
    const strong = await signOn(company, { ...orders, id_token: { amr: ['pwd', 'mfa'] } })
    expect(strong.json.status).toBe('active')
    await enrol({ browser, email: session.email })
    const weak = await signOn(company, { ...orders, id_token: { amr: ['pwd'] } })
    expect(weak.json.status).toBe('second_factor_needed')
  })

  it('keeps nothing that a thief of the database could use', async () => {
    const browser = new Browser()
    const { address } = await browser.do('beginSignOn', { body: { workspace_id: company.workspace.id } })
    const asked = new URL(address).searchParams
    expect(Object.fromEntries(asked)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^mst_sgon_/),
    })
    expect(browser.setCookie).toMatch(
      /^__Host-muster_sign_on=mst_sgon_[0-9A-Za-z]{49}; Max-Age=600; Path=\/; Secure; HttpOnly; SameSite=Strict$/,
    )
    const rows = await inDatabase<{ text: string }>('select a::text as text from sign_on_attempts a')
    const text = rows.map(row => row.text).join(' ')
    for (const secret of [asked.get('state')!, asked.get('nonce')!, browser.binding!])
      expect(text).not.toContain(secret)
  })
})

describe('A session that a company opened', () => {
  it('reaches nothing of the person beyond its workspace', async () => {
    const email = newEmail()
    const other = await makeWorkspace()
    const elsewhere = new Browser()
    await accept(await inviteAs(other.id, 'HR', email), elsewhere)
    await accept(await inviteTo(company, email, 'HR'))
    const { json, browser } = await signOnWith(company, somebody(email), { password })
    expect(json.workspaces).toHaveLength(1)
    expect(json.other_sessions).toBe(1)
    const tries = [
      browser.ask('switchSession', { body: { workspace_id: other.id } }),
      browser.ask('changeAccountPassword', { body: { new_password: 'four loud otters swim' } }),
      browser.ask('issueAccountTotp'),
    ]
    for (const refused of await Promise.all(tries))
      expect(refusal(refused)).toEqual([403, 'insufficient_scope'])
    await browser.do('revokeSessions')
    expect((await elsewhere.do('getSession')).email).toBe(email)
  })

  it('has a fresh proof after the provider has asked for the credentials again', async () => {
    const { browser, session, orders } = await enter(
      'Owner',
      somebody(newEmail(), { id_token: { amr: ['mfa'] } }),
    )
    await ageProof(session)
    const { address } = await browser.do('proveSignOn')
    expect(new URL(address).searchParams.get('max_age')).toBe('0')
    const back = await goThrough(address)
    const proven = await browser.do('finishSignOn', { body: back })
    expect([proven.id, proven.proven_until]).toEqual([session.id, expect.any(String)])
    const now = Math.floor(Temporal.Now.instant().epochMilliseconds / 1000)
    const { address: next } = await browser.do('proveSignOn')
    await provider.order({ ...orders, id_token: { auth_time: now - 120 } })
    const stale = await browser.ask('finishSignOn', { body: await goThrough(next) })
    expect(stale.json.detail).toMatch(/^Your company has not asked you for your credentials again/)
  })

  it('has no fresh proof only because the provider still knew the person', async () => {
    const long = Math.floor(Temporal.Now.instant().epochMilliseconds / 1000) - 3_600
    const orders = somebody(newEmail(), { id_token: { auth_time: long } })
    const { session } = await enter('HR', orders)
    expect(session.proven_until).toBeNull()
  })

  it('is proven by nobody but its own person', async () => {
    const { browser } = await enter('HR')
    const other = await enter('HR')
    const { address } = await browser.do('proveSignOn')
    await provider.order(other.orders)
    const refused = await browser.ask('finishSignOn', { body: await goThrough(address) })
    expect(refused.json.detail).toMatch(/^You have signed in as somebody else/)
    const byPassword = await makeFullMember(company.workspace.id, 'HR')
    expect(refusal(await byPassword.browser.ask('proveSignOn'))).toEqual([409, 'conflict'])
  })

  it('ends when the workspace removes its provider', async () => {
    const own = await makeCompany(provider)
    const orders = somebody()
    await inviteTo(own, String(orders.claims.email), 'HR')
    const { browser } = await signOn(own, orders)
    expect((await own.owner.browser.do('deleteSignOn')).issuer).toBeNull()
    await untilSignedOut(browser)
  })
})

describe('A workspace that asks for company sign-on', () => {
  it('refuses the password of members of its domains, and takes the link of an operator', async () => {
    const own = await makeCompany(provider, { is_required: true })
    await own.owner.browser.do('deleteSignOn')
    const { email, session, secret } = await makeFullMember(own.workspace.id, 'HR')
    await own.owner.browser.do('changeSignOn', { body: { ...settingsFor(provider), is_required: true } })
    const refused = await signIn(email)
    expect(refusal(refused)).toEqual([401, 'sign_in_refused'])
    expect(refused.json.detail).toMatch(/lets you in through the sign-on of your company alone\.$/)
    const other = await makeWorkspace()
    await accept(await inviteAs(other.id, 'HR', email))
    const browser = new Browser()
    const signedIn = await signIn(email, browser)
    expect([signedIn.status, signedIn.json.workspace_id]).toEqual([200, other.id])
    await browser.do('verifySession', { body: { code: codeOf(secret) } })
    const moved = await browser.ask('switchSession', { body: { workspace_id: own.workspace.id } })
    expect(moved.json.errors[0].field).toBe('workspace_id')
    const link = await linkFor(own.workspace.id, email)
    const linked = await new Browser().ask('openSession', { body: { link } })
    expect([linked.status, linked.json.member_id]).toEqual([200, session.member_id])
  })

  it('lets somebody invited in without a password', async () => {
    const own = await makeCompany(provider, { is_required: true })
    const orders = somebody()
    const token = await inviteTo(own, String(orders.claims.email), 'HR')
    const refused = await new Browser().ask('acceptInvitation', { body: { token, password } })
    expect(refused.json.detail).toMatch(/Sign in through it, and the invitation is accepted\.$/)
    expect((await signOn(own, orders)).json.role_name).toBe('HR')
  })
})
