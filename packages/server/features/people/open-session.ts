// Opening sessions: each is of one person in one workspace, under a token that is shown to their browser alone.

import type { Session as SessionBody } from '@muster/contract'
import { type Database, systemStatement } from '@muster/db'
import { digestNew, mintKey } from '../../auth/api-keys.ts'
import type { Session } from '../../auth/callers.ts'
import type { Secrets } from '../../auth/secrets.ts'
import { Sessions, sessionHours } from '../../auth/sessions.ts'
import type { Browser } from '../../http/context.ts'
import { newId } from '../../resource/ids.ts'

interface Opening {
  readonly person_id: string
  /** Undefined: the one that the person used last. */
  readonly workspace?: string | undefined
  /** Of the password that was proven; undefined where it was none. */
  readonly password_digest?: string | null | undefined
  /** Whether nothing more has to be proven. */
  readonly verified: boolean
  readonly by_link?: boolean
}

type Stored = Record<'id' | 'entry' | 'person_id', string> & {
  digest: Buffer
  pepper_version: number
  workspace: string | null
  password_digest: string | null
  verified: boolean
  by_link: boolean
}

/** For the password of before there is no session: its change waits for this, or this for its change. */
const open = systemStatement<{ id: string }, Stored>(
  'open_session',
  `with proven as (
     select id from people where id = :person_id and (:password_digest::text is null or password_digest = :password_digest) for share
   ), chosen as (
     select m.workspace_id, m.id from proven join members m on m.person_id = proven.id join companies c on c.workspace_id = m.workspace_id and c.id = m.workspace_id
     where not m.deleted and (:workspace::text is null or m.workspace_id = :workspace)
     order by c.status = 'inactive', m.last_signed_in_at desc nulls last, m.created_at, m.id limit 1
   ), signed_in as (
     update members m set last_signed_in_at = stamp(), updated_at = stamp() from chosen
     where m.workspace_id = chosen.workspace_id and m.id = chosen.id
   ), audited as (
     insert into audit_entries (workspace_id, id, action, object_id, actor, details)
     select workspace_id, :entry, 'member.signed_in', id, id, '{}' from chosen
   )
   insert into sessions (workspace_id, id, member_id, person_id, digest, pepper_version, verified_at, by_link, expires_at)
   select workspace_id, :id, id, :person_id, :digest, :pepper_version, case when :verified::boolean then stamp() end, :by_link,
          stamp() + interval '${sessionHours} hours'
   from chosen returning id`,
)

/** Another token for the same session: one that somebody else saw before is of no use after it. */
const renew = systemStatement<
  { id: string },
  { workspace: string; id: string; digest: Buffer; pepper_version: number; verified: boolean }
>(
  'renew_session',
  `update sessions set digest = :digest, pepper_version = :pepper_version, proven_at = stamp(), last_seen_at = stamp(),
          verified_at = case when :verified::boolean then coalesce(verified_at, stamp()) else verified_at end
   where workspace_id = :workspace and id = :id and ended_at is null returning id`,
)

const end = systemStatement<unknown, { workspace: string; id: string }>(
  'end_session',
  'update sessions set ended_at = stamp() where workspace_id = :workspace and id = :id and ended_at is null',
)

const endAll = systemStatement<unknown, { person_id: string; but: string | null }>(
  'end_sessions',
  `update sessions set ended_at = stamp()
   where person_id = :person_id and ended_at is null and (:but::text is null or id <> :but)`,
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
       and m.workspace_id = :to and m.person_id = s.person_id and not m.deleted
     returning s.person_id, s.verified_at, s.proven_at, s.expires_at, m.id as member_id
   ), used as (
     update members m set last_signed_in_at = stamp(), updated_at = stamp() from old where m.workspace_id = :to and m.id = old.member_id
   )
   insert into sessions (workspace_id, id, member_id, person_id, digest, pepper_version, verified_at, proven_at, expires_at)
   select :to, :id, member_id, person_id, :digest, :pepper_version, verified_at, proven_at, expires_at from old returning id`,
)

interface Around {
  readonly workspaces: { workspace_id: string; name: string }[]
  readonly other_sessions: number
}

const around = systemStatement<Around, { person_id: string; id: string }>(
  'describe_session',
  `select coalesce((
       select json_agg(json_build_object('workspace_id', c.id, 'name', c.name) order by c.name, c.id)
       from members m join companies c on c.workspace_id = m.workspace_id and c.id = m.workspace_id
       where m.person_id = :person_id and not m.deleted), '[]'::json) as workspaces,
     (select count(*)::int from sessions s
      where s.person_id = :person_id and s.ended_at is null and s.expires_at > stamp() and s.id <> :id) as other_sessions`,
)

const purge = systemStatement(
  'purge_sessions',
  `delete from sessions where expires_at < stamp() - interval '30 days'`,
)

/** Forgets sessions 30 days after their end. */
export async function purgeSessions(database: Database): Promise<void> {
  await database.system(purge)
}

export class OpenSessions {
  readonly #database: Database
  readonly #secrets: Secrets
  readonly #sessions: Sessions

  constructor(database: Database, secrets: Secrets) {
    this.#database = database
    this.#secrets = secrets
    this.#sessions = new Sessions(database, secrets)
  }

  /** Undefined where the person is a member of no such workspace. */
  async open(
    browser: Browser,
    { person_id, workspace, verified, password_digest = null, by_link = false }: Opening,
  ): Promise<SessionBody | undefined> {
    const token = mintKey('session')
    const ids = { id: newId('Session'), entry: newId('AuditEntry') }
    const given = { person_id, password_digest, workspace: workspace ?? null, verified, by_link }
    const digest = digestNew(token, this.#secrets)
    const [opened] = await this.#database.system(open, Object.assign(given, ids, digest))
    return opened && this.#give(browser, token)
  }

  /** The same session, freshly proven, under another token. `verified` completes its sign-in. */
  async renew(browser: Browser, { id, workspace }: Session, verified: boolean): Promise<SessionBody> {
    const token = mintKey('session')
    const given = { workspace: workspace.id, id, verified, ...digestNew(token, this.#secrets) }
    await this.#database.system(renew, given)
    return this.#give(browser, token)
  }

  /** Undefined where the person is no member of that workspace. */
  async move(
    browser: Browser,
    { id: old, workspace }: Session,
    to: string,
  ): Promise<SessionBody | undefined> {
    const token = mintKey('session')
    const given = { from: workspace.id, old, to, id: newId('Session'), ...digestNew(token, this.#secrets) }
    const [opened] = await this.#database.system(move, given)
    return opened && this.#give(browser, token)
  }

  async end(browser: Browser, session: Session): Promise<SessionBody> {
    await this.#database.system(end, { workspace: session.workspace.id, id: session.id })
    browser.forget()
    return this.#ended(session)
  }

  async endAll(browser: Browser, session: Session): Promise<SessionBody> {
    await this.#database.system(endAll, { person_id: session.person_id, but: null })
    browser.forget()
    return this.#ended(session)
  }

  async endOthers({ person_id, id }: Session): Promise<void> {
    await this.#database.system(endAll, { person_id, but: id })
  }

  async describe(session: Session): Promise<SessionBody> {
    const { person_id, id } = session
    const [found] = await this.#database.lookUp(around, { person_id, id })
    return toBody(session, found!)
  }

  async #ended(session: Session): Promise<SessionBody> {
    const nothing = { scopes: [], permissions: [], proven_until: null, status: 'ended' as const }
    return Object.assign(await this.describe(session), nothing)
  }

  async #give(browser: Browser, token: string): Promise<SessionBody> {
    const { session } = await this.#sessions.authenticate(token)
    browser.keep(token)
    return this.describe(session)
  }
}

function toBody(session: Session, { workspaces, other_sessions }: Around): SessionBody {
  const { id, status, member_id, name, email, employee_id, role_name } = session
  return {
    object: 'session',
    id,
    status,
    member_id,
    name,
    email,
    employee_id,
    workspace_id: session.workspace.id,
    workspaces,
    role_name,
    scopes: session.scopes as SessionBody['scopes'],
    permissions: [...session.permissions],
    proven_until: session.proven_until,
    expires_at: session.expires_at,
    other_sessions,
  }
}
