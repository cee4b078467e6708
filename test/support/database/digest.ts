// The digest of all tables, by which a test sees that nothing at all was changed.

import { inDatabase } from '../fixtures/make.ts'

/**
 * When a caller was last there is noted whatever they asked for, some time later. The next employee code goes back to the
 * process and not to its row; tests compare the codes.
 */
const untold = ['last_used_at', 'last_seen_at', 'code_next']

/** Asked once for a test file. */
let asked: Promise<string> | undefined

async function writeSelects(): Promise<string> {
  const tables = await inDatabase<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
    [],
  )
  return tables
    .map(
      ({ name }) =>
        `select '${name}' as name, count(*) || ' ' || coalesce(md5(string_agg(row, ' ' order by row)), '') as digest
         from (select md5((to_jsonb(t) - array['${untold.join("', '")}'])::text) as row from ${name} t) as rows`,
    )
    .join(' union all ')
}

/** By table: how many rows it has, and a digest of them; by sequence, where it is. */
export async function digestTables(): Promise<Readonly<Record<string, string>>> {
  asked ??= writeSelects()
  const rows = await inDatabase<{ name: string; digest: string }>(
    `${await asked} union all select 'sequence ' || sequencename, last_value::text from pg_sequences`,
  )
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]))
}
