// A transaction of one workspace: the Db of handlers that write.

import pg from 'pg'
import { checkOut, giveBack, type Pool } from '../connections/connection.ts'
import { CommitUnknown, giveUp, readErrorCode, Unavailable } from '../connections/failures.ts'
import { commitFor, flushFor, type Patience } from '../connections/patience.ts'
import { Memories } from '../memories.ts'
import type { Counter, Ticket, Tickets } from '../number-allocator.ts'
import type { Bound, BoundAll, RowsOf } from '../statements/bound.ts'
import { fence } from '../statements/fence.ts'
import { listWritten, type None, type Statement } from '../statements/statement.ts'
import type { Person } from '../statements/workspace-context.ts'
import type { Checked, Db, LongWriter, Writer } from './db.ts'
import { type Opening, writing } from './openings.ts'
import { bare, type Call, callFor, type Flushed, flush, type Row } from './pipeline.ts'
import { background, nameParty } from './reader.ts'
import { callContexts } from './sandboxes.ts'
import { stampAhead } from './stamp-ahead.ts'
import { WithNext } from './with-next.ts'

const foreignKeyViolation = '23503'

/** How a transaction runs: for whom it waits, how it begins, and whose reach it has. */
export interface Manner {
  readonly patience?: Patience | undefined
  readonly opening?: Opening | undefined
  readonly person?: Person | undefined
}

/** A transaction. It takes its connection with its first statement, which is sent together with begin and the context. */
export class Transaction implements Writer, LongWriter {
  readonly workspace_id: string
  readonly memories: Memories
  readonly #pool: Pool
  #connection: Promise<pg.PoolClient> | undefined
  #opening: Call[]
  #closing: Call[] = []
  readonly #withNext = new WithNext()
  #stamp: string | undefined
  /** The tables that its statements write to. */
  readonly #written = new Set<string>()
  /** Whether its first stamp is for rows that it has locked: it stands behind the barrier, and nobody narrows its reach meanwhile. */
  readonly #hasStamp: boolean
  /** By the names of statements, which are called by others under the role of a person. */
  readonly #queued = new Set<string>()
  readonly #tickets: Tickets
  readonly #patience: Patience | undefined
  #taken: { readonly guard: string; readonly giveBack: () => void }[] = []
  #explain: ((db: Db) => Promise<unknown>) | undefined
  #open = false

  readonly #party: string
  readonly #person: Person | undefined

  constructor(
    pool: Pool,
    workspaceId: string,
    memories: Memories,
    tickets: Tickets,
    { patience, opening, person }: Manner,
  ) {
    this.#pool = pool
    // What a person may see must not be remembered for others, nor what is taken back.
    this.memories = person || opening?.isTakenBack ? new Memories(memories) : memories
    this.#person = person
    this.#patience = patience
    this.#tickets = tickets
    this.workspace_id = workspaceId
    this.#hasStamp = opening === undefined && person === undefined
    this.#party = opening?.party ?? (patience ? nameParty('writes', workspaceId, person) : background)
    this.#opening = [
      bare(opening?.begin ?? 'begin'),
      ...callContexts(fence(opening?.context ?? writing, pool.isFenced), workspaceId, person),
    ]
  }

  stampAhead<Result>(rows: number, work: () => Promise<Result>, msARow?: number): Promise<Result> {
    const send = (calls: readonly Call[]) => this.#send(calls)
    const queue = (calls: Call[]) => {
      const queued = this.#closing
      this.#closing = calls
      return queued
    }
    const { isFenced } = this.#pool
    return stampAhead({ workspace_id: this.workspace_id, isFenced, send, queue }, rows, work, msARow)
  }

  async planAnew(): Promise<void> {
    await this.ask([bare('discard plans')])
  }

  run<Row>(statement: Statement<Row, None>): Promise<Row[]>
  run<Row, Parameters extends object>(
    statement: Statement<Row, Parameters>,
    values: NoInfer<Parameters>,
    rows?: number,
  ): Promise<Row[]>
  async run<Row>(statement: Statement<Row>, values: object = {}, rows?: number): Promise<Row[]> {
    const [found] = await this.ask([this.#call(statement, values, rows)])
    return found as Row[]
  }

  runBound<Row>({ statement, values }: Bound<Row>): Promise<Row[]> {
    return this.run(statement, values)
  }

  async runAll<Rows extends readonly unknown[]>(...bound: BoundAll<Rows>): Promise<RowsOf<Rows>> {
    const calls = bound.map(({ statement, values }) => this.#call(statement, values))
    return (await this.ask(calls)) as RowsOf<Rows>
  }

  async runChecked<Found, Row>(check: Bound<Found>, write: Bound<Row>): Promise<Checked<Found, Row>> {
    const calls = [check, write].map(({ statement, values }) => this.#call(statement, values))
    const { results, error } = await this.#send(calls)
    const [found, rows] = results
    if (!found) throw error
    const written = () => {
      if (error) throw error
      return rows as Row[]
    }
    return { found: found as Found[], written }
  }

  /** Sends these calls as they are; the rows of each. */
  async ask(calls: readonly Call[]): Promise<Row[][]> {
    const { results, error } = await this.#send(calls)
    if (error) throw error
    this.#withNext.assert()
    return results
  }

  findStamp(table: string): string | undefined {
    return this.#written.has(table) ? undefined : this.#stamp
  }

  runWithNext<Row>({ statement, values }: Bound<Row>, take: (rows: Row[]) => void): void {
    this.#withNext.add(this.#call(statement, values), take as (rows: unknown[]) => void)
  }

  atCommit(statement: Statement<unknown, None>): void
  atCommit<Parameters extends object>(
    statement: Statement<unknown, Parameters>,
    values: NoInfer<Parameters>,
  ): void
  atCommit(statement: Statement, values: object = {}): void {
    this.#queued.add(statement.name)
    this.#closing.push(this.#call(statement, values))
  }

  isQueued(name: string): boolean {
    return this.#queued.has(name)
  }

  ifReferenceRefused(explain: (db: Db) => Promise<unknown>): void {
    this.#explain = explain
  }

  /** What the work has to say of its failure, looked up once the transaction is gone; the error itself otherwise. */
  async explainFailure(error: unknown, db: Db): Promise<unknown> {
    if (!this.#explain || readErrorCode(error) !== foreignKeyViolation) return error
    return (await this.#explain(db)) ?? error
  }

  async ticket<Row>(counter: Counter<Row>, guard: string): Promise<Ticket<Row>> {
    const ticket = await this.#tickets.next(counter, this.workspace_id)
    const giveBack = () => this.#tickets.giveBack(counter, this.workspace_id, ticket)
    this.#taken.push({ guard, giveBack })
    return ticket
  }

  firstAtCommit<Parameters extends object>(
    statement: Statement<unknown, Parameters>,
    values: NoInfer<Parameters>,
  ): void {
    this.#closing.unshift(this.#call(statement, values))
  }

  beforehand<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#connection === undefined) return work()
    throw new Error(
      'A transaction has begun and holds a connection; wait for anything else before it begins.',
    )
  }

  async commit(): Promise<void> {
    if (!this.#open && this.#closing.length === 0 && this.#withNext.isEmpty) return
    this.#withNext.assert()
    const calls = [...this.#closing, bare('commit')]
    const { results, error } = await this.#send(calls, commitFor)
    // Once the commit is answered nothing undoes it, even where the connection breaks right after.
    this.#open = results.length < calls.length
    if (!this.#open) return this.#assertDone()
    if (!(error instanceof Unavailable)) throw error
    // It is unknown whether its numbers were used, so they are not used again.
    this.#taken = []
    throw new CommitUnknown(error.cause)
  }

  /** What was written otherwise than expected is committed, and its numbers are used: nothing goes back any more. */
  #assertDone(): void {
    this.#taken = []
    this.#withNext.assert()
  }

  async writeQueued(): Promise<void> {
    const calls = this.#closing
    this.#closing = []
    if (calls.length > 0 || !this.#withNext.isEmpty) await this.ask(calls)
  }

  async rehearse(): Promise<void> {
    const calls = [...this.#closing, bare('set constraints all immediate')]
    this.#closing = []
    await this.ask(calls)
    await this.rollback(undefined)
  }

  /** Numbers go back, except those that are in use or whose use is unknown. */
  async rollback(reason: unknown): Promise<void> {
    const open = this.#open
    this.#open = false
    const client = await this.#connection?.catch(() => undefined)
    if (open && client) {
      const { error } = await flush(client, [bare('rollback')])
      if (error) return giveUp(client)
    }
    const taken = this.#taken
    this.#taken = []
    const broken = reason instanceof pg.DatabaseError ? reason.constraint : undefined
    for (const { guard, giveBack } of taken) if (guard !== broken) giveBack()
  }

  /** Gives the connection back where one was taken; after commit or rollback. */
  async end(): Promise<void> {
    const client = await this.#connection?.catch(() => undefined)
    if (client) giveBack(client)
  }

  #call(statement: Statement, values: object, rows?: number): Call {
    if (statement.byIndex) throw new Error(`${statement.name} is planned by index, which only a read does.`)
    for (const table of listWritten(statement)) this.#written.add(table)
    return callFor(this.#person, statement, values, this.workspace_id, rows)
  }

  async #send(calls: readonly Call[], send = flushFor): Promise<Flushed> {
    const opening = this.#opening
    this.#opening = []
    const left = this.#withNext.leave()
    const client = await this.#connect()
    this.#open = true
    const { results, error } = await send(this.#patience, client, [...opening, ...left.calls, ...calls])
    const begun = opening.length + left.calls.length
    if (this.#hasStamp) this.#noteStamp(results.slice(0, opening.length))
    left.tell(results.slice(opening.length, begun))
    return { results: results.slice(begun), error }
  }

  /** The clock of a sandbox says it last. */
  #noteStamp(opened: readonly Row[][]): void {
    for (const [row] of opened) if (row?.stamp !== undefined) this.#stamp = row.stamp as string
  }

  #connect(): Promise<pg.PoolClient> {
    this.#connection ??= checkOut(this.#pool, this.#party, this.#patience)
    return this.#connection
  }
}
