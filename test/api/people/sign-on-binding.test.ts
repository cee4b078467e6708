// Company sign-on of somebody who is a member already: they prove once that the account is theirs.

import { auditOf } from '../../support/fixtures/audit.ts'
import { inDatabase } from '../../support/fixtures/make.ts'
import { addPasskey } from '../../support/fixtures/passkeys.ts'
import {
  accept,
  Browser,
  codeOf,
  forgetCodes,
  inviteAs,
  linkFor,
  makeFullMember,
  makeMember,
  password,
  refusal,
} from '../../support/fixtures/people.ts'
import {
  type Company,
  makeCompany,
  settingsFor,
  signOn,
  signOnWith,
  somebody,
  startProvider,
} from '../../support/fixtures/sign-on.ts'
import type { IdentityProvider } from '../../support/outbound/identity-provider.ts'
import { runJobs } from '../../support/server/server.ts'

let provider: IdentityProvider
let company: Company
beforeAll(async () => {
  provider = await startProvider()
  company = await makeCompany(provider)
})

const inCompany = (role: string) => makeFullMember(company.workspace.id, role)

describe('A member whom their company signs in for the first time', () => {
  it('gives their password and a code once, and nothing the next time', async () => {
    const member = await inCompany('HR')
    const orders = somebody(member.email)
    const proof = { password, code: codeOf(member.secret) }
    const { status, json, browser } = await signOnWith(company, orders, proof)
    expect([status, json.member_id, json.status, json.by_company]).toEqual([
      200,
      member.session.member_id,
      'active',
      true,
    ])
    expect(json.proven_until).toEqual(expect.any(String))
    expect((await browser.do('listEmployees')).data).toEqual([])
    const again = await signOn(company, orders)
    expect([again.status, again.json.status]).toEqual([200, 'second_factor_needed'])
    expect(await auditOf(member.session.member_id)).toContainEqual([
      'sign_on.bound',
      { issuer: provider.issuer },
    ])
  })

  it('gives a passkey in place of both', async () => {
    const member = await makeMember(company.workspace.id, 'HR')
    const { device } = await addPasskey(member.browser)
    const { browser } = await signOn(company, somebody(member.email))
    const passkey = device.sign(await browser.do('issuePasskeySignIn'))
    const session = await browser.do('verifySignOn', { body: { passkey } })
    expect([session.member_id, session.status]).toEqual([member.session.member_id, 'active'])
  })

  it('gives a link of an operator, where they have lost everything else', async () => {
    const member = await inCompany('HR')
    const link = await linkFor(company.workspace.id, member.email)
    const { json } = await signOnWith(company, somebody(member.email), { link })
    expect([json.member_id, json.status]).toEqual([member.session.member_id, 'active'])
  })

  it('needs the second factor that the account has, and tries again with it', async () => {
    const member = await inCompany('HR')
    const { browser } = await signOn(company, somebody(member.email))
    const half = await browser.ask('verifySignOn', { body: { password } })
    expect(refusal(half)).toEqual([403, 'second_factor_required'])
    const wrong = await browser.ask('verifySignOn', { body: { password: 'four loud otters swim' } })
    expect(refusal(wrong)).toEqual([401, 'sign_in_refused'])
    await forgetCodes(member.email)
    const body = { password, code: codeOf(member.secret) }
    expect((await browser.do('verifySignOn', { body })).status).toBe('active')
  })
})

describe('The proof of a member', () => {
  it('is that of nobody else: neither their passkey nor their link', async () => {
    const [victim, insider] = [await inCompany('Owner'), await makeMember(company.workspace.id, 'HR')]
    const { device } = await addPasskey(insider.browser)
    const { browser } = await signOn(company, somebody(victim.email))
    const passkey = device.sign(await browser.do('issuePasskeySignIn'))
    const link = await linkFor(company.workspace.id, insider.email)
    for (const body of [{ passkey }, { link }, { password: 'guessed by somebody' }])
      expect(refusal(await browser.ask('verifySignOn', { body }))).toEqual([401, 'sign_in_refused'])
    const elsewhere = await makeCompany(provider)
    await accept(await inviteAs(elsewhere.workspace.id, 'HR', victim.email))
    const other = await linkFor(elsewhere.workspace.id, victim.email)
    expect((await browser.ask('verifySignOn', { body: { link: other } })).status).toBe(401)
  })

  it('counts in the browser that came back alone, once, and for 10 minutes', async () => {
    const member = await makeMember(company.workspace.id, 'HR')
    const orders = somebody(member.email)
    const { browser } = await signOn(company, orders)
    const body = { password }
    const stranger = new Browser()
    expect(refusal(await stranger.ask('verifySignOn', { body }))).toEqual([401, 'sign_in_refused'])
    const answers = await Promise.all([
      browser.ask('verifySignOn', { body }),
      browser.ask('verifySignOn', { body }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
    const late = await makeMember(company.workspace.id, 'HR')
    const waiting = await signOn(company, somebody(late.email))
    await inDatabase(`update sign_on_bindings set expires_at = stamp() - interval '1 second'`)
    expect(refusal(await waiting.browser.ask('verifySignOn', { body }))).toEqual([401, 'sign_in_refused'])
    await runJobs()
    expect(await inDatabase('select from sign_on_bindings')).toEqual([])
  })

  it('counts no more once the workspace has set its provider again', async () => {
    const own = await makeCompany(provider)
    const member = await makeMember(own.workspace.id, 'HR')
    const { browser } = await signOn(own, somebody(member.email))
    await own.owner.browser.do('changeSignOn', { body: settingsFor(provider) })
    const refused = await browser.ask('verifySignOn', { body: { password } })
    expect(refused.json.detail).toMatch(/has changed meanwhile\. Begin again\.$/)
  })

  it('is refused after 10 guesses, and uses up none of an open session or of signing in', async () => {
    const member = await makeMember(company.workspace.id, 'HR')
    const orders = somebody(member.email)
    const { browser } = await signOn(company, orders)
    for (let guesses = 0; guesses < 10; guesses++)
      expect((await browser.ask('verifySignOn', { body: { password: `guess ${guesses}` } })).status).toBe(401)
    const refused = await browser.ask('verifySignOn', { body: { password } })
    expect(refusal(refused)).toEqual([429, 'rate_limit_exceeded'])
    expect((await member.browser.ask('proveSession', { body: { password } })).status).toBe(200)
    const signIn = { body: { email: member.email, password } }
    expect((await new Browser().ask('openSession', signIn)).status).toBe(200)
  })

  it.each([
    [{}, 'body'],
    [{ code: '123456' }, 'body'],
    [{ password, link: 'mst_link_0Bf2' }, 'body'],
    [{ link: 'mst_link_0Bf2', code: '123456' }, 'code'],
  ])('is one of a password, a passkey and a link, not %j', async (body, field) => {
    const member = await makeMember(company.workspace.id, 'HR')
    const { browser } = await signOn(company, somebody(member.email))
    const { status, json } = await browser.ask('verifySignOn', { body })
    expect([status, json.errors?.[0]?.field]).toEqual([400, field])
  })
})

describe('A company that requires its sign-on', () => {
  it('needs an owner who can sign in without it', async () => {
    const own = await makeCompany(provider)
    const { email } = own.owner
    await inDatabase('update people set password_digest = null where email = $1', [email])
    const body = { ...settingsFor(provider), is_required: true }
    const refused = await own.owner.browser.ask('changeSignOn', { body })
    expect([refused.status, refused.json.detail]).toEqual([
      409,
      expect.stringMatching(/^No owner has a password or a passkey/),
    ])
    await addPasskey(own.owner.browser)
    expect((await own.owner.browser.ask('changeSignOn', { body })).status).toBe(200)
  })

  it('has a member connect their account although their password opens nothing any more', async () => {
    const own = await makeCompany(provider, { email_domains: ['other.example'] })
    const member = await makeMember(own.workspace.id, 'HR')
    const body = { ...settingsFor(provider), is_required: true }
    await own.owner.browser.do('changeSignOn', { body })
    const signIn = { body: { email: member.email, password } }
    expect((await new Browser().ask('openSession', signIn)).status).toBe(401)
    const { status, json } = await signOnWith(own, somebody(member.email), { password })
    expect([status, json.status]).toEqual([200, 'active'])
  })
})
