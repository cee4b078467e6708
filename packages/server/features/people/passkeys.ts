// Passkeys as they are stored: keys of a person's devices, and challenges that are each taken once and for one purpose.

import type { Passkey, PasskeyChallenge } from '@muster/contract'
import {
  type AnyDatabase,
  bind,
  type Database,
  directoryStatement,
  homeStatement,
  personStatement,
} from '@muster/db'
import { say } from '@muster/sentences'
import type { Session } from '../../auth/callers.ts'
import {
  type Assertion,
  type Attestation,
  checkAssertion,
  checkAttestation,
  newChallenge,
  readClientData,
  refusePasskey,
} from '../../auth/factors/passkeys.ts'
import { findRelyingParty } from '../../auth/factors/relying-party.ts'
import { needsSecondFactorSql } from '../../auth/rights.ts'
import type { Browser } from '../../http/context.ts'
import { conflict, Problem } from '../../http/problem.ts'
import { newId } from '../../resource/ids.ts'
import { changeAccount } from './account-changes.ts'
import { auditPerson } from './audit-person.ts'

const challengeMinutes = 5
/** More would not fit on a screen, and somebody with so many does not know where they are. */
const mostPasskeys = 20

/** What a challenge is for: adding a passkey to a person, signing in, or proving the person of a session. */
export type Challenged =
  | { readonly purpose: 'registration'; readonly holder: string; readonly person_id: string }
  | { readonly purpose: 'sign_in'; readonly holder?: undefined; readonly person_id?: undefined }
  | { readonly purpose: 'second_factor' | 'proof'; readonly holder: string; readonly person_id: string }

/** A passkey as it is found by what a device calls it. */
interface Known {
  readonly id: string
  readonly person_id: string
  readonly credential: string
  readonly public_key: Buffer
  readonly counter: number
}

const insertChallenge = directoryStatement<
  unknown,
  { challenge: string; purpose: string; holder: string | null }
>(
  'insert_passkey_challenge',
  `insert into passkey_challenges (challenge, purpose, holder, expires_at)
   values (:challenge, :purpose, :holder, stamp() + interval '${challengeMinutes} minutes')`,
)

const takeChallenge = directoryStatement<
  { challenge: string },
  { challenge: string; purpose: string; holder: string | null }
>(
  'take_passkey_challenge',
  `delete from passkey_challenges
   where challenge = :challenge and purpose = :purpose and holder is not distinct from :holder and expires_at > stamp()
   returning challenge`,
)

const purge = directoryStatement(
  'purge_passkey_challenges',
  'delete from passkey_challenges where expires_at < stamp()',
)

const find = directoryStatement<Known, { credential: string }>(
  'find_passkey',
  'select id, person_id, credential, public_key, counter from passkeys where credential = :credential',
)

const body = `'passkey' as object, id, name, last_used_at, created_at`

const list = directoryStatement<Passkey & { credential: string }, { person_id: string }>(
  'list_passkeys',
  `select ${body}, credential from passkeys where person_id = :person_id order by created_at, id`,
)

type Stored = Record<'id' | 'person_id' | 'credential' | 'name', string> & {
  public_key: Buffer
  counter: number
  transports: readonly string[]
}

const insert = directoryStatement<unknown, Stored & { change: string }>(
  'insert_passkey',
  `with added as (
     insert into passkeys (id, person_id, credential, public_key, counter, transports, name)
     values (:id, :person_id, :credential, :public_key, :counter, :transports, :name)
     on conflict (credential) do nothing returning person_id
   )
   update people set last_change = :change, revision = revision + 1 from added where id = added.person_id`,
)

/** A device that counts its signatures never counts back, unless there are two of it. */
const use = directoryStatement<{ id: string }, { id: string; counter: number }>(
  'use_passkey',
  `update passkeys set counter = :counter, last_used_at = stamp()
   where id = :id and (counter < :counter or (counter = 0 and :counter = 0)) returning id`,
)

const rename = directoryStatement<Passkey, { id: string; person_id: string; name: string | null }>(
  'rename_passkey',
  `update passkeys set name = coalesce(:name, name) where id = :id and person_id = :person_id returning ${body}`,
)

const selectGuardedRoles = personStatement<{ id: string }, { person_id: string }>(
  'list_roles_that_need_second_factor',
  `select r.id from members m join roles r on r.workspace_id = m.workspace_id and r.id = m.role_id
   where m.person_id = :person_id and not m.deleted and ${needsSecondFactorSql}`,
)

/** Of two that are deleted at once the second waits, and then counts without the first. */
const remove = directoryStatement<
  unknown,
  Record<'id' | 'person_id' | 'change', string> & { needs_factor: boolean }
>(
  'delete_passkey',
  `with mine as (
     select id from passkeys where person_id = :person_id order by id for update
   ), left_without as (
     select from people p where p.id = :person_id and p.totp_sealed is null and (select count(*) from mine) = 1 and :needs_factor::boolean
   ), removed as (
     delete from passkeys where id = :id and person_id = :person_id and id in (select id from mine)
       and not exists (select from left_without) returning person_id
   )
   update people set last_change = :change, revision = revision + 1 from removed where people.id = removed.person_id`,
)

const insertUse = homeStatement<unknown, Record<'workspace' | 'entry' | 'member_id' | 'details', string>>(
  'audit_passkey_use',
  `insert into audit_entries (workspace_id, id, action, object_id, actor, details)
   values (:workspace, :entry, 'member.passkey_used', :member_id, :member_id, :details)`,
)

/** Forgets challenges that nobody has answered in time. */
export async function purgePasskeyChallenges(database: Database): Promise<void> {
  await database.system(purge)
}

export class Passkeys {
  readonly #database: AnyDatabase
  readonly #consoleUrl: string | undefined

  constructor(database: AnyDatabase, consoleUrl: string | undefined) {
    this.#database = database
    this.#consoleUrl = consoleUrl
  }

  /** A challenge for this purpose alone, at the address where the browser is. */
  async challenge(browser: Browser, challenged: Challenged): Promise<PasskeyChallenge> {
    const { purpose, holder = null, person_id } = challenged
    const party = findRelyingParty(this.#consoleUrl, browser.host)
    const known = person_id === undefined ? [] : await this.#database.lookUp(list, { person_id })
    if (purpose === 'registration' && known.length >= mostPasskeys) throw tooMany()
    if (purpose !== 'registration' && person_id !== undefined && known.length === 0)
      throw conflict(say`You have no passkey yet. Use what you have, such as the authenticator app.`)
    const challenge = newChallenge()
    await this.#database.system(insertChallenge, { challenge, purpose, holder })
    return {
      challenge,
      relying_party: party.id,
      known_credentials: known.map(({ credential }) => credential),
    }
  }

  async list(person_id: string): Promise<Passkey[]> {
    return this.#database.lookUp(list, { person_id })
  }

  async find(credential: string): Promise<Known | undefined> {
    const [known] = await this.#database.lookUp(find, { credential })
    return known
  }

  /** Keeps the passkey that a device has made for this person. */
  async add(
    browser: Browser,
    session: Session,
    made: Attestation & { readonly name: string },
  ): Promise<Passkey> {
    const { person_id } = session
    await this.#takeChallenge(made.client_data, { purpose: 'registration', holder: person_id, person_id })
    const { name, transports = [] } = made
    const party = findRelyingParty(this.#consoleUrl, browser.host)
    const { credential, public_key, counter } = await checkAttestation(made, party)
    if ((await this.list(person_id)).length >= mostPasskeys) throw tooMany()
    const id = newId('Passkey')
    const stored = { id, person_id, credential, public_key, counter, transports, name }
    const change = { action: 'member.passkey_added', details: tell({ id, name }) } as const
    const isAdded = await changeAccount(this.#database, session, change, entry =>
      bind(insert, Object.assign(stored, { change: entry })),
    )
    if (!isAdded) throw conflict(say`This passkey was added before. Use it to sign in, or add another one.`)
    return this.#of(person_id, id)
  }

  /** Takes what a known passkey says to a challenge, once; throws a 401 problem where it does not hold. */
  async take(
    browser: Browser,
    passkey: Known | undefined,
    assertion: Assertion,
    challenged: Challenged,
  ): Promise<Known> {
    await this.#takeChallenge(assertion.client_data, challenged)
    const { person_id = passkey?.person_id } = challenged
    if (!passkey || passkey.person_id !== person_id)
      throw refusePasskey(say`it is not known here. It was deleted, or belongs to another account`)
    if (assertion.user_handle !== undefined && assertion.user_handle !== toHandle(passkey.person_id))
      throw refusePasskey(say`it was made for another account`)
    const party = findRelyingParty(this.#consoleUrl, browser.host)
    const counter = await checkAssertion(assertion, passkey, party)
    const [used] = await this.#database.system(use, { id: passkey.id, counter })
    if (used) return passkey
    const details = { passkey_id: passkey.id, counter_before: passkey.counter, counter }
    await auditPerson(
      this.#database,
      { person_id: passkey.person_id, member_id: null },
      'member.passkey_refused',
      details,
    )
    throw refusePasskey(
      say`its counter is at ${counter}, and it was at ${passkey.counter} before, so there may be a copy of it. Sign in otherwise and delete it`,
    )
  }

  async rename(person_id: string, id: string, name: string | undefined): Promise<Passkey> {
    const [renamed] = await this.#database.system(rename, { id, person_id, name: name ?? null })
    if (!renamed) throw unknown()
    return renamed
  }

  async remove(session: Session, id: string): Promise<Passkey> {
    const { person_id } = session
    const passkey = await this.#of(person_id, id)
    const change = { action: 'member.passkey_removed', details: tell(passkey) } as const
    const guarded = await this.#database.lookUp(selectGuardedRoles, { person_id })
    const isRemoved = await changeAccount(this.#database, session, change, entry =>
      bind(remove, { id, person_id, needs_factor: guarded.length > 0, change: entry }),
    )
    if (isRemoved) return passkey
    await this.#of(person_id, id)
    throw conflict(
      say`This is your last second factor, and your role needs one. Add another passkey or an authenticator app first.`,
    )
  }

  async #of(person_id: string, id: string): Promise<Passkey> {
    const passkey = (await this.list(person_id)).find(own => own.id === id)
    if (!passkey) throw unknown()
    return passkey
  }

  /** Tells the workspace whose session was opened, or completed, by a passkey. */
  async auditUse(
    { workspace_id: workspace, member_id }: { readonly workspace_id: string; readonly member_id: string },
    details: { readonly passkey_id: string; readonly purpose: 'sign_in' | 'second_factor' },
  ): Promise<void> {
    const entry = newId('AuditEntry')
    await this.#database.system(insertUse, {
      workspace,
      entry,
      member_id,
      details: JSON.stringify(details),
    })
  }

  async #takeChallenge(client_data: string, { purpose, holder }: Challenged): Promise<void> {
    const { challenge } = readClientData(client_data)
    const taken = await this.#database.system(takeChallenge, { challenge, purpose, holder: holder ?? null })
    if (taken.length > 0) return
    throw refusePasskey(
      say`its challenge was used before, is older than ${challengeMinutes} minutes, or was given for something else. Begin again`,
    )
  }
}

/** What a device keeps of its person. It tells nothing but their id here. */
export const toHandle = (person_id: string): string => Buffer.from(person_id).toString('base64url')

const tooMany = () =>
  conflict(say`You have ${mostPasskeys} passkeys, and more are not kept. Delete one first.`)

const tell = ({ id, name }: { readonly id: string; readonly name: string }) => ({ passkey_id: id, name })

const unknown = () => new Problem('not_found', say`You have no such passkey.`)
