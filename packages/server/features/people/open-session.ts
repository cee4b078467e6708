// Opening sessions: each is of one person in one workspace, under a token that is shown to their browser alone.

import type { Session as SessionBody } from '@muster/contract'
import { bind, type Database, homeStatement, personStatement, systemStatement } from '@muster/db'
import { digestNew, mintKey } from '../../auth/api-keys.ts'
import type { Session } from '../../auth/callers.ts'
import type { Secrets } from '../../auth/secrets.ts'
import { Sessions, sessionHours } from '../../auth/sessions.ts'
import type { Browser } from '../../http/context.ts'
import { newId } from '../../resource/ids.ts'
import { Browsers } from './browsers.ts'
import { describeSession } from './describe-session.ts'
import { findReach } from './of-person.ts'
import { lockPerson, sharePerson } from './people.ts'
import { signOnRequired } from './sign-on/required.ts'

/** Where a session is found. */
interface SessionPlace {
  readonly id: string
  readonly workspace: { readonly id: string }
}

interface Opening {
  readonly person_id: string
  /** Undefined: the one that the person used last. */
  readonly workspace?: string | undefined
  /** Of the password that was proven; undefined where it was none. */
  readonly password_digest?: string | null | undefined
  /** The passkey that was proven; undefined where it was none. */
  readonly passkey_id?: string | undefined
  /** Whether that is a second factor, too; whoever has one gives it later otherwise. */
  readonly complete: boolean
  /** A link of an operator opens also what only company sign-on opens otherwise. */
  readonly by_link?: boolean
}

/** Somebody whom the provider of a workspace knows. */
interface SignOnOpening {
  readonly person_id: string
  readonly workspace: string
  readonly issuer: string
  /** Whether the provider asked for a second factor. */
  readonly has_factor: boolean
  /** Whether the sign-in waits for nothing more. */
  readonly complete: boolean
  /** When they last gave the provider their credentials; null where they have just given their own. */
  readonly authenticated_at: string | null
}

type Stored = Record<'id' | 'entry' | 'person_id', string> & {
  digest: Buffer
  pepper_version: number
  workspace: string | null
  password_digest: string | null
  passkey_id: string | null
  complete: boolean
  by_link: boolean
  free: boolean
  issuer: string | null
  has_factor: boolean
  proven_at: string | null
}

/** For the password of before, or a deleted passkey, there is no session. Whoever has a second factor by now has to give it. */
const openSession = personStatement<{ id: string }, Stored>(
  'open_session',
  `with used as (
     select id from passkeys where id = :passkey_id for share
   ), proven as (
     select id, totp_sealed is not null or exists (select from passkeys k where k.person_id = p.id) as has_factor
     from people p where id = :person_id and (:password_digest::text is null or password_digest = :password_digest)
       and (:passkey_id::text is null or exists (select from used))
   ), chosen as (
     select m.workspace_id, m.id, proven.has_factor from proven join members m on m.person_id = proven.id join companies c on c.workspace_id = m.workspace_id and c.id = m.workspace_id
     where not m.deleted and (:workspace::text is null or m.workspace_id = :workspace)
       and (:free::boolean or not ${signOnRequired('m')})
     order by c.status = 'inactive', m.last_signed_in_at desc nulls last, m.created_at, m.id limit 1
   ), signed_in as (
     update members m set last_signed_in_at = stamp(), updated_at = stamp() from chosen
     where m.workspace_id = chosen.workspace_id and m.id = chosen.id
   ), audited as (
     insert into audit_entries (workspace_id, id, action, object_id, actor, details)
     select workspace_id, :entry, 'member.signed_in', id, id, '{}' from chosen
   )
   insert into sessions (workspace_id, id, member_id, person_id, digest, pepper_version, verified_at, by_link, proven_at, sign_on_issuer, sign_on_factor, expires_at)
   select workspace_id, :id, id, :person_id, :digest, :pepper_version, case when :complete::boolean or not chosen.has_factor then stamp() end, :by_link,
          least(stamp(), coalesce(:proven_at::timestamptz, stamp())), :issuer, :has_factor,
          stamp() + interval '${sessionHours} hours'
   from chosen returning id`,
)

/** Another token for the same session: one that somebody else saw before is of no use after it. */
const renew = homeStatement<
  { id: string },
  { workspace: string; id: string; digest: Buffer; pepper_version: number; verified: boolean }
>(
  'renew_session',
  `update sessions set digest = :digest, pepper_version = :pepper_version, proven_at = stamp(), last_seen_at = stamp(),
          verified_at = case when :verified::boolean then coalesce(verified_at, stamp()) else verified_at end
   where workspace_id = :workspace and id = :id and ended_at is null returning id`,
)

const end = homeStatement<unknown, { workspace: string; id: string }>(
  'end_session',
  'update sessions set ended_at = stamp() where workspace_id = :workspace and id = :id and ended_at is null',
)

const endAll = personStatement<unknown, { person_id: string; within: string | null }>(
  'end_sessions',
  `update sessions set ended_at = stamp()
   where person_id = :person_id and ended_at is null
     and (:within::text is null or workspace_id = :within)`,
)

const requiring = personStatement<{ name: string }, { person_id: string; workspace: string | null }>(
  'list_workspaces_that_require_sign_on',
  `select c.name from members m join companies c on c.workspace_id = m.workspace_id and c.id = m.workspace_id
   where m.person_id = :person_id and not m.deleted and (:workspace::text is null or m.workspace_id = :workspace)
     and ${signOnRequired('m')} order by c.name, c.id`,
)

/** A session elsewhere lasts no longer and has proven no more than the one that it follows. */
const move = systemStatement<
  { id: string },
  { from: string; old: string; to: string; id: string; digest: Buffer; pepper_version: number }
>(
  'switch_session',
  `with old as (
     update sessions s set ended_at = stamp() from members m
     where s.workspace_id = :from and s.id = :old and s.ended_at is null
       and m.workspace_id = :to and m.person_id = s.person_id and not m.deleted and not ${signOnRequired('m')}
     returning s.person_id, s.verified_at, s.proven_at, s.expires_at, m.id as member_id
   ), used as (
     update members m set last_signed_in_at = stamp(), updated_at = stamp() from old where m.workspace_id = :to and m.id = old.member_id
   )
   insert into sessions (workspace_id, id, member_id, person_id, digest, pepper_version, verified_at, proven_at, expires_at)
   select :to, :id, member_id, person_id, :digest, :pepper_version, verified_at, proven_at, expires_at from old returning id`,
)

const purge = systemStatement(
  'purge_sessions',
  `with links as (delete from sign_in_links where expires_at < stamp() - interval '30 days')
   delete from sessions where expires_at < stamp() - interval '30 days'`,
)

/** Forgets sessions and sign-in links 30 days after their end. */
export async function purgeSessions(database: Database): Promise<void> {
  await database.system(purge)
}

export class OpenSessions {
  readonly #database: Database
  readonly #secrets: Secrets
  readonly #sessions: Sessions
  readonly #browsers: Browsers

  constructor(database: Database, secrets: Secrets) {
    this.#database = database
    this.#secrets = secrets
    this.#sessions = new Sessions(database, secrets)
    this.#browsers = new Browsers(database, secrets)
  }

  /** Undefined where the person is a member of no such workspace. */
  async open(browser: Browser, opening: Opening): Promise<SessionBody | undefined> {
    const { person_id, workspace = null, complete, by_link = false } = opening
    const { password_digest = null, passkey_id = null } = opening
    const given = { person_id, password_digest, passkey_id, workspace, complete, by_link, free: by_link }
    const noProvider = { issuer: null, has_factor: false, proven_at: null }
    return this.#open(browser, Object.assign(noProvider, given))
  }

  /** For somebody whom the workspace's provider knows. Only what it has just asked for is a fresh proof. */
  openBySignOn(
    browser: Browser,
    { person_id, workspace, issuer, has_factor, complete, authenticated_at: proven_at }: SignOnOpening,
  ): Promise<SessionBody | undefined> {
    const given = { person_id, workspace, complete, free: true, issuer, has_factor, proven_at }
    return this.#open(
      browser,
      Object.assign({ password_digest: null, passkey_id: null, by_link: false }, given),
    )
  }

  async #open(
    browser: Browser,
    given: Omit<Stored, 'id' | 'entry' | 'digest' | 'pepper_version'>,
  ): Promise<SessionBody | undefined> {
    const token = mintKey('session')
    const ids = { id: newId('Session'), entry: newId('AuditEntry') }
    const stored = Object.assign(ids, given, digestNew(token, this.#secrets))
    const { person_id } = given
    const [opened] = await this.#database.systemTogether(
      bind(sharePerson, { person_id }),
      bind(openSession, stored),
    )
    return opened && this.#admit(browser, token)
  }

  /** The names of the workspaces that the person enters through company sign-on alone. */
  async listRequiring(person_id: string, workspace: string | undefined): Promise<string[]> {
    const found = await this.#database.lookUp(requiring, { person_id, workspace: workspace ?? null })
    return found.map(({ name }) => name)
  }

  /** The same after another password: the browsers of before are known no more. */
  async renewAlone(browser: Browser, session: Session): Promise<SessionBody> {
    await this.#browsers.forgetOthers(browser, session)
    return this.renew(browser, session, false)
  }

  /** The same session, freshly proven, under another token. `verified` completes its sign-in. */
  async renew(browser: Browser, { id, workspace }: SessionPlace, verified: boolean): Promise<SessionBody> {
    const token = mintKey('session')
    const given = { workspace: workspace.id, id, verified, ...digestNew(token, this.#secrets) }
    await this.#database.system(renew, given)
    return verified ? this.#admit(browser, token) : this.#give(browser, token)
  }

  /** Undefined where the person is no member of that workspace. */
  async move(
    browser: Browser,
    { id: old, person_id, workspace }: Session,
    to: string,
  ): Promise<SessionBody | undefined> {
    const token = mintKey('session')
    const given = { from: workspace.id, old, to, id: newId('Session'), ...digestNew(token, this.#secrets) }
    const [opened] = await this.#database.systemTogether(bind(sharePerson, { person_id }), bind(move, given))
    return opened && this.#give(browser, token)
  }

  async end(browser: Browser, session: Session): Promise<SessionBody> {
    await this.#database.system(end, { workspace: session.workspace.id, id: session.id })
    browser.forget()
    return this.#describeEnded(session)
  }

  async endAll(browser: Browser, session: Session): Promise<SessionBody> {
    const { person_id } = session
    await this.#database.systemTogether(
      bind(lockPerson, { person_id }),
      bind(endAll, { person_id, within: findReach(session) }),
    )
    await this.#browsers.forgetOthers(browser, session)
    browser.forget()
    return this.#describeEnded(session)
  }

  describe(session: Session): Promise<SessionBody> {
    return describeSession(this.#database, session)
  }

  async #describeEnded(session: Session): Promise<SessionBody> {
    const nothing = { scopes: [], permissions: [], proven_until: null, status: 'ended' as const }
    return Object.assign(await this.describe(session), nothing)
  }

  async #give(browser: Browser, token: string): Promise<SessionBody> {
    const { session } = await this.#sessions.authenticate(token)
    browser.keep(token)
    return this.describe(session)
  }

  /** The same where somebody signs in, by a browser that is known from now on; a password alone is half of it for some. */
  async #admit(browser: Browser, token: string): Promise<SessionBody> {
    const { session } = await this.#sessions.authenticate(token)
    if (session.status !== 'second_factor_needed') await this.#browsers.remember(browser, session)
    browser.keep(token)
    return this.describe(session)
  }
}
