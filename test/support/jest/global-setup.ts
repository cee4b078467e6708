// Before the api tests, and before those in a browser: one PostgreSQL, a migrated template, and who starts a server on a copy of it for each worker.

import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Embedded, startEmbedded } from '@muster/db'
import pg from 'pg'
import type { BrowserServer } from 'playwright-core'
import { startModule } from '../processes/children.ts'
import { inPostgres, TestServers } from './servers.ts'

interface Running {
  readonly database: Embedded
  readonly servers: TestServers
  /** Where tests in a browser run. */
  readonly browsers: BrowserServer[]
}

declare global {
  var musterUnderTest: Running | undefined
}

/** Runs of this project that go on at the same time share it. */
const name = createHash('sha256')
  .update(import.meta.dirname)
  .digest('hex')
  .slice(0, 12)
const dataDir = join(tmpdir(), `muster-tests-${name}`)

// Nothing here outlives the run, so nothing waits for the disk. Several workers share its connections.
const settings = ['fsync=off', 'full_page_writes=off', 'max_connections=500', 'max_wal_size=1GB']

export default async function setup(): Promise<void> {
  // Both projects ask for it.
  if (globalThis.musterUnderTest) return
  // Tests do without the bundler.
  const { bundlePrograms } = await import('./bundle.ts')
  process.env.MUSTER_TEST_BUNDLES = await bundlePrograms()
  const database = await startEmbedded({ dataDir, flags: settings.flatMap(setting => ['-c', setting]) })
  const template = `template_${process.pid}`
  await dropStale(database)
  await inPostgres(database, `create database ${template}`)
  await migrateIn(database.url(template))
  const servers = new TestServers(database, template)
  process.env.MUSTER_TEST_SERVERS = await servers.open()
  globalThis.musterUnderTest = { database, servers, browsers: [] }
}

// In a process of its own, because the server's packages are modules that run as they are.
function migrateIn(url: string): Promise<void> {
  const child = startModule(join(import.meta.dirname, '../database/migrate.ts'), [url])
  return new Promise((resolve, reject) => {
    child.once('exit', code =>
      code === 0 ? resolve() : reject(new Error(`The migrations ended with ${code}.`)),
    )
  })
}

/** Databases that a run which was cut off left behind. */
async function dropStale(database: Embedded): Promise<void> {
  const client = new pg.Client({ connectionString: database.url() })
  await client.connect()
  const { rows } = await client.query(
    `select datname as name from pg_database where datname ~ '^(test|template)_\\d'`,
  )
  for (const { name } of rows as { name: string }[]) {
    if (!isAlive(Number(name.split('_')[1])))
      await client.query(`drop database if exists ${name} with (force)`)
  }
  await client.end()
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
