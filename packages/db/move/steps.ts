// The steps of a move: what whoever moves a workspace asks for, and what they are told.

import type { Difference } from './digests.ts'
import type { CellPlace } from './ends.ts'

/** What is done, in its order. */
export const moveSteps = [
  'announce',
  'clear',
  'people',
  'publish',
  'reserve',
  'subscribe',
  'copy',
  'follow',
  'leave',
  'settle',
  'catch_up',
  'arrive',
  'unfollow',
  'verify',
] as const
export type MoveStep = (typeof moveSteps)[number]

export interface MoveProgress {
  readonly step: MoveStep
  readonly done: number
  readonly total: number
  /** What is waited for. */
  readonly says?: string | undefined
}

export interface Move {
  readonly source: CellPlace
  readonly target: CellPlace
  /** The first cell, which knows all people. */
  readonly directory: CellPlace
  readonly workspace: string
  /** The source's address for the target's PostgreSQL, where that is another one than for whoever moves. */
  readonly address?: string | undefined
  /** What listeners in the target are woken by, such as those who deliver. */
  readonly channels?: readonly string[]
  /** Asked before each step; what it throws ends the move there. */
  readonly before?: (step: MoveStep) => Promise<void> | void
  readonly tell?: (progress: MoveProgress) => void
  /** For how long writers may wait for each of what the switch waits for. */
  readonly patienceMs?: number
}

export interface Moved {
  /** The workspace, and its sandbox if there is one. */
  readonly workspaces: readonly string[]
  readonly tables: number
  readonly seconds: number
  /** For how long it was nowhere; null where it had left before this mover began. */
  readonly gapMs: number | null
  /** Of all tables, and what differs; null where the target has gone on since it arrived. */
  readonly rows: number | null
  readonly differences: readonly Difference[] | null
}
