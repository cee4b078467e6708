// Copies of people: whoever is a member of what moves is known in the target, without what they prove themselves with.

import { ask, type End } from './ends.ts'

/** What stays in the directory. */
export const secretColumns = [
  'password_digest',
  'totp_sealed',
  'totp_pending_sealed',
  'totp_last_step',
] as const

const peopleOf = `
  select person_id from members where workspace_id = any ($1) union select person_id from sessions where workspace_id = any ($1)`

interface Columns {
  readonly names: readonly string[]
}

/** Writes the copies of all people of these workspaces, as the directory has them now. */
export async function copyPeople(
  source: End,
  target: End,
  directory: End,
  workspaces: readonly string[],
): Promise<number> {
  const [ids] = await ask<{ all: string[] }>(
    source,
    `select coalesce(array_agg(person_id), '{}') as all from (${peopleOf}) as found`,
    [workspaces],
  )
  const [columns] = await ask<Columns>(
    target,
    `select array_agg(attname::text order by attnum) as names from pg_attribute
     where attrelid = 'people'::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attname <> all ($1)`,
    [secretColumns],
  )
  const names = columns!.names.map(name => target.client.escapeIdentifier(name))
  const [people] = await ask<{ all: string }>(
    directory,
    `select coalesce(jsonb_agg(to_jsonb(p) - $2::text[]), '[]')::text as all from people p where id = any ($1)`,
    [ids!.all, secretColumns],
  )
  const written = await ask(
    target,
    `insert into people (${names.join(', ')}) select ${names.join(', ')} from jsonb_populate_recordset(null::people, $1::jsonb)
     on conflict (id) do update set ${names.map(name => `${name} = excluded.${name}`).join(', ')} returning 1 as one`,
    [people!.all],
  )
  return written.length
}
