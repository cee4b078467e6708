// Copies of a workspace: all its rows under other ids, inserted by SQL and without triggers, as a restored database has them.

import type pg from 'pg'

/** Of these, no two workspaces have the same row. */
const leftOut = ['api_keys', 'calendar_feeds', 'invitations', 'service_tokens', 'sessions', 'stored_files']

const selectTables = `
  select c.table_name as name, array_agg(c.column_name::text) as columns
  from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
  where c.table_schema = current_schema() and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
  group by c.table_name having bool_or(c.column_name = 'workspace_id') order by c.table_name`

/** The id of a copy. */
export const nameCopy = (n: number): string => `wsp_0copy${String(n).padStart(21, '0')}`

const idOfCopy = `'wsp_0copy' || lpad(n::text, 21, '0')`

/** Makes the copies of these numbers, the last one included. */
export async function copyWorkspace(
  client: pg.Client,
  workspace: string,
  { first, last }: { readonly first: number; readonly last: number },
): Promise<void> {
  const { rows } = await client.query(selectTables)
  await client.query('begin')
  await client.query('set local session_replication_role = replica')
  for (const { name, columns } of rows as { name: string; columns: string[] }[]) {
    if (leftOut.includes(name)) continue
    const isOwn = (column: string) => column === 'workspace_id' || (name === 'companies' && column === 'id')
    const values = columns.map(column => (isOwn(column) ? idOfCopy : `t.${column}`))
    await client.query(
      `insert into ${name} (${columns.join(', ')}) select ${values.join(', ')}
       from ${name} t cross join generate_series(${first}, ${last}) as n where t.workspace_id = '${workspace}'`,
    )
  }
  await client.query('commit')
  await client.query('analyze')
}

/** Lets the rows of a workspace be older than what jobs look back at. */
export async function ageWorkspace(client: pg.Client, workspace: string): Promise<void> {
  await client.query('begin')
  await client.query('set local session_replication_role = replica')
  for (const [table, column] of [
    ['employees', 'updated_at'],
    ['employee_documents', 'updated_at'],
    ['document_types', 'updated_at'],
    ['leave_types', 'updated_at'],
    ['leave_policies', 'updated_at'],
    ['rule_versions', 'changed_at'],
  ])
    await client.query(
      `update ${table} set ${column} = ${column} - interval '1 day' where workspace_id = '${workspace}'`,
    )
  await client.query('commit')
}
