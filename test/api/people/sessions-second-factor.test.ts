// Sessions: the second factor, at the sign-in and as a fresh proof.

import type { Session } from '@muster/contract'
import { inDatabase, makeWorkspace, type TestWorkspace } from '../../support/fixtures/make.ts'
import {
  ageProof,
  Browser,
  codeOf,
  enrol,
  forgetCodes,
  makeFullMember,
  makeMember,
  newEmail,
  password,
  refusal,
  signIn,
} from '../../support/fixtures/people.ts'
import { setClock } from '../../support/server/server.ts'

let workspace: TestWorkspace
beforeAll(async () => {
  workspace = await makeWorkspace()
})
afterEach(() => setClock())

describe('The second factor', () => {
  it('is needed for a role with pay, keys or members: until then the session may do nothing', async () => {
    const { browser, session } = await makeMember(workspace.id, 'Payroll')
    expect([session.status, session.scopes, session.permissions]).toEqual(['second_factor_to_set_up', [], []])
    const answer = await browser.ask('listEmployees')
    expect(refusal(answer)).toEqual([403, 'second_factor_required'])
    expect(answer.json.detail).toBe(
      'The role Payroll needs a second factor, and you have none yet. Add a passkey or set up an authenticator app.',
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
