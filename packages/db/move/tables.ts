// The tables of a move: all that are of a workspace, and what it takes to remove its rows from them.

import { directoryTables } from '../schema/directory.ts'
import { ask, type End } from './ends.ts'

export interface MovedTable {
  readonly name: string
  /** Whether a change of a row says in PostgreSQL's log of which workspace the row is. */
  readonly is_followed: boolean
}

/** Who lives in a cell is its own. */
const ownTables = ['moved_workspaces']

const tablesQuery = `
  select c.relname as name,
    case c.relreplident when 'f' then true when 'n' then false else exists (
      select from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey)
      where i.indrelid = c.oid and a.attname = 'workspace_id'
        and case c.relreplident when 'i' then i.indisreplident else i.indisprimary end) end as is_followed
  from pg_class c
  where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and c.relpersistence = 'p' and c.relname <> all ($1)
    and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'workspace_id' and not a.attisdropped)
  order by c.relname`

export const listMovedTables = (end: End): Promise<MovedTable[]> =>
  ask<MovedTable>(end, tablesQuery, [[...ownTables, ...directoryTables]])

export const listMovedNames = async (end: End): Promise<string[]> =>
  (await listMovedTables(end)).map(({ name }) => name)

const family = `
  select workspace_id as id from companies where workspace_id = $1 or sandbox_of = $1 order by sandbox_of is not null`

/** The workspace and the sandbox that stands beside it, as far as they are there. */
export async function listFamily(end: End, workspace: string): Promise<string[]> {
  return (await ask<{ id: string }>(end, family, [workspace])).map(({ id }) => id)
}

/**
 * Deletes all rows of these workspaces, one table after another and the workspaces themselves last, so that whoever is cut
 * off begins again. Triggers stay still: nothing is recorded of it, and what is locked goes as well.
 */
export async function removeRows(
  end: End,
  tables: readonly string[],
  workspaces: readonly string[],
  tell: (done: number) => void = () => undefined,
): Promise<number> {
  const { client } = end
  let removed = 0
  const ordered = [...tables.filter(name => name !== 'companies'), 'companies']
  for (const [n, name] of ordered.entries()) {
    await client.query('begin')
    try {
      await client.query(`set local session_replication_role = 'replica'`)
      const sql = `delete from ${client.escapeIdentifier(name)} where workspace_id = any ($1)`
      removed += (await client.query(sql, [workspaces])).rowCount ?? 0
      await client.query('commit')
    } catch (error) {
      await client.query('rollback')
      throw error
    }
    tell(n + 1)
  }
  return removed
}
