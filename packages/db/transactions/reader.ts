// Reads of one workspace, each statement in its own flush: the Db of handlers that read.

import type { Pool } from '../connections/connection.ts'
import { lockNotAvailable, readErrorCode, Unavailable } from '../connections/failures.ts'
import type { Patience } from '../connections/patience.ts'
import { Memories } from '../memories.ts'
import type { Bound, BoundAll, RowsOf } from '../statements/bound.ts'
import { byIndexContext } from '../statements/by-index.ts'
import { fence } from '../statements/fence.ts'
import type { Statement } from '../statements/statement.ts'
import { type Person, workspaceContext } from '../statements/workspace-context.ts'
import type { ReadDb } from './db.ts'
import { passBarrier } from './openings.ts'
import { type Call, call, callFor, type Row } from './pipeline.ts'
import { runOn } from './run-on.ts'
import { callContexts } from './sandboxes.ts'

/** How reads reach the database. */
export interface Reading {
  /** Sends the calls at once; the rows of each. */
  readonly flush: (calls: readonly Call[]) => Promise<Row[][]>
  /** What waits, before all others of a flush, until every write that already has its stamp is visible. */
  readonly barrier: () => readonly Call[]
  /** See Pool. */
  readonly isFenced: boolean
}

/** The party of background work, which no caller waits for. */
export const background = 'background'

/** The people of a workspace are a party of their own: on the day of pay its keys do not wait behind all of them. */
export const nameParty = (of: 'reads' | 'writes', workspace_id: string, person: Person | undefined): string =>
  `${of} of ${person ? 'people of ' : ''}${workspace_id}`

/** Each flush on any connection of the pool. */
export function readOn(pool: Pool, workspace_id: string, patience?: Patience, person?: Person): Reading {
  const party = patience ? nameParty('reads', workspace_id, person) : background
  const flush: Reading['flush'] = calls => runOn(pool, party, calls, patience).catch(notInTime)
  return { flush, barrier: () => [call(passBarrier, { workspace_id })], isFenced: pool.isFenced }
}

/** A read conflicts with nothing, so a lock that it does not get in time is not the caller's conflict. */
function notInTime(error: Error): never {
  throw readErrorCode(error) === lockNotAvailable ? new Unavailable(error) : error
}

export class Reader implements ReadDb {
  readonly workspace_id: string
  readonly memories: Memories
  readonly #reading: Reading
  readonly #person: Person | undefined
  /** Goes out before the first flush. */
  #first: readonly Call[] = []

  constructor(workspaceId: string, memories: Memories, reading: Reading, person?: Person) {
    this.workspace_id = workspaceId
    // What a person may see must not be remembered for others.
    this.memories = person ? new Memories(memories) : memories
    this.#reading = reading
    this.#person = person
  }

  behindBarrier(): ReadDb {
    const behind = new Reader(this.workspace_id, this.memories, this.#reading, this.#person)
    behind.#first = this.#reading.barrier()
    return behind
  }

  async run<Row>(statement: Statement<Row>, values: object = {}, rows?: number): Promise<Row[]> {
    const context = statement.byIndex ? byIndexContext : workspaceContext
    const [found] = await this.#ask(context, [this.#call(statement, values, rows)])
    return found as Row[]
  }

  async runAll<Rows extends readonly unknown[]>(...bound: BoundAll<Rows>): Promise<RowsOf<Rows>> {
    const calls = bound.map(({ statement, values }) => this.#call(statement, values))
    const context = bound.some(({ statement }) => statement.byIndex) ? byIndexContext : workspaceContext
    return (await this.#ask(context, calls)) as RowsOf<Rows>
  }

  runBound<Row>({ statement, values }: Bound<Row>): Promise<Row[]> {
    return this.run(statement, values)
  }

  #call(statement: Statement, values: object, rows?: number): Call {
    return callFor(this.#person, statement, values, this.workspace_id, rows)
  }

  async #ask(context: Statement, calls: readonly Call[]): Promise<Row[][]> {
    const fenced = fence(context, this.#reading.isFenced)
    const contexts = [...this.#first, ...callContexts(fenced, this.workspace_id, this.#person)]
    this.#first = []
    return (await this.#reading.flush([...contexts, ...calls])).slice(contexts.length)
  }
}
