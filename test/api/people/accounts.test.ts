// Accounts: how the person who is signed in can sign in.

import { inDatabase, makeWorkspace, type TestWorkspace } from '../../support/fixtures/make.ts'
import {
  ageProof,
  Browser,
  codeOf,
  makeFullMember,
  makeMember,
  password,
  refusal,
  signIn,
  untilSignedOut,
} from '../../support/fixtures/people.ts'

let workspace: TestWorkspace
beforeAll(async () => {
  workspace = await makeWorkspace()
})

const actionsOf = async (member_id: string) =>
  (
    await inDatabase<{ action: string }>(
      'select action from audit_entries where object_id = $1 order by created_at, id',
      [member_id],
    )
  ).map(({ action }) => action)

describe('An account', () => {
  it('says how its person can sign in, and nothing that they prove it with', async () => {
    const { browser, email } = await makeMember(workspace.id, 'HR')
    expect(await browser.do('getAccount')).toEqual({
      object: 'account',
      id: expect.stringMatching(/^per_/),
      email,
      has_password: true,
      has_totp: false,
      passkeys: [],
      recovery_codes_left: 0,
      password_changed_at: expect.any(String),
    })
  })
})

describe('The password', () => {
  const wanted = 'seven loud herons dive'

  it('is changed by who knows it, which ends all other sessions', async () => {
    const { browser, email, session } = await makeMember(workspace.id, 'HR')
    const other = new Browser()
    await signIn(email, other)
    await browser.do('changeAccountPassword', { body: { current_password: password, new_password: wanted } })
    expect((await browser.ask('getSession')).status).toBe(200)
    await untilSignedOut(other)
    expect((await signIn(email)).status).toBe(401)
    expect((await new Browser().ask('openSession', { body: { email, password: wanted } })).status).toBe(200)
    expect(await actionsOf(session.member_id)).toContain('member.password_changed')
  })

  it('stays as it is for who does not know it', async () => {
    const { browser } = await makeMember(workspace.id, 'HR')
    const wrong = await browser.ask('changeAccountPassword', {
      body: { current_password: 'wrong', new_password: wanted },
    })
    expect(refusal(wrong)).toEqual([401, 'sign_in_refused'])
    const none = await browser.ask('changeAccountPassword', { body: { new_password: wanted } })
    expect(none.json.errors).toEqual([{ field: 'current_password', message: 'is needed' }])
  })

  it.each([
    ['short'],
    ['aaaaaaaaaaaaaaaa'],
    ['abababababababab'],
    ['123456789012345'],
    ['abcdefghijklmnop'],
    ['password12345'],
    ['qwertyuiop123'],
    ['ayeshakhan12'],
    ['muster.example'],
  ])('is not %s', async new_password => {
    const { browser } = await makeMember(workspace.id, 'HR')
    const answer = await browser.ask('changeAccountPassword', {
      body: { current_password: password, new_password },
    })
    expect([answer.status, answer.json.errors[0].field]).toEqual([400, 'new_password'])
  })

  it('is stored as argon2id with 19 MiB and 2 passes', async () => {
    const { email } = await makeMember(workspace.id, 'HR')
    const [row] = await inDatabase<{ digest: string }>(
      'select password_digest as digest from people where email = $1',
      [email],
    )
    expect(row!.digest).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
  })
})

describe('An authenticator app', () => {
  it('counts once a code of it was given', async () => {
    const { browser, email, session } = await makeMember(workspace.id, 'HR')
    const { secret, uri } = await browser.do('issueAccountTotp')
    expect(uri).toBe(`otpauth://totp/Muster:${encodeURIComponent(email)}?secret=${secret}&issuer=Muster`)
    expect((await signIn(email)).json.status).toBe('active')
    const wrong = codeOf(secret, Temporal.Instant.from('2001-01-01T00:00:00Z'))
    expect(refusal(await browser.ask('verifyAccountTotp', { body: { code: wrong } }))).toEqual([
      401,
      'sign_in_refused',
    ])
    const { codes } = await browser.do('verifyAccountTotp', { body: { code: codeOf(secret) } })
    expect(codes.every((code: string) => /^[a-z2-7]{5}-[a-z2-7]{5}$/.test(code))).toBe(true)
    expect(await browser.do('getAccount')).toMatchObject({ has_totp: true, recovery_codes_left: 10 })
    expect((await signIn(email)).json.status).toBe('second_factor_needed')
    expect(await actionsOf(session.member_id)).toContain('member.totp_enabled')
  })

  it('is not confirmed before a secret was issued', async () => {
    const { browser } = await makeMember(workspace.id, 'HR')
    expect(refusal(await browser.ask('verifyAccountTotp', { body: { code: '123456' } }))).toEqual([
      409,
      'conflict',
    ])
  })

  it('is replaced only with a fresh proof, like the recovery codes', async () => {
    const { browser, session, email } = await makeFullMember(workspace.id, 'Payroll')
    const { codes } = await browser.do('issueAccountRecoveryCodes')
    await ageProof(session)
    for (;;) if ((await browser.do('getSession')).proven_until === null) break
    for (const operation of ['issueAccountTotp', 'issueAccountRecoveryCodes'] as const)
      expect([operation, ...refusal(await browser.ask(operation))]).toEqual([
        operation,
        403,
        'fresh_proof_required',
      ])
    const other = new Browser()
    await signIn(email, other)
    expect((await other.do('verifySession', { body: { code: codes[0] } })).status).toBe('active')
  })

  it('is needed for recovery codes', async () => {
    const { browser } = await makeMember(workspace.id, 'HR')
    expect(refusal(await browser.ask('issueAccountRecoveryCodes'))).toEqual([409, 'conflict'])
  })

  it('is kept encrypted, and its recovery codes as digests', async () => {
    const { secret, email } = await makeFullMember(workspace.id, 'Payroll')
    const [row] = await inDatabase<{ text: string }>(
      'select p::text || (select json_agg(r)::text from recovery_codes r where r.person_id = p.id) as text from people p where email = $1',
      [email],
    )
    expect(row!.text).not.toContain(secret)
  })
})
