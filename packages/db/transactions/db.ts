// What a handler holds of the database: reads or a transaction, inside its workspace already.

import type { Memories } from '../memories.ts'
import type { Counter, Ticket } from '../number-allocator.ts'
import type { Bound, BoundAll, RowsOf } from '../statements/bound.ts'
import type { None, Statement } from '../statements/statement.ts'

/** What reads and writes have in common: statements, already inside the workspace. */
export interface Db {
  readonly workspace_id: string
  /** What this process keeps of the database. */
  readonly memories: Memories
  /** Runs a statement; workspace_id is filled in. `rows` is the most that are fetched. */
  run<Row>(statement: Statement<Row, None>): Promise<Row[]>
  run<Row, Parameters extends object>(
    statement: Statement<Row, Parameters>,
    values: NoInfer<Parameters>,
    rows?: number,
  ): Promise<Row[]>
  /** Runs a statement with the values that it was bound to. */
  runBound<Row>(bound: Bound<Row>): Promise<Row[]>
  /** Runs several statements in their order and one flush; the rows of each. One that is refused refuses all. */
  runAll<Rows extends readonly unknown[]>(...bound: BoundAll<Rows>): Promise<RowsOf<Rows>>
}

/** What a handler reads by. */
export interface ReadDb extends Db {
  /** For a read by updated_since: the same, once every write that already has its stamp is visible. The first flush waits for them. */
  behindBarrier(): ReadDb
}

/** What a handler writes by: a transaction. */
export interface WriteDb extends Db {
  /**
   * A moment at which it stood behind the barrier: a locked row of the table may be given this stamp, unless it has a later
   * one. Undefined where the row may not be what it was when it was locked, because the transaction has written to its
   * table since; before the first statement; where what is stamped is of another time; and of a person, whose reach others
   * may narrow until the row is written.
   */
  findStamp(table: string): string | undefined
  /**
   * Runs a statement in the flush of whatever is sent next, and before it; at the latest with the commit. What refuses it
   * is thrown there. `take` gets its rows, and throws where they are not what was expected.
   */
  runWithNext<Row>(bound: Bound<Row>, take: (rows: Row[]) => void): void
  /**
   * Runs a check and a write in one flush. The check's rows are there even where the write was refused, so that what
   * it found can be reported instead of the constraint that happened to fail first.
   */
  runChecked<Found, Row>(check: Bound<Found>, write: Bound<Row>): Promise<Checked<Found, Row>>
  /**
   * Says what to look up where a foreign key refuses the transaction: the answer is thrown in its place. Costs nothing
   * while writes succeed.
   */
  ifReferenceRefused(explain: (db: Db) => Promise<unknown>): void
  /**
   * The next number of a counter. It goes back when this transaction is rolled back, unless that is because `guard`, the
   * unique constraint over the numbers, found it in use.
   */
  ticket<Row>(counter: Counter<Row>, guard: string): Promise<Ticket<Row>>
  /** Queues a statement to be written together with the commit: the outbox, stored answers. */
  atCommit(statement: Statement<unknown, None>): void
  atCommit<Parameters extends object>(
    statement: Statement<unknown, Parameters>,
    values: NoInfer<Parameters>,
  ): void
}

/** What an operation is written by. Whoever opened the transaction commits it, and nobody else. */
export interface Writer extends WriteDb {
  /** Waits for something else than the database, before the transaction begins: from then on it holds a connection. */
  beforehand<Result>(work: () => Promise<Result>): Promise<Result>
  /** Whether a statement of this name is queued for the commit. */
  isQueued(name: string): boolean
  /** Queues a statement before all others of the commit, so that what it refuses is refused before they are tried. */
  firstAtCommit<Parameters extends object>(
    statement: Statement<unknown, Parameters>,
    values: NoInfer<Parameters>,
  ): void
  /** Sends what is queued for the commit now, so that what follows in the transaction sees it. */
  writeQueued(): Promise<void>
  /** Runs and checks all that a commit would, then rolls it back; the last that is done with the transaction. */
  rehearse(): Promise<void>
}

/** What fills tables. */
export interface Filler extends WriteDb {
  /** Plans of this connection are made anew: for a write that makes a table many times larger than they were made for. */
  planAnew(): Promise<void>
}

/** What a long write of background work is written by. */
export interface LongWriter extends Filler {
  /**
   * Around all that stamps, some `rows`, to the end of the transaction. The stamps are of a time to come, at which it
   * commits. Until just before then no list by `updated_since` waits. `work` may run several times; what it wrote and
   * queued before is undone then. `msARow` is how long it may take for each row, where the transaction has seen it.
   */
  stampAhead<Result>(rows: number, work: () => Promise<Result>, msARow?: number): Promise<Result>
}

export interface Checked<Found, Row> {
  readonly found: Found[]
  /** The write's rows; throws what refused it. */
  written(): Row[]
}
