// Company sign-on: whom it refuses, and what a provider, a thief or another browser cannot do.

import { inDatabase } from '../../support/fixtures/make.ts'
import { accept, Browser, makeMember, newEmail, password, refusal } from '../../support/fixtures/people.ts'
import {
  type Company,
  comeBack,
  inviteTo,
  makeCompany,
  roleOf,
  settingsFor,
  signOn,
  signOnWith,
  somebody,
  startProvider,
} from '../../support/fixtures/sign-on.ts'
import type { IdentityProvider, Orders } from '../../support/outbound/identity-provider.ts'

let provider: IdentityProvider
let company: Company
beforeAll(async () => {
  provider = await startProvider()
  company = await makeCompany(provider)
})
beforeEach(() => provider.order({ subject: 'nobody', claims: {} }))

async function invited(orders: Partial<Orders> = {}): Promise<Orders> {
  const known = somebody(newEmail(), orders)
  await inviteTo(company, String(known.claims.email), 'HR')
  return known
}

const finish = (browser: Browser, body: object) => browser.ask('finishSignOn', { body })

describe('A session that a company opened', () => {
  it('adds no passkey, which would sign its person in elsewhere', async () => {
    const auth_time = Math.floor(Temporal.Now.instant().epochMilliseconds / 1000)
    const { browser } = await signOn(company, await invited({ id_token: { auth_time } }))
    const refused = await browser.ask('issuePasskeyRegistration')
    expect([refused.status, refused.json.title]).toEqual([403, 'The session counts in one workspace'])
  })
})

describe('A return from the provider', () => {
  it('is refused in another browser than the one that began', async () => {
    const { browser, back } = await comeBack(company, await invited())
    const thief = new Browser()
    expect(refusal(await finish(thief, back))).toEqual([401, 'sign_in_refused'])
    await thief.do('beginSignOn', { body: { workspace_id: company.workspace.id } })
    const refused = await finish(thief, back)
    expect(refused.json.detail).toMatch(/or was begun in another browser\. Begin again\.$/)
    expect((await finish(browser, back)).status).toBe(200)
  })

  it('is refused from a page of another site', async () => {
    const { browser, back } = await comeBack(company, await invited())
    const sent = { body: back, headers: { 'sec-fetch-site': 'cross-site' } }
    expect(refusal(await browser.send('POST', '/console/sign_on/finish', sent))).toEqual([
      403,
      'foreign_origin',
    ])
  })

  it('counts once', async () => {
    const { browser, back } = await comeBack(company, await invited())
    const answers = await Promise.all([finish(browser, back), finish(browser, back)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
    expect((await finish(browser, back)).status).toBe(401)
  })

  it('counts with its own code alone, and a code counts once', async () => {
    const orders = await invited()
    const { browser, back } = await comeBack(company, orders)
    expect((await finish(browser, back)).status).toBe(200)
    const next = await comeBack(company, orders)
    const replayed = await finish(next.browser, { ...next.back, code: back.code })
    expect(replayed.json.detail).toMatch(/it answered invalid_grant/)
  })

  it('is refused after 10 minutes', async () => {
    const { browser, back } = await comeBack(company, await invited())
    await inDatabase('update sign_on_attempts set expires_at = stamp() where workspace_id = $1', [
      company.workspace.id,
    ])
    expect((await finish(browser, back)).status).toBe(401)
  })

  it('is refused after the workspace has set its provider again', async () => {
    const { browser, back } = await comeBack(company, await invited())
    await company.owner.browser.do('changeSignOn', { body: settingsFor(provider) })
    expect((await finish(browser, back)).json.detail).toMatch(/has changed meanwhile\. Begin again\.$/)
  })

  it.each([
    ['another nonce', { id_token: { nonce: 'another' } }, /unexpected.*nonce/],
    ['another issuer', { id_token: { iss: 'https://other.example' } }, /unexpected.*iss/],
    ['another audience', { id_token: { aud: 'another' } }, /unexpected.*aud/],
    ['a time that is over', { id_token: { exp: 1_600_000_000 } }, /exp/],
    ['a signature of somebody else', { signs_with_another_key: true }, /JWT signature verification failed/],
    ['an e-mail address that is not verified', { id_token: { email_verified: false } }, /has not verified/],
    [
      'an e-mail address that is verified in words',
      { id_token: { email_verified: 'true' } },
      /has not verified/,
    ],
    [
      'an e-mail address of another domain',
      { id_token: { email: 'p@other.example' } },
      /of other\.example may not/,
    ],
    ['an e-mail address of a domain below', { id_token: { email: 'p@a.muster.example' } }, /may not sign in/],
    ['two e-mail addresses', { id_token: { email: 'a@b@muster.example' } }, /not valid/],
    [
      'an e-mail address that nobody can have',
      { id_token: { email: 'a\u0000@muster.example' } },
      /not valid/,
    ],
    ['an e-mail address with a space', { id_token: { email: ' a@muster.example' } }, /not valid/],
    ['a subject that cannot be stored', { id_token: { sub: 'a\u0000' } }, /the subject is not one/],
    [
      'a subject longer than 255 characters',
      { id_token: { sub: 'a'.repeat(5_000) } },
      /the subject is not one/,
    ],
  ])('is refused with %s', async (_what, orders, says) => {
    const answer = await signOn(company, await invited(orders))
    expect(refusal(answer)).toEqual([401, 'sign_in_refused'])
    expect(answer.json.detail).toMatch(says)
    expect(answer.headers.get('set-cookie')).toBeNull()
  })

  it('is refused with the iss of another provider, and without one', async () => {
    const orders = await invited()
    const mixed = await comeBack(company, orders)
    const answer = await finish(mixed.browser, { ...mixed.back, iss: 'https://other.example' })
    expect(answer.json.detail).toMatch(/^The sign-on of your company did not work/)
    const bare = await comeBack(company, orders)
    const { iss: _iss, ...rest } = bare.back
    expect((await finish(bare.browser, rest)).status).toBe(401)
  })
})

describe('Who is known to the provider', () => {
  it('is refused without an invitation', async () => {
    const answer = await signOn(company, somebody())
    expect(answer.json.detail).toBe('You are not a member of this workspace. Ask an owner to invite you.')
  })

  it('is refused under the e-mail address of somebody else, until they are invited again', async () => {
    const orders = await invited()
    const { json } = await signOn(company, orders)
    const successor = { ...orders, subject: 'somebody else' }
    const refused = await signOn(company, successor)
    expect(refused.json.detail).toMatch(/belonged to somebody else at your company before/)
    await company.owner.browser.do('deleteMember', { ids: { id: json.member_id } })
    await inviteTo(company, String(orders.claims.email), 'HR')
    expect((await signOn(company, successor)).status).toBe(200)
    expect((await signOn(company, orders)).status).toBe(401)
  })

  it('is who they are under that address once it was given to somebody else, who was invited with a token', async () => {
    const member = await makeMember(company.workspace.id, 'HR')
    const orders = somebody(member.email)
    expect((await signOnWith(company, orders, { password })).status).toBe(200)
    await company.owner.browser.do('deleteMember', { ids: { id: member.session.member_id } })
    expect((await accept(await inviteTo(company, member.email, 'HR'))).status).toBe(200)
    expect(refusal(await signOn(company, orders))).toEqual([403, 'account_proof_required'])
    const successor = { ...orders, subject: `successor of ${member.email}` }
    expect((await signOnWith(company, successor, { password })).status).toBe(200)
  })

  it('comes in with a name and a time of any kind', async () => {
    for (const id_token of [{ name: 'Bilal\u0000 \u202eAhmed' }, { auth_time: 1e300 }]) {
      const { status, json } = await signOn(company, await invited({ id_token }))
      expect([status, json.proven_until]).toEqual([200, null])
    }
    const open = await makeCompany(provider)
    const role_id = await roleOf(open, 'HR')
    await open.owner.browser.do('changeSignOn', { body: { ...settingsFor(provider), role_id } })
    const { status, json } = await signOn(
      open,
      somebody(newEmail(), { id_token: { name: 'Bilal\u0000 Ahmed' } }),
    )
    expect([status, json.name]).toEqual([200, 'Bilal Ahmed'])
  })

  it('stays the same member under another e-mail address', async () => {
    const orders = await invited()
    const { json } = await signOn(company, orders)
    const renamed = await signOn(company, { ...orders, claims: { ...orders.claims, email: newEmail() } })
    expect(renamed.json.member_id).toBe(json.member_id)
  })

  it('stays out once removed', async () => {
    const orders = await invited()
    const { json } = await signOn(company, orders)
    await company.owner.browser.do('deleteMember', { ids: { id: json.member_id } })
    for (const subject of [orders.subject, 'another']) {
      const refused = await signOn(company, { ...orders, subject })
      expect(refused.json.detail).toMatch(/^You are not a member of this workspace any more/)
    }
  })
})

describe('A provider', () => {
  it.each([
    ['is away', { is_away: true }, /the connection was closed before an answer/],
    ['says nothing', { is_slow: true }, /no answer within 8 s/],
    ['says too much', { is_oversized: true }, /the answer is larger than 256 KB/],
    [
      'calls itself otherwise',
      { metadata: { issuer: 'https://other.example' } },
      /metadata issuer does not match the expected issuer/,
    ],
    [
      'sends the browser to the internal network',
      { metadata: { authorization_endpoint: 'https://10.0.0.1/' } },
      /not a public address/,
    ],
    [
      'sends the browser to a script',
      { metadata: { authorization_endpoint: 'javascript:alert(1)' } },
      /must be an address/,
    ],
    [
      'has its secrets fetched from the internal network',
      { metadata: { token_endpoint: 'http://10.0.0.1/' } },
      /must start with https/,
    ],
  ])('that %s is refused, when it is set and when somebody signs in', async (_what, orders, says) => {
    await provider.order({ subject: 'nobody', claims: {}, ...orders })
    const refused = await company.owner.browser.ask('changeSignOn', { body: settingsFor(provider) })
    expect(refused.json.errors).toEqual([{ field: 'issuer', message: expect.stringMatching(says) }])
    const visitor = new Browser()
    const begun = await visitor.ask('beginSignOn', { body: { workspace_id: company.workspace.id } })
    expect(refusal(begun)).toEqual([401, 'sign_in_refused'])
    expect(begun.json.detail).toMatch(says)
  })

  it.each([
    ['https://10.0.0.1', /names 10\.0\.0\.1, which is not a public address/],
    ['http://login.example.com', /must start with https/],
    ['https://localhost:8443', /not a public host/],
    ['https://169.254.169.254/latest', /not a public address/],
    ['ftp://login.example.com', /must be an address that starts with https/],
    ['not an address', /must be an address that starts with https/],
  ])('at %s is refused', async (issuer, says) => {
    const body = { ...settingsFor(provider), issuer }
    const refused = await company.owner.browser.ask('changeSignOn', { body })
    expect(refused.json.errors).toEqual([{ field: 'issuer', message: expect.stringMatching(says) }])
  })
})
