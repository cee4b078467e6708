// Migrations: numbered SQL files, forward only, each applied once in a transaction of its own.

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { lockNotAvailable } from './connections/failures.ts'
import { policiesDigest, policiesSql } from './schema/person-policies.ts'
import { assertReleasesStillWork, assertRuns, sayReleases } from './upgrades.ts'

const folder = join(import.meta.dirname, 'migrations')
const rowLevelSecurity = join(import.meta.dirname, 'row-level-security.sql')

interface Migration {
  readonly name: string
  readonly sql: string
  readonly checksum: string
}

function migrations(from: string): Migration[] {
  const names = readdirSync(from).filter(name => name.endsWith('.sql'))
  return names.sort().map(name => {
    const sql = readFileSync(join(from, name), 'utf8')
    return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
  })
}

/** The name of the last one, such as `0059-workspace-settings`. */
export const latestMigration = (from = folder): string =>
  migrations(from)
    .at(-1)!
    .name.replace(/\.sql$/, '')

// While a migration waits for a table, every request for that table waits behind it, and a request waits 2 s at most. So
// a migration steps back after one, lets them pass and tries again.
const waitsForMs = 1_000
const stepsBackForMs = 500
const maxTries = 40

/** The major versions of PostgreSQL that Muster runs on; a later one is let in, and has not been tried. */
export const postgresVersions = [16, 17, 18] as const

/** Refuses a server that lacks what the migrations and statements need, by its `server_version_num`. */
export function assertSupported(version: number): void {
  const major = Math.floor(version / 10_000)
  if (major >= postgresVersions[0]) return
  const versions = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(postgresVersions.map(String))
  throw new Error(
    `The database runs on PostgreSQL ${major}.${version % 10_000}. Muster needs PostgreSQL ${versions}; nothing was changed. Upgrade the server with pg_upgrade or by a dump, or leave DATABASE_URL out to use the PostgreSQL that comes with Muster.`,
  )
}

// Of two nodes that start together, one migrates.
const lockMigrations = `select pg_advisory_lock(7200, hashtext('migrate'))`

/** Brings the database at `url` (its owner's connection) up to date; returns the names of what was applied. */
export async function migrate(url: string, from = folder): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, options: '-c TimeZone=UTC' })
  await client.connect()
  try {
    const { rows: servers } = await client.query<{ server_version_num: string }>('show server_version_num')
    assertSupported(Number(servers[0]!.server_version_num))
    await client.query(lockMigrations)
    await client.query(
      'create table if not exists schema_migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    )
    const { rows } = await client.query('select name, checksum from schema_migrations')
    const applied = new Map(rows.map(row => [row.name as string, row.checksum as string]))
    const all = migrations(from)
    const pending = all.filter(migration => isPending(migration, applied))
    const isNewer = applied.size + pending.length > all.length
    if (isNewer) await assertRuns(client)
    if (pending.length > 0) await assertReleasesStillWork(client, new Set(applied.keys()))
    for (const migration of pending)
      await patiently(migration.name, () => apply(client, migration, migration === pending.at(-1)))
    if (pending.length === 0 && (await hasBareRoles(client)))
      await client.query(readFileSync(rowLevelSecurity, 'utf8'))
    if (!isNewer && (await lacksPolicies(client))) await patiently('policies', () => writePolicies(client))
    if (!isNewer) await sayReleases(client)
    return pending.map(migration => migration.name)
  } finally {
    await client.end()
  }
}

/** Makes the database one of several: background work sees no workspace that it lists as moved. To do it twice is to do it once. */
export async function joinCells(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, options: '-c TimeZone=UTC' })
  await client.connect()
  try {
    await client.query(lockMigrations)
    // It locks no table that hides them already.
    const step = { name: 'hide_moved_workspaces', sql: 'select hide_moved_workspaces()' }
    await patiently(step.name, () => inTransaction(client, [step], async () => undefined))
  } finally {
    await client.end()
  }
}

/** Whether a role lacks its settings: roles are the cluster's, so a database that was restored may meet new ones. */
async function hasBareRoles(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from pg_roles where rolname in ('muster_app', 'muster_system', 'muster_person') and rolconfig is not null`,
  )
  return rowCount !== 3
}

function isPending({ name, checksum }: Migration, applied: Map<string, string>): boolean {
  const known = applied.get(name)
  if (known !== undefined && known !== checksum) {
    throw new Error(`${name} was changed after it was applied; restore it and write a new migration.`)
  }
  return known === undefined
}

async function patiently(name: string, work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      const { cause } = error as Error
      if ((cause as pg.DatabaseError).code !== lockNotAvailable) throw error
      if (attempt >= maxTries) {
        const what = `${name} could not lock its tables in ${maxTries} tries; nothing of it was done.`
        throw new Error(`${what} End the transaction that holds them (pg_stat_activity) and start again.`, {
          cause,
        })
      }
      await sleep(stepsBackForMs)
    }
  }
}

/** Whether what people reach is not what this release says; it comes from the contract, without a migration. */
async function lacksPolicies(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ said: string | null; place: string | null }>(
    `select to_regprocedure('current_reach()') as place, obj_description(to_regprocedure('current_reach()')) as said`,
  )
  return rows[0]!.place !== null && rows[0]!.said !== `policies ${policiesDigest}`
}

/** All of them or none: what was there before is taken away in the same transaction. */
const writePolicies = (client: pg.Client) =>
  inTransaction(client, [{ name: 'policies', sql: policiesSql }], async () => undefined)

/** Row level security comes with the last one or not at all: no crash in between leaves a table without it. */
async function apply(client: pg.Client, { name, sql, checksum }: Migration, isLast: boolean): Promise<void> {
  const steps = [
    { name, sql },
    ...(isLast ? [{ name: 'row-level-security.sql', sql: readFileSync(rowLevelSecurity, 'utf8') }] : []),
  ]
  const note = 'insert into schema_migrations (name, checksum) values ($1, $2)'
  await inTransaction(client, steps, () => client.query(note, [name, checksum]))
}

interface Step {
  readonly name: string
  readonly sql: string
}

async function inTransaction(
  client: pg.Client,
  steps: readonly Step[],
  note: () => Promise<unknown>,
): Promise<void> {
  let at = ''
  await client.query(`begin; set local lock_timeout = ${waitsForMs}`)
  try {
    for (const step of steps) {
      at = step.name
      await client.query(step.sql)
    }
    await note()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`${at} could not be applied: ${(error as Error).message}`, { cause: error })
  }
}
