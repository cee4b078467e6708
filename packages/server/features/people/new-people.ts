// New people: each is made together with a membership, and not without one.

import { bind, type Database, directoryStatement, type SystemBound } from '@muster/db'

export interface NewPerson {
  readonly id: string
  readonly email: string
  /** Null for somebody who signs in otherwise. */
  readonly password_digest: string | null
  /** Whether what they sign in with counts as set anew, so that no pay is sent elsewhere for some days. */
  readonly is_set_anew: boolean
}

/** Nobody is made for an address that somebody has. */
const insertPerson = directoryStatement<unknown, NewPerson>(
  'insert_person',
  `insert into people (id, email, password_digest, password_changed_at)
   values (:id, :email, :password_digest, case when :is_set_anew::boolean then stamp() end) on conflict do nothing`,
)

const removePerson = directoryStatement<unknown, { id: string }>(
  'remove_person',
  'delete from people where id = :id',
)

/** What `joining` returns, which makes a member of the person if there is one; undefined where it makes none. */
export async function joinAnew<Row>(
  database: Database,
  person: NewPerson,
  joining: SystemBound<Row>,
): Promise<Row | undefined> {
  const [joined] = await database.systemTogether(bind(insertPerson, person), joining)
  if (!joined) await database.system(removePerson, { id: person.id })
  return joined
}
