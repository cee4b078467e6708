// Sessions: signing in, switching the workspace and signing out.

import { inDatabase, makeWorkspace, type TestWorkspace } from '../../support/fixtures/make.ts'
import {
  accept,
  ageProof,
  Browser,
  inviteAs,
  linkFor,
  makeFullMember,
  makeMember,
  newEmail,
  password,
  refusal,
  signIn,
  untilSignedOut,
} from '../../support/fixtures/people.ts'

let workspace: TestWorkspace
beforeAll(async () => {
  workspace = await makeWorkspace()
})

describe('Signing in', () => {
  it('opens a session with the rights of the role', async () => {
    const { email, session: first } = await makeMember(workspace.id, 'HR')
    const browser = new Browser()
    const json = await browser.do('openSession', { body: { email, password } })
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
    const here = { workspace_id: workspace.id, name: json.workspace.name, role_name: 'HR' }
    expect(json.workspaces).toEqual([{ ...here, by_company_only: false }])
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
      { field: 'email', message: 'is needed, unless passkey or link is sent' },
      { field: 'password', message: 'is needed, unless passkey or link is sent' },
    ])
    const both = await new Browser().ask('openSession', { body: { email: newEmail(), link: 'mst_link_x' } })
    expect(both.json.errors).toEqual([
      { field: 'link', message: 'stands alone: leave out email, password and passkey' },
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

  it('with a wrong password is refused after 50 from one address, however many are sent at once', async () => {
    const browser = new Browser()
    const guess = () => browser.ask('openSession', { body: { email: newEmail(), password: 'wrong' } })
    const statuses = (await Promise.all(Array.from({ length: 60 }, guess))).map(({ status }) => status)
    const tried = statuses.filter(status => status === 401).length
    // Two passwords are compared at once, so the one beside the fiftieth may be the next.
    expect(tried).toBeGreaterThanOrEqual(50)
    expect(tried).toBeLessThanOrEqual(52)
    expect(statuses.filter(status => status === 429)).toHaveLength(60 - tried)
    expect(refusal(await guess())).toEqual([429, 'rate_limit_exceeded'])
  })

  it('is taken 54 times at once from one address, each with the right password', async () => {
    const members = await Promise.all(Array.from({ length: 6 }, () => makeMember(workspace.id, 'HR')))
    const { address } = new Browser()
    const answers = members.flatMap(({ email }) =>
      Array.from({ length: 9 }, () =>
        Object.assign(new Browser(), { address }).ask('openSession', { body: { email, password } }),
      ),
    )
    const statuses = (await Promise.all(answers)).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([200]))
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

  it('ends after 12 hours, and after 30 idle minutes under any role', async () => {
    const hr = await makeMember(workspace.id, 'HR')
    const pay = await makeFullMember(workspace.id, 'Payroll')
    for (const { session } of [hr, pay])
      await inDatabase(
        `update sessions set last_seen_at = last_seen_at - interval '31 minutes' where id = $1`,
        [session.id],
      )
    for (const { browser } of [hr, pay]) await untilSignedOut(browser, /Nothing was done for 30 minutes/)
    const late = await makeMember(workspace.id, 'HR')
    await inDatabase(`update sessions set expires_at = stamp() where id = $1`, [late.session.id])
    await untilSignedOut(late.browser, /has ended/)
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
      {
        field: 'workspace_id',
        message:
          'names no workspace that you are a member of, or one that lets you in through company sign-on alone',
      },
    ])
    expect(secret).toBeDefined()
  })
})
