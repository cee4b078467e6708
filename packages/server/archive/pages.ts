// Pages of rows: the rows of a table as lines of JSON, in the order of their keys, exactly as they are stored.

import { type Bound, bind, type Db, type Statement, statement } from '@muster/db'
import { type Archived, quoteName, referencesTo } from './catalogue.ts'
import type { Row } from './lines.ts'

export interface Page {
  readonly rows: number
  /** Each ends with a line feed. */
  readonly lines: string
}

const firstRows = 500
const mostRows = 2_500
/** Of a page, about: others wait while one is digested, and no more is held at once. */
const pageLength = 1_048_576

/** Types that JSON has no exact value for go in as text: a reader must not round an amount. */
const asText = new Set(['bigint', 'json', 'jsonb', 'numeric'])

/** Which rows of a table go in, as SQL. */
function source({ name, kept }: Archived, tables: readonly Archived[]): string {
  const of = `from ${quoteName(name)} t where t.workspace_id = :workspace_id`
  if (!kept.onlyReferenced) return of
  const named = referencesTo(name, tables).map(
    ({ table, column, target }) =>
      `exists (select from ${quoteName(table)} n where n.workspace_id = t.workspace_id and n.${quoteName(column)} = t.${quoteName(target)})`,
  )
  return `${of} and (${named.join(' or ')})`
}

// Planned anew each time: what has no name is not kept, and the names of tables stand in these.
const makeUnnamed = <Row>(text: string): Statement<Row, Record<string, string>> =>
  statement<Row, Record<string, string>>('', text)

/** How many rows of each table go in, by its name. */
export async function countRows(db: Db, tables: readonly Archived[]): Promise<ReadonlyMap<string, number>> {
  const counts = tables.map(
    table => `select '${table.name}' as name, count(*) as rows ${source(table, tables)}`,
  )
  const counted = await db.run(makeUnnamed<{ name: string; rows: number }>(counts.join(' union all ')), {})
  return new Map(counted.map(({ name, rows }) => [name, rows]))
}

/** What goes in of a table: how many rows, and the first of them once they are read. */
export interface Begun {
  readonly table: Archived
  readonly rows: number
  readonly first: Page
}

/** Begins with each table in turn. Small ones are read together, for each answer that is waited for takes longer than they do. */
export async function* beginTables(
  db: Db,
  tables: readonly Archived[],
  counts: ReadonlyMap<string, number>,
): AsyncIterable<Begun> {
  for (const group of groupTables(tables, counts)) {
    const asked = group.filter(({ name }) => counts.get(name)! > 0)
    const found = await db.runAll(...asked.map(table => select(table, tables, { rows: firstRows })))
    const firsts = new Map(asked.map(({ name }, n) => [name, found[n]![0]!]))
    for (const table of group)
      yield { table, rows: counts.get(table.name)!, first: firsts.get(table.name) ?? { rows: 0, lines: '' } }
  }
}

/** In their order, so many at a time that no more rows are held than of one page. */
function groupTables(tables: readonly Archived[], counts: ReadonlyMap<string, number>): Archived[][] {
  const groups: Archived[][] = []
  let room = 0
  for (const table of tables) {
    const rows = counts.get(table.name)!
    if (groups.length === 0 || rows > room) {
      groups.push([])
      room = firstRows
    }
    groups.at(-1)!.push(table)
    room -= rows
  }
  return groups
}

export async function* pagesOf(db: Db, begun: Begun, tables: readonly Archived[]): AsyncIterable<Page> {
  const { table } = begun
  let [page, left] = [begun.first, begun.rows]
  while (page.rows > 0) {
    left -= page.rows
    // The next one is read while this one is written.
    const next = left > 0 ? readNext(db, table, tables, page) : undefined
    next?.catch(() => undefined)
    yield page
    if (!next) return
    page = await next
  }
}

async function readNext(
  db: Db,
  table: Archived,
  tables: readonly Archived[],
  { rows, lines }: Page,
): Promise<Page> {
  const last = lines.slice(lines.lastIndexOf('\n', lines.length - 2) + 1)
  const some = Math.floor((pageLength * rows) / lines.length)
  const asked = { rows: Math.max(1, Math.min(mostRows, some)), after: JSON.parse(last) as Row }
  return (await db.runBound(select(table, tables, asked)))[0]!
}

interface Asked {
  readonly rows: number
  /** The row before. */
  readonly after?: Row
}

// One text of all lines: a row of its own for each took both sides as long again.
function select(table: Archived, tables: readonly Archived[], { rows, after }: Asked): Bound<Page> {
  const { key } = table
  const keys = key.map(name => `t.${quoteName(name)}`).join(', ')
  const columns = table.archived.map(({ name, type }) => {
    const column = `t.${quoteName(name)}`
    return asText.has(type) ? `${column}::text as ${quoteName(name)}` : column
  })
  const behind = after ? `and (${keys}) > (${key.map((_, n) => `:key_${n}`).join(', ')})` : ''
  return bind(
    makeUnnamed<Page>(
      `select count(*) as rows, coalesce(string_agg(row_to_json(x)::text || E'\\n', ''), '') as lines
       from (select ${columns.join(', ')} ${source(table, tables)} ${behind} order by ${keys} limit ${rows}) as x`,
    ),
    Object.fromEntries(after ? key.map((name, n) => [`key_${n}`, String(after[name])]) : []),
  )
}
