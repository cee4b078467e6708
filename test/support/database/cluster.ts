// A PostgreSQL of a test's own, which may crash and start again, and the workspaces in it.

import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Database } from '@muster/db'
import pg from 'pg'
import { allScopes } from '../../../packages/server/auth/rights.ts'
import { secretsFrom } from '../../../packages/server/auth/secrets.ts'
import { createKey, createWorkspace } from '../../../packages/server/cli/office/operators.ts'
import { testSecret } from '../jest/secret.ts'
import { startModule } from '../processes/children.ts'
import { until } from '../processes/until.ts'

export class Cluster {
  readonly #dataDir: string
  readonly #flags: readonly string[]
  #child: ChildProcess | undefined
  #url = ''

  /**
   * The name tells the clusters of one test apart. A crash of PostgreSQL does not touch what the machine has in memory,
   * so nothing waits for the disk unless the flags say otherwise.
   */
  constructor(name = 'cluster', flags: readonly string[] = ['-c', 'fsync=off']) {
    this.#dataDir = join(tmpdir(), `muster-faults-${process.pid}-${name}`)
    this.#flags = flags
  }

  get url(): string {
    return this.#url
  }

  /** Where its data is, or will be once it is started. */
  folder(): Promise<string> {
    return this.#told('find')
  }

  /** Starts it, for the first time or again. */
  async start(): Promise<void> {
    this.#url = await this.#told('start')
  }

  /** Stops it as an operator does. */
  async stop(): Promise<void> {
    await this.#told('stop')
  }

  /** Stops it as a crash does: nobody is told, nothing is written any more. */
  async crash(): Promise<void> {
    const [row] = await this.query<{ pid: number }>(
      `select split_part(pg_read_file('postmaster.pid'), chr(10), 1)::int as pid`,
    )
    process.kill(row!.pid, 'SIGQUIT')
    await this.stop()
  }

  /** Stops it and deletes its data. */
  async discard(): Promise<void> {
    if (!this.#child) return
    await this.#told('discard')
    this.#child.disconnect()
    this.#child = undefined
  }

  async #told(order: 'find' | 'start' | 'stop' | 'discard'): Promise<string> {
    this.#child ??= startModule(join(import.meta.dirname, 'postgres.ts'), [this.#dataDir, ...this.#flags])
    const child = this.#child
    const told = new AbortController()
    const ended = once(child, 'exit', told).then(([code]) => {
      throw new Error(`The process of PostgreSQL ended with ${code} when it was told to ${order}.`)
    })
    ended.catch(() => undefined)
    child.send(order)
    try {
      const [answer] = await Promise.race([once(child, 'message', told), ended])
      return answer
    } finally {
      // Nothing listens on: an order may be one of many.
      told.abort()
    }
  }

  /** Kills one of its processes: it ends all others and recovers by itself. Resolves once it has. */
  async loses(process: string): Promise<void> {
    const witness = await this.#connected()
    const ended = new Promise(resolve => witness.once('end', resolve))
    await this.signal('SIGKILL', process)
    await ended
    await until(() =>
      this.query('select').then(
        () => true,
        () => false,
      ),
    )
  }

  /** Sends a signal to one of its processes, by a condition on pg_stat_activity; to the oldest of several. */
  async signal(signal: NodeJS.Signals, where: string): Promise<void> {
    const [row] = await this.query<{ pid: number }>(
      `select pid from pg_stat_activity where ${where} order by backend_start limit 1`,
    )
    process.kill(row!.pid, signal)
  }

  /** As the superuser, who may write where others may not. */
  async query<Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<Row[]> {
    const client = await this.#connected()
    try {
      return (await client.query<Row>(sql, values)).rows
    } finally {
      await client.end()
    }
  }

  async #connected(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.url,
      options: '-c default_transaction_read_only=off',
    })
    client.on('error', () => undefined)
    await client.connect()
    return client
  }

  /** A workspace and a key with every scope, once a server has migrated the database. */
  async makeWorkspace(): Promise<{ id: string; key: string }> {
    const database = new Database({ url: this.url, poolSize: 1 })
    const id = await createWorkspace(database, {
      name: 'Faults',
      country: 'PK',
      currency: 'PKR',
      timezone: 'Asia/Karachi',
      plan: 'scale',
      fiscal_year_start_month: 7,
      request_budget: 1_000_000,
    })
    const { key } = await createKey(database, secretsFrom(testSecret), {
      workspace_id: id,
      name: 'test',
      scopes: allScopes,
    })
    await database.close()
    return { id, key }
  }
}
