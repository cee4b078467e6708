// In which states an operation leaves its record, as the contract says: where it leads, and else where it is possible.

import type { Life } from '../states/find-lives.ts'

export interface Outcome {
  /** The schema of the record. */
  readonly kind: string
  readonly states: readonly string[]
}

/** By operation; one that no status binds has none. */
export type Outcomes = ReadonlyMap<string, Outcome>

export const listOutcomes = (lives: readonly Life[]): Outcomes =>
  new Map(
    lives.flatMap(({ kind, moves }) =>
      moves.map(({ id, from, to }) => [id, { kind, states: to.length > 0 ? to : from }] as const),
    ),
  )
