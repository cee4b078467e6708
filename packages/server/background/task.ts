// The work of a task: what it runs on, how it tells its progress, and what ends it early.

import type { Database, WriteDb } from '@muster/db'
import { SaidError, type Sentence } from '@muster/sentences'
import type { Caller } from '../auth/callers.ts'
import { Problem } from '../http/problem.ts'

/** What every table of tasks has of one that a process has taken. */
export interface ClaimedTask {
  readonly workspace_id: string
  readonly timezone: string
  readonly currency_decimals: number
  readonly clock_ahead_seconds: number
  readonly id: string
  readonly kind: string
  readonly started_by: string
  /** How often it was begun, this time included. */
  readonly tries: number
  /** Whether somebody has asked for its end. */
  readonly is_cancelled: boolean
}

export interface Progress {
  readonly done: number
  readonly total: number
}

export interface Work<Claimed extends ClaimedTask = ClaimedTask> {
  readonly database: Database
  readonly task: Claimed
  readonly runner: string
  /** The moment in the workspace, which decides what is over. */
  readonly now: Temporal.Instant
  /** The same by the right time, which the clock of a sandbox does not move. */
  readonly began: Temporal.Instant
  /** Aborted once the work is not wanted any more: somebody has cancelled it, or another process has taken it over. */
  readonly signal: AbortSignal
  /** Tells how far it is. */
  readonly tell: (progress: Progress) => void
  /** The progress that was written last. */
  readonly progress: () => Progress
  /** Refuses a caller who may not do the same by hand. */
  readonly assertMay: (caller: Caller) => Promise<void>
}

export type AssertMay = (caller: Caller) => void

/** Another process has taken the task over, so nothing of this one counts. */
export class TakenOver extends Error {}

/** Somebody has asked for the end of the task, so what is not committed is undone. */
export class Cancelled extends Error {}

/** Whoever asked for the task may not do it any more. */
export class Disallowed extends SaidError {}

/** What a task is refused for is wrong with some of the records that it is about: its row keeps what is wrong with each. */
export class RefusedRecords extends Problem {
  readonly problems: readonly object[]

  constructor(detail: Sentence, problems: readonly object[]) {
    super('conflict', detail)
    this.problems = problems
  }
}

/** What a commit of a task reads of its row. */
export interface HeldTask {
  readonly is_cancelled: boolean
}

/** Who asked for the task, as the caller of what it changes. */
export interface CallOfTask {
  readonly db: WriteDb
  readonly now: Temporal.Instant
  readonly caller: { readonly actor_id: string; readonly workspace: ClaimedTask }
}

/** Who asked for the task, as the caller of what it changes. */
export const callAs = ({ task, now }: Work, db: WriteDb): CallOfTask => ({
  db,
  now,
  caller: { actor_id: task.started_by, workspace: task },
})

/** Tells of a change in pieces how many of the things that are counted are done. */
export const tellPieces =
  ({ tell }: Work, total: number) =>
  (done: number, pieces: number): void =>
    tell({ done: Math.floor((total * done) / pieces), total })
