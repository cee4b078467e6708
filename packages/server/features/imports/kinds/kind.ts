// A kind of import: the columns of its files, and how their rows are checked and written.

import type { Import, ImportRow, OperationId } from '@muster/contract'
import type { Db } from '@muster/db'
import type { Cell, DateOrder } from '@muster/formats'
import type { Kept, Sentence } from '@muster/sentences'
import type { Context, WriteContext } from '../../../http/context.ts'

/** What a cell says, as it is kept until the row is written; null where it takes the value away. */
export type Value = string | number | boolean | null

export type Read = { readonly value: Value } | { readonly message: Sentence }

/** What the upload said of the file besides. */
export interface Reading {
  /** Undefined where dates have to be ISO. */
  readonly order?: DateOrder
  /** Of the currency of the workspace, after the point. */
  readonly digits: number
}

export interface Column {
  /** The title, in snake_case. */
  readonly name: string
  readonly read: (cell: Cell, reading: Reading) => Read
  /** The operation that changes the same by hand: whoever imports the column needs its right. */
  readonly by: OperationId
  /** Whether every file of the kind has it. */
  readonly isRequired?: true
  /** Whether the marker takes the value away. */
  readonly isClearable?: true
}

/** The cells that say something, by the names of their columns. */
export type Values = Readonly<Record<string, Value>>

export interface RowError extends Kept {
  readonly line: number
  readonly column: string | null
  readonly value: string | null
}

/** A row as it was read. */
export interface ReadRow {
  readonly id: string
  readonly line: number
  readonly key: string | null
  readonly values: Values
  /** What its cells got wrong; a row that is written has none. */
  readonly errors?: readonly RowError[]
}

/** A row of the file, as others that name its key need to know it. */
export interface RowOfKey {
  readonly line: number
  readonly outcome: ImportRow['outcome']
}

/** What a row would do. `Change` is what its kind has to know to write it. */
export type Checked<Change> =
  | {
      readonly outcome: 'create' | 'change'
      /** The record that is changed; null where one is created. */
      readonly object_id: string | null
      /** Columns that differ from the record. */
      readonly changed: readonly string[]
      readonly change: Change
    }
  | { readonly outcome: 'unchanged'; readonly object_id: string }
  | { readonly outcome: 'error'; readonly errors: readonly RowError[] }

/** A row that may be written. */
export interface Planned<Change> {
  readonly row: ReadRow
  readonly change: Change
}

/** Which import it is: what it is read by and checked as. */
export type ImportFacts = Pick<Import, 'id' | 'kind' | 'sha256' | 'dates' | 'columns'> & {
  readonly input: Readonly<Record<string, unknown>>
}

export interface ImportKind<Facts, Change> {
  /** Those of the workspace: some kinds have a column for each of its components. */
  columns(db: Db): Promise<readonly Column[]>
  /** What the record of a row is found by; two rows with the same one are refused. Null where the row has none. */
  key(values: Values): string | null
  /** The key of the row that is written before this one, such as that of the manager. */
  after?(values: Values): string | null
  /** Once all rows are kept and before they are checked: sets steps, and refuses the file where no row could be written. */
  prepare?(call: Context, of: ImportFacts): Promise<void>
  /** Once all rows are checked: refuses what only the whole file shows. */
  conclude?(call: Context, of: ImportFacts): Promise<void>
  /** Before rows are written, outside of their transactions. */
  begin?(call: WriteContext, of: ImportFacts): Promise<void>
  /** Locks the records of these rows, in an order that is the same for everybody, before they are checked and written. */
  lock?(call: WriteContext, rows: readonly ReadRow[]): Promise<void>
  /** All that the checks of these rows need, by statements for all of them. `byKey` are the rows of the file, where they are at hand. */
  readFacts(
    call: Context,
    of: ImportFacts,
    rows: readonly ReadRow[],
    byKey?: ReadonlyMap<string, RowOfKey>,
  ): Promise<Facts>
  /** The checks of the request that does the same; what it refuses, this tells. */
  check(row: ReadRow, facts: Facts): Promise<Checked<Change>>
  /** Writes rows in one transaction, in this order where it matters; the ids of their records. What is refused, is thrown. */
  write(call: WriteContext, of: ImportFacts, rows: readonly Planned<Change>[]): Promise<readonly string[]>
}
