// The benchmark's PostgreSQL: one cluster in the data folder; rows are made once as a template and copied for each run, so that every run starts from the same.

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { type Embedded, startEmbedded } from '../packages/db/index.ts'

const root = resolve(import.meta.dirname, '..')

export interface BenchDatabase {
  readonly url: string
  readonly version: string
  /** The parent of all of PostgreSQL's processes. */
  readonly postmaster: number
  /** From the start of PostgreSQL until it took connections. */
  readonly startMs: number
  /** A copy of the template for another service. */
  copy(name: string): Promise<string>
  stop(): Promise<void>
}

/** Starts the cluster and copies the template with so many employees, which `fill` makes where there is none yet. */
export async function openDatabase(
  dataDir: string,
  employees: number,
  fill: (url: string) => Promise<void>,
): Promise<BenchDatabase> {
  const started = performance.now()
  const server = await startEmbedded({ dataDir: join(resolve(dataDir), 'postgres') })
  const startMs = performance.now() - started
  const admin = new pg.Client({ connectionString: server.url() })
  await admin.connect()
  const copies: string[] = []
  // Copies that a run left behind when it was cut off are made anew by the next.
  const stop = async () => {
    for (const name of copies) await admin.query(`drop database if exists ${name} with (force)`)
    await admin.end()
    await server.stop()
  }
  // PostgreSQL runs in a group of its own, so Ctrl-C does not reach it.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop().finally(() => process.exit(1)))
  try {
    await assertAlone(admin)
    const rows = await template(admin, server, employees, fill)
    const about = await aboutServer(admin)
    const copy = async (name: string) => {
      copies.push(name)
      await recreate(admin, name, rows)
      return server.url(name)
    }
    return { url: await copy('bench_run'), ...about, startMs, copy, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Two at once would measure each other, and the second would drop what the first reads. The lock ends with the run. */
async function assertAlone(admin: pg.Client): Promise<void> {
  const { rows } = await admin.query(`select pg_try_advisory_lock(hashtext('bench')) as alone`)
  if (!(rows[0] as { alone: boolean }).alone)
    throw new Error('Another benchmark runs on this data; wait for its end, or give --data another folder.')
}

async function recreate(admin: pg.Client, name: string, like = 'template1'): Promise<void> {
  await admin.query(`drop database if exists ${name} with (force)`)
  await admin.query(`create database ${name} template ${like} strategy file_copy`)
}

async function template(
  admin: pg.Client,
  server: Embedded,
  employees: number,
  fill: (url: string) => Promise<void>,
): Promise<string> {
  const prefix = `bench_${employees}_`
  const name = `${prefix}${shape()}`
  const { rows } = await admin.query(
    'select datname as name from pg_database where starts_with(datname, $1)',
    [prefix],
  )
  const kept = rows.map(row => row.name as string)
  if (kept.includes(name)) return name
  for (const old of kept) await admin.query(`drop database ${old} with (force)`)
  await recreate(admin, 'bench_unfinished')
  await fill(server.url('bench_unfinished'))
  // Named only now; a run that was cut off starts anew.
  await admin.query(`alter database bench_unfinished rename to ${name}`)
  return name
}

/** Changes with the tables and with how they are filled. */
function shape(): string {
  const migrations = join(root, 'packages/db/migrations')
  const files = [
    ...readdirSync(migrations).map(name => join(migrations, name)),
    join(root, 'packages/db/row-level-security.sql'),
    join(root, 'packages/server/cli/seed/bulk.ts'),
    join(import.meta.dirname, 'data.ts'),
    join(import.meta.dirname, 'timekeeping.ts'),
  ]
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 10)
}

async function aboutServer(admin: pg.Client): Promise<{ version: string; postmaster: number }> {
  const { rows } = await admin.query(
    `select current_setting('server_version') as version, split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::integer as postmaster`,
  )
  return rows[0] as { version: string; postmaster: number }
}
