// People: what is known of somebody who signs in, read and written outside of any workspace.

import { type AnyDatabase, directoryStatement } from '@muster/db'

export interface Person {
  readonly id: string
  readonly email: string
  readonly password_digest: string | null
  readonly password_changed_at: string | null
  readonly totp_sealed: string | null
  readonly totp_pending_sealed: string | null
  readonly totp_last_step: number | null
  readonly recovery_codes_left: number
  readonly passkeys: number
}

const columns = `p.id, p.email, p.password_digest, p.password_changed_at, p.totp_sealed, p.totp_pending_sealed, p.totp_last_step,
  (select count(*)::int from recovery_codes r where r.person_id = p.id and r.used_at is null) as recovery_codes_left,
  (select count(*)::int from passkeys k where k.person_id = p.id) as passkeys`

const byEmail = directoryStatement<Person, { email: string }>(
  'find_person_by_email',
  `select ${columns} from people p where folded(p.email) collate "C" = folded(:email) collate "C"`,
)

const byId = directoryStatement<Person, { id: string }>(
  'find_person',
  `select ${columns} from people p where p.id = :id`,
)

/**
 * For what ends sessions or changes what somebody signs in with. Sessions are opened under `sharePerson`: each is there
 * to be ended, or sees what has changed. What follows the lock is a statement of its own, for each sees what was there
 * when it began.
 */
export const lockPerson = directoryStatement<{ id: string }, { person_id: string }>(
  'lock_person',
  'select id from people where id = :person_id for no key update',
)

export const sharePerson = directoryStatement<{ id: string }, { person_id: string }>(
  'share_person',
  'select id from people where id = :person_id for share',
)

export async function findPersonByEmail(database: AnyDatabase, email: string): Promise<Person | undefined> {
  const [person] = await database.lookUp(byEmail, { email })
  return person
}

export async function findPerson(database: AnyDatabase, id: string): Promise<Person> {
  const [person] = await database.lookUp(byId, { id })
  if (!person) throw new Error(`There is no person ${id}, and a session of theirs is open.`)
  return person
}

/** Whether a sign-in by password has to wait for more. Recovery codes stand for a second factor and are none. */
export function hasSecondFactor({ totp_sealed, passkeys }: Person): boolean {
  return totp_sealed !== null || passkeys > 0
}
