// Passkeys: signing in with them, and everything that one may say wrongly.

import type { PasskeyChallenge } from '@muster/contract'
import { Authenticator, type Wrongs } from '../../support/fixtures/authenticator.ts'
import { makeWorkspace, type TestWorkspace } from '../../support/fixtures/make.ts'
import {
  auditOf,
  expire,
  makeHolder,
  not,
  reasons,
  signInWith,
  told,
  wrongAnywhere,
} from '../../support/fixtures/passkeys.ts'
import { Browser, makeMember, origin, refusal, signIn } from '../../support/fixtures/people.ts'
import { server } from '../../support/server/server.ts'

let workspace: TestWorkspace
beforeAll(async () => {
  workspace = await makeWorkspace()
})

describe('Signing in with a passkey', () => {
  it('is refused where what the device says does not hold', async () => {
    const { device } = await makeHolder(workspace.id, 'HR')
    for (const [wrongs, reason] of [
      ...wrongAnywhere,
      [{ type: 'webauthn.create' }, reasons.changed],
    ] as const)
      expect([wrongs, ...told(await signInWith(device, wrongs))]).toEqual([wrongs, ...not(reason)])
    expect((await signInWith(device)).status).toBe(200)
  })

  it('is refused for a wrong signature, and for what is no answer of a passkey', async () => {
    const { device } = await makeHolder(workspace.id, 'HR')
    const { device: another } = await makeHolder(workspace.id, 'HR')
    const browser = new Browser()
    const attempt = async (change: object) => {
      const passkey = { ...device.sign(await browser.do('issuePasskeySignIn')), ...change }
      return told(await browser.ask('openSession', { body: { passkey } }))
    }
    const { signature } = another.sign(await browser.do('issuePasskeySignIn'))
    expect(await attempt({ signature })).toEqual(not('its signature is wrong'))
    for (const change of [
      { signature: 'AAAA' },
      { authenticator_data: 'AAAA' },
      { client_data: 'AAAA' },
      { client_data: Buffer.from('null').toString('base64url') },
      { client_data: Buffer.from('{"challenge": 7}').toString('base64url') },
    ]) {
      const [status, code] = await attempt(change)
      expect([change, status, code]).toEqual([change, 401, 'sign_in_refused'])
    }
    const user_handle = Buffer.from('per_somebody').toString('base64url')
    expect(await attempt({ user_handle })).toEqual(not('it was made for another account'))
  })

  it('takes no challenge twice, not even after a refusal, and none for another purpose', async () => {
    const { device, browser: own } = await makeHolder(workspace.id, 'HR')
    const browser = new Browser()
    const attempt = async (challenge: PasskeyChallenge, wrongs?: Wrongs) =>
      told(await browser.ask('openSession', { body: { passkey: device.sign(challenge, wrongs) } }))
    const used = await browser.do('issuePasskeySignIn')
    expect((await attempt(used, { verified: false }))[0]).toBe(401)
    const late = await browser.do('issuePasskeySignIn')
    await expire(late)
    for (const challenge of [used, late, await own.do('issuePasskeyProof')])
      expect(await attempt(challenge)).toEqual(not(reasons.challenge))
    const once = device.sign(await browser.do('issuePasskeySignIn'))
    const answers = await Promise.all(
      [1, 2].map(() => new Browser().ask('openSession', { body: { passkey: once } })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
  })

  it('is refused for an unknown passkey and a deleted one', async () => {
    const unknown = new Authenticator(origin)
    expect(told(await signInWith(unknown))).toEqual(not(reasons.unknown))
    const { browser, device, passkey } = await makeHolder(workspace.id, 'HR')
    await browser.do('deletePasskey', { ids: { id: passkey.id } })
    expect(told(await signInWith(device))).toEqual(not(reasons.unknown))
  })

  it('is refused where the counter goes back, and the audit tells it', async () => {
    const { device, passkey, session } = await makeHolder(workspace.id, 'HR')
    device.counter = 7
    expect((await signInWith(device)).status).toBe(200)
    for (const counter of [7, 3, 0]) {
      device.counter = counter
      expect(told(await signInWith(device))).toEqual(
        not(
          `its counter is at ${counter}, and it was at 7 before, so there may be a copy of it. Sign in otherwise and delete it`,
        ),
      )
    }
    expect(await auditOf(session.member_id, 'member.passkey_refused')).toEqual(
      [7, 3, 0].map(counter => ({ passkey_id: passkey.id, counter_before: 7, counter })),
    )
    device.counter = 8
    expect((await signInWith(device)).status).toBe(200)
  })

  it('is refused after 10 attempts with one account', async () => {
    const { device } = await makeHolder(workspace.id, 'HR')
    for (let n = 0; n < 10; n++) expect((await signInWith(device, { verified: false })).status).toBe(401)
    expect((await signInWith(device)).status).toBe(429)
  })

  it('is into the workspace that is asked for', async () => {
    const { device } = await makeHolder(workspace.id, 'HR')
    const browser = new Browser()
    const elsewhere = (await makeWorkspace()).id
    const passkey = device.sign(await browser.do('issuePasskeySignIn'))
    const answer = await browser.ask('openSession', { body: { passkey, workspace_id: elsewhere } })
    expect(refusal(answer)).toEqual([401, 'sign_in_refused'])
  })

  it('works on localhost and says so on 127.0.0.1', async () => {
    const { port } = new URL(origin)
    expect(told(await new Browser(server.base_url).ask('issuePasskeySignIn'))).toEqual([
      409,
      'conflict',
      `Passkeys are for a name, and this console is open under the address 127.0.0.1. Open http://localhost:${port} instead.`,
    ])
  })
})

describe('A session', () => {
  it('takes no passkey of another account, nor a challenge of another session or purpose', async () => {
    const { email, device } = await makeHolder(workspace.id, 'HR')
    const { device: other } = await makeHolder(workspace.id, 'HR')
    const [browser, second] = [new Browser(), new Browser()]
    await signIn(email, browser)
    await signIn(email, second)
    const attempt = async (passkey: object) => told(await browser.ask('verifySession', { body: { passkey } }))
    expect(await attempt(other.sign(await browser.do('issuePasskeyProof')))).toEqual(not(reasons.unknown))
    expect(await attempt(device.sign(await second.do('issuePasskeyProof')))).toEqual(not(reasons.challenge))
    expect(await attempt(device.sign(await browser.do('issuePasskeySignIn')))).toEqual(not(reasons.challenge))
    const challenge = await browser.do('issuePasskeyProof')
    const verified = await browser.do('verifySession', { body: { passkey: device.sign(challenge) } })
    expect(verified.status).toBe('active')
    const again = await browser.ask('proveSession', { body: { passkey: device.sign(challenge) } })
    expect(told(again)).toEqual(not(reasons.challenge))
  })

  it('is refused a challenge where its person has no passkey', async () => {
    const { browser } = await makeMember(workspace.id, 'HR')
    expect(refusal(await browser.ask('issuePasskeyProof'))).toEqual([409, 'conflict'])
  })
})
