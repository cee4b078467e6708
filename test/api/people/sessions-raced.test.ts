// Sessions that are opened while somebody adds a second factor, and changes of an account of which a part fails.

import { randomBytes } from 'node:crypto'
import { secretsFrom } from '../../../packages/server/auth/secrets.ts'
import { OpenSessions } from '../../../packages/server/features/people/sessions/open-session.ts'
import { inDatabase, makeWorkspace, sharedDatabase, type TestWorkspace } from '../../support/fixtures/make.ts'
import { addPasskey, makeHolder } from '../../support/fixtures/passkeys.ts'
import { Browser, codeOf, enrol, makeMember, password, signIn } from '../../support/fixtures/people.ts'
import { testSecret } from '../../support/jest/secret.ts'

let workspace: TestWorkspace
beforeAll(async () => {
  workspace = await makeWorkspace()
})

/** Does what the server does after it has compared the password. */
async function openAfterwards(email: string): Promise<string> {
  const people = await inDatabase<{ id: string; password_digest: string }>(
    'select id, password_digest from people where email = $1',
    [email],
  )
  const [{ id: person_id, password_digest }] = people as [{ id: string; password_digest: string }]
  const sessions = new OpenSessions(sharedDatabase(), secretsFrom(testSecret))
  const nothing = () => undefined
  const browser = {
    address: '',
    host: undefined,
    bound: undefined,
    known_as: [],
    bind: nothing,
    markAs: nothing,
    keep: nothing,
    forget: nothing,
  }
  const session = await sessions.open(browser, { person_id, complete: false, password_digest })
  return session!.status
}

/** Sessions of the person that may do something, besides the one that stays. */
async function countVerified(email: string): Promise<number> {
  const [row] = await inDatabase<{ count: number }>(
    `select count(*)::int - 1 as count from sessions s join people p on p.id = s.person_id
     where p.email = $1 and s.ended_at is null and s.verified_at is not null`,
    [email],
  )
  return row!.count
}

describe('A sign-in by password', () => {
  it('waits for the factor that was added after the password was compared', async () => {
    const { browser, email } = await makeMember(workspace.id, 'HR')
    expect(await openAfterwards(email)).toBe('active')
    await enrol({ browser, email })
    expect(await openAfterwards(email)).toBe('second_factor_needed')
    const { email: other } = await makeHolder(workspace.id, 'HR')
    expect(await openAfterwards(other)).toBe('second_factor_needed')
  })

  it.each([
    [
      'an authenticator app',
      async (browser: Browser) => {
        const { secret } = await browser.do('issueAccountTotp')
        return () => browser.do('verifyAccountTotp', { body: { code: codeOf(secret) } })
      },
    ],
    ['a passkey', async (browser: Browser) => async () => addPasskey(browser)],
  ])('leaves no session without the factor while %s is added', async (_, begin) => {
    const { browser, email } = await makeMember(workspace.id, 'HR')
    const add = await begin(browser)
    const thieves = Array.from({ length: 8 }, () => signIn(email, new Browser()))
    await Promise.all([add(), ...thieves])
    expect(await countVerified(email)).toBe(0)
  })
})

describe('A change of an account', () => {
  it('leaves one set of recovery codes, however many replace them at once', async () => {
    const { browser, email } = await makeMember(workspace.id, 'HR')
    await enrol({ browser, email })
    await Promise.all(Array.from({ length: 6 }, () => browser.do('issueAccountRecoveryCodes')))
    expect((await browser.do('getAccount')).recovery_codes_left).toBe(10)
  })

  /** Refuses entries about the member until the test is over. */
  async function refuseEntries(member_id: string): Promise<() => Promise<unknown>> {
    const name = `refuse_${randomBytes(6).toString('hex')}`
    await inDatabase(
      `create function ${name}() returns trigger language plpgsql as $$ begin raise exception 'no entry today'; end $$`,
    )
    await inDatabase(
      `create trigger ${name} before insert on audit_entries for each row when (new.object_id = '${member_id}') execute function ${name}()`,
    )
    return () => inDatabase(`drop function ${name} cascade`)
  }

  it('is made with its entry in the audit or not at all', async () => {
    const { browser, email, session } = await makeMember(workspace.id, 'HR')
    const other = new Browser()
    await signIn(email, other)
    const { secret } = await browser.do('issueAccountTotp')
    const before = await browser.do('getAccount')
    const accept = await refuseEntries(session.member_id)
    try {
      const code = codeOf(secret)
      expect((await browser.ask('verifyAccountTotp', { body: { code } })).status).toBe(500)
      await expect(addPasskey(browser)).rejects.toThrow('500')
      const change = { current_password: password, new_password: 'seven loud herons dive' }
      expect((await browser.ask('changeAccountPassword', { body: change })).status).toBe(500)
    } finally {
      await accept()
    }
    expect(await browser.do('getAccount')).toEqual(before)
    expect((await other.ask('getSession')).status).toBe(200)
    await browser.do('verifyAccountTotp', { body: { code: codeOf(secret) } })
    expect((await browser.do('getAccount')).has_totp).toBe(true)
  })
})
