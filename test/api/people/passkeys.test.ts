// Passkeys: what they stand for, and deleting them.

import { inDatabase, makeWorkspace, type TestWorkspace } from '../../support/fixtures/make.ts'
import {
  addPasskey,
  auditOf,
  makeHolder,
  signInWith,
  told,
  untilStale,
} from '../../support/fixtures/passkeys.ts'
import {
  ageProof,
  Browser,
  codeOf,
  enrol,
  forgetCodes,
  linkFor,
  makeMember,
  password,
  refusal,
  signIn,
  untilSignedOut,
} from '../../support/fixtures/people.ts'
import { runJobs } from '../../support/server/server.ts'

let workspace: TestWorkspace
beforeAll(async () => {
  workspace = await makeWorkspace()
})

describe('A passkey', () => {
  it('is the second factor of a role that needs one, and ends the sessions opened without it', async () => {
    const { browser, email, session } = await makeMember(workspace.id, 'Payroll')
    expect(session.status).toBe('second_factor_to_set_up')
    const other = new Browser()
    await signIn(email, other)
    const { passkey } = await addPasskey(browser)
    expect(passkey).toEqual({
      object: 'passkey',
      id: expect.stringMatching(/^pky_/),
      name: 'Phone',
      last_used_at: null,
      created_at: expect.any(String),
    })
    expect((await browser.do('getSession')).status).toBe('active')
    expect((await browser.ask('listEmployees')).status).toBe(200)
    await untilSignedOut(other)
    expect(await browser.do('getAccount')).toMatchObject({ has_totp: false, passkeys: [passkey] })
    expect(await auditOf(session.member_id, 'member.passkey_added')).toEqual([
      { passkey_id: passkey.id, name: 'Phone' },
    ])
  })

  it('signs its person in without a password, with all rights of the role', async () => {
    const { device, passkey, session } = await makeHolder(workspace.id, 'Payroll')
    const browser = new Browser()
    expect((await browser.do('issuePasskeySignIn')).known_credentials).toEqual([])
    const { status, json } = await signInWith(device, {}, browser)
    expect([status, json.status, json.member_id]).toEqual([200, 'active', session.member_id])
    expect((await browser.ask('listEmployees')).status).toBe(200)
    expect((await browser.do('getAccount')).passkeys[0].last_used_at).not.toBeNull()
    expect(await auditOf(session.member_id, 'member.passkey_used')).toEqual([
      { passkey_id: passkey.id, purpose: 'sign_in' },
    ])
  })

  it('completes a sign-in by password, which waits for it even where the role needs no second factor', async () => {
    const { device, passkey, email, session } = await makeHolder(workspace.id, 'HR')
    const browser = new Browser()
    expect((await signIn(email, browser)).json.status).toBe('second_factor_needed')
    expect(refusal(await browser.ask('getAccount'))).toEqual([403, 'second_factor_required'])
    const challenge = await browser.do('issuePasskeyProof')
    expect(challenge.known_credentials).toEqual([device.credential.toString('base64url')])
    const before = browser.cookie
    const verified = await browser.do('verifySession', { body: { passkey: device.sign(challenge) } })
    expect(verified.status).toBe('active')
    expect(browser.cookie).not.toBe(before)
    expect(await auditOf(session.member_id, 'member.passkey_used')).toEqual([
      { passkey_id: passkey.id, purpose: 'second_factor' },
    ])
  })

  it('is given by itself, and nothing is no second factor', async () => {
    const { device, email } = await makeHolder(workspace.id, 'HR')
    const browser = new Browser()
    await signIn(email, browser)
    const passkey = device.sign(await browser.do('issuePasskeyProof'))
    for (const body of [{}, undefined, { passkey, code: '123456' }]) {
      const { status } = await browser.ask('verifySession', body && { body })
      expect([body && Object.keys(body), status]).toEqual([body && Object.keys(body), 400])
    }
    const both = await new Browser().ask('openSession', { body: { email, password, passkey } })
    expect(both.json.errors).toEqual([
      { field: 'passkey', message: 'stands alone: leave out email and password' },
    ])
    expect((await browser.do('getSession')).status).toBe('second_factor_needed')
  })

  it('gives a fresh proof', async () => {
    const { browser, device, session } = await makeHolder(workspace.id, 'Payroll')
    await ageProof(session)
    await untilStale(browser)
    const challenge = await browser.do('issuePasskeyProof')
    const proven = await browser.do('proveSession', { body: { passkey: device.sign(challenge) } })
    expect(proven.proven_until).not.toBeNull()
  })

  it('has recovery codes stand for it, also where there is no authenticator app', async () => {
    const { browser, email } = await makeHolder(workspace.id, 'Payroll')
    const { codes } = await browser.do('issueAccountRecoveryCodes')
    const other = new Browser()
    await signIn(email, other)
    expect((await other.do('verifySession', { body: { code: codes[0] } })).status).toBe('active')
    expect((await other.do('getAccount')).recovery_codes_left).toBe(9)
  })

  it('is renamed', async () => {
    const { browser, passkey } = await makeHolder(workspace.id, 'HR')
    const renamed = await browser.do('updatePasskey', { ids: { id: passkey.id }, body: { name: 'Laptop' } })
    expect(renamed).toEqual({ ...passkey, name: 'Laptop' })
    const { browser: other } = await makeHolder(workspace.id, 'HR')
    const foreignOne = await other.ask('updatePasskey', { ids: { id: passkey.id }, body: { name: 'Mine' } })
    expect(told(foreignOne)).toEqual([404, 'not_found', 'You have no such passkey.'])
  })

  it('is kept by its public key alone, and its challenges by nobody for longer than they count', async () => {
    const { browser, passkey } = await makeHolder(workspace.id, 'HR')
    const [row] = await inDatabase('select counter, transports from passkeys where id = $1', [passkey.id])
    expect(row).toEqual({ counter: '0', transports: ['internal'] })
    const { challenge } = await browser.do('issuePasskeyProof')
    const count = () => inDatabase('select purpose from passkey_challenges where challenge = $1', [challenge])
    expect(await count()).toEqual([{ purpose: 'proof' }])
    await inDatabase(
      `update passkey_challenges set expires_at = stamp() - interval '1 second' where challenge = $1`,
      [challenge],
    )
    await runJobs()
    expect(await count()).toEqual([])
  })
})

describe('Deleting a passkey', () => {
  it('needs a fresh proof and ends all other sessions', async () => {
    const { browser, device, passkey, session } = await makeHolder(workspace.id, 'HR')
    const other = new Browser()
    await signInWith(device, {}, other)
    await ageProof(session)
    await untilStale(browser)
    const ids = { id: passkey.id }
    expect(refusal(await browser.ask('deletePasskey', { ids }))).toEqual([403, 'fresh_proof_required'])
    await browser.do('proveSession', { body: { password } })
    expect(await browser.do('deletePasskey', { ids })).toMatchObject({ id: passkey.id })
    await untilSignedOut(other)
    expect((await browser.do('getAccount')).passkeys).toEqual([])
    expect(refusal(await browser.ask('deletePasskey', { ids }))).toEqual([404, 'not_found'])
    expect(await auditOf(session.member_id, 'member.passkey_removed')).toEqual([
      { passkey_id: passkey.id, name: 'Phone' },
    ])
  })

  it('never takes the last second factor from somebody whose role needs one', async () => {
    const { browser, email, passkey } = await makeHolder(workspace.id, 'Payroll')
    expect(told(await browser.ask('deletePasskey', { ids: { id: passkey.id } }))).toEqual([
      409,
      'conflict',
      'This is your last second factor, and your role needs one. Add another passkey or an authenticator app first.',
    ])
    const { passkey: second } = await addPasskey(browser, 'Laptop')
    const answers = await Promise.all(
      [passkey, second].map(({ id }) => browser.ask('deletePasskey', { ids: { id } })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    await enrol({ browser, email })
    const [last] = (await browser.do('getAccount')).passkeys
    await browser.do('deletePasskey', { ids: { id: last.id } })
  })

  it('is how a lost one is replaced after a link of an operator', async () => {
    const { email, passkey } = await makeHolder(workspace.id, 'Payroll')
    const browser = new Browser()
    const session = await browser.do('openSession', { body: { link: await linkFor(workspace.id, email) } })
    expect(session.status).toBe('active')
    const { device } = await addPasskey(browser, 'New phone')
    await browser.do('deletePasskey', { ids: { id: passkey.id } })
    expect((await signInWith(device)).status).toBe(200)
  })
})

describe('A second factor', () => {
  it('may be the app or a passkey, whichever is at hand', async () => {
    const { browser, email, device } = await makeHolder(workspace.id, 'Payroll')
    const secret = await enrol({ browser, email })
    for (const give of [
      async (waiting: Browser) => ({ passkey: device.sign(await waiting.do('issuePasskeyProof')) }),
      async () => ({ code: codeOf(secret) }),
    ]) {
      await forgetCodes(email)
      const waiting = new Browser()
      await signIn(email, waiting)
      expect((await waiting.do('verifySession', { body: await give(waiting) })).status).toBe('active')
    }
  })
})
