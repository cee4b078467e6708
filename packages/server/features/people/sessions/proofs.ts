// Proofs: what the directory says of a password or a passkey that was given, read before a session is written and again after it.

import { type AnyDatabase, bind, directoryStatement } from '@muster/db'
import { sharePerson } from '../people.ts'

/** What somebody has proven themselves with; neither where their company or an operator vouches for them. */
export interface Proof {
  readonly person_id: string
  readonly password_digest: string | null
  readonly passkey_id: string | null
}

/** What a proof is worth at one moment. */
export interface Worth {
  /** Whether the password or the passkey still counts. */
  readonly holds: boolean
  readonly has_factor: boolean
  readonly last_change: string | null
  /** Whether a change has still to reach homes: its late end would end the session, or miss it. */
  readonly unfinished: boolean
}

const weigh = directoryStatement<Worth, Proof>(
  'weigh_proof',
  `select (:password_digest::text is null or p.password_digest is not distinct from :password_digest)
       and (:passkey_id::text is null or exists (select from passkeys k where k.id = :passkey_id and k.person_id = p.id)) as holds,
     p.totp_sealed is not null or p.has_passkey as has_factor, p.last_change,
     exists (select from person_changes c where c.person_id = p.id and c.finished_at is null) as unfinished
   from people p where p.id = :person_id`,
)

/** Behind the lock: a change that has ended sessions already, and is not committed yet, is waited for. */
export async function weighProof(
  database: AnyDatabase,
  { person_id, password_digest, passkey_id }: Proof,
): Promise<Worth> {
  const [worth] = await database.systemTogether(
    bind(sharePerson, { person_id }),
    bind(weigh, { person_id, password_digest, passkey_id }),
  )
  if (!worth) return { holds: false, has_factor: false, last_change: null, unfinished: false }
  const { holds, has_factor, last_change } = worth
  return { holds, has_factor, last_change, unfinished: database.isDivided && worth.unfinished }
}

/** Nodes of a release before leave no name, so what they change is compared, too. */
export const isUnmoved = (before: Worth, after: Worth): boolean =>
  before.holds === after.holds &&
  before.has_factor === after.has_factor &&
  before.last_change === after.last_change &&
  !after.unfinished
