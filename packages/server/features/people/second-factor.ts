// The second factor: codes of an authenticator app and recovery codes, each taken once.

import { type AnyDatabase, bind, type Database, directoryStatement } from '@muster/db'
import { listDigests } from '../../auth/api-keys.ts'
import type { Session } from '../../auth/callers.ts'
import { makeRecoveryCodes, placeRecoveryCode } from '../../auth/factors/recovery-codes.ts'
import { findTotpStep } from '../../auth/factors/totp.ts'
import type { Secrets } from '../../auth/secrets.ts'
import { doForEach } from '../../runtime/each-workspace.ts'
import { changeAccount, changeQuietly } from './account-changes.ts'
import type { Person } from './people.ts'

const takeStep = directoryStatement<{ id: string }, { id: string; step: number }>(
  'take_totp_step',
  `update people set totp_last_step = :step where id = :id and (totp_last_step is null or totp_last_step < :step) returning id`,
)

const takeRecoveryCode = directoryStatement<
  { person_id: string },
  { id: string; digests: readonly string[] }
>(
  'take_recovery_code',
  `update recovery_codes set used_at = stamp() where person_id = :id and digest = any(:digests) and used_at is null returning person_id`,
)

const issue = directoryStatement<unknown, { id: string; totp_pending_sealed: string }>(
  'issue_totp',
  'update people set totp_pending_sealed = :totp_pending_sealed where id = :id',
)

const enable = directoryStatement<
  unknown,
  Record<'id' | 'pending' | 'change', string> & { step: number; digests: readonly string[] }
>(
  'enable_totp',
  `with person as (
     update people set totp_sealed = totp_pending_sealed, totp_pending_sealed = null, totp_last_step = :step, last_change = :change, revision = revision + 1
     where id = :id and totp_pending_sealed = :pending returning id as person_id
   ), gone as (
     delete from recovery_codes r using person where r.person_id = person.person_id
   )
   insert into recovery_codes (person_id, digest)
   select person.person_id, given.digest from person, unnest(:digests::bytea[]) as given (digest)`,
)

const replaceCodes = directoryStatement<
  unknown,
  Record<'id' | 'change', string> & { digests: readonly string[] }
>(
  'replace_recovery_codes',
  `with gone as (
     delete from recovery_codes where person_id = :id
   ), changed as (
     update people set last_change = :change, revision = revision + 1 where id = :id
   )
   insert into recovery_codes (person_id, digest) select :id, given.digest from unnest(:digests::bytea[]) as given (digest)`,
)

/** The secret that counts, and the one that waits for its first code. */
type Sealed = Record<'totp_sealed' | 'totp_pending_sealed', string | null>

const listTotpToReseal = directoryStatement<Sealed & { id: string }, { prefix: string }>(
  'list_totp_to_reseal',
  `select id, totp_sealed, totp_pending_sealed from people
   where not starts_with(totp_sealed, :prefix) or not starts_with(totp_pending_sealed, :prefix) limit 500`,
)

const reseal = directoryStatement<
  unknown,
  Sealed & { id: string; before: string | null; pending_before: string | null }
>(
  'reseal_totp',
  `update people set totp_sealed = :totp_sealed, totp_pending_sealed = :totp_pending_sealed
   where id = :id and totp_sealed is not distinct from :before and totp_pending_sealed is not distinct from :pending_before`,
)

const placeOf = (person_id: string) => `people ${person_id} totp`

/** The secret of an app as it is stored. */
export const sealTotp = ({ vault }: Secrets, person_id: string, secret: string): string =>
  vault.seal(secret, placeOf(person_id))

export class SecondFactor {
  readonly #database: AnyDatabase
  readonly #secrets: Secrets
  readonly #clock: () => Temporal.Instant

  constructor(database: AnyDatabase, secrets: Secrets, clock: () => Temporal.Instant) {
    this.#database = database
    this.#secrets = secrets
    this.#clock = clock
  }

  /** Takes a code of the app; false for a wrong one, and for one that was taken before. */
  async takeTotp({ id, totp_sealed, totp_last_step }: Person, code: string): Promise<boolean> {
    if (totp_sealed === null) return false
    const step = this.#findStep(id, totp_sealed, code, totp_last_step)
    if (step === undefined) return false
    const taken = await this.#database.system(takeStep, { id, step })
    return taken.length > 0
  }

  async takeRecoveryCode({ id }: Person, code: string): Promise<boolean> {
    const digests = listDigests(placeRecoveryCode(id, code), this.#secrets)
    const taken = await this.#database.system(takeRecoveryCode, { id, digests })
    return taken.length > 0
  }

  /** Keeps a secret that does not count yet. */
  async issue({ id }: Person, secret: string): Promise<void> {
    await this.#database.system(issue, {
      id,
      totp_pending_sealed: sealTotp(this.#secrets, id, secret),
    })
  }

  /** Puts the secret that was issued into force; undefined for a wrong code. The recovery codes are new, too. */
  async enable(
    session: Session,
    { id, totp_pending_sealed: pending }: Person,
    code: string,
  ): Promise<string[] | undefined> {
    if (pending === null) return undefined
    const step = this.#findStep(id, pending, code, null)
    if (step === undefined) return undefined
    const codes = makeRecoveryCodes()
    const digests = this.#digests(id, codes)
    const isEnabled = await changeAccount(
      this.#database,
      session,
      { action: 'member.totp_enabled' },
      change => bind(enable, { id, pending, step, digests, change }),
    )
    return isEnabled ? codes : undefined
  }

  async replaceRecoveryCodes(session: Session, { id }: Person): Promise<string[]> {
    const codes = makeRecoveryCodes()
    const digests = this.#digests(id, codes)
    // Behind the lock, of several at once each removes what the one before has written.
    await changeQuietly(this.#database, session, { action: 'member.recovery_codes_replaced' }, change =>
      bind(replaceCodes, { id, digests, change }),
    )
    return codes
  }

  #findStep(id: string, sealed: string, code: string, last: number | null): number | undefined {
    const secret = this.#secrets.vault.open(sealed, placeOf(id))
    return findTotpStep(secret, code, this.#clock(), last ?? 0)
  }

  #digests(id: string, codes: readonly string[]): string[] {
    const peppers = this.#secrets.peppers.slice(0, 1)
    return codes.flatMap(code => listDigests(placeRecoveryCode(id, code), { peppers }))
  }
}

/** Seals the secrets of authenticator apps under the newest secret of the deployment. */
export async function resealTotp(database: Database, { vault }: Pick<Secrets, 'vault'>): Promise<void> {
  await doForEach(await database.system(listTotpToReseal, { prefix: vault.prefix }), async found => {
    const { id, totp_sealed: before, totp_pending_sealed: pending_before } = found
    const again = (sealed: string | null) => (sealed === null ? null : vault.reseal(sealed, placeOf(id)))
    const anew = { totp_sealed: again(before), totp_pending_sealed: again(pending_before) }
    await database.system(reseal, Object.assign(anew, { id, before, pending_before }))
  })
}
