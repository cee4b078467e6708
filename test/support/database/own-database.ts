// A database of a test's own, which it may shut without harm to anything else.

import { Database } from '@muster/db'
import pg from 'pg'
import { inDatabase } from '../fixtures/make.ts'
import { atEnd } from '../jest/at-end.ts'
import { server } from '../server/server.ts'

/** The facts of a workspace in such a database, where a test wants nothing special of it. */
export const indusValley = {
  name: 'Indus Valley',
  timezone: 'Asia/Karachi',
  currency: 'PKR',
  country: 'PK',
  plan: 'scale',
  fiscal_year_start_month: 7,
} as const

export interface OwnDatabase {
  readonly url: string
  /** Ends every connection and lets nobody in; undone by `open`. */
  shut(): Promise<void>
  open(): Promise<void>
  drop(): Promise<void>
}

/** A copy of the migrated template that every worker's database was made from. */
export async function makeDatabase(purpose: string): Promise<OwnDatabase> {
  const worker = new URL(server.database_url)
  const template = worker.pathname.slice(1).replace(/^test_(\d+)_\d+$/, 'template_$1')
  const name = `test_${process.pid}_${purpose}`
  await inDatabase(`create database ${name} template ${template}`)
  const open = async () => void (await inDatabase(`alter database ${name} allow_connections true`))
  return {
    url: Object.assign(new URL(worker), { pathname: `/${name}` }).href,
    async shut() {
      await inDatabase(`alter database ${name} allow_connections false`)
      await inDatabase('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
    },
    open,
    drop: async () => void (await inDatabase(`drop database if exists ${name} with (force)`)),
  }
}

/** Such a database with the product's way into it, and its owner's. */
export interface OpenDatabase {
  readonly url: string
  readonly database: Database
  readonly client: pg.Client
  /** Closes both and drops it. */
  end(): Promise<void>
}

export async function openOwnDatabase(purpose: string): Promise<OpenDatabase> {
  const { url, drop } = await makeDatabase(purpose)
  const [database, client] = [new Database({ url, poolSize: 4 }), new pg.Client({ connectionString: url })]
  // Where somebody drops it under its client, the test tells what went wrong, and not an event that nobody hears.
  client.on('error', () => undefined)
  await client.connect()
  const close = async () => {
    await client.end()
    await database.close()
    await drop()
  }
  let ended: Promise<void> | undefined
  const end = () => (ended ??= close())
  // Whoever fails before it can end it leaves nothing behind.
  atEnd(end)
  return { url, database, client, end }
}
