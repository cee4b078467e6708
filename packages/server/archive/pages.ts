// Pages of rows: the rows of a table as lines of JSON, in the order of their keys, exactly as they are stored.

import { type Db, type Statement, statement } from '@muster/db'
import { type Archived, quoteName, referencesTo } from './catalogue.ts'

export interface Line {
  readonly line: string
  readonly key: readonly string[]
}

const pageRows = 500

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

export async function countRows(db: Db, table: Archived, tables: readonly Archived[]): Promise<number> {
  const [counted] = await db.run(
    makeUnnamed<{ rows: number }>(`select count(*) as rows ${source(table, tables)}`),
    {},
  )
  return counted!.rows
}

export async function* pagesOf(
  db: Db,
  table: Archived,
  tables: readonly Archived[],
): AsyncIterable<readonly Line[]> {
  const keys = table.key.map(name => `t.${quoteName(name)}`)
  const columns = table.archived.map(({ name, type }) => {
    const column = `t.${quoteName(name)}`
    return asText.has(type) ? `${column}::text as ${quoteName(name)}` : column
  })
  const select = (after: string) =>
    makeUnnamed<Line>(
      `select (select row_to_json(x) from (select ${columns.join(', ')}) as x)::text as line,
         array[${keys.map(key => `${key}::text`).join(', ')}] as key
       ${source(table, tables)} ${after} order by ${keys.join(', ')} limit ${pageRows}`,
    )
  const next = select(`and (${keys.join(', ')}) > (${keys.map((_, n) => `:key_${n}`).join(', ')})`)
  let page = await db.run(select(''), {})
  while (page.length > 0) {
    yield page
    if (page.length < pageRows) return
    const { key } = page.at(-1)!
    page = await db.run(next, Object.fromEntries(key.map((value, n) => [`key_${n}`, value])))
  }
}
