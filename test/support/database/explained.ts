// Statements as they are sent, each with how many rows PostgreSQL looked at to answer it.

import { type Bound, bind, type Database, type Statement, type Values } from '@muster/db'

type Db = ReturnType<Database['reader']>

/** What one statement read. */
export interface Read {
  readonly statement: string
  /** Rows that each scan of a table looked at, those that it dropped too. */
  readonly scans: readonly { readonly table: string; readonly rows: number }[]
  readonly pages: number
}

interface Node {
  readonly 'Relation Name'?: string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Rows Removed by Index Recheck'?: number
  readonly 'Shared Hit Blocks': number
  readonly 'Shared Read Blocks': number
  readonly Plans?: readonly Node[]
}

/**
 * The same reader, which notes what its statements read; of a page, which asks for a number of rows, only the marks of its
 * end are found. Its database has one connection, on which they are prepared.
 */
export function explaining(db: Db, reads: Read[]): Db {
  const explain = async (statement: Statement, values: Values): Promise<void> => {
    const name = await prepare(db, statement)
    const execute = `execute ${name}(${statement.parameters.map(parameter => literal(parameter === 'workspace_id' ? db.workspace_id : values[parameter])).join(', ')})`
    const [row] = await db.runBound(
      alike(statement, `explain (analyze, buffers, timing off, format json) ${execute}`),
    )
    const [{ Plan: plan }] = row!['QUERY PLAN'] as [{ Plan: Node }]
    reads.push({
      statement: statement.name,
      scans: scansOf(plan),
      pages: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'],
    })
  }
  const run = async (statement: Statement, values: object = {}, rows?: number) => {
    await explain(statement, values as Values)
    const found = await db.runBound(bind(statement as Statement<{ object?: unknown }, object>, values))
    return rows === undefined ? found : found.filter(({ object }) => object === null)
  }
  const runBound = ({ statement, values }: Bound) => run(statement, values)
  const runAll = async (...bound: readonly Bound[]) => {
    const found: unknown[][] = []
    for (const each of bound) found.push(await runBound(each))
    return found
  }
  return Object.assign(Object.create(db) as Db, {
    workspace_id: db.workspace_id,
    run,
    runBound,
    runAll,
    behindBarrier: () => explaining(db.behindBarrier(), reads),
  })
}

/** Names of what is prepared on the connection, by text. */
const prepared = new Map<string, string>()

async function prepare(db: Db, statement: Statement): Promise<string> {
  const known = prepared.get(statement.text)
  if (known) return known
  const name = `explained_${prepared.size}`
  await db.runBound(alike(statement, `prepare ${name} as ${statement.text}`))
  prepared.set(statement.text, name)
  return name
}

/** Another statement, planned as this one is. */
function alike({ byIndex }: Statement, text: string): Bound<Record<string, unknown>> {
  return bind({ name: '', text, parameters: [], reach: 'workspace', ...(byIndex && { byIndex }) }, {})
}

function scansOf(node: Node): Read['scans'] {
  const { 'Relation Name': table, 'Actual Rows': rows, 'Actual Loops': loops } = node
  const dropped = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)
  const own = table ? [{ table, rows: (rows + dropped) * loops }] : []
  return [...own, ...(node.Plans ?? []).flatMap(scansOf)]
}

function literal(value: unknown): string {
  const text = Array.isArray(value) ? `{${value.map(each => `"${each}"`).join(',')}}` : String(value)
  return `'${text.replaceAll("'", "''")}'`
}
