// All rows of a workspace: copied into another one, and told apart from ids and stamps.

import { newId } from '../../../packages/server/resource/ids.ts'
import { inDatabase } from '../fixtures/make.ts'

interface Table {
  readonly name: string
  readonly columns: readonly string[]
}

/** Asks a database: that of this worker, or a test's own. */
export type Query = typeof inDatabase

/** What belongs to callers, and versions that are told at random. */
const leftOut = ['api_keys', 'idempotency_keys', 'moved_workspaces', 'rule_versions']

/** Asked once for a test file: the view is slow, and a workspace is copied or compared a hundred times. */
let asked: Promise<Table[]> | undefined

const tables = () =>
  (asked ??= inDatabase<Table & { columns: string[] }>(
    `select c.table_name as name, array_agg(c.column_name::text order by c.ordinal_position) as columns
     from information_schema.columns c
     join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name and t.table_type = 'BASE TABLE'
     where c.table_schema = 'public' and c.is_generated = 'NEVER' and c.table_name <> all($1)
     group by c.table_name having 'workspace_id' = any(array_agg(c.column_name::text)) order by c.table_name`,
    [leftOut],
  ))

/** Copies all records under the ids that they have; the id of the new workspace. */
export async function copyWorkspace(from: string): Promise<string> {
  const to = newId('Company')
  const value = (column: string, name: string) =>
    column === 'workspace_id' || (name === 'companies' && column === 'id') ? `'${to}'` : `"${column}"`
  const copies = (await tables()).map(
    ({ name, columns }) =>
      `insert into ${name} (${columns.map(column => `"${column}"`).join(', ')})
       select ${columns.map(column => value(column, name)).join(', ')} from ${name} where workspace_id = '${from}'`,
  )
  // What is copied was checked when it was written.
  await inDatabase(`begin; set local session_replication_role = replica; ${copies.join('; ')}; commit`)
  return to
}

/** The same into another database, which is migrated as far. */
export async function carryWorkspace(from: string, query: Query): Promise<string> {
  const to = newId('Company')
  const inserts = (await tables()).map(async ({ name, columns }) => {
    const [all] = await inDatabase<{ rows: string }>(
      `select coalesce(jsonb_agg(to_jsonb(t)), '[]')::text as rows from ${name} t where workspace_id = $1`,
      [from],
    )
    const names = columns.map(column => `"${column}"`).join(', ')
    return `insert into ${name} (${names}) select ${names}
      from jsonb_populate_recordset(null::${name}, $rows$${all!.rows.replaceAll(from, to)}$rows$)`
  })
  const all = (await Promise.all(inserts)).join('; ')
  await query(`begin; set local session_replication_role = replica; ${all}; commit`)
  return to
}

const id = /\b[a-z]{2,4}_[0-9a-z]{26}\b/g
const stamp = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|\+00:00)/g
const untold = ['workspace_id', 'heartbeat_at', 'runner', 'tries', 'due_at', 'commit']

async function readRows(workspace: string, query: Query): Promise<string[]> {
  const selects = (await tables()).map(
    ({ name }) =>
      `select '${name} ' || (to_jsonb(t) - array['${untold.join("', '")}'])::text as row from ${name} t where workspace_id = '${workspace}'`,
  )
  const rows = await query<{ row: string }>(selects.join(' union all '))
  return rows.map(({ row }) => row)
}

/** The ids that a workspace knows. */
export async function idsOf(workspace: string): Promise<ReadonlySet<string>> {
  return new Set((await readRows(workspace, inDatabase)).flatMap(row => row.match(id) ?? []))
}

/** All rows in order, without stamps; ids that are not `known` are told by what they stand for. */
export async function rowsOf(
  workspace: string,
  known: ReadonlySet<string>,
  query: Query = inDatabase,
): Promise<string[]> {
  const entries = await query<{ id: string; of: string }>(
    `select id, payroll_run_id || ' ' || employee_id as of from payroll_entries where workspace_id = $1`,
    [workspace],
  )
  const names = new Map(entries.map(entry => [entry.id, entry.of]))
  const name = (found: string) => (known.has(found) ? found : (names.get(found) ?? found.replace(/_.*/, '')))
  return (await readRows(workspace, query))
    .map(row => row.replaceAll(workspace, 'the workspace').replace(id, name).replace(stamp, 'then'))
    .sort()
}
