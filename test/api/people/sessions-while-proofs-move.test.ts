// Sessions that are opened or switched while what somebody signs in with changes: at each step between, and behind an open change.

import { randomInt } from 'node:crypto'
import { secretsFrom } from '../../../packages/server/auth/secrets.ts'
import { Sessions } from '../../../packages/server/auth/sessions.ts'
import { OpenSessions } from '../../../packages/server/features/people/sessions/open-session.ts'
import { placeOfClientSecret } from '../../../packages/server/features/people/sign-on/provider.ts'
import { holdCommits } from '../../support/database/held-commits.ts'
import { inDatabase, makeWorkspace, sharedDatabase, type TestWorkspace } from '../../support/fixtures/make.ts'
import { type Moment, meanwhile } from '../../support/fixtures/meanwhile.ts'
import { addPasskey, makeHolder } from '../../support/fixtures/passkeys.ts'
import {
  accept,
  Browser,
  enrol,
  inviteAs,
  makeMember,
  password,
  signIn,
  type TestMember,
} from '../../support/fixtures/people.ts'
import { testSecret } from '../../support/jest/secret.ts'
import { until } from '../../support/processes/until.ts'

let workspace: TestWorkspace
let other: TestWorkspace
beforeAll(async () => {
  workspace = await makeWorkspace()
  other = await makeWorkspace()
})

const secrets = secretsFrom(testSecret)
const nothing = () => undefined
const somewhere = {
  address: '',
  host: undefined,
  bound: undefined,
  known_as: [],
  bind: nothing,
  markAs: nothing,
  keep: nothing,
  forget: nothing,
}

type Proven = { person_id: string; complete: boolean } & (
  | { password_digest: string }
  | { passkey_id: string }
)

/** What somebody has proven, and a change after which that counts no more. */
interface Case {
  readonly member: TestMember
  readonly proven: Proven
  change(): Promise<unknown>
}

async function findPerson(email: string): Promise<{ person_id: string; password_digest: string }> {
  const [found] = await inDatabase<{ person_id: string; password_digest: string }>(
    'select id as person_id, password_digest from people where email = $1',
    [email],
  )
  return found!
}

async function byPassword(): Promise<Case> {
  const member = await makeMember(workspace.id, 'HR')
  const body = { current_password: password, new_password: `five loud herons dive ${randomInt(1e6)}` }
  return {
    member,
    proven: { ...(await findPerson(member.email)), complete: false },
    change: () => member.browser.do('changeAccountPassword', { body }),
  }
}

async function byPasskey(): Promise<Case> {
  const member = await makeHolder(workspace.id, 'HR')
  await addPasskey(member.browser, 'Another')
  const { person_id } = await findPerson(member.email)
  const ids = { id: member.passkey.id }
  return {
    member,
    proven: { person_id, passkey_id: ids.id, complete: true },
    change: () => member.browser.do('deletePasskey', { ids }),
  }
}

/** What there is of the member's sessions, but for the one that they have themselves, and of their sign-ins. */
async function countOpen({ session }: TestMember): Promise<{ open: number; told: number }> {
  const [counted] = await inDatabase<{ open: number; told: number }>(
    `select (select count(*)::int from sessions where member_id = $1 and id <> $2 and ended_at is null and expires_at > stamp()) as open,
       (select count(*)::int from audit_entries where object_id = $1 and action = 'member.signed_in') as told`,
    [session.member_id, session.id],
  )
  return counted!
}

const removeFrom = (workspace_id: string, { session }: TestMember) =>
  inDatabase('update members set deleted = true where workspace_id = $1 and person_id = $2', [
    workspace_id,
    session.person_id,
  ])

const open = (moment: Moment, work: () => Promise<unknown>, proven: Proven) =>
  new OpenSessions(meanwhile(sharedDatabase(), moment, work), secrets).open(somewhere, proven)

/** Whether somebody waits for the lock of a person, behind which a proof is read. */
async function isSecondLookWaiting(): Promise<boolean> {
  const waiting = await inDatabase(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%people%for share'`,
  )
  return waiting.length > 0
}

const ways = [
  ['a changed password', byPassword],
  ['a deleted passkey', byPasskey],
] as const
const moments: readonly Moment[] = [
  { after: 'weigh_proof' },
  { after: 'open_session' },
  { before: 'keep_session' },
]

describe.each(ways)('A sign-in with %s', (_, make) => {
  it.each(moments)('leaves no session and no entry where the change comes at %j', async moment => {
    const { member, proven, change } = await make()
    const before = await countOpen(member)
    expect(await open(moment, change, proven)).toBeUndefined()
    expect(await countOpen(member)).toEqual(before)
  })

  it('waits for a change that has ended sessions and is not committed', async () => {
    const { member, proven, change } = await make()
    const before = await countOpen(member)
    const commit = await holdCommits('people', proven.person_id)
    let changing: Promise<unknown> = Promise.resolve()
    const begin = async () => {
      changing = change()
      await until(commit.isWaitedFor)
    }
    try {
      const opening = open({ before: 'open_session' }, begin, proven)
      await until(isSecondLookWaiting)
      await commit.release()
      expect(await opening).toBeUndefined()
      await changing
    } finally {
      await commit.remove()
    }
    expect(await countOpen(member)).toEqual(before)
  })

  it('counts where it was opened before the change, which ends it', async () => {
    const { member, proven, change } = await make()
    const session = await open({ after: 'keep_session' }, async () => undefined, proven)
    expect(session?.member_id).toBe(member.session.member_id)
    expect((await countOpen(member)).open).toBe(1)
    await change()
    expect((await countOpen(member)).open).toBe(0)
  })
})

describe('A sign-in', () => {
  it('waits for the factor that comes at the last moment, and is told once', async () => {
    const { member, proven } = await byPassword()
    const { told } = await countOpen(member)
    const session = await open({ before: 'keep_session' }, () => enrol(member), proven)
    expect(session?.status).toBe('second_factor_needed')
    expect(await countOpen(member)).toEqual({ open: 1, told: told + 1 })
  })

  it.each<Moment>([{ after: 'open_session' }, { before: 'keep_session' }])(
    'leaves no session and no entry where the member is removed at %j',
    async moment => {
      const { member, proven } = await byPassword()
      const before = await countOpen(member)
      expect(await open(moment, () => removeFrom(workspace.id, member), proven)).toBeUndefined()
      expect(await countOpen(member)).toEqual(before)
    },
  )

  it.each<Moment>([{ after: 'find_last_used_workspace' }, { before: 'keep_session' }])(
    'is in another workspace where the member is removed from the last one at %j',
    async moment => {
      const { member, proven } = await byPassword()
      await accept(await inviteAs(other.id, 'HR', member.email), new Browser())
      const session = await open(moment, () => removeFrom(other.id, member), proven)
      expect(session?.workspace_id).toBe(workspace.id)
    },
  )

  it('leaves no session and no entry where the workspace begins to require company sign-on', async () => {
    const { id } = await makeWorkspace()
    const member = await makeMember(id, 'HR')
    const before = await countOpen(member)
    const begin = () =>
      inDatabase(
        `insert into sign_on_providers (workspace_id, issuer, client, client_secret_sealed, email_domains, is_required, vouches_for)
         values ($1, 'https://idp.example', 'muster', $2, '{muster.example}', true, null)`,
        [id, secrets.vault.seal('kept', placeOfClientSecret(id))],
      )
    const proven = { ...(await findPerson(member.email)), complete: false }
    expect(await open({ before: 'keep_session' }, begin, proven)).toBeUndefined()
    expect(await countOpen(member)).toEqual(before)
  })

  it('leaves nothing but a minute of a session that nobody has where its process ends', async () => {
    const { member, proven } = await byPassword()
    const { told } = await countOpen(member)
    const end = () => Promise.reject(new Error('the process ends'))
    await expect(open({ before: 'keep_session' }, end, proven)).rejects.toThrow('the process ends')
    expect(await countOpen(member)).toEqual({ open: 1, told })
    const [left] = await inDatabase<{ seconds: number }>(
      `select extract(epoch from max(expires_at) - stamp())::int as seconds from sessions where member_id = $1 and id <> $2`,
      [member.session.member_id, member.session.id],
    )
    expect(left!.seconds).toBeLessThanOrEqual(60)
  })

  it('is in the workspace that was used last, and in one that is in use before others', async () => {
    const { member } = await byPassword()
    const { email } = member
    await accept(await inviteAs(other.id, 'HR', email), new Browser())
    const where = async () => (await signIn(email)).json.workspace_id
    expect(await where()).toBe(other.id)
    await new Browser().do('openSession', { body: { email, password, workspace_id: workspace.id } })
    expect(await where()).toBe(workspace.id)
    await inDatabase(`update companies set status = 'inactive' where workspace_id = $1`, [workspace.id])
    try {
      expect(await where()).toBe(other.id)
    } finally {
      await inDatabase(`update companies set status = 'active' where workspace_id = $1`, [workspace.id])
    }
  })
})

describe('A session that is switched', () => {
  /** Somebody in both workspaces, whose session is of the first. */
  async function makeBoth(): Promise<TestMember> {
    const member = await makeMember(workspace.id, 'HR')
    await accept(await inviteAs(other.id, 'HR', member.email), new Browser())
    return member
  }

  async function switchMeanwhile({ browser }: TestMember, moment: Moment, work: () => Promise<unknown>) {
    const database = meanwhile(sharedDatabase(), moment, work)
    const { session } = await new Sessions(database, secrets).authenticate(browser.cookie)
    return new OpenSessions(database, secrets).move(somewhere, session, other.id)
  }

  const countOf = async ({ email }: TestMember) =>
    (
      await inDatabase(
        `select s.id from sessions s join people p on p.id = s.person_id
         where p.email = $1 and s.ended_at is null and s.expires_at > stamp()`,
        [email],
      )
    ).length

  it.each<Moment>([
    { after: 'weigh_proof' },
    { after: 'read_session_to_switch' },
    { after: 'switch_session' },
    { before: 'end_session' },
    { before: 'keep_session' },
  ])('leaves none where the person signs out everywhere at %j', async moment => {
    const member = await makeBoth()
    const second = new Browser()
    await signIn(member.email, second)
    const switched = switchMeanwhile(member, moment, () => second.do('revokeSessions'))
    await expect(switched).rejects.toMatchObject({ code: 'signed_out' })
    expect(await countOf(member)).toBe(0)
  })

  it('leaves one where two switch it at once', async () => {
    const member = await makeBoth()
    const before = await countOf(member)
    const first = new Browser()
    first.cookie = member.browser.cookie
    const again = () => first.do('switchSession', { body: { workspace_id: other.id } })
    await expect(switchMeanwhile(member, { before: 'end_session' }, again)).rejects.toMatchObject({
      code: 'signed_out',
    })
    expect((await first.ask('getSession')).status).toBe(200)
    expect(await countOf(member)).toBe(before)
  })

  it('counts on where the process ends before it is ended', async () => {
    const member = await makeBoth()
    const end = () => Promise.reject(new Error('the process ends'))
    await expect(switchMeanwhile(member, { before: 'end_session' }, end)).rejects.toThrow('the process ends')
    expect((await member.browser.ask('getSession')).status).toBe(200)
  })
})
