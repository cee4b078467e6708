// New people: each is made together with a membership, and not without one.

import { type Addressed, type AnyDatabase, bind, directoryStatement, type SystemBound } from '@muster/db'
import { newId } from '../../resource/ids.ts'
import { copyOf } from './copies.ts'
import { finishChanges } from './person-changes.ts'

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

/** Says that a copy has still to be written. */
const keepJoining = directoryStatement<{ name: string }, Record<'name' | 'person_id', string>>(
  'keep_joining_person',
  `insert into person_changes (name, person_id, details, entries, ends_sessions)
   select :name, id, '', '{}', false from people where id = :person_id returning name`,
)

/** What `joining` returns, which makes a member of the person if there is one; undefined where it makes none. */
export async function joinAnew<Row>(
  database: AnyDatabase,
  person: NewPerson,
  joining: SystemBound<Row, Addressed>,
): Promise<Row | undefined> {
  const { id } = person
  const joined = database.isDivided
    ? await joinFirst(database, id, joining, bind(insertPerson, person))
    : (await database.systemTogether(bind(insertPerson, person), joining))[0]
  if (!joined) await database.system(removePerson, { id })
  return joined
}

/** The same for somebody whom the directory knows. */
export async function joinKnown<Row>(
  database: AnyDatabase,
  person_id: string,
  joining: SystemBound<Row, Addressed>,
): Promise<Row | undefined> {
  if (database.isDivided) return joinFirst(database, person_id, joining)
  const [joined] = await database.systemTogether(joining)
  return joined
}

/** With the copy, which is written once more: a change that comes in between has not asked this home. */
async function joinFirst<Row>(
  database: AnyDatabase,
  person_id: string,
  joining: SystemBound<Row, Addressed>,
  ...made: SystemBound<unknown, Addressed>[]
): Promise<Row | undefined> {
  const [kept] = await database.systemTogether(
    ...made,
    bind(keepJoining, { name: newId('AuditEntry'), person_id }),
  )
  const copy = kept && (await copyOf(database, person_id))
  const [joined] = copy ? await database.systemTogether(copy, joining) : []
  await finishChanges(database, person_id)
  return joined
}
