// Pieces: a change of many rows as several statements of one transaction, for a statement has 15 s however many rows there are.

import type { Statement } from '../statements/statement.ts'
import type { Db } from './db.ts'

/** How many rows one statement changes, in this process: some 0.2 s of work on rows with several indexes. */
export class PieceSize {
  rows = 2_500
}

/** Rows by a key, in its order: later than the one and up to the other. */
export interface Span {
  readonly after: string
  readonly until: string
}

/** A change in pieces: where the pieces end, which is read first, and the statement that changes one of them. */
export interface Pieces<Given extends object, Row> {
  /** By some of the values of the change, and :rows. */
  readonly ends: Statement<{ until: string }>
  readonly change: Statement<Row, Given & Span>
}

/**
 * The SQL of `ends`: the key of each :rows-th row and of the last one. `from` is SQL from the table on. Several rows may
 * have the same key; they are in one piece.
 */
export const endsOf = (key: string, from: string): string =>
  `select until from (
     select ${key} as until, row_number() over ordered as place, lead(${key}) over ordered is null as is_last from ${from} window ordered as (order by ${key})
   ) as keys where place % :rows::integer = 0 or is_last order by until`

/**
 * A text column in the condition of a change that no index is to be looked up by. A new payroll run is in no statistics, so
 * PostgreSQL takes an index by its id for the shortest way: each piece would then read the rows of all. An index of the rows in
 * which it is set is none either, for null counts as empty.
 */
export const notByIndex = (column: string): string => `coalesce(${column} || '', '')`

/** Told how many of the pieces are done. */
export type OnPiece = (done: number, pieces: number) => void

/** Runs the change, one piece after the other. What it returned for each row, where it returns any. */
export async function inPieces<Given extends object, Row>(
  db: Db,
  { ends, change }: Pieces<NoInfer<Given>, Row>,
  given: Given,
  onPiece?: OnPiece,
): Promise<Row[]> {
  const { rows } = db.memories.of(PieceSize)
  const changed: Row[] = []
  let after = ''
  const pieces = await db.run(ends, Object.assign({ rows }, given))
  for (const [n, { until }] of pieces.entries()) {
    changed.push(...(await db.run(change, Object.assign({ after, until }, given))))
    after = until
    onPiece?.(n + 1, pieces.length)
  }
  return changed
}

/** The same for rows that are named: `change` takes so many of them at a time. */
export async function changeNamedInPieces<Named, Row>(
  db: Db,
  named: readonly Named[],
  change: (piece: readonly Named[]) => Promise<readonly Row[]>,
  onPiece?: OnPiece,
): Promise<Row[]> {
  const { rows } = db.memories.of(PieceSize)
  const changed: Row[] = []
  const pieces = Math.ceil(named.length / rows)
  for (let n = 0; n < pieces; n++) {
    changed.push(...(await change(named.slice(n * rows, (n + 1) * rows))))
    onPiece?.(n + 1, pieces)
  }
  return changed
}
