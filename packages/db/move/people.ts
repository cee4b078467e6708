// Copies of people: whoever is a member of what moves is known in the target, with marks for what they prove themselves with.

import { ask, type End } from './ends.ts'

const membersQuery = `
  select coalesce(array_agg(person_id), '{}') as ids from (
    select person_id from members where workspace_id = any ($1) union select person_id from sessions where workspace_id = any ($1)) as found`

/** The marks are those of copies that a membership brings (features/people/copies.ts). */
const peopleQuery = `
  select coalesce(json_agg(json_build_object('id', id, 'email', email, 'has_passkey', has_passkey, 'last_change', last_change,
    'revision', revision, 'created_at', created_at, 'password_digest', case when password_digest is not null then 'in the directory' end,
    'totp_sealed', case when totp_sealed is not null then 'in the directory' end)), '[]')::text as rows
  from people where id = any ($1)`

const writeCopies = `
  insert into people (id, email, password_digest, totp_sealed, has_passkey, last_change, revision, created_at)
  select id, email, password_digest, totp_sealed, has_passkey, last_change, revision, created_at
  from json_populate_recordset(null::people, $1::json)
  on conflict (id) do update set email = excluded.email, password_digest = excluded.password_digest, totp_sealed = excluded.totp_sealed,
    has_passkey = excluded.has_passkey, last_change = excluded.last_change, revision = excluded.revision
  where people.revision <= excluded.revision`

/** Writes the copies of all people of these workspaces, as the directory has them now, or later ones that are there. */
export async function copyPeople(
  source: End,
  target: End,
  directory: End,
  workspaces: readonly string[],
): Promise<void> {
  const [members] = await ask<{ ids: string[] }>(source, membersQuery, [workspaces])
  const [people] = await ask<{ rows: string }>(directory, peopleQuery, [members!.ids])
  await ask(target, writeCopies, [people!.rows])
}
