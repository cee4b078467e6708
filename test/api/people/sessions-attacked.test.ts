// Sessions: what they may not do while a sign-in is not complete, and what they may always do.

import { secretsFrom } from '../../../packages/server/auth/secrets.ts'
import { OpenSessions } from '../../../packages/server/features/people/sessions/open-session.ts'
import {
  inDatabase,
  makeWorkspace,
  raw,
  sharedDatabase,
  type TestWorkspace,
} from '../../support/fixtures/make.ts'
import {
  accept,
  ageProof,
  Browser,
  codeOf,
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
import { testSecret } from '../../support/jest/secret.ts'

let workspace: TestWorkspace
beforeAll(async () => {
  workspace = await makeWorkspace()
})

const wanted = 'seven loud herons dive'

describe('A sign-in that waits for its second factor', () => {
  it('neither moves to another workspace nor signs the person out elsewhere', async () => {
    const { email, browser } = await makeFullMember(workspace.id, 'Payroll')
    const other = await makeWorkspace()
    expect((await accept(await inviteAs(other.id, 'HR', email))).status).toBe(200)
    const thief = new Browser()
    await signIn(email, thief)
    for (const [operation, body] of [
      ['switchSession', { workspace_id: other.id }],
      ['revokeSessions', undefined],
    ] as const) {
      const answer = await thief.ask(operation, body && { body })
      expect([operation, ...refusal(answer)]).toEqual([operation, 403, 'second_factor_required'])
    }
    expect((await browser.ask('getSession')).status).toBe(200)
    expect((await thief.do('deleteSession')).status).toBe('ended')
  })
})

describe('A session in a workspace that was switched off', () => {
  it('can still be ended, and moved to another workspace', async () => {
    const { id } = await makeWorkspace()
    const { email, browser } = await makeMember(id, 'HR')
    expect((await accept(await inviteAs(workspace.id, 'HR', email), new Browser())).status).toBe(200)
    await inDatabase(`update companies set status = 'inactive' where id = $1`, [id])
    for (;;) if ((await browser.ask('listEmployees')).json.code === 'workspace_inactive') break
    expect((await browser.do('switchSession', { body: { workspace_id: workspace.id } })).workspace_id).toBe(
      workspace.id,
    )
    await inDatabase(`update companies set status = 'inactive' where id = $1`, [workspace.id])
    for (;;) if ((await browser.ask('listEmployees')).json.code === 'workspace_inactive') break
    expect((await browser.do('deleteSession')).status).toBe('ended')
    await inDatabase(`update companies set status = 'active' where id = $1`, [workspace.id])
  })
})

describe('The cookie', () => {
  it('does not count where there are two of its name', async () => {
    const { browser } = await makeMember(workspace.id, 'HR')
    const other = await makeMember(workspace.id, 'Auditor')
    const [ours, theirs] = [browser, other.browser].map(({ cookie }) => `__Host-muster_session=${cookie}`)
    for (const [cookie, status] of [
      [`${ours}; ${theirs}`, 401],
      [`${ours}; ${ours}`, 401],
      [`${ours};`, 200],
      [`;; theme ; ${ours}`, 200],
      [`__Host-muster_session`, 401],
      [`__Host-muster_session=`, 401],
      [`__host-muster_session=${browser.cookie}`, 401],
      [`__Host-muster_session=${'x'.repeat(8_000)}`, 401],
      [`__Host-muster_session="${browser.cookie}"`, 401],
    ] as const) {
      const answer = await raw('GET', '/console/session', {
        headers: { cookie, 'sec-fetch-site': 'same-origin' },
      })
      expect([cookie.slice(0, 30), answer.status]).toEqual([cookie.slice(0, 30), status])
    }
  })
})

describe('Somebody who lost their password', () => {
  it('chooses another one by a link of an operator, once they give no other proof', async () => {
    const { email, browser } = await makeFullMember(workspace.id, 'Payroll')
    const saved = new Browser()
    await saved.do('openSession', { body: { link: await linkFor(workspace.id, email) } })
    await saved.do('changeAccountPassword', { body: { new_password: wanted } })
    await untilSignedOut(browser)
    expect((await signIn(email)).status).toBe(401)
    expect((await new Browser().ask('openSession', { body: { email, password: wanted } })).status).toBe(200)
  })

  it('gives the one until now when the link was followed more than 10 minutes ago', async () => {
    const { email } = await makeMember(workspace.id, 'HR')
    const saved = new Browser()
    const session = await saved.do('openSession', { body: { link: await linkFor(workspace.id, email) } })
    await ageProof(session)
    for (;;) if ((await saved.do('getSession')).proven_until === null) break
    const answer = await saved.ask('changeAccountPassword', { body: { new_password: wanted } })
    expect(answer.json.errors).toEqual([{ field: 'current_password', message: 'is needed' }])
  })
})

describe('A session that somebody left open', () => {
  it('does not give its account a first authenticator app', async () => {
    const { browser, session } = await makeMember(workspace.id, 'HR')
    const { secret } = await browser.do('issueAccountTotp')
    await ageProof(session)
    for (;;) if ((await browser.do('getSession')).proven_until === null) break
    for (const [operation, body] of [
      ['issueAccountTotp', undefined],
      ['verifyAccountTotp', { code: codeOf(secret) }],
    ] as const)
      expect([operation, ...refusal(await browser.ask(operation, body && { body }))]).toEqual([
        operation,
        403,
        'fresh_proof_required',
      ])
  })
})

describe('A sign-in with the password of before', () => {
  it('opens no session that outlives the change of the password', async () => {
    const { browser, email } = await makeMember(workspace.id, 'HR')
    const thieves = Array.from({ length: 6 }, () => new Browser())
    const attempts = thieves.map(thief => signIn(email, thief))
    const change = browser.ask('changeAccountPassword', {
      body: { current_password: password, new_password: wanted },
    })
    const [changed] = await Promise.all([change, ...attempts])
    expect(changed.status).toBe(200)
    for (const thief of thieves) if (thief.cookie !== undefined) await untilSignedOut(thief)
    const [{ open }] = (await inDatabase<{ open: number }>(
      `select count(*)::int as open from sessions s join people p on p.id = s.person_id where p.email = $1 and s.ended_at is null`,
      [email],
    )) as [{ open: number }]
    expect(open).toBe(1)
  })

  it('opens none at all when the password was changed after it was proven', async () => {
    const { email, session } = await makeMember(workspace.id, 'HR')
    const people = await inDatabase<{ id: string; password_digest: string }>(
      'select id, password_digest from people where email = $1',
      [email],
    )
    const [{ id: person_id, password_digest }] = people as [{ id: string; password_digest: string }]
    const sessions = new OpenSessions(sharedDatabase(), secretsFrom(testSecret))
    const kept: string[] = []
    const browser = {
      address: '',
      host: undefined,
      bound: undefined,
      known_as: [],
      bind: () => undefined,
      markAs: () => undefined,
      keep: (token: string) => void kept.push(token),
      forget: () => undefined,
    }
    const opening = { person_id, complete: false }
    expect(
      await sessions.open(browser, { ...opening, password_digest: `${password_digest}x` }),
    ).toBeUndefined()
    // The same for a passkey that was deleted meanwhile.
    expect(await sessions.open(browser, { ...opening, passkey_id: 'pky_deleted' })).toBeUndefined()
    expect(await sessions.open(browser, { ...opening, password_digest })).toMatchObject({
      member_id: session.member_id,
    })
    expect(kept).toHaveLength(1)
  })

  it('changes the password once, of two that know the one before', async () => {
    const { browser, email } = await makeMember(workspace.id, 'HR')
    const other = new Browser()
    await signIn(email, other)
    const answers = await Promise.all(
      [browser, other].map((one, n) =>
        one.ask('changeAccountPassword', {
          body: { current_password: password, new_password: `${wanted} ${n}` },
        }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
  })
})

describe('Somebody whose address a stranger guesses at', () => {
  it('goes on in an open session, proves who they are in it, and follows a link', async () => {
    const { browser, email, session } = await makeMember(workspace.id, 'HR')
    const stranger = () => new Browser().ask('openSession', { body: { email, password: 'a wrong guess' } })
    const answers = await Promise.all(Array.from({ length: 12 }, stranger))
    expect(answers.map(({ status }) => status)).toContain(429)
    expect((await signIn(email)).status).toBe(429)
    await ageProof(session)
    expect((await browser.ask('proveSession', { body: { password } })).status).toBe(200)
    const saved = await new Browser().ask('openSession', {
      body: { link: await linkFor(workspace.id, email) },
    })
    expect(saved.status).toBe(200)
  })

  it('is not guessed more often by other spellings of the address', async () => {
    const { email } = await makeMember(workspace.id, 'HR')
    const spellings = [email, email.toUpperCase(), ` ${email} `, email.replace('p', 'P'), `${email}\t`]
    const guesses = spellings.flatMap(spelled => [spelled, spelled, spelled])
    const answers: number[] = []
    for (const spelled of guesses) {
      const body = { email: spelled, password: 'a wrong guess' }
      answers.push((await new Browser().ask('openSession', { body })).status)
    }
    expect(answers.filter(status => status !== 429)).toHaveLength(10)
  })
})

describe('An office behind one address', () => {
  it('signs in, all of it: right passwords are no guesses', async () => {
    const { email } = await makeMember(workspace.id, 'HR')
    const office = new Browser()
    for (let n = 0; n < 6; n++) {
      const answers = await Promise.all(Array.from({ length: 9 }, () => signIn(email, office)))
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    }
  })

  it('is told that too many requests came from its address, and nothing of API keys', async () => {
    const office = new Browser()
    const answers = await Promise.all(
      Array.from({ length: 70 }, () => office.ask('openSession', { body: { email: newEmail() } })),
    )
    const refused = answers.find(({ status }) => status === 429)
    if (refused) expect(refused.json.detail).not.toMatch(/API key/)
  })
})
