// The catalogue: the tables of the database, compared with the plan and ordered so that each follows those it refers to.

import { type SchemaFacts, schemas } from '@muster/contract'
import { systemStatement } from '@muster/db'
import { type Kept, type LeftOut, plan } from './plan.ts'

interface Reference {
  readonly table: string
  readonly columns: readonly string[]
  /** The columns of that table, in the same order. */
  readonly targets: readonly string[]
}

export interface Found {
  readonly name: string
  /** Those that are written, generated ones left out. */
  readonly columns: readonly { readonly name: string; readonly type: string }[]
  readonly key: readonly string[]
  readonly references: readonly Reference[]
}

/** A table that goes in. */
export interface Archived extends Found {
  readonly kept: Kept
  /** The columns that a line of the archive has. */
  readonly archived: Found['columns']
}

const namesOf = (numbers: string, relation: string) =>
  `(select json_agg(a.attname order by n.at) from unnest(${numbers}) with ordinality as n(num, at)
    join pg_attribute a on a.attrelid = ${relation} and a.attnum = n.num)`

/** Names are of PostgreSQL's type name, which JSON has as text. */
export const readTables = systemStatement<Found>(
  'archive_catalogue',
  `select c.relname::text as name,
     (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, null)) order by a.attnum) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
     (select ${namesOf('i.indkey::int2[]', 'c.oid')} from pg_index i where i.indrelid = c.oid and i.indisprimary) as key,
     (select coalesce(json_agg(json_build_object('table', f.relname, 'columns', ${namesOf('k.conkey', 'c.oid')}, 'targets', ${namesOf('k.confkey', 'f.oid')}) order by k.conname), '[]')
      from pg_constraint k join pg_class f on f.oid = k.confrelid where k.conrelid = c.oid and k.contype = 'f') as references
   from pg_class c
   where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and c.relname <> 'schema_migrations'
   order by c.relname`,
)

const isOut = (decided: Kept | LeftOut): decided is LeftOut => 'leftOut' in decided

/** The tables that go in, each after those that its rows name. */
export function orderTables(found: readonly Found[]): Archived[] {
  const waiting = new Map(found.flatMap(keep).map(table => [table.name, table]))
  const ordered: Archived[] = []
  while (waiting.size > 0) {
    const ready = [...waiting.values()].filter(table => !needsOneOf(table, waiting))
    if (ready.length === 0)
      throw new Error(
        `The tables ${[...waiting.keys()].join(', ')} name each other; say in the plan of the archive which columns come later.`,
      )
    for (const table of ready) waiting.delete(table.name)
    ordered.push(...ready)
  }
  return ordered
}

function keep(table: Found): Archived[] {
  const decided = (plan as Readonly<Record<string, Kept | LeftOut>>)[table.name] ?? keepShown(table)
  if (!decided)
    throw new Error(`The plan of the archive does not decide whether the table ${table.name} goes in.`)
  if (isOut(decided)) return []
  const without = new Set(decided.without)
  const archived = table.columns.filter(({ name }) => !without.has(name))
  return [{ ...table, kept: decided, archived }]
}

/** A table that is shown whole by the contract, without secrets, goes in without a word. */
function keepShown({ name, columns }: Found): Kept | undefined {
  const shown = (Object.values(schemas) as readonly SchemaFacts[]).find(
    ({ extensions }) => extensions?.['x-table'] === name,
  )
  const isShown = (column: string) => {
    if (column === 'workspace_id') return true
    const field = shown?.fields?.[column]
    return field !== undefined && field.extensions?.['x-secret'] === undefined
  }
  return columns.every(column => isShown(column.name)) ? {} : undefined
}

/** Whether rows of it name rows of a table that waits, at the time when they are inserted. */
function needsOneOf({ name, references, kept }: Archived, waiting: ReadonlyMap<string, unknown>): boolean {
  const later = new Set(kept.later)
  return references.some(({ table, columns }) => {
    if (!waiting.has(table) || columns.some(column => later.has(column))) return false
    return table !== name || !kept.atOnce
  })
}

/** The columns that name rows of a table, each with the column that it names. */
export const referencesTo = (named: string, tables: readonly Archived[]) =>
  tables.flatMap(({ name, references }) =>
    references
      .filter(({ table }) => table === named)
      .map(({ columns, targets }) => {
        const at = columns.findIndex(column => column !== 'workspace_id')
        return { table: name, column: columns[at]!, target: targets[at]! }
      }),
  )

/** A name as SQL takes it. */
export const quoteName = (name: string): string => `"${name.replaceAll('"', '""')}"`
