// The work of an operation: what it runs on, how it tells its progress, and how it ends in the commit of what it did.

import type { PayrollOperation } from '@muster/contract'
import type { Database, Db } from '@muster/db'
import { statement } from '@muster/db'
import { newId } from '../../../resource/ids.ts'
import type { Drafting } from '../runs/insert-draft.ts'

export interface ClaimedOperation {
  readonly workspace_id: string
  readonly timezone: string
  readonly currency_decimals: number
  readonly id: string
  readonly payroll_run_id: string
  readonly payroll_payment_batch_id: string | null
  readonly kind: PayrollOperation['kind']
  /** The body of the request that asked for it; empty where it had none. */
  readonly input: object
  readonly started_by: string
  /** How often it was begun, this time included. */
  readonly tries: number
  /** Of a lock that another process had begun: whether its days are closed. */
  readonly is_closed: boolean
}

export interface Progress {
  readonly done: number
  readonly total: number
}

export interface Work {
  readonly database: Database
  readonly operation: ClaimedOperation
  readonly runner: string
  /** The moment that decides what is over. */
  readonly now: Temporal.Instant
  /** Tells how far it is. */
  readonly tell: (progress: Progress) => void
  /** What was told last. */
  readonly progress: () => Progress
}

/** Another process has taken the operation over, so nothing of this one counts. */
export class TakenOver extends Error {}

export interface HeldOperation {
  /** Of a lock: whether it has closed its days, and what was closed before. */
  readonly is_closed: boolean
  readonly closed_from: string | null
}

const held = statement<HeldOperation, { id: string; runner: string } & Progress>(
  'hold_payroll_operation',
  `update payroll_operations set done = :done, total = :total
   where workspace_id = :workspace_id and id = :id and runner = :runner and status = 'running' returning is_closed, closed_from`,
)

const succeeded = statement<unknown, { id: string; total: number }>(
  'finish_payroll_operation',
  `update payroll_operations set status = 'succeeded', done = :total::integer, total = :total::integer, heartbeat_at = made.at, finished_at = made.at, updated_at = made.at
   from (select stamp() as at) as made where workspace_id = :workspace_id and id = :id`,
)

/** Before a commit that counts, which tells the progress too: from here on nobody else takes the operation over. */
export async function holdOperation(db: Db, { operation, runner, progress }: Work): Promise<HeldOperation> {
  const { done, total } = progress()
  const [row] = await db.run(held, { id: operation.id, runner, done, total })
  if (!row) throw new TakenOver(`Operation ${operation.id} was taken over by another process.`)
  return row
}

/** Who asked for the operation, as the caller of what it changes. */
export const callAs = ({ operation, now }: Work, db: Db): Drafting => ({
  db,
  now,
  caller: { actor_id: operation.started_by, workspace: operation },
})

/** Tells of a change in pieces how many of the employees are done. */
export const tellPieces =
  ({ tell }: Work, total: number) =>
  (done: number, pieces: number): void =>
    tell({ done: Math.floor((total * done) / pieces), total })

/** Ends the operation with the transaction. */
export async function finishOperation(db: Db, work: Work): Promise<void> {
  await holdOperation(db, work)
  await db.run(succeeded, { id: work.operation.id, total: work.progress().total })
}

/** A name for a process among those that work on operations. */
export const makeRunnerName = (): string => newId('PayrollOperation').replace(/^pop/, 'runner')
