// Bulk writing: rows as JSON, one insert a table.

import { type Database, systemStatement } from '@muster/db'

export type SeedRow = Readonly<Record<string, unknown>>

/** Inserts rows that all have the same fields, in the order given. */
export async function insertRows(
  database: Database,
  table: string,
  workspaceId: string,
  rows: readonly SeedRow[],
): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = ['workspace_id', ...Object.keys(first)].join(', ')
  const statement = systemStatement(
    '',
    `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, :rows)`,
  )
  await database.system(statement, {
    rows: JSON.stringify(rows.map(row => ({ workspace_id: workspaceId, ...row }))),
  })
}
