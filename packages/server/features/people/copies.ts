// Copies of people: what a cell may know of somebody who is a member there. They have marks where the directory has secrets.

import {
  type Addressed,
  type AnyDatabase,
  bind,
  copyStatement,
  directoryStatement,
  type SystemBound,
} from '@muster/db'

interface Copy {
  readonly person_id: string
  readonly email: string
  readonly has_password: boolean
  readonly has_app: boolean
  readonly has_passkey: boolean
  readonly last_change: string | null
  readonly revision: number
}

const read = directoryStatement<Copy, { person_id: string }>(
  'read_person_to_copy',
  `select id as person_id, email, password_digest is not null as has_password, totp_sealed is not null as has_app, has_passkey, last_change, revision
   from people where id = :person_id`,
)

/** What a copy has where the directory has a secret. */
const mark = `'in the directory'`

/** Of two that come in another order than they were read, the later one stays. Who has secrets is no copy. */
const write = copyStatement<unknown, Copy>(
  'copy_person',
  `insert into people (id, email, password_digest, totp_sealed, has_passkey, last_change, revision)
   values (:person_id, :email, case when :has_password::boolean then ${mark} end, case when :has_app::boolean then ${mark} end,
     :has_passkey, :last_change, :revision)
   on conflict (id) do update set email = excluded.email, password_digest = excluded.password_digest, totp_sealed = excluded.totp_sealed,
     has_passkey = excluded.has_passkey, last_change = excluded.last_change, revision = excluded.revision
   where people.revision <= excluded.revision and coalesce(people.password_digest, ${mark}) = ${mark} and coalesce(people.totp_sealed, ${mark}) = ${mark}`,
)

/** What writes the copy of somebody as they are now; undefined where there is no such person. */
export async function copyOf(
  database: AnyDatabase,
  person_id: string,
): Promise<SystemBound<unknown, Addressed> | undefined> {
  const [copy] = await database.system(read, { person_id })
  return copy && bind(write, copy)
}
