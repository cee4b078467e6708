// Two PostgreSQL of a test's own that an operator makes cells, and the command muster cell on them.

import { migrate } from '@muster/db'
import pg from 'pg'
import { muster } from '../server/muster.ts'
import { Cluster } from './cluster.ts'
import { clusterFlags } from './moving.ts'

type Env = Readonly<Record<string, string>>

/** The records that a command has printed among other lines. */
export const readRecords = (text: string) =>
  text
    .split('\n')
    .filter(line => line.startsWith('{'))
    .map(line => JSON.parse(line))

export class OperatedCells {
  readonly main = new Cluster('main', clusterFlags())
  readonly other = new Cluster('b', clusterFlags())

  /** The first is migrated. The second is empty, and so are its databases of these names. */
  async start(...names: readonly string[]): Promise<void> {
    await Promise.all([this.main.start(), this.other.start()])
    await migrate(this.main.url)
    for (const name of names) await this.other.query(`create database ${name}`)
  }

  async end(): Promise<void> {
    await this.main.discard()
    await this.other.discard()
  }

  /** The settings of a deployment that has one database. */
  get alone(): Env {
    return { DATABASE_URL: this.main.url }
  }

  get two(): Env {
    return this.with(`b=${this.other.url}`)
  }

  /** With the database `c` of the second PostgreSQL. */
  get three(): Env {
    return this.with(`b=${this.other.url} c=${this.inOther('c')}`)
  }

  with(cells: string): Env {
    return { DATABASE_URL: this.main.url, MUSTER_CELLS: cells }
  }

  /** Another database of the second PostgreSQL. */
  inOther(name: string): string {
    return this.other.url.replace('/postgres?', `/${name}?`)
  }

  /** Runs `muster cell` to its end, where there are two cells unless it is said otherwise. */
  run(args: string, env = this.two): Promise<{ code: number | null; text: string }> {
    return muster(['cell', ...args.split(' ')], env)
  }
}

/** A statement in any database, as its owner. */
export async function askAt(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

/** What another mover does: it keeps the workspace until it is ended. */
export async function holdAsMover({ url }: Cluster, workspace: string): Promise<pg.Client> {
  const mover = new pg.Client({
    connectionString: url,
    application_name: 'muster cell, process 1 at elsewhere',
  })
  await mover.connect()
  await mover.query('select pg_advisory_lock(7202, hashtext($1))', [workspace])
  return mover
}
