// Known browsers: what payroll is told where a bank account is asked for with a browser that nobody has signed in with before.

import { secretsFrom } from '../../../packages/server/auth/secrets.ts'
import { Browsers } from '../../../packages/server/features/people/browsers.ts'
import {
  type Asker,
  askForAccount,
  decide,
  findChange,
  makeAsker,
  makeAskerIn,
} from '../../support/fixtures/bank-account-changes.ts'
import { ayesha, inDatabase, makeWorkspace, sharedDatabase } from '../../support/fixtures/make.ts'
import { makeHolder, signInWith } from '../../support/fixtures/passkeys.ts'
import {
  Browser,
  codeOf,
  linkFor,
  makeFullMember,
  makeMember,
  password,
  signIn,
} from '../../support/fixtures/people.ts'
import { inviteTo, makeCompany, signOn, somebody, startProvider } from '../../support/fixtures/sign-on.ts'
import { testSecret } from '../../support/jest/secret.ts'
import { runJobs, setClock } from '../../support/server/server.ts'

afterEach(() => setClock())

const inDays = (days: number) =>
  setClock(
    Temporal.Now.instant()
      .add({ hours: 24 * days + 1 })
      .toString(),
  )

/** As if the browsers of somebody had been remembered for months, and theirs were as old. */
async function ageBrowsers(email: string, days = 60): Promise<void> {
  const ago = `stamp() - interval '${days} days'`
  await inDatabase(`update people set browsers_since = ${ago} where email = $1`, [email])
  await inDatabase(
    `update known_browsers set first_seen_at = ${ago} where person_id = (select id from people where email = $1)`,
    [email],
  )
}

/** Somebody whose browsers have been remembered for months, with one that is known. */
async function makeKnown(): Promise<Asker> {
  const asker = await makeAsker()
  await ageBrowsers(asker.member.email)
  return asker
}

/** What payroll is told of an account that is asked for with this browser; nobody could be told by e-mail in any case. */
async function flagsOf(asker: Asker, browser = asker.member.browser): Promise<string[]> {
  const member = { ...asker.member, browser }
  const { status, text, json } = await askForAccount(member)
  expect([status, text]).toEqual([201, expect.any(String)])
  expect(json.flags).toEqual([])
  const { flags } = await findChange(asker, json)
  await decide(member, json, 'withdraw')
  expect(flags).toContain('not_told')
  return flags.filter(flag => flag !== 'not_told')
}

async function signedIn(email: string, mark?: string): Promise<Browser> {
  const browser = Object.assign(new Browser(), { mark })
  expect((await signIn(email, browser)).status).toBe(200)
  return browser
}

const countBrowsers = (email: string) =>
  inDatabase('select from known_browsers where person_id = (select id from people where email = $1)', [
    email,
  ]).then(({ length }) => length)

describe('a browser', () => {
  it('is known 14 days after somebody has first signed in with it', async () => {
    const asker = await makeKnown()
    const browser = await signedIn(asker.member.email)
    expect(await flagsOf(asker, browser)).toEqual(['new_browser'])
    await inDays(13)
    expect(await flagsOf(asker, browser)).toEqual(['new_browser'])
    await signIn(asker.member.email, browser)
    await inDays(14)
    expect(await flagsOf(asker, browser)).toEqual([])
    expect(await countBrowsers(asker.member.email)).toBe(2)
  })

  it('is no flag in the first 14 days in which browsers are remembered', async () => {
    const asker = await makeAsker()
    await inDays(13)
    expect(await flagsOf(asker, await signedIn(asker.member.email))).toEqual([])
    const { email } = asker.member
    await inDatabase(
      `update people set browsers_since = browsers_since - interval '1 day' where email = $1`,
      [email],
    )
    expect(await flagsOf(asker)).toEqual(['new_browser'])
    await inDays(14)
    expect(await flagsOf(asker)).toEqual([])
  })

  it('is known by a cookie that no script reads and no other host gets, beside that of the session', async () => {
    const { email } = await makeMember((await makeWorkspace()).id, 'HR')
    const { headers } = await signIn(email)
    const [session, ...others] = headers.getSetCookie()
    expect(session).toMatch(/^__Host-muster_session=/)
    expect(others).toEqual([
      expect.stringMatching(
        /^__Host-muster_browser=mst_brws_[0-9A-Za-z]{49}; Max-Age=31536000; Path=\/; Secure; HttpOnly; SameSite=Strict$/,
      ),
    ])
  })

  it('is not known by the cookie of a session alone, nor by two of its own', async () => {
    const asker = await makeKnown()
    const { cookie, mark } = asker.member.browser
    expect(await flagsOf(asker, Object.assign(new Browser(), { cookie }))).toEqual(['new_browser'])
    const both = `mst_brws_x; __Host-muster_browser=${mark}`
    expect(await flagsOf(asker, Object.assign(new Browser(), { cookie, mark: both }))).toEqual([
      'new_browser',
    ])
    expect(await flagsOf(asker, Object.assign(new Browser(), { cookie, mark }))).toEqual([])
  })

  it('with which nobody signs in for a year is forgotten', async () => {
    const asker = await makeKnown()
    const { email } = asker.member
    await inDatabase(
      `update known_browsers set last_seen_at = stamp() - interval '366 days' where person_id = (select id from people where email = $1)`,
      [email],
    )
    await signedIn(email)
    await runJobs()
    expect(await countBrowsers(email)).toBe(1)
    expect(await flagsOf(asker)).toEqual(['new_browser'])
  })

  it('stays known under another secret', async () => {
    const asker = await makeKnown()
    const { mark = '' } = asker.member.browser
    const later = secretsFrom(`2:${testSecret} of later`, testSecret)
    const browser = Object.assign(
      { markAs: () => undefined },
      { known_as: [mark], address: '', host: '', bound: '' },
    )
    const nothing = { bind: () => undefined, keep: () => undefined, forget: () => undefined }
    const [person] = await inDatabase<{ person_id: string }>(
      'select id as person_id from people where email = $1',
      [asker.member.email],
    )
    const session = Object.assign({ is_sign_on: false }, person) as never
    await new Browsers(sharedDatabase(), later).remember(Object.assign(browser, nothing), session)
    const kept = await inDatabase('select pepper_version from known_browsers where person_id = $1', [
      person!.person_id,
    ])
    expect(kept).toEqual([{ pepper_version: 2 }])
  })
})

describe('a browser with which a company has signed somebody in', () => {
  it('is known in the workspace of that company, and in no other', async () => {
    const asker = await makeKnown()
    const of = (within: string) =>
      inDatabase(
        'update known_browsers set within = $1 where person_id = (select id from people where email = $2)',
        [within, asker.member.email],
      )
    await of(asker.workspace.id)
    expect(await flagsOf(asker)).toEqual([])
    await of('wsp_another')
    expect(await flagsOf(asker)).toEqual(['new_browser'])
  })
})

describe('whoever has the password of somebody', () => {
  it('has a browser of their own that is new, also with the cookie of their own account in it', async () => {
    const asker = await makeKnown()
    const { id } = await asker.workspace.muster.employees.create(ayesha)
    const thief = await makeAskerIn(asker.workspace, id)
    await ageBrowsers(thief.member.email)
    expect(await flagsOf(thief)).toEqual([])
    const theirs = await signedIn(asker.member.email, thief.member.browser.mark)
    expect(await flagsOf(asker, theirs)).toEqual(['new_browser'])
  })

  it('is not known by a token that they put into the browser of somebody', async () => {
    const asker = await makeKnown()
    const { id } = await asker.workspace.muster.employees.create(ayesha)
    const thief = await makeAskerIn(asker.workspace, id)
    const planted = thief.member.browser.mark!
    const victims = await signedIn(asker.member.email, planted)
    await signIn(asker.member.email, victims)
    expect(victims.mark!.split('.')).toEqual([expect.stringMatching(/^mst_brws_/), planted])
    await ageBrowsers(asker.member.email)
    expect(await flagsOf(asker, victims)).toEqual([])
    const { cookie } = victims
    expect(await flagsOf(asker, Object.assign(new Browser(), { cookie, mark: planted }))).toEqual([
      'new_browser',
    ])
  })

  it('and not the second factor has not signed in with it', async () => {
    const { email, secret } = await makeFullMember((await makeWorkspace()).id, 'HR')
    const browser = await signedIn(email)
    expect(browser.mark).toBeUndefined()
    await browser.do('verifySession', { body: { code: codeOf(secret) } })
    expect(browser.mark).toMatch(/^mst_brws_/)
  })

  it('is known no more once somebody has another password, or signs out everywhere', async () => {
    const asker = await makeKnown()
    const { email, browser } = asker.member
    await signedIn(email)
    await browser.do('changeAccountPassword', {
      body: { current_password: password, new_password: 'five quiet otters swim' },
    })
    expect(await countBrowsers(email)).toBe(1)
    const other = new Browser()
    await other.do('openSession', { body: { email, password: 'five quiet otters swim' } })
    await browser.do('revokeSessions')
    expect(await countBrowsers(email)).toBe(1)
  })
})

describe('somebody who signs in again and again without a cookie', () => {
  it('has their last fifty browsers remembered, among them each that they go on using', async () => {
    const asker = await makeKnown()
    const { email, browser } = asker.member
    await inDatabase(
      `insert into known_browsers (digest, pepper_version, person_id, last_seen_at)
       select sha256(n::text::bytea || p.id::bytea), 1, p.id, stamp() - interval '1 day'
       from people p, generate_series(1, 70) as n where p.email = $1`,
      [email],
    )
    await signIn(email, browser)
    await signedIn(email)
    expect(await countBrowsers(email)).toBe(50)
    expect(await flagsOf(asker)).toEqual([])
  })
})

describe('people at one computer', () => {
  it('are known each for themselves, the last eight of them', async () => {
    const { id } = await makeWorkspace()
    const browser = new Browser()
    const members = await Promise.all(Array.from({ length: 9 }, () => makeMember(id, 'HR')))
    for (const { email } of members) await signIn(email, browser)
    for (const { email } of members.slice(1)) await signIn(email, browser)
    expect(browser.mark!.split('.')).toHaveLength(8)
    const counts = await Promise.all(members.map(({ email }) => countBrowsers(email)))
    expect(counts).toEqual(members.map(() => 2))
  })
})

describe('somebody signs in', () => {
  it('by a passkey, a link or an invitation, with a browser that is remembered', async () => {
    const { id } = await makeWorkspace()
    const { device, email, browser } = await makeHolder(id, 'HR')
    expect(browser.mark).toMatch(/^mst_brws_/)
    const { headers } = await signInWith(device)
    const linked = new Browser()
    await linked.do('openSession', { body: { link: await linkFor(id, email) } })
    expect([headers.getSetCookie().length, await countBrowsers(email)]).toEqual([2, 3])
  })

  it('by their company, with a browser that counts in its workspace alone', async () => {
    const company = await makeCompany(await startProvider(), { is_second_factor: true })
    const orders = somebody()
    await inviteTo(company, String(orders.claims.email), 'HR')
    const { browser, json } = await signOn(company, orders)
    expect(json.status).toBe('active')
    const kept = await inDatabase(
      'select within from known_browsers b join people p on p.id = b.person_id where p.email = $1',
      [String(orders.claims.email)],
    )
    expect([browser.mark, kept]).toEqual([
      expect.stringMatching(/^mst_brws_/),
      [{ within: company.workspace.id }],
    ])
    const other = await signOn(company, orders)
    expect(await countBrowsers(String(orders.claims.email))).toBe(2)
    await other.browser.do('revokeSessions')
    expect(await countBrowsers(String(orders.claims.email))).toBe(1)
  })
})
