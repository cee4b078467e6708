// Reads of a workspace that may move: each statement is asked of the database in which the workspace lives at that moment.

import type { Patience } from '../connections/patience.ts'
import type { Database } from '../database.ts'
import { Memories } from '../memories.ts'
import type { Bound, BoundAll, RowsOf } from '../statements/bound.ts'
import type { Statement } from '../statements/statement.ts'
import type { Person } from '../statements/workspace-context.ts'
import type { ReadDb } from '../transactions/db.ts'

/** Asks the home of the reader's workspace, and once more where it has moved. */
type InHome = <T>(ask: (database: Database) => Promise<T>) => Promise<T>

interface Reading {
  readonly workspace_id: string
  readonly memories: Memories
  readonly inHome: InHome
  readonly patience: Patience | undefined
  readonly person: Person | undefined
}

export class HomeReader implements ReadDb {
  readonly workspace_id: string
  readonly memories: Memories
  readonly #reading: Reading
  readonly #isBehind: boolean
  /** Those behind the barrier wait for it once in each database. */
  readonly #readers = new Map<Database, ReadDb>()

  constructor(reading: Reading, isBehind = false) {
    this.workspace_id = reading.workspace_id
    // What a person may see must not be remembered for others.
    this.memories = reading.person ? new Memories(reading.memories) : reading.memories
    this.#reading = reading
    this.#isBehind = isBehind
  }

  behindBarrier(): ReadDb {
    return new HomeReader(this.#reading, true)
  }

  run<Row>(statement: Statement<Row>, values: object = {}, rows?: number): Promise<Row[]> {
    return this.#ask(db => db.run(statement as Statement<Row, object>, values, rows))
  }

  runBound<Row>(bound: Bound<Row>): Promise<Row[]> {
    return this.#ask(db => db.runBound(bound))
  }

  runAll<Rows extends readonly unknown[]>(...bound: BoundAll<Rows>): Promise<RowsOf<Rows>> {
    return this.#ask(db => db.runAll<Rows>(...bound))
  }

  #ask<T>(ask: (db: ReadDb) => Promise<T>): Promise<T> {
    return this.#reading.inHome(database => ask(this.#readerOf(database)))
  }

  #readerOf(database: Database): ReadDb {
    return this.#readers.getOrInsertComputed(database, () => {
      const { workspace_id, patience, person } = this.#reading
      const reader = database.reader(workspace_id, patience, person)
      return this.#isBehind ? reader.behindBarrier() : reader
    })
  }
}
