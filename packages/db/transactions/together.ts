// Statements together: what is asked for at the same time leaves in one flush, so that PostgreSQL works through it without a pause.

import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Memories } from '../memories.ts'
import type { Counter, Ticket } from '../number-allocator.ts'
import type { Bound, BoundAll, RowsOf } from '../statements/bound.ts'
import type { None, Statement } from '../statements/statement.ts'
import type { Checked, Db, WriteDb } from './db.ts'

interface Asked {
  readonly bound: Bound
  readonly answer: (rows: unknown[]) => void
  readonly fail: (error: unknown) => void
}

/** What is made of so many rows takes a while, so others get a turn before the next answer. */
const manyRows = 100

/**
 * The same statements, but those that are asked for without waiting for each other, such as within one `Promise.all`, are one
 * flush on one connection. Where one of them fails, all of the flush do.
 */
export function together(db: WriteDb): WriteDb
export function together(db: Db): Db
export function together(db: Db): Db {
  return 'atCommit' in db ? new WritesTogether(db as WriteDb) : new Together(db)
}

class Together implements Db {
  readonly workspace_id: string
  readonly memories: Memories
  readonly #db: Db
  #asked: Asked[] = []

  constructor(db: Db) {
    this.#db = db
    this.workspace_id = db.workspace_id
    this.memories = db.memories
  }

  run<Row>(statement: Statement<Row, None>): Promise<Row[]>
  run<Row, Parameters extends object>(
    statement: Statement<Row, Parameters>,
    values: NoInfer<Parameters>,
    rows?: number,
  ): Promise<Row[]>
  run<Row>(statement: Statement<Row>, values: object = {}, rows?: number): Promise<Row[]> {
    if (rows !== undefined) return this.#db.run(statement as Statement<Row, object>, values, rows)
    return this.#ask({ statement, values })
  }

  runBound<Row>(bound: Bound<Row>): Promise<Row[]> {
    return this.#ask(bound)
  }

  runAll<Rows extends readonly unknown[]>(...bound: BoundAll<Rows>): Promise<RowsOf<Rows>> {
    return Promise.all(bound.map(each => this.#ask(each))) as Promise<unknown[][]> as Promise<RowsOf<Rows>>
  }

  #ask<Row>(bound: Bound<Row>): Promise<Row[]> {
    return new Promise((resolve, reject) => {
      this.#asked.push({ bound, answer: rows => resolve(rows as Row[]), fail: reject })
      // By then, everything has asked that does not wait for an answer.
      if (this.#asked.length === 1) queueMicrotask(() => void this.#send())
    })
  }

  async #send(): Promise<void> {
    const asked = this.#asked
    this.#asked = []
    try {
      const found = await this.#db.runAll(...asked.map(({ bound }) => bound))
      for (const [n, { answer }] of asked.entries()) {
        answer(found[n]!)
        if (found[n]!.length >= manyRows) await nextTurn()
      }
    } catch (error) {
      for (const { fail } of asked) fail(error)
    }
  }
}

class WritesTogether extends Together implements WriteDb {
  readonly #db: WriteDb

  constructor(db: WriteDb) {
    super(db)
    this.#db = db
  }

  /** What is refused fails the whole flush, so there is nothing to tell of the check; whoever writes together tries each alone then. */
  async runChecked<Found, Row>(check: Bound<Found>, write: Bound<Row>): Promise<Checked<Found, Row>> {
    const [found, rows] = await Promise.all([this.runBound(check), this.runBound(write)])
    return { found, written: () => rows }
  }

  /** What is asked for at the same time is one flush already, and is answered in the order in which it was asked for. */
  findStamp(): undefined {
    return undefined
  }

  runWithNext<Row>(bound: Bound<Row>, take: (rows: Row[]) => void): void {
    this.#db.runWithNext(bound, take)
  }

  ifReferenceRefused(explain: (db: Db) => Promise<unknown>): void {
    this.#db.ifReferenceRefused(explain)
  }

  ticket<Row>(counter: Counter<Row>, guard: string): Promise<Ticket<Row>> {
    return this.#db.ticket(counter, guard)
  }

  atCommit(statement: Statement<unknown, None>): void
  atCommit<Parameters extends object>(
    statement: Statement<unknown, Parameters>,
    values: NoInfer<Parameters>,
  ): void
  atCommit(statement: Statement, values: object = {}): void {
    this.#db.atCommit(statement as Statement<unknown, object>, values)
  }
}
