// Before the api tests: one PostgreSQL, a migrated template cloned per worker, and one real server per worker.

import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { type Embedded, startEmbedded } from '@muster/db'
import pg from 'pg'
import { startModule } from '../processes/children.ts'

export interface TestServer {
  readonly base_url: string
  /** Test-only: moves the clock, runs the jobs. */
  readonly control_url: string
  readonly database_url: string
}

interface Running {
  readonly database: Embedded
  readonly servers: readonly ChildProcess[]
  readonly names: readonly string[]
}

declare global {
  var musterUnderTest: Running | undefined
}

export const testSecret = 'a secret for tests, long enough to be one'
const workers = 2

export default async function setup(): Promise<void> {
  // Tests import from here, and do without the bundler.
  const { bundlePrograms } = await import('./bundle.ts')
  process.env.MUSTER_TEST_BUNDLES = await bundlePrograms()
  // Nothing here outlives the run, so nothing waits for the disk.
  const database = await startEmbedded({
    dataDir: '.data/test',
    flags: ['-c', 'fsync=off', '-c', 'full_page_writes=off'],
  })
  const template = `template_${process.pid}`
  await dropStale(database)
  await inPostgres(database, `create database ${template}`)
  await migrateIn(database.url(template))
  const names = Array.from({ length: workers }, (_, n) => `test_${process.pid}_${n + 1}`)
  for (const name of names) await inPostgres(database, `create database ${name} template ${template}`)
  const servers = names.map(name =>
    startModule(join(import.meta.dirname, '../server/serve.ts'), [], {
      env: { ...process.env, DATABASE_URL: database.url(name), MUSTER_SECRET: testSecret },
    }),
  )
  const started = await Promise.all(servers.map(ready))
  const described: TestServer[] = started.map(({ port, control }, n) => ({
    base_url: `http://127.0.0.1:${port}`,
    control_url: `http://127.0.0.1:${control}`,
    database_url: database.url(names[n]),
  }))
  process.env.MUSTER_TEST_SERVERS = JSON.stringify(described)
  globalThis.musterUnderTest = { database, servers, names: [template, ...names] }
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

function ready(server: ChildProcess): Promise<{ port: number; control: number }> {
  return new Promise((resolve, reject) => {
    server.once('message', message => resolve(message as { port: number; control: number }))
    server.once('exit', code => reject(new Error(`A server under test ended with ${code}.`)))
  })
}

export async function inPostgres(database: Embedded, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: database.url() })
  await client.connect()
  await client.query(sql).finally(() => client.end())
}

/** Databases that a run which was cut off left behind. */
async function dropStale(database: Embedded): Promise<void> {
  const client = new pg.Client({ connectionString: database.url() })
  await client.connect()
  const { rows } = await client.query(
    `select datname as name from pg_database where datname ~ '^(test|template)_\\d'`,
  )
  for (const { name } of rows as { name: string }[]) {
    if (!isAlive(Number(name.split('_')[1]))) await client.query(`drop database ${name} with (force)`)
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
