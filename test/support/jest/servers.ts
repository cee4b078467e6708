// The servers under test: each worker of jest has one of its own, which starts when the worker's first test file asks.

import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Embedded } from '@muster/db'
import pg from 'pg'
import { startModule } from '../processes/children.ts'
import { testSecret } from './secret.ts'

export interface TestServer {
  readonly base_url: string
  /** Test-only: moves the clock, runs the jobs. */
  readonly control_url: string
  readonly database_url: string
  /** Its own: under a moved clock, a sweep takes what others are writing into the same folder. */
  readonly data_dir: string
}

export class TestServers {
  readonly #database: Embedded
  readonly #template: string
  readonly #started = new Map<string, Promise<TestServer>>()
  readonly #children: ChildProcess[] = []
  readonly #names: string[] = []
  readonly #folders: string[] = []
  readonly #door: Server

  /** Their databases are copies of the template. */
  constructor(database: Embedded, template: string) {
    this.#database = database
    this.#template = template
    this.#door = createServer(({ url }, answer) => {
      this.#of(url!.slice(1)).then(
        server => answer.end(JSON.stringify(server)),
        error => answer.writeHead(500).end(String(error)),
      )
    })
  }

  /** The address at which each worker asks for its own, by its number. */
  async open(): Promise<string> {
    this.#door.listen(0, '127.0.0.1')
    await once(this.#door, 'listening')
    return `http://127.0.0.1:${(this.#door.address() as AddressInfo).port}`
  }

  #of(worker: string): Promise<TestServer> {
    const known = this.#started.get(worker)
    if (known) return known
    const server = this.#start(worker)
    this.#started.set(worker, server)
    return server
  }

  async #start(worker: string): Promise<TestServer> {
    const name = this.#template.replace('template', 'test').concat(`_${worker}`)
    const database_url = this.#database.url(name)
    await inPostgres(this.#database, `create database ${name} template ${this.#template}`)
    this.#names.push(name)
    const data_dir = mkdtempSync(join(tmpdir(), 'muster-data-'))
    this.#folders.push(data_dir)
    const child = startModule(join(import.meta.dirname, '../server/serve.ts'), [], {
      env: {
        ...process.env,
        DATABASE_URL: database_url,
        MUSTER_DATA_DIR: data_dir,
        MUSTER_SECRET: testSecret,
      },
    })
    this.#children.push(child)
    const { port, control } = await ready(child)
    return {
      base_url: `http://127.0.0.1:${port}`,
      control_url: `http://127.0.0.1:${control}`,
      database_url,
      data_dir,
    }
  }

  /** Ends them, and drops their databases and the template. */
  async stop(): Promise<void> {
    this.#door.closeAllConnections()
    this.#door.close()
    await Promise.allSettled(this.#started.values())
    await Promise.all(this.#children.map(ended))
    for (const folder of this.#folders) rmSync(folder, { recursive: true, force: true })
    for (const name of [...this.#names, this.#template])
      await inPostgres(this.#database, `drop database if exists ${name} with (force)`)
  }
}

function ready(server: ChildProcess): Promise<{ port: number; control: number }> {
  return new Promise((resolve, reject) => {
    server.once('message', message => resolve(message as { port: number; control: number }))
    server.once('exit', code => reject(new Error(`A server under test ended with ${code}.`)))
  })
}

async function ended(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const exited = once(server, 'exit')
  server.disconnect()
  await exited
}

export async function inPostgres(database: Embedded, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: database.url() })
  await client.connect()
  await client.query(sql).finally(() => client.end())
}
