// Opening sessions: each is of one person in one workspace, under a token that is shown to their browser alone.

import type { Session as SessionBody } from '@muster/contract'
import { type AnyDatabase, type Database, homeStatement, personStatement, systemStatement } from '@muster/db'
import { digestNew, mintKey } from '../../../auth/api-keys.ts'
import type { Session } from '../../../auth/callers.ts'
import type { Secrets } from '../../../auth/secrets.ts'
import { Sessions } from '../../../auth/sessions.ts'
import type { Browser } from '../../../http/context.ts'
import { newId } from '../../../resource/ids.ts'
import { endSessions } from '../account-changes.ts'
import { Browsers } from '../browsers.ts'
import { signOnRequired } from '../sign-on/required.ts'
import { describeSession } from './describe-session.ts'
import { endSession, type Keeping, keepSession, openBehindProof, unkeptUntil } from './kept-sessions.ts'
import { findLastUsed } from './last-used.ts'
import type { Proof, Worth } from './proofs.ts'
import { switchSession } from './switch-session.ts'

/** Where a session is that a request is of. */
interface OpenPlace {
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

/** What all sessions are opened with. */
interface Given extends Proof {
  /** Null: the one that the person used last. */
  readonly workspace: string | null
  readonly complete: boolean
  readonly by_link: boolean
  /** Whether company sign-on may be left out. */
  readonly free: boolean
  readonly issuer: string | null
  readonly has_factor: boolean
  readonly proven_at: string | null
}

type Stored = Omit<Given, keyof Proof | 'workspace'> &
  Record<'id' | 'workspace' | 'person_id', string> & { digest: Buffer; pepper_version: number }

/** It is kept later, or ends by itself. Whoever has a second factor gives it, unless the sign-in is complete. */
const openSession = homeStatement<{ id: string }, Stored>(
  'open_session',
  `insert into sessions (workspace_id, id, member_id, person_id, digest, pepper_version, verified_at, by_link, proven_at, sign_on_issuer, sign_on_factor, expires_at)
   select m.workspace_id, :id, m.id, m.person_id, :digest, :pepper_version, case when :complete::boolean then stamp() end, :by_link,
          least(stamp(), coalesce(:proven_at::timestamptz, stamp())), :issuer, :has_factor, ${unkeptUntil}
   from members m
   where m.workspace_id = :workspace and m.person_id = :person_id and not m.deleted
     and (:free::boolean or not ${signOnRequired('m')})
   returning id`,
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

const requiring = personStatement<{ name: string }, { person_id: string; workspace: string | null }>(
  'list_workspaces_that_require_sign_on',
  `select c.name from members m join companies c on c.workspace_id = m.workspace_id and c.id = m.workspace_id
   where m.person_id = :person_id and not m.deleted and (:workspace::text is null or m.workspace_id = :workspace)
     and ${signOnRequired('m')} order by c.name, c.id`,
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
  readonly #database: AnyDatabase
  readonly #secrets: Secrets
  readonly #sessions: Sessions
  readonly #browsers: Browsers

  constructor(database: AnyDatabase, secrets: Secrets) {
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

  async #open(browser: Browser, given: Given): Promise<SessionBody | undefined> {
    const opened = await openBehindProof(
      this.#database,
      given,
      worth => this.#write(given, worth),
      written => keepSession(this.#database, written),
    )
    return opened && this.#admit(browser, opened.token)
  }

  /** Where the workspace of before let them in no more when it was asked, another one may. */
  async #write(
    given: Given,
    worth: Worth,
    before?: string,
  ): Promise<(Keeping & { token: string }) | undefined> {
    const workspace = given.workspace ?? (await findLastUsed(this.#database, given))
    if (workspace === undefined || workspace === before) return undefined
    const { person_id, by_link, free, issuer, has_factor, proven_at } = given
    const token = mintKey('session')
    const place = { id: newId('Session'), workspace }
    const complete = given.complete || !worth.has_factor
    const stored = { person_id, complete, by_link, free, issuer, has_factor, proven_at }
    const [opened] = await this.#database.system(
      openSession,
      Object.assign(stored, place, digestNew(token, this.#secrets)),
    )
    if (!opened) return given.workspace === null ? this.#write(given, worth, workspace) : undefined
    return Object.assign({ expires_at: null, entry: newId('AuditEntry'), token }, place)
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
  async renew(browser: Browser, { id, workspace }: OpenPlace, verified: boolean): Promise<SessionBody> {
    const token = mintKey('session')
    const given = { workspace: workspace.id, id, verified, ...digestNew(token, this.#secrets) }
    await this.#database.system(renew, given)
    return verified ? this.#admit(browser, token) : this.#give(browser, token)
  }

  /** Undefined where the person is no member of that workspace. */
  async move(browser: Browser, session: Session, to: string): Promise<SessionBody | undefined> {
    const switching = { database: this.#database, secrets: this.#secrets }
    const token = await switchSession(switching, session, to)
    return token === undefined ? undefined : this.#give(browser, token)
  }

  async end(browser: Browser, session: Session): Promise<SessionBody> {
    await endSession(this.#database, { workspace: session.workspace.id, id: session.id })
    browser.forget()
    return this.#describeEnded(session)
  }

  async endAll(browser: Browser, session: Session): Promise<SessionBody> {
    await endSessions(this.#database, session)
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
