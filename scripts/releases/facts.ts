// What a schema asks of those who write to it, one fact a line: columns, constraints, unique indexes and triggers.

import type pg from 'pg'

/** `column employees.first_name` -> `text not null`. */
export type Facts = ReadonlyMap<string, string>

const tables = `c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and c.relname <> 'schema_migrations'`

const columns = (numbers: string) =>
  `array_to_string(array(select a.attname::text from unnest(${numbers}) as n(num) join pg_attribute a on a.attrelid = c.oid and a.attnum = n.num), ',')`

// In braces: the columns that it is about.
const factsQuery = `
  select format('column %s.%s', c.relname, a.attname) as subject,
         concat_ws(' ', format_type(a.atttypid, a.atttypmod), case when a.attnotnull then 'not null' end,
           case when a.attgenerated <> '' then 'generated' when a.attidentity <> '' then 'identity' when a.atthasdef then 'default' end) as fact
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where ${tables} and a.attnum > 0 and not a.attisdropped
  union all
  select format('%s %s.%s', case k.contype when 'c' then 'check' when 'f' then 'reference' when 'x' then 'exclusion' else 'unique' end, c.relname, k.conname),
         format('{%s} %s', ${columns('k.conkey')}, pg_get_constraintdef(k.oid))
  from pg_class c join pg_constraint k on k.conrelid = c.oid
  where ${tables} and k.contype in ('c', 'f', 'p', 'u', 'x')
  union all
  select format('unique %s.%s', c.relname, i.relname), format('{%s} %s', ${columns('x.indkey::int2[]')}, pg_get_indexdef(i.oid))
  from pg_class c join pg_index x on x.indrelid = c.oid join pg_class i on i.oid = x.indexrelid
  where ${tables} and x.indisunique and not exists (select from pg_constraint k where k.conindid = i.oid and k.contype in ('p', 'u', 'x'))
  union all
  select format('trigger %s.%s', c.relname, t.tgname), format('%s; body %s', pg_get_triggerdef(t.oid), md5(p.prosrc))
  from pg_class c join pg_trigger t on t.tgrelid = c.oid join pg_proc p on p.oid = t.tgfoid
  where ${tables} and not t.tgisinternal
  order by 1`

export async function readFacts(client: pg.Client): Promise<Facts> {
  const { rows } = await client.query<{ subject: string; fact: string }>(factsQuery)
  return new Map(rows.map(({ subject, fact }) => [subject, fact.replace(/\s+/g, ' ')]))
}
