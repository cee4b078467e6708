// What a table consists of: rows of cells as the file has them, not yet understood.

import type { Sentence } from '@muster/sentences'

export type CellKind = 'text' | 'number' | 'date' | 'boolean' | 'empty'

export interface RawCell {
  readonly kind: CellKind
  /**
   * Exactly as the file has it. A number of a workbook is decimal text of at most 15 digits, as Excel shows it. A date is
   * `2026-04-03`, `2026-04-03T08:30:00` or `08:30:00`.
   */
  readonly text: string
  /** How a workbook shows the number, such as `00000`. */
  readonly format: string | null
  /** Why nobody can understand the value, such as a formula. Each reader of a cell returns it. */
  readonly refusal: Sentence | null
}

export interface Cell extends RawCell {
  /** The title above it. */
  readonly column: string
}

export interface RawRow {
  /** Where the row begins, as a text editor or a spreadsheet counts, from 1. */
  readonly line: number
  readonly cells: readonly RawCell[]
}

export interface SourceRow {
  readonly line: number
  /** One for each column of the table. */
  readonly cells: ReadonlyMap<string, Cell>
}

export const emptyCell: RawCell = { kind: 'empty', text: '', format: null, refusal: null }

export const isBlank = (text: string): boolean => text.trim() === ''

export const textCell = (text: string): RawCell =>
  text.length === 0
    ? emptyCell
    : { kind: isBlank(text) ? 'empty' : 'text', text, format: null, refusal: null }

export const refuseCell = (text: string, refusal: Sentence): RawCell => ({
  kind: 'text',
  text,
  format: null,
  refusal,
})
