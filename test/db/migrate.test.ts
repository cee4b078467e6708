// Migrations on a database that is in use: they hold no request up for long, and leave nothing half done.

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { assertSupported, migrate, postgresVersions } from '@muster/db'
import pg from 'pg'
import { inDatabase } from '../support/fixtures/make.ts'
import { server } from '../support/server/server.ts'

const database = `test_${process.pid}_migrations`
const url = () => Object.assign(new URL(server.database_url), { pathname: `/${database}` }).href
const folder = mkdtempSync(resolve('.data/migrations-'))

async function connected(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url() })
  await client.connect()
  return client
}

/** The database after what the project has, with this as the next migration. */
function migrateOnTo(name: string, sql: string): Promise<string[]> {
  writeFileSync(join(folder, name), sql)
  return migrate(url(), folder).finally(() => rmSync(join(folder, name)))
}

let client: pg.Client
let holder: pg.Client
beforeAll(async () => {
  cpSync('packages/db/migrations', folder, { recursive: true })
  await inDatabase(`create database ${database}`)
  await migrate(url(), folder)
  ;[client, holder] = await Promise.all([connected(), connected()])
})
afterEach(() => holder.query('rollback'))
afterAll(async () => {
  await Promise.all([client.end(), holder.end()])
  await inDatabase(`drop database ${database} with (force)`)
  rmSync(folder, { recursive: true })
})

const columns = async (table: string) =>
  (await client.query('select attname from pg_attribute where attrelid = to_regclass($1)', [table])).rowCount

describe('a version of PostgreSQL', () => {
  it('is refused where Muster does not run on it, before anything is changed', () => {
    expect(() => assertSupported(150_014)).toThrow(
      'The database runs on PostgreSQL 15.14. Muster needs PostgreSQL 16, 17 or 18; nothing was changed.',
    )
  })

  it.each([160_000, 170_006, 180_004, 190_000])('%i is let in', version => {
    expect(() => assertSupported(version)).not.toThrow()
  })

  it.each(['README.md', 'docs/guides/operating.md'])('is named in %s', path => {
    const versions = new Intl.ListFormat('en-GB').format(postgresVersions.map(String))
    expect(readFileSync(path, 'utf8')).toContain(`PostgreSQL ${versions}`)
  })
})

describe('a migration', () => {
  it('pauses while a transaction holds its table, so that no request reaches its time limit', async () => {
    await holder.query('begin; lock table employees in access share mode')
    const migrated = migrateOnTo('9001-note.sql', 'alter table employees add column note text')
    const seen = new Set<string>()
    await client.query(`set lock_timeout = '2s'`)
    // It was seen to wait twice: it has stepped back in between.
    while (seen.size < 2) {
      const { rows } = await client.query<{ since: string }>(
        `select query_start::text as since from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock' and query like 'alter table employees%'`,
      )
      for (const { since } of rows) seen.add(since)
      if (rows.length > 0) await client.query('select id from employees limit 1')
      else await sleep(10)
    }
    await holder.query('commit')
    expect(await migrated).toEqual(['9001-note.sql'])
  })

  it('that fails leaves nothing of itself and says why', async () => {
    const sql = 'create table extra (workspace_id text primary key); select 1 / 0'
    await expect(migrateOnTo('9002-extra.sql', sql)).rejects.toThrow(
      '9002-extra.sql could not be applied: division by zero',
    )
    expect(await columns('extra')).toBe(0)
  })

  it('creates no table without row level security', async () => {
    await expect(migrateOnTo('9003-open.sql', 'create table open (id text primary key)')).rejects.toThrow(
      'row-level-security.sql could not be applied: column "workspace_id" does not exist',
    )
    expect(await columns('open')).toBe(0)
    const { rows } = await client.query('select name from schema_migrations order by name desc limit 1')
    expect(rows).toEqual([{ name: '9001-note.sql' }])
  })

  it('of a newer version is left alone', async () => {
    expect(await migrate(url(), folder)).toEqual([])
  })
})
