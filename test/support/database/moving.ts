// Two PostgreSQL between which a workspace moves, with what is in it and with callers who write to it meanwhile.

import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  type CellPlace,
  Database,
  homeStatement,
  migrate,
  readErrorCode,
  statement,
  Unavailable,
} from '@muster/db'
import { createWorkspace } from '../../../packages/server/cli/office/operators.ts'
import { seedBulk } from '../../../packages/server/cli/seed/bulk.ts'
import { newSandboxId } from '../../../packages/server/resource/ids.ts'
import { Cluster } from './cluster.ts'
import { indusValley } from './own-database.ts'

// A move copies as many tables at once as PostgreSQL has workers for.
const logical = [
  'fsync=off',
  'wal_level=logical',
  'max_worker_processes=40',
  'max_logical_replication_workers=24',
  'max_sync_workers_per_subscription=8',
  'max_replication_slots=40',
  'max_wal_senders=40',
  'shared_buffers=64MB',
]

export const clusterFlags = (settings: readonly string[] = logical): string[] =>
  settings.flatMap(setting => ['-c', setting])

/** Fenced databases of two clusters, `here` and `there`. */
export class TwoCells {
  readonly here = new Cluster('here', clusterFlags())
  readonly there = new Cluster('there', clusterFlags())

  async start(): Promise<void> {
    await Promise.all(
      [this.here, this.there].map(async cluster => {
        await cluster.start()
        await migrate(cluster.url)
        await cluster.query('select hide_moved_workspaces()')
      }),
    )
  }

  get places(): readonly [CellPlace, CellPlace] {
    return [
      { name: 'here', url: this.here.url },
      { name: 'there', url: this.there.url },
    ]
  }

  async end(): Promise<void> {
    await this.here.discard()
    await this.there.discard()
  }
}

/** A workspace with employees, a member, an endpoint that gets webhooks, and a sandbox beside it. */
export async function makeMovable(cluster: Cluster, employees: number): Promise<string> {
  const database = new Database({ url: cluster.url, poolSize: 2 })
  try {
    const id = await createWorkspace(database, indusValley)
    if (employees > 0) await seedBulk(cluster.url, id, employees)
    const [person, sandbox] = [`per_${randomUUID()}`, newSandboxId()]
    await cluster.query(
      `insert into people (id, email, password_digest, totp_sealed) values ($1, $1 || '@example.com', 'a digest', 'a secret')`,
      [person],
    )
    await cluster.query(
      `insert into members (workspace_id, id, person_id, name, email, role_id)
       select $1, 'mem_1', $2, 'Ayesha', 'ayesha@example.com', id from roles where workspace_id = $1 and is_owner`,
      [id, person],
    )
    await cluster.query(
      `insert into webhook_endpoints (workspace_id, id, url, events, status, secret_sealed) values ($1, 'whk_1', 'https://example.com', '{}', 'active', '')`,
      [id],
    )
    await cluster.query(
      `insert into companies (workspace_id, id, name, country, currency, timezone, sandbox_of, sandbox_reset_at)
       values ($1, $1, 'Sandbox', 'PK', 'PKR', 'Asia/Karachi', $2, real_stamp())`,
      [sandbox, id],
    )
    return id
  } finally {
    await database.close()
  }
}

const addDepartment = statement<unknown, { id: string }>(
  'add_department_of_mover',
  `with department as (insert into departments (workspace_id, id, name) values (:workspace_id, :id, :id)),
     told as (insert into events (workspace_id, id, type, object_id, data) values (:workspace_id, 'evt_' || :id, 'department.created', :id, '{}') returning id)
   insert into webhook_deliveries (workspace_id, id, webhook_endpoint_id, event_id, event_type)
   select :workspace_id, 'del_' || :id, 'whk_1', id, 'employee.created' from told`,
)
const readDepartment = statement<unknown, { id: string }>(
  'read_department_of_mover',
  'select 1 as one from departments where workspace_id = :workspace_id and id = :id',
)
const countNumbers = homeStatement<{ first: number }, { workspace: string; count: number }>(
  'take_numbers_of_mover',
  `update employee_settings set code_next = code_next + :count::integer where workspace_id = :workspace
   returning (code_next - :count::integer) as first`,
)

/** Between the writes of a caller, so that moves are what the machine is busy with. */
const pauseMs = 10
const maxLate = 1_000

export interface WritersOptions {
  readonly callers: number
  /** What they write is named so: dep_ and more. */
  readonly prefix: string
  /** Where databases crash, a write that is not acknowledged is left to itself. */
  readonly mayFail?: boolean
}

/** Callers who write to a workspace wherever it lives, and look for it again where they are refused. */
export class Writers {
  readonly acknowledged: string[] = []
  readonly numbers: number[] = []
  /** Reads that did not show what was acknowledged to the same caller. */
  unread = 0
  refused = 0
  longestMs = 0
  readonly failures: unknown[] = []
  readonly #databases: readonly Database[]
  readonly #workspace: string
  readonly #mayFail: boolean
  readonly #prefix: string
  readonly #running: Promise<void>[]
  #home = 0
  #late = 0
  #isOver = false

  constructor(
    cells: readonly CellPlace[],
    workspace: string,
    { callers, prefix, mayFail = false }: WritersOptions,
  ) {
    this.#workspace = workspace
    this.#prefix = prefix
    this.#mayFail = mayFail
    this.#databases = cells.map(({ url }) => new Database({ url, poolSize: callers, fenced: true }))
    this.#running = Array.from({ length: callers }, (_, n) => this.#write(n))
  }

  /** Resolves once so many more writes are acknowledged. */
  async goOn(more = 20): Promise<void> {
    const wanted = this.acknowledged.length + more
    while (this.acknowledged.length < wanted) {
      if (this.failures.length > 0) throw this.failures[0]
      await sleep(5)
    }
  }

  /** What has failed is thrown, once. */
  async end(): Promise<void> {
    if (this.#isOver) return
    this.#isOver = true
    await Promise.all(this.#running)
    await Promise.all(this.#databases.map(database => database.close()))
    if (this.failures.length > 0) throw this.failures[0]
  }

  async #write(caller: number): Promise<void> {
    for (let n = 0; !this.#isOver && this.failures.length === 0; n++) {
      const id = `${this.#prefix}_${caller}_${n}`
      const began = performance.now()
      try {
        await this.#atHome(database => database.write(this.#workspace, db => db.run(addDepartment, { id })))
        this.acknowledged.push(id)
        this.longestMs = Math.max(this.longestMs, performance.now() - began)
        const seen = await this.#atHome(database =>
          database.reader(this.#workspace).run(readDepartment, { id }),
        )
        if (seen.length !== 1) this.unread++
        if (n % 5 === 0) {
          const [row] = await this.#atHome(database =>
            database.lookUp(countNumbers, { workspace: this.#workspace, count: 1 }),
          )
          this.numbers.push(row!.first)
        }
        await sleep(pauseMs)
      } catch (error) {
        await sleep(pauseMs)
        if (!(this.#mayFail && error instanceof Unavailable)) this.failures.push(error)
      }
    }
  }

  /** In the gap, neither has it. */
  async #atHome<T>(work: (database: Database) => Promise<T>): Promise<T> {
    for (;;) {
      const home = this.#home
      try {
        return await work(this.#databases[home % this.#databases.length]!)
      } catch (error) {
        if (readErrorCode(error) !== 'MU001') throw error
        this.refused++
        // Where a test has failed, nobody may have it any more.
        if (this.#isOver && this.#late++ > maxLate) throw error
        if (this.#home === home) this.#home++
        await sleep(5)
      }
    }
  }
}

/** What a cell has of what writers were told is done. */
export async function countWritten(cluster: Cluster, workspace: string): Promise<Record<string, string[]>> {
  const idsIn = async (table: string, id: string) => {
    const rows = await cluster.query<{ id: string }>(
      `select ${id} as id from ${table} where workspace_id = $1 and ${id} like 'dep\\_%\\_%' order by 1`,
      [workspace],
    )
    return rows.map(row => row.id)
  }
  return {
    departments: await idsIn('departments', 'id'),
    events: await idsIn('events', 'object_id'),
    deliveries: await idsIn('webhook_deliveries', 'substr(event_id, 5)'),
  }
}
