// Tables filled with rows of no meaning: of each column one value that all rows but the oldest share, as far as keys allow.

import type { Index, Schema } from '@muster/db'
import type pg from 'pg'

type Column = NonNullable<ReturnType<Schema['tables']['get']>>[number]

/** SQL by the type of a column: what nearly all rows have, what the oldest has, and what no two rows share. */
interface Kind {
  readonly common: string
  readonly rare: string
  readonly distinct: string
}

export const days = { common: '2026-01-01', rare: '2026-01-02', before: '1950-01-01', after: '2999-01-01' }
export const instants = {
  common: '2026-01-01T00:00:00Z',
  rare: '2026-01-01T00:00:01Z',
  before: '1950-01-01T00:00:00Z',
  after: '2999-01-01T00:00:00Z',
}
export const texts = { common: '1', rare: '2', absent: 'absent' }

const same = (value: string, distinct = value): Kind => ({ common: value, rare: value, distinct })
const kinds: Readonly<Record<string, Kind>> = {
  text: { common: `'${texts.common}'`, rare: `'${texts.rare}'`, distinct: '(n + 1)::text' },
  date: { common: `date '${days.common}'`, rare: `date '${days.rare}'`, distinct: `date '${days.rare}' + n` },
  timestamp: {
    common: `timestamptz '${instants.common}'`,
    rare: `timestamptz '${instants.rare}'`,
    distinct: `timestamptz '${instants.rare}' + make_interval(secs => n)`,
  },
  boolean: { common: 'false', rare: 'true', distinct: 'false' },
  integer: { common: '1', rare: '2', distinct: 'n' },
  smallint: { common: '1', rare: '2', distinct: '(n % 30000)' },
  bigint: { common: '1', rare: '2', distinct: 'n' },
  numeric: same('1', 'n'),
  time: same(`time '09:00'`),
  datemultirange: same(`'{}'`),
  uuid: same(`gen_random_uuid()`),
  json: same(`'[]'`),
  jsonb: same(`'{}'`),
  bytea: same(`'\\x00'`, `decode(lpad(to_hex(n), 8, '0'), 'hex')`),
}

/** From now on the rows of this connection may mean nothing: no check keeps them out, and no trigger has to see them. */
export async function admitAnything(owner: pg.Client): Promise<void> {
  await owner.query(`set session_replication_role = 'replica'`)
  const { rows: checks } = await owner.query(
    `select conrelid::regclass as table, conname as name from pg_constraint where contype in ('c', 'x') and conrelid <> 0 and connamespace = current_schema()::regnamespace`,
  )
  for (const { table, name } of checks) await owner.query(`alter table ${table} drop constraint ${name}`)
}

/** Fills a table with rows of one workspace; the first is the oldest, and every id is the number of its row. */
export async function fill(
  owner: pg.Client,
  schema: Schema,
  table: string,
  workspace: string,
  rows: number,
): Promise<void> {
  const columns = schema.tables.get(table)!.filter(({ generated }) => !generated)
  const keys = uniqueKeys(schema, table)
  const values = columns.map(column => {
    if (column.name === 'workspace_id') return '$1'
    if (column.name === 'id') return 'n::text'
    if (column.name === 'created_at') return kinds.timestamp!.distinct
    const { common, rare, distinct } = kindOf(column, schema.enums.get(`${table}.${column.name}`))
    const turns = keys.flatMap(key =>
      key.includes(column.name) ? [`n % ${key.length} = ${key.indexOf(column.name)}`] : [],
    )
    return `(case ${turns.map(turn => `when ${turn} then ${distinct}`).join(' ')} when n = 1 then ${rare} else ${common} end)::${column.type}`
  })
  await owner.query(
    `insert into ${table} (${columns.map(({ name }) => name).join(', ')}) select ${values.join(', ')} from generate_series(1, $2::int) n`,
    [workspace, rows],
  )
}

function kindOf({ name, type, nullable }: Column, values: readonly string[] | undefined): Kind {
  if (values)
    return { common: `'${values[0]}'`, rare: `'${values[1] ?? values[0]}'`, distinct: '(n + 1)::text' }
  // That nearly all are deleted is the worst there is for a list that leaves them out.
  if (name === 'deleted') return { common: 'true', rare: 'false', distinct: 'true' }
  if (type.endsWith('[]')) return same(`'{}'`)
  const kind = kinds[/^[a-z]+/.exec(type)![0]]
  if (!kind)
    throw new Error(`${name} is ${type}: say in kinds, in test/support/database/filled.ts, what fills it.`)
  return nullable && type.startsWith('timestamp') ? { ...kind, rare: 'null' } : kind
}

/** The columns of each unique index that more than one row falls under. */
function uniqueKeys({ indexes, tables }: Schema, table: string): string[][] {
  const names = tables.get(table)!.map(({ name }) => name)
  // A folded column is made from the one that is filled.
  const named = (expression: string) =>
    names.find(name => new RegExp(`\\b${name}\\b`).test(expression))?.replace(/_folded$/, '')
  return (indexes.get(table) ?? [])
    .filter(({ unique, predicate }) => unique && !isRare(predicate))
    .map(({ columns }: Index) =>
      columns.flatMap(column => named(column) ?? []).filter(name => name !== 'workspace_id'),
    )
    .filter(key => key.length > 0 && !key.includes('id'))
}

/** A flag that is set, or a row that is not deleted: one of them. */
function isRare(predicate: string | null): boolean {
  return /^(not deleted|\w+)( and (not deleted|\w+))*$/.test(predicate ?? '')
}

/** Rows that mean nothing repeat each other. */
export async function dropKeys(owner: pg.ClientBase): Promise<void> {
  await owner.query(`do $$ declare k record; begin
    for k in select conrelid::regclass as place, conname from pg_constraint
      where contype in ('p', 'u', 'f') and conrelid <> 0 and connamespace = current_schema()::regnamespace order by contype = 'p' loop
      execute format('alter table %s drop constraint if exists %I cascade', k.place, k.conname);
    end loop;
    for k in select indexrelid::regclass as place from pg_index i join pg_class c on c.oid = i.indexrelid
      where indisunique and c.relnamespace = current_schema()::regnamespace loop
      execute format('drop index if exists %s cascade', k.place);
    end loop;
  end $$`)
}
