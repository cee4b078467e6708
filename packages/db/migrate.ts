// Migrations: numbered SQL files, forward only, each applied once in a transaction of its own.

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'

const folder = join(import.meta.dirname, 'migrations')
const fence = join(import.meta.dirname, 'fence.sql')

interface Migration {
  readonly name: string
  readonly sql: string
  readonly checksum: string
}

function migrations(): Migration[] {
  const names = readdirSync(folder).filter(name => name.endsWith('.sql'))
  return names.sort().map(name => {
    const sql = readFileSync(join(folder, name), 'utf8')
    return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
  })
}

/** Brings the database at `url` (its owner's connection) up to date; returns the names of what was applied. */
export async function migrate(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, options: '-c TimeZone=UTC' })
  await client.connect()
  try {
    // Two nodes that start together migrate once.
    await client.query(`select pg_advisory_lock(7200, hashtext('migrate'))`)
    await client.query(
      'create table if not exists schema_migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    )
    const { rows } = await client.query('select name, checksum from schema_migrations')
    const applied = new Map(rows.map(row => [row.name as string, row.checksum as string]))
    const pending = migrations().filter(migration => isPending(migration, applied))
    for (const migration of pending) await apply(client, migration)
    if (pending.length > 0) await client.query(readFileSync(fence, 'utf8'))
    return pending.map(migration => migration.name)
  } finally {
    await client.end()
  }
}

function isPending({ name, checksum }: Migration, applied: Map<string, string>): boolean {
  const known = applied.get(name)
  if (known !== undefined && known !== checksum) {
    throw new Error(`${name} was changed after it was applied; restore it and write a new migration.`)
  }
  return known === undefined
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  await client.query('begin')
  try {
    await client.query(sql)
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`${name} could not be applied: ${(error as Error).message}`, { cause: error })
  }
}
