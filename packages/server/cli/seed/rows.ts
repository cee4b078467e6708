// Bulk writing: rows as JSON, one insert a table.

import { type AnyDatabase, type Db, homeStatement, statement } from '@muster/db'

export type SeedRow = Readonly<Record<string, unknown>>

/** Inserts rows that all have the same fields, in the order given. */
export async function insertRows(
  database: AnyDatabase,
  table: string,
  workspaceId: string,
  rows: readonly SeedRow[],
): Promise<void> {
  const [first] = rows
  if (!first) return
  const insertAsSystem = homeStatement<unknown, { workspace: string; rows: string }>(
    '',
    insertSql(table, first, ':workspace'),
  )
  await database.system(insertAsSystem, { workspace: workspaceId, rows: JSON.stringify(rows) })
}

/** The same in a transaction. */
export async function insertIn(db: Db, table: string, rows: readonly SeedRow[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const insertInWorkspace = statement<unknown, { rows: string }>('', insertSql(table, first, ':workspace_id'))
  await db.run(insertInWorkspace, { rows: JSON.stringify(rows) })
}

function insertSql(table: string, row: SeedRow, workspace: string): string {
  const columns = Object.keys(row).join(', ')
  return `insert into ${table} (workspace_id, ${columns})
    select ${workspace}, ${columns} from json_populate_recordset(null::${table}, :rows)`
}
