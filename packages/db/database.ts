// The database as a request sees it: one workspace, one transaction, and no other way in.

import { type AnyDatabase, firstCell, type InWorkspace } from './any-database.ts'
import { assertPrepares } from './connections/assert-prepares.ts'
import { openPool, type Pool } from './connections/connection.ts'
import { readErrorCode } from './connections/failures.ts'
import { type Listening, listen } from './connections/listen.ts'
import type { Patience } from './connections/patience.ts'
import { describePool, type PoolState } from './connections/pools.ts'
import { Crowded, Shares, type SharesOptions } from './connections/shares.ts'
import { Memories } from './memories.ts'
import { Tickets } from './number-allocator.ts'
import { bind, type SystemBound } from './statements/bound.ts'
import { type None, type SystemStatement, systemStatement } from './statements/statement.ts'
import type { Person } from './statements/workspace-context.ts'
import { askSystem } from './transactions/ask-system.ts'
import type { Db, Filler, LongWriter, ReadDb, Writer } from './transactions/db.ts'
import { openings } from './transactions/openings.ts'
import { bare, type Call, leaveUnprepared, type Row } from './transactions/pipeline.ts'
import { background, Reader, type Reading, readOn } from './transactions/reader.ts'
import { isWorthRetrying, maxTries } from './transactions/retries.ts'
import { runOn } from './transactions/run-on.ts'
import { type Manner, Transaction } from './transactions/transaction.ts'

export interface DatabaseOptions {
  /** The owner's connection: migrations and background work. */
  url: string
  /** The requests' own connection, a login of muster_app; by default the owner's under that role. */
  appUrl?: string | undefined
  poolSize?: number | undefined
  /** False where the pooler behind `appUrl` carries no prepared statements (pgbouncer before 1.21). */
  prepared?: boolean | undefined
  /** How long a connection may leave what was sent unanswered before it is given up. */
  silenceMs?: number | undefined
  /** Whether it is one of several databases in which workspaces live: it then refuses one that it lists as moved. */
  fenced?: boolean | undefined
  /** Told of each serialization failure or deadlock (PostgreSQL's code) after which the work is run again. */
  onRetry?: ((code: string) => void) | undefined
  /** Told of each request that gets no connection: its line was full, or too slow. */
  onRefused?: SharesOptions['onRefused']
}

interface Role {
  readonly name: string
  readonly free: boolean
}

const currentRole = systemStatement<Role>(
  '',
  `select current_user as name, rolsuper or rolbypassrls as free from pg_roles where rolname = current_user`,
)

/** Of a workspace's reads, and of its writes. */
const maxWaiting = 128
// Of these, background work never has more than three.
const systemSize = 5
const requests = 'requests'

/** The snapshot has waited, and lives here. */
const readIn = (snapshot: Transaction): Reading => ({
  flush: calls => snapshot.ask(calls),
  barrier: () => [],
  isFenced: false,
})

const thenTakeBack =
  <T>(work: (db: Writer) => Promise<T>) =>
  async (db: Writer): Promise<T> => {
    const done = await work(db)
    await db.rehearse()
    return done
  }

// The counter need not be on disk by itself: the commit of whatever carries its number flushes everything before it.
const lazily: Call = { ...bare(`select set_config('synchronous_commit', 'off', true)`), name: 'lazily' }

export class Database implements AnyDatabase {
  /** Whether workspaces live in several databases, so that a transaction touches one of them (decision 0127). */
  readonly isDivided: boolean = false
  /** What this process keeps of the database. */
  readonly memories = new Memories()
  /** The only cell, as `Databases` has it. */
  readonly cells = [{ name: firstCell, database: this }] as const
  /** The owner's address. It may hold a password. */
  readonly url: string
  readonly #app: Pool
  readonly #system: Pool
  readonly #onRetry: (code: string) => void
  /** Where a pooler may stand in between that has to carry prepared statements. */
  readonly #preparedAt: string | undefined
  readonly #tickets = new Tickets(async (counter, workspace, count) => {
    const [[row] = []] = await this.#forRequest(bind(counter, { workspace, count }), [lazily])
    if (!row) throw new Error(`Workspace ${workspace} has no counter for ${counter.name}.`)
    return row as never
  })

  constructor(options: DatabaseOptions) {
    const { url, appUrl, silenceMs, onRefused } = options
    this.url = url
    const size = options.poolSize ?? 10
    const isFenced = options.fenced ?? false
    const app =
      appUrl === undefined
        ? openPool(url, { size, isFenced, silenceMs, role: 'muster_app' })
        : openPool(appUrl, { size, isFenced, silenceMs })
    if (options.prepared === false) app.on('connect', leaveUnprepared)
    else this.#preparedAt = appUrl
    this.#app = { connections: app, shares: new Shares({ size, maxWaiting, onRefused }), isFenced }
    // A database that crashed may have forgotten the counter's last steps and give the same numbers again.
    const onLost = () => this.#tickets.forget()
    const system = openPool(url, { size: systemSize, isFenced, silenceMs, role: 'muster_system', onLost })
    this.#system = { connections: system, shares: new Shares({ size: systemSize }), isFenced }
    this.#onRetry = options.onRetry ?? (() => undefined)
  }

  /** The requests' pool and the one of background work. */
  pools(): { readonly app: PoolState; readonly system: PoolState } {
    return { app: describePool(this.#app), system: describePool(this.#system) }
  }

  async findHome(): Promise<Database['cells'][0]> {
    return this.cells[0]
  }

  /** There is nowhere else. */
  async isMoving(): Promise<boolean> {
    return false
  }

  /** Throws unless both pools reach their database. */
  async assertReachable(): Promise<void> {
    await Promise.all([this.#app, this.#system].map(pool => runOn(pool, 'health', [bare('select 1')])))
  }

  /** Refuses a login that row level security does not bind, and a pooler that mixes prepared statements up. */
  async assertIsolated(): Promise<void> {
    const found = await askSystem(this.#app, 'health', [{ statement: currentRole, values: {} }])
    const [role] = found[0] as unknown as Role[]
    if (!role || role.free || role.name !== 'muster_app') {
      throw new Error(
        `Requests would run as ${role?.name ?? 'an unknown role'}, which row level security does not bind. ` +
          'Let DATABASE_APP_URL log in as muster_app, or leave it unset so that DATABASE_URL is used under that role.',
      )
    }
    if (this.#preparedAt !== undefined) await assertPrepares(this.#preparedAt)
  }

  /** Reads in one workspace, for a caller who waits: each statement is its own flush. */
  reader(workspaceId: string, patience?: Patience, person?: Person): ReadDb {
    return new Reader(workspaceId, this.memories, readOn(this.#app, workspaceId, patience, person), person)
  }

  /**
   * Runs the work in one transaction of one workspace and commits; anything thrown rolls all of it back.
   * Serialization failures and deadlocks run the work again from the start. For somebody who waits for it, it is rolled
   * back once they wait no longer; without, it is background work.
   */
  async write<T>(
    workspaceId: string,
    work: (db: Writer) => Promise<T>,
    patience?: Patience,
    person?: Person,
  ): Promise<T> {
    return this.#retrying(workspaceId, work, { patience, person })
  }

  /** Runs the work as `write` would, then all that a commit would, and keeps nothing of it. Nobody's list waits for it. */
  async tryOut<T>(
    workspaceId: string,
    work: (db: Writer) => Promise<T>,
    patience?: Patience,
    person?: Person,
  ): Promise<T> {
    return this.#retrying(workspaceId, thenTakeBack(work), { patience, person, opening: openings.trial })
  }

  /** One of many writes of background work that fill tables, such as the pieces of an import. What it looks up is found by an index. */
  async fill<T>(workspaceId: string, work: (db: Writer & Filler) => Promise<T>): Promise<T> {
    return this.#retrying(workspaceId, work, { opening: openings.filling })
  }

  /** A long write of background work: all that it stamps is within `db.stampAhead()`, which is the last thing that it does. */
  async writeLong<T>(workspaceId: string, work: (db: LongWriter) => Promise<T>): Promise<T> {
    return this.#retrying(workspaceId, work, { opening: openings.unstamped })
  }

  /** Runs the work in one transaction that sees one moment, then all that a commit would, and keeps nothing of it. */
  async rehearse<T>(workspaceId: string, work: (db: Writer) => Promise<T>): Promise<T> {
    return this.#retrying(workspaceId, thenTakeBack(work), { opening: openings.rehearsal })
  }

  /** Runs reads of background work that all see the database as it was at the first of them. */
  async snapshot<T>(workspaceId: string, work: (db: Db) => Promise<T>): Promise<T> {
    return this.#attempt(workspaceId, work, { opening: openings.snapshot })
  }

  /**
   * The same for what requests read, such as the pages of a list. It begins once every write that has its stamp is visible,
   * and nobody waits for it.
   */
  async snapshotOfReads<T>(workspaceId: string, work: (db: ReadDb) => Promise<T>): Promise<T> {
    const { flush, barrier } = readOn(this.#app, workspaceId)
    await flush(barrier())
    const read = (snapshot: Transaction) => work(new Reader(workspaceId, this.memories, readIn(snapshot)))
    return this.#attempt(workspaceId, read, { opening: openings.snapshot })
  }

  async #retrying<T>(workspaceId: string, work: (db: Transaction) => Promise<T>, manner: Manner): Promise<T> {
    for (let tried = 1; ; tried++) {
      try {
        return await this.#attempt(workspaceId, work, manner)
      } catch (error) {
        if (tried >= maxTries || !isWorthRetrying(error)) throw error
        this.#onRetry(readErrorCode(error))
      }
    }
  }

  async #attempt<T>(workspaceId: string, work: (db: Transaction) => Promise<T>, manner: Manner): Promise<T> {
    const db = new Transaction(this.#app, workspaceId, this.memories, this.#tickets, manner)
    try {
      const result = await work(db)
      await db.commit()
      await db.end()
      return result
    } catch (error) {
      await db.rollback(error)
      await db.end()
      throw await db.explainFailure(error, this.reader(workspaceId, manner.patience, manner.person))
    }
  }

  /** What a request asks before its workspace is known. Background work cannot keep it waiting. */
  async lookUp<Row, Parameters extends object>(
    statement: SystemStatement<Row, Parameters>,
    values: NoInfer<Parameters>,
  ): Promise<Row[]> {
    const [rows] = await this.#forRequest(bind(statement, values))
    return rows as Row[]
  }

  /** On a connection of the system. That none is free is the doing of all workspaces, so it is not counted to one. */
  #forRequest(bound: SystemBound, first?: readonly Call[]): Promise<Row[][]> {
    return askSystem(this.#system, requests, [bound], first).catch(error => {
      throw error instanceof Crowded ? new Crowded(0, 0, error.waitedMs) : error
    })
  }

  /** What one request may do in its workspace, for as long as its caller waits; a person's own no further than their reach. */
  inWorkspace(workspaceId: string, patience?: Patience, person?: Person): InWorkspace {
    return {
      reader: () => this.reader(workspaceId, patience, person),
      write: work => this.write(workspaceId, work, patience, person),
      tryOut: work => this.tryOut(workspaceId, work, patience, person),
    }
  }

  /** Background work, which sees every workspace. */
  system<Row>(statement: SystemStatement<Row, None>): Promise<Row[]>
  system<Row, Parameters extends object>(
    statement: SystemStatement<Row, Parameters>,
    values: NoInfer<Parameters>,
  ): Promise<Row[]>
  async system<Row>(statement: SystemStatement<Row>, values: object = {}): Promise<Row[]> {
    const [rows] = await askSystem(this.#system, background, [{ statement, values }])
    return rows as Row[]
  }

  /** The same for several statements in one transaction; the rows of the last. */
  async systemTogether<Row>(...bound: [...SystemBound[], SystemBound<Row>]): Promise<Row[]> {
    return (await askSystem(this.#system, background, bound)).at(-1) as Row[]
  }

  /** Calls `heard` when something is sent on a channel; see listen. */
  listen(channel: string, heard: () => void): Listening {
    return listen(this.url, channel, heard)
  }

  async close(): Promise<void> {
    await Promise.all([this.#app, this.#system].map(({ connections }) => connections.end()))
  }
}
