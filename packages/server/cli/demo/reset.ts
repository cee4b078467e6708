// The demo begun anew while its server runs: its workspace is deleted with everything in it, and made again.

import type pg from 'pg'
import { readConfig } from '../../runtime/config.ts'
import { onOwner } from '../seed/bulk.ts'
import { withPlatform } from '../terminal/terminal.ts'
import { callerOf } from './answers.ts'
import { requireDemo } from './env.ts'
import { openDemo } from './make.ts'

/** Returns what to tell. Other workspaces stay, as do the passwords of the people of the demo. */
export async function resetDemo(env: NodeJS.ProcessEnv): Promise<string> {
  const { dataDir, shown } = requireDemo(env)
  await callerOf(shown, shown.api_keys.full).get('/v1/me')
  env.MUSTER_DATA_DIR = dataDir
  let welcome = ''
  await withPlatform(async platform => {
    await onOwner(platform.url, client => removeDemo(client))
    const { base_url, docs_url, console_url } = shown
    welcome = await openDemo(readConfig(env), platform, { base_url, docs_url, console_url })
  })
  return welcome
}

interface Table {
  readonly name: string
  /** Whether something of its own looks at each change. */
  readonly guarded: boolean
}

const listTables = `
  select quote_ident(c.relname) as name, exists (select from pg_trigger t where t.tgrelid = c.oid and not t.tgisinternal) as guarded
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'workspace_id' and not a.attisdropped
  where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
  order by c.relname`

/** In one transaction: whoever looks finds the former demo, and then none. */
async function removeDemo(client: pg.Client): Promise<void> {
  const { rows: tables } = await client.query<Table>(listTables)
  const guarded = tables.filter(table => table.guarded)
  await client.query('begin')
  try {
    await client.query(`set local lock_timeout = '20s'`)
    const { rows } = await client.query<{ id: string }>(
      `select id from companies
       where registration_number = 'DEMO' or sandbox_of in (select id from companies where registration_number = 'DEMO') for update`,
    )
    // Locked runs and issued letters refuse to go, which is right everywhere but here.
    for (const { name } of guarded) await client.query(`alter table ${name} disable trigger user`)
    // References are looked at once the statement is through: of tables that refer to each other none could go first.
    const all = tables.map(({ name }, n) => `d${n} as (delete from ${name} where workspace_id = any ($1))`)
    await client.query(`with ${all.join(', ')} select`, [rows.map(({ id }) => id)])
    await client.query('set constraints all immediate')
    for (const { name } of guarded) await client.query(`alter table ${name} enable trigger user`)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
