// The digest of all tables, by which a test sees that nothing at all was changed.

import { writeDigest } from '@muster/db'
import { inDatabase } from '../fixtures/make.ts'

/**
 * When a caller was last there is noted whatever they asked for, some time later. The next employee code goes back to the
 * process and not to its row; tests compare the codes.
 */
const untold = ['last_used_at', 'last_seen_at', 'code_next']

/** The workspaces of the files before this one, whose rows are many and whose jobs go on. Asked as this file is loaded. */
const ofOtherFiles = inDatabase<{ id: string }>('select workspace_id as id from companies')
ofOtherFiles.catch(() => undefined)
// A connection may take longer to open than the first test takes to make its workspace.
beforeAll(() => ofOtherFiles)

/** Asked once for a test file. */
let asked: Promise<string> | undefined

interface Table {
  readonly name: string
  readonly is_of_workspace: boolean
  /** Whether it has columns of which nothing is to be seen. */
  readonly has_untold: boolean
}

async function writeSelects(): Promise<string> {
  const tables = await inDatabase<Table>(
    `select t.table_name as name, bool_or(c.column_name = 'workspace_id') as is_of_workspace,
       bool_or(c.column_name = any($1)) as has_untold
     from information_schema.tables t join information_schema.columns c using (table_schema, table_name)
     where t.table_schema = 'public' and t.table_type = 'BASE TABLE' group by 1 order by 1`,
    [untold],
  )
  return tables
    .map(({ name, is_of_workspace, has_untold }) =>
      writeDigest(name, is_of_workspace ? 'where workspace_id = any($1)' : '', has_untold ? untold : []),
    )
    .join(' union all ')
}

/** The workspaces that this file has made. */
async function listOwn(): Promise<string[]> {
  const others = (await ofOtherFiles).map(({ id }) => id)
  const rows = await inDatabase<{ id: string }>(
    'select workspace_id as id from companies where workspace_id <> all($1) order by 1',
    [others],
  )
  if (rows.length === 0) throw new Error('This file has made no workspace, so nothing of one can be seen.')
  return rows.map(({ id }) => id)
}

/** By table: how many rows the workspaces of this file have there, and a digest of them; by sequence, where it is. */
export async function digestTables(): Promise<Readonly<Record<string, string>>> {
  asked ??= writeSelects()
  const rows = await inDatabase<{ name: string; rows: number; digest: string }>(
    `${await asked} union all select 'sequence ' || sequencename, 1, last_value::text from pg_sequences`,
    [await listOwn()],
  )
  return Object.fromEntries(rows.map(({ name, rows, digest }) => [name, `${rows} ${digest}`]))
}
