// A sheet to be written: named columns of one type each, and rows that arrive in pieces.

import { SaidError } from '@muster/sentences'

/**
 * `money` and `number` are decimal text or a figure, `date` is YYYY-MM-DD, `time` an instant in UTC. A value of another form
 * is written as the text that it is.
 */
export type ColumnType = 'text' | 'number' | 'money' | 'date' | 'time' | 'boolean'

export interface Column {
  readonly title: string
  readonly type: ColumnType
}

/** Null is an empty cell. */
export type Value = string | number | boolean | null

export type Row = readonly Value[]

export interface Sheet {
  readonly name: string
  readonly columns: readonly Column[]
  /** The rows, some at a time; each has a value for every column. */
  readonly rows: AsyncIterable<readonly Row[]>
}

/** A sheet that a format cannot hold; the message says why, and what to do. */
export class SheetError extends SaidError {}

/** What a spreadsheet would take for a formula, also behind marks that say it is none. */
const formula = /^'*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/

export const isLikeFormula = (text: string): boolean => formula.test(text)

/** A plus, digits and single spaces: nothing in it can be computed. With hyphens it would be a difference. */
const telephone = /^\+\d+(?: \d+)*$/

export const isTelephone = (text: string): boolean => telephone.test(text)

const figure = /^-?\d+(?:\.\d+)?$/

/** Whether it is a plain decimal number. */
export const isFigure = (text: string): boolean => figure.test(text)
