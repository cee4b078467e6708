// Passkeys: adding them, and everything that a device may say wrongly of one.

import { Authenticator, type Wrongs } from '../../support/fixtures/authenticator.ts'
import { inDatabase, makeWorkspace, type TestWorkspace } from '../../support/fixtures/make.ts'
import {
  addPasskey,
  expire,
  makeHolder,
  not,
  reasons,
  told,
  untilStale,
  wrongAnywhere,
} from '../../support/fixtures/passkeys.ts'
import { ageProof, Browser, makeMember, origin, refusal, signIn } from '../../support/fixtures/people.ts'

let workspace: TestWorkspace
beforeAll(async () => {
  workspace = await makeWorkspace()
})

describe('Adding a passkey', () => {
  it('tells a browser what it needs', async () => {
    const { browser, email } = await makeMember(workspace.id, 'HR')
    const { device } = await addPasskey(browser)
    const { id } = await browser.do('getAccount')
    expect(await browser.do('issuePasskeyRegistration')).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      relying_party: 'localhost',
      user_handle: Buffer.from(id).toString('base64url'),
      user_name: email,
      user_display_name: 'Ayesha Khan',
      algorithms: [-8, -7, -257],
      known_credentials: [device.credential.toString('base64url')],
    })
  })

  it('needs a fresh proof', async () => {
    const { browser, session } = await makeHolder(workspace.id, 'Payroll')
    const registration = await browser.do('issuePasskeyRegistration')
    await ageProof(session)
    await untilStale(browser)
    const made = new Authenticator(origin).make(registration)
    for (const [operation, body] of [
      ['issuePasskeyRegistration', undefined],
      ['createPasskey', { name: 'Laptop', ...made }],
      ['issueAccountTotp', undefined],
    ] as const)
      expect([operation, ...refusal(await browser.ask(operation, body && { body }))]).toEqual([
        operation,
        403,
        'fresh_proof_required',
      ])
  })

  it('waits for the second factor of the sign-in', async () => {
    const { email } = await makeHolder(workspace.id, 'Payroll')
    const browser = new Browser()
    await signIn(email, browser)
    const answer = await browser.ask('issuePasskeyRegistration')
    expect(refusal(answer)).toEqual([403, 'second_factor_required'])
  })

  it('is refused where what the device says does not hold', async () => {
    const { browser } = await makeMember(workspace.id, 'HR')
    const attempt = async (wrongs: Wrongs) => {
      const made = new Authenticator(origin).make(await browser.do('issuePasskeyRegistration'), wrongs)
      return told(await browser.ask('createPasskey', { body: { name: 'Phone', ...made } }))
    }
    for (const [wrongs, reason] of [
      ...wrongAnywhere,
      [{ type: 'webauthn.get' }, reasons.changed],
      [{ attestation: ['packed', [['x5c', Buffer.from('a certificate')]]] }, reasons.certificates],
      [{ attestation: ['android-safetynet', []] }, reasons.certificates],
    ] as const)
      expect([wrongs, ...(await attempt(wrongs))]).toEqual([wrongs, ...not(reason)])
    expect((await browser.do('getAccount')).passkeys).toEqual([])
  })

  it('takes no challenge twice, none of somebody else, none for signing in and none that is over', async () => {
    const { browser } = await makeMember(workspace.id, 'HR')
    const { browser: other } = await makeMember(workspace.id, 'HR')
    const attempt = async (challenge: { challenge: string }) => {
      const registration = { ...(await browser.do('issuePasskeyRegistration')), ...challenge }
      const made = new Authenticator(origin).make(registration)
      return told(await browser.ask('createPasskey', { body: { name: 'Phone', ...made } }))
    }
    const used = await browser.do('issuePasskeyRegistration')
    await browser.do('createPasskey', { body: { name: 'Phone', ...new Authenticator(origin).make(used) } })
    const late = await browser.do('issuePasskeyRegistration')
    await expire(late)
    for (const { challenge } of [
      used,
      late,
      await other.do('issuePasskeyRegistration'),
      await browser.do('issuePasskeySignIn'),
      await browser.do('issuePasskeyProof'),
      { challenge: 'bWFkZSB1cA' },
    ])
      expect(await attempt({ challenge })).toEqual(not(reasons.challenge))
  })

  it('is refused for a passkey that is known already, and for a twenty-first', async () => {
    const { device } = await makeHolder(workspace.id, 'HR')
    const { browser } = await makeMember(workspace.id, 'HR')
    const again = device.make(await browser.do('issuePasskeyRegistration'))
    expect(told(await browser.ask('createPasskey', { body: { name: 'Copy', ...again } }))).toEqual([
      409,
      'conflict',
      'This passkey was added before. Use it to sign in, or add another one.',
    ])
    const { id } = await browser.do('getAccount')
    await inDatabase(
      `insert into passkeys (id, person_id, credential, public_key, counter, transports, name)
       select 'pky_' || $1 || n, $1, $1 || n, '', 0, '{}', 'Key' from generate_series(1, 20) n`,
      [id],
    )
    expect(told(await browser.ask('issuePasskeyRegistration'))).toEqual([
      409,
      'conflict',
      'You have 20 passkeys, and more are not kept. Delete one first.',
    ])
  })
})
