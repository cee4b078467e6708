// People in a directory and their workspaces in another database: what they prove, what it changes, and who stops in between.

import { randomBytes } from 'node:crypto'
import { Passwords } from '../../../../packages/server/auth/factors/passwords.ts'
import { Limits } from '../../../../packages/server/auth/rate-limits.ts'
import { secretsFrom } from '../../../../packages/server/auth/secrets.ts'
import { Sessions } from '../../../../packages/server/auth/sessions.ts'
import { createWorkspace } from '../../../../packages/server/cli/office/operators.ts'
import { invite } from '../../../../packages/server/cli/office/people.ts'
import { acceptInvitation } from '../../../../packages/server/features/people/accept-invitation.ts'
import makeAccounts from '../../../../packages/server/features/people/handlers/accounts.ts'
import { finishChanges, Identity } from '../../../../packages/server/features/people/index.ts'
import type { Browser } from '../../../../packages/server/http/context.ts'
import { indusValley, type OpenDatabase } from '../../../support/database/own-database.ts'
import { type Divided, openDivided } from '../../../support/fixtures/divided.ts'
import { type Moment, meanwhile } from '../../../support/fixtures/meanwhile.ts'
import { newEmail, password } from '../../../support/fixtures/people.ts'
import { testSecret } from '../../../support/jest/secret.ts'

const secrets = secretsFrom(testSecret)
const wanted = 'seven loud herons dive'

let divided: Divided
let identity: Identity
let workspaces: string[]

const identityOn = (database: Divided['database']) =>
  new Identity({
    database,
    secrets,
    limits: new Limits(),
    passwords: new Passwords(),
    consoleUrl: undefined,
    sendsEmails: false,
    clock: Temporal.Now.instant,
  })

beforeAll(async () => {
  divided = await openDivided('people')
  const { database } = divided
  identity = identityOn(database)
  workspaces = [await createWorkspace(database, indusValley), await createWorkspace(database, indusValley)]
})
afterAll(() => Promise.all([divided.directory.end(), divided.cell.end()]))

/** A browser that keeps its token. */
function makeBrowser(): Browser & { token: string } {
  const nothing = () => undefined
  const browser = {
    token: '',
    address: '',
    host: undefined,
    bound: undefined,
    known_as: [],
    bind: nothing,
    markAs: nothing,
    keep: (token: string) => void Object.assign(browser, { token }),
    forget: nothing,
  }
  return browser
}

interface Made {
  readonly browser: ReturnType<typeof makeBrowser>
  readonly email: string
  readonly person_id: string
}

/** A member of both workspaces, who is signed in to the second. */
async function makePerson(): Promise<Made> {
  const browser = makeBrowser()
  const email = newEmail()
  for (const workspace_id of workspaces) {
    const invited = { workspace_id, email, name: 'Ayesha Khan', role: 'HR' }
    const token = await invite(divided.database, secrets, invited)
    await acceptInvitation(identity, browser, { token, password })
  }
  return { browser, email, person_id: (await sessionOf(browser)).person_id }
}

const sessionOf = async ({ token }: { token: string }) =>
  (await new Sessions(divided.database, secrets).authenticate(token)).session

const signIn = (email: string, browser = makeBrowser(), given = password) =>
  identity.openByPassword(browser, { email, password: given, workspace: undefined })

async function changePassword({ browser }: Made): Promise<void> {
  const session = await sessionOf(browser)
  const call = { session, browser, body: { current_password: password, new_password: wanted } }
  await makeAccounts({ identity }).changeAccountPassword(call as never)
}

async function rowsOf<Row>({ client }: OpenDatabase, sql: string, of: string): Promise<Row[]> {
  return (await client.query(sql, [of])).rows as Row[]
}

/** What there is in the cell: the copy, open sessions, and what was told of changed passwords. */
async function lookAtCell({ person_id }: Made) {
  const [found] = await rowsOf<object>(
    divided.cell,
    `select p.password_digest, p.last_change,
       (select count(*)::int from sessions s where s.person_id = p.id and s.ended_at is null and s.expires_at > stamp()) as sessions,
       (select count(*)::int from audit_entries a join members m on m.workspace_id = a.workspace_id and m.id = a.object_id
        where m.person_id = p.id and a.action = 'member.password_changed') as entries,
       (select count(*)::int from notifications n join members m on m.workspace_id = n.workspace_id and m.id = n.member_id
        where m.person_id = p.id and n.type = 'account_changed') as told
     from people p where p.id = $1`,
    person_id,
  )
  return found
}

const listLeft = ({ person_id }: Made) =>
  rowsOf<{ name: string }>(
    divided.directory,
    'select name from person_changes where person_id = $1',
    person_id,
  )

/** Has one of the databases refuse something until the returned function is called. */
async function refuse({ client }: OpenDatabase, what: string): Promise<() => Promise<unknown>> {
  const name = `refuse_${randomBytes(6).toString('hex')}`
  await client.query(
    `create function ${name}() returns trigger language plpgsql as $$ begin raise exception 'the process ends'; end $$`,
  )
  await client.query(`create trigger ${name} before ${what} for each row execute function ${name}()`)
  return () => client.query(`drop function ${name} cascade`)
}

describe('Somebody whose workspaces are in another database', () => {
  it('accepts invitations, and has no secret there', async () => {
    const made = await makePerson()
    expect(await lookAtCell(made)).toMatchObject({ password_digest: 'in the directory', sessions: 2 })
    expect(await listLeft(made)).toEqual([])
    expect((await signIn(made.email)).workspace_id).toBe(workspaces[1])
  })

  it('changes the password, which ends all other sessions and is told in both workspaces', async () => {
    const made = await makePerson()
    await changePassword(made)
    expect(await lookAtCell(made)).toMatchObject({ sessions: 1, entries: 2, told: 2 })
    expect((await sessionOf(made.browser)).status).toBe('active')
    await expect(signIn(made.email)).rejects.toMatchObject({ code: 'sign_in_refused' })
    expect((await signIn(made.email, makeBrowser(), wanted)).status).toBe('active')
  })

  it('has no session of before where the change comes while it is opened', async () => {
    const made = await makePerson()
    const database = meanwhile(divided.database, { after: 'open_session' }, () => changePassword(made))
    const opening = { email: made.email, password, workspace: undefined }
    await expect(identityOn(database).openByPassword(makeBrowser(), opening)).rejects.toMatchObject({
      code: 'sign_in_refused',
    })
    expect(await lookAtCell(made)).toMatchObject({ sessions: 1 })
  })
})

describe('A process that ends', () => {
  it('before a change has reached the homes leaves it to the job, which does it once', async () => {
    const made = await makePerson()
    const accept = await refuse(divided.cell, 'insert on audit_entries')
    await expect(changePassword(made)).rejects.toThrow('the process ends')
    await expect(finishChanges(divided.database, null)).rejects.toThrow('the process ends')
    await accept()
    expect(await lookAtCell(made)).toMatchObject({ sessions: 2, entries: 0, told: 0 })
    expect(await listLeft(made)).toHaveLength(1)
    await finishChanges(divided.database, null)
    expect(await lookAtCell(made)).toMatchObject({ sessions: 1, entries: 2, told: 2 })
    expect(await listLeft(made)).toEqual([])
  })

  it('after that, and before it has said so, leaves nothing to be done twice', async () => {
    const made = await makePerson()
    const accept = await refuse(divided.directory, 'delete on person_changes')
    await expect(changePassword(made)).rejects.toThrow('the process ends')
    await accept()
    const [left] = await listLeft(made)
    await finishChanges(divided.database, null)
    expect(await lookAtCell(made)).toMatchObject({
      sessions: 1,
      entries: 2,
      told: 2,
      last_change: left!.name,
    })
    expect(await listLeft(made)).toEqual([])
  })

  it('has whoever signs in next finish the change, so that no late end ends their session', async () => {
    const made = await makePerson()
    const accept = await refuse(divided.cell, 'insert on audit_entries')
    await expect(changePassword(made)).rejects.toThrow('the process ends')
    await accept()
    const browser = makeBrowser()
    await signIn(made.email, browser, wanted)
    expect(await listLeft(made)).toEqual([])
    await finishChanges(divided.database, null)
    expect((await sessionOf(browser)).status).toBe('active')
  })
})

describe('A session that is switched while its person signs out everywhere', () => {
  async function switchWhile(
    made: Made,
    moment: Moment,
    signOut: (other: Browser & { token: string }) => Promise<unknown>,
  ) {
    const session = await sessionOf(made.browser)
    const other = makeBrowser()
    await signIn(made.email, other)
    const database = meanwhile(divided.database, moment, () => signOut(other))
    const switched = identityOn(database).sessions.move(makeBrowser(), session, workspaces[0]!)
    await expect(switched).rejects.toMatchObject({ code: 'signed_out' })
    expect(await lookAtCell(made)).toMatchObject({ sessions: 0 })
    expect(await listLeft(made)).toEqual([])
  }

  const signOut = async (other: Browser & { token: string }) =>
    identity.sessions.endAll(other, await sessionOf(other))

  it('is not kept', async () => {
    await switchWhile(await makePerson(), { after: 'switch_session' }, signOut)
  })

  it('is not kept where that has still to reach its home', async () => {
    await switchWhile(await makePerson(), { after: 'read_session_to_switch' }, async other => {
      const session = await sessionOf(other)
      const accept = await refuse(divided.cell, 'update on sessions')
      await expect(identity.sessions.endAll(other, session)).rejects.toThrow('the process ends')
      await accept()
    })
  })
})

it('A session that was ended changes no account, although it is remembered somewhere', async () => {
  const made = await makePerson()
  const session = await sessionOf(made.browser)
  await identity.sessions.end(makeBrowser(), session)
  const call = { session, browser: made.browser, body: { current_password: password, new_password: wanted } }
  const changed = makeAccounts({ identity }).changeAccountPassword(call as never)
  await expect(changed).rejects.toMatchObject({ code: 'signed_out' })
  expect((await signIn(made.email)).status).toBe('active')
})
