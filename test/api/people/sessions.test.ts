// Sessions: signing in, the second factor, fresh proofs, switching the workspace and signing out.

import type { Session } from '@muster/contract'
import { inDatabase, makeWorkspace, raw, type TestWorkspace } from '../../support/fixtures/make.ts'
import {
  accept,
  ageProof,
  Browser,
  codeOf,
  enrol,
  forgetCodes,
  inviteAs,
  linkFor,
  makeFullMember,
  makeMember,
  newEmail,
  password,
} from '../../support/fixtures/people.ts'
import { server, setClock } from '../../support/server/server.ts'

let workspace: TestWorkspace
beforeAll(async () => {
  workspace = await makeWorkspace()
})
afterEach(() => setClock())

const signIn = (email: string, browser = new Browser()) =>
  browser.ask('openSession', { body: { email, password } })

const refusal = ({ status, json }: { status: number; json: { code?: string } }) => [status, json.code]

describe('Signing in', () => {
  it('opens a session with the rights of the role', async () => {
    const { email, session: first } = await makeMember(workspace.id, 'HR')
    const browser = new Browser()
    const { status, json } = await signIn(email, browser)
    expect(status).toBe(200)
    expect(json).toMatchObject({
      object: 'session',
      status: 'active',
      email,
      name: 'Ayesha Khan',
      role_name: 'HR',
      workspace_id: workspace.id,
      member_id: first.member_id,
      other_sessions: 1,
      employee_id: null,
    })
    expect(json.permissions).toContain('leave.manage')
    expect(json.workspaces).toEqual([{ workspace_id: workspace.id, name: expect.any(String) }])
    expect(await browser.do('getSession')).toEqual(json)
    expect((await browser.do('listEmployees')).data).toEqual([])
    expect((await browser.do('createLeaveType', { body: { name: 'Annual', code: 'AL' } })).code).toBe('AL')
  })

  it('sets a cookie that no script reads and no other host gets', async () => {
    const { email } = await makeMember(workspace.id, 'HR')
    const browser = new Browser()
    await signIn(email, browser)
    expect(browser.setCookie).toMatch(
      /^__Host-muster_session=mst_sess_[0-9A-Za-z]{49}; Max-Age=43200; Path=\/; Secure; HttpOnly; SameSite=Strict$/,
    )
  })

  it('tells neither what was wrong nor whether there is an account', async () => {
    const { email } = await makeMember(workspace.id, 'HR')
    const wrong = await new Browser().ask('openSession', { body: { email, password: `${password}!` } })
    const unknown = await signIn(newEmail())
    expect(refusal(wrong)).toEqual([401, 'sign_in_refused'])
    expect([unknown.status, unknown.json.code, unknown.json.detail]).toEqual([
      401,
      wrong.json.code,
      wrong.json.detail,
    ])
    expect(wrong.headers.get('set-cookie')).toBeNull()
  })

  it('takes the address in any case', async () => {
    const { email } = await makeMember(workspace.id, 'HR')
    expect((await signIn(email.toUpperCase())).status).toBe(200)
  })

  it('needs email and password, or a link alone', async () => {
    const none = await new Browser().ask('openSession', { body: {} })
    expect(none.json.errors).toEqual([
      { field: 'email', message: 'is needed, unless link is sent' },
      { field: 'password', message: 'is needed, unless link is sent' },
    ])
    const both = await new Browser().ask('openSession', { body: { email: newEmail(), link: 'mst_link_x' } })
    expect(both.json.errors).toEqual([
      { field: 'link', message: 'stands alone: leave out email and password' },
    ])
  })

  it('is refused after 10 guesses at one account from anywhere, whether or not there is one', async () => {
    const { email } = await makeMember(workspace.id, 'HR')
    for (const guessed of [email, newEmail()]) {
      const guess = () => new Browser().ask('openSession', { body: { email: guessed, password: 'wrong' } })
      for (let n = 0; n < 10; n++) expect((await guess()).status).toBe(401)
      const refused = await guess()
      expect(refusal(refused)).toEqual([429, 'rate_limit_exceeded'])
      expect(refused.json.detail).toBe(
        'There were more than 10 attempts in 15 minutes. Try again in 15 minutes.',
      )
      expect((await signIn(guessed)).status).toBe(429)
    }
  })

  it('forgets the guesses once the password was right', async () => {
    const { email } = await makeMember(workspace.id, 'HR')
    const guess = () => new Browser().ask('openSession', { body: { email, password: 'wrong' } })
    for (let n = 0; n < 9; n++) await guess()
    expect((await signIn(email)).status).toBe(200)
    for (let n = 0; n < 10; n++) expect((await guess()).status).toBe(401)
  })

  it('is refused after 50 guesses from one address at any accounts', async () => {
    const browser = new Browser()
    const guesses = Array.from({ length: 51 }, () =>
      browser.ask('openSession', { body: { link: 'mst_link_guess' } }),
    )
    const statuses = (await Promise.all(guesses)).map(({ status }) => status).sort()
    expect([statuses.filter(status => status === 401).length, statuses.at(-1)]).toEqual([50, 429])
  })
})

describe('A link of an operator', () => {
  it('signs in once, without password and second factor', async () => {
    const { email, session } = await makeFullMember(workspace.id, 'Payroll')
    const link = await linkFor(workspace.id, email)
    const browser = new Browser()
    const { status, json } = await browser.ask('openSession', { body: { link } })
    expect([status, json.status, json.member_id]).toEqual([200, 'active', session.member_id])
    expect(refusal(await new Browser().ask('openSession', { body: { link } }))).toEqual([
      401,
      'sign_in_refused',
    ])
  })

  it('is good for 15 minutes', async () => {
    const { email } = await makeMember(workspace.id, 'HR')
    const link = await linkFor(workspace.id, email)
    await inDatabase(
      `update sign_in_links set expires_at = stamp() where member_id = (select id from members where email = $1)`,
      [email],
    )
    expect((await new Browser().ask('openSession', { body: { link } })).status).toBe(401)
  })
})

describe('The second factor', () => {
  it('is needed for a role with pay, keys or members: until then the session may do nothing', async () => {
    const { browser, session } = await makeMember(workspace.id, 'Payroll')
    expect([session.status, session.scopes, session.permissions]).toEqual(['second_factor_to_set_up', [], []])
    const answer = await browser.ask('listEmployees')
    expect(refusal(answer)).toEqual([403, 'second_factor_required'])
    expect(answer.json.detail).toBe(
      'The role Payroll needs a second factor, and you have none yet. Set up an authenticator app.',
    )
    await enrol({ browser, email: session.email })
    expect((await new Browser().ask('listEmployees')).status).toBe(401)
  })

  it('is asked for at each sign-in of somebody who has one', async () => {
    const { email, secret } = await makeFullMember(workspace.id, 'Payroll')
    const browser = new Browser()
    const { json } = await signIn(email, browser)
    expect([json.status, json.scopes, json.permissions]).toEqual(['second_factor_needed', [], []])
    expect(refusal(await browser.ask('listEmployees'))).toEqual([403, 'second_factor_required'])
    const before = browser.cookie
    const verified = await browser.do('verifySession', { body: { code: codeOf(secret) } })
    expect([verified.status, verified.id]).toEqual(['active', json.id])
    expect((await browser.ask('listEmployees')).status).toBe(200)
    // What was known of the cookie before is worth nothing.
    expect(browser.cookie).not.toBe(before)
    const old = new Browser()
    old.cookie = before
    expect([401, 403]).toContain((await old.ask('listEmployees')).status)
  })

  it('takes no code twice, not even in another session', async () => {
    const { email, secret } = await makeFullMember(workspace.id, 'Payroll')
    const [one, two] = [new Browser(), new Browser()]
    await signIn(email, one)
    await signIn(email, two)
    const code = codeOf(secret)
    const answers = await Promise.all(
      [one, two].map(browser => browser.ask('verifySession', { body: { code } })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
  })

  it('takes a code of the step before and after, and no other', async () => {
    const { email, secret } = await makeFullMember(workspace.id, 'Payroll')
    await setClock('2030-01-01T00:00:15Z')
    for (const [at, status] of [
      ['2029-12-31T23:59:14Z', 401],
      ['2030-01-01T00:01:00Z', 401],
      ['2029-12-31T23:59:45Z', 200],
      ['2030-01-01T00:00:45Z', 200],
    ] as const) {
      await forgetCodes(email)
      const browser = new Browser()
      await signIn(email, browser)
      const answer = await browser.ask('verifySession', {
        body: { code: codeOf(secret, Temporal.Instant.from(at)) },
      })
      expect([at, answer.status]).toEqual([at, status])
    }
  })

  it('is refused after 10 guesses, the right code included', async () => {
    const { email, secret } = await makeFullMember(workspace.id, 'Payroll')
    const browser = new Browser()
    await signIn(email, browser)
    const guess = (code: string) => browser.ask('verifySession', { body: { code } })
    for (let n = 0; n < 10; n++) expect((await guess('000000')).status).toBe(401)
    expect((await guess(codeOf(secret))).status).toBe(429)
  })

  it('may be a recovery code, each once, as people type it', async () => {
    const member = await makeMember(workspace.id, 'Payroll')
    const { secret } = await member.browser.do('issueAccountTotp')
    const { codes } = await member.browser.do('verifyAccountTotp', { body: { code: codeOf(secret) } })
    expect(codes).toHaveLength(10)
    const browser = new Browser()
    await signIn(member.email, browser)
    const code = ` ${codes[3].toUpperCase().replace('-', ' ')}`.trim()
    expect((await browser.do('verifySession', { body: { code } })).status).toBe('active')
    expect((await browser.do('getAccount')).recovery_codes_left).toBe(9)
    const again = new Browser()
    await signIn(member.email, again)
    expect((await again.ask('verifySession', { body: { code: codes[3] } })).status).toBe(401)
  })

  it('is not got around by a proof of the password, nor by the account', async () => {
    const { email } = await makeFullMember(workspace.id, 'Payroll')
    const browser = new Browser()
    await signIn(email, browser)
    for (const [operation, body] of [
      ['proveSession', { password }],
      ['getAccount', undefined],
      ['changeAccountPassword', { current_password: password, new_password: 'seven loud herons dive' }],
      ['issueAccountTotp', undefined],
      ['verifyAccountTotp', { code: '123456' }],
      ['issueAccountRecoveryCodes', undefined],
      ['switchSession', { workspace_id: (await makeWorkspace()).id }],
    ] as const) {
      const answer = await browser.ask(operation, body && { body })
      expect([operation, ...refusal(answer)]).not.toEqual([operation, 200, undefined])
    }
    expect((await browser.do('getSession')).status).toBe('second_factor_needed')
  })

  it('is needed only by a sign-in that waits for it', async () => {
    const { browser } = await makeMember(workspace.id, 'HR')
    expect(refusal(await browser.ask('verifySession', { body: { code: '123456' } }))).toEqual([
      409,
      'conflict',
    ])
  })
})

describe('A fresh proof', () => {
  it('is asked for 10 minutes after the last one, for what matters most', async () => {
    const { browser, session, secret, email } = await makeFullMember(workspace.id, 'Owner')
    await forgetCodes(email)
    await browser.do('proveSession', { body: { code: codeOf(secret) } })
    const { id: role_id } = (await browser.do('listRoles')).data.find(
      ({ name }: { name: string }) => name === 'HR',
    )
    const body = { email: newEmail(), name: 'Bilal', role_id }
    expect((await browser.ask('createInvitation', { body })).status).toBe(201)
    await ageProof(session)
    // A session is looked up anew under another cookie.
    const { proven_until } = await refreshed(browser, session)
    expect(proven_until).toBeNull()
    const refused = await browser.ask('createInvitation', { body: { ...body, email: newEmail() } })
    expect(refusal(refused)).toEqual([403, 'fresh_proof_required'])
    expect((await browser.ask('listRoles')).status).toBe(200)
    expect((await browser.do('proveSession', { body: { password } })).proven_until).not.toBeNull()
    expect((await browser.ask('createInvitation', { body: { ...body, email: newEmail() } })).status).toBe(201)
  })

  it('is not given by a wrong password, nor by nothing', async () => {
    const { browser } = await makeMember(workspace.id, 'HR')
    expect(refusal(await browser.ask('proveSession', { body: { password: 'wrong' } }))).toEqual([
      401,
      'sign_in_refused',
    ])
    expect((await browser.ask('proveSession', { body: {} })).status).toBe(400)
    const both = await browser.ask('proveSession', { body: { password, code: '000000' } })
    expect(both.status).toBe(401)
  })
})

/** The session as it is stored, once what was remembered of it is forgotten. */
async function refreshed(browser: Browser, { id }: Pick<Session, 'id'>): Promise<Session> {
  for (;;) {
    const session = await browser.do('getSession')
    const [row] = await inDatabase<{ fresh: boolean }>(
      `select proven_at > stamp() - interval '10 minutes' as fresh from sessions where id = $1`,
      [id],
    )
    if ((session.proven_until !== null) === row!.fresh) return session
  }
}

describe('A session', () => {
  it('ends when somebody signs out, and leaves the others open', async () => {
    const { email, browser } = await makeMember(workspace.id, 'HR')
    const other = new Browser()
    await signIn(email, other)
    const token = browser.cookie
    const { status, scopes } = await browser.do('deleteSession')
    expect([status, scopes, browser.cookie]).toEqual(['ended', [], undefined])
    expect(browser.setCookie).toMatch(
      /^__Host-muster_session=; Max-Age=0; Path=\/; Secure; HttpOnly; SameSite=Strict$/,
    )
    browser.cookie = token
    await untilSignedOut(browser)
    expect((await other.do('getSession')).other_sessions).toBe(0)
  })

  it('ends everywhere', async () => {
    const { email, browser } = await makeMember(workspace.id, 'HR')
    const other = new Browser()
    await signIn(email, other)
    await browser.do('revokeSessions')
    await untilSignedOut(other)
  })

  it('ends after 12 hours, and after 30 idle minutes where it may see pay', async () => {
    const hr = await makeMember(workspace.id, 'HR')
    const pay = await makeFullMember(workspace.id, 'Payroll')
    for (const { session } of [hr, pay])
      await inDatabase(
        `update sessions set last_seen_at = last_seen_at - interval '31 minutes' where id = $1`,
        [session.id],
      )
    await untilSignedOut(pay.browser, /Nothing was done for 30 minutes/)
    expect((await hr.browser.ask('listEmployees')).status).toBe(200)
    await inDatabase(`update sessions set expires_at = stamp() where id = $1`, [hr.session.id])
    await untilSignedOut(hr.browser, /has ended/)
  })

  it('ends when it waits for its second factor for 10 minutes', async () => {
    const { email } = await makeFullMember(workspace.id, 'Payroll')
    const browser = new Browser()
    const { json } = await signIn(email, browser)
    await inDatabase(`update sessions set created_at = created_at - interval '10 minutes' where id = $1`, [
      json.id,
    ])
    await untilSignedOut(browser)
  })

  it('is stored as a digest alone', async () => {
    const { browser, session } = await makeMember(workspace.id, 'HR')
    const [row] = await inDatabase<{ text: string }>('select s::text as text from sessions s where id = $1', [
      session.id,
    ])
    expect(row!.text).toContain(session.member_id)
    expect(row!.text).not.toContain(browser.cookie!.slice(9))
  })

  it('counts under /console alone, and a key under /v1 alone', async () => {
    const { browser } = await makeMember(workspace.id, 'HR')
    expect(refusal(await browser.send('GET', '/v1/employees'))).toEqual([401, 'missing_credentials'])
    expect((await browser.send('GET', '/console/v1/employees')).status).toBe(200)
    const keyed = await raw('GET', '/console/v1/employees', { key: workspace.key })
    expect(refusal(keyed)).toEqual([401, 'signed_out'])
    expect((await browser.send('GET', '/console/v1/me')).json.detail).toMatch(
      /There is no API key of the member mbr_/,
    )
  })

  it.each([
    ['a cross-site page', { 'sec-fetch-site': 'cross-site' }, 'GET'],
    ['a page of a sibling subdomain', { 'sec-fetch-site': 'same-site' }, 'GET'],
    ['an address that was typed, for a write', { 'sec-fetch-site': 'none' }, 'DELETE'],
    [
      'another origin, where the browser says no more',
      { 'sec-fetch-site': '', origin: 'https://evil.example' },
      'DELETE',
    ],
    ['no origin at all, for a write', { 'sec-fetch-site': '' }, 'DELETE'],
  ])('does not count for %s', async (_who, headers, method) => {
    const { browser } = await makeMember(workspace.id, 'HR')
    const sent = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ''))
    const cookie = `__Host-muster_session=${browser.cookie}`
    const answer = await raw(method, '/console/session', { headers: { cookie, ...sent } })
    expect(refusal(answer)).toEqual([403, 'foreign_origin'])
  })

  it('counts for a page of the same host in a browser that does not say Sec-Fetch-Site', async () => {
    const { browser } = await makeMember(workspace.id, 'HR')
    const { host } = new URL(server.base_url)
    const cookie = `__Host-muster_session=${browser.cookie}`
    const answer = await raw('DELETE', '/console/session', { headers: { cookie, origin: `http://${host}` } })
    expect(answer.status).toBe(200)
  })

  it('is opened by no page of another site', async () => {
    const { email } = await makeMember(workspace.id, 'HR')
    const answer = await raw('POST', '/console/sessions', {
      headers: { 'sec-fetch-site': 'cross-site', 'x-forwarded-for': '10.250.1.1' },
      body: { email, password },
    })
    expect(refusal(answer)).toEqual([403, 'foreign_origin'])
  })

  it('moves to another workspace of the person, with no more than it had', async () => {
    const { email, browser, session, secret } = await makeFullMember(workspace.id, 'Payroll')
    const other = await makeWorkspace()
    const joining = await accept(await inviteAs(other.id, 'HR', email))
    expect([joining.status, joining.json.status]).toEqual([200, 'second_factor_needed'])
    await ageProof(session)
    const moved = await browser.do('switchSession', { body: { workspace_id: other.id } })
    expect(moved).toMatchObject({
      status: 'active',
      workspace_id: other.id,
      role_name: 'HR',
      expires_at: session.expires_at,
      proven_until: null,
    })
    expect(moved.workspaces.map(({ workspace_id }: { workspace_id: string }) => workspace_id).sort()).toEqual(
      [workspace.id, other.id].sort(),
    )
    expect((await browser.do('getCompany')).id).toBe(other.id)
    const stranger = await makeWorkspace()
    const refused = await browser.ask('switchSession', { body: { workspace_id: stranger.id } })
    expect(refused.json.errors).toEqual([
      { field: 'workspace_id', message: 'names no workspace that you are a member of' },
    ])
    expect(secret).toBeDefined()
  })
})

async function untilSignedOut(browser: Browser, says = /./): Promise<void> {
  for (;;) {
    const { status, json } = await browser.ask('getSession')
    if (status === 200) continue
    expect([status, json.code, json.detail]).toEqual([401, 'signed_out', expect.stringMatching(says)])
    return
  }
}
