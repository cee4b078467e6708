// Columns: checks the header of a file against the columns of its kind, and reads cells by them.

import { type ImportTitle, nearest } from '@muster/contract'
import type { Cell, SourceRow } from '@muster/formats'
import { keep, type Sentence, say } from '@muster/sentences'
import { type FieldError, invalid } from '../../../http/problem.ts'
import type { Column, Reading, RowError, Values } from '../kinds/kind.ts'

/** Takes a value away; an empty cell leaves it as it is. */
export const clearMarker = '(clear)'
/** What the file with errors has besides; a file that is uploaded again still has it. */
export const errorColumn = 'error'

const longestShown = 200

/** A title as it was written, and the column that it names. */
export interface FoundColumn {
  readonly title: string
  readonly column: Column
}

/** What somebody said of titles; a title without a word is understood by its name, and null leaves it out. */
export type Meanings = readonly Pick<ImportTitle, 'title' | 'column'>[]

/** The columns of a file, or a 400 with every title that is wrong. */
export function findColumns(
  titles: readonly string[],
  known: readonly Column[],
  said: Meanings = [],
): FoundColumn[] {
  const errors: FieldError[] = said
    .filter(({ title }) => !titles.includes(title))
    .map(({ title }) => ({ field: title, message: say`is no title of this file` }))
  const found: FoundColumn[] = []
  for (const title of titles) {
    const { column: meant = title } = said.find(one => one.title === title) ?? {}
    const name = toName(meant ?? errorColumn)
    if (name === errorColumn) continue
    const column = known.find(each => toName(each.name) === name)
    const twin = column && found.find(each => each.column === column)
    if (!column) errors.push({ field: title, message: unknownTitle(name, known) })
    else if (twin)
      errors.push({
        field: title,
        message: say`is the column ${column.name} once more, beside ${twin.title}; keep one of them`,
      })
    else found.push({ title, column })
  }
  for (const { name, isRequired } of known)
    if (isRequired && !found.some(({ column }) => column.name === name))
      errors.push({ field: name, message: say`is needed in every file of this kind; add the column` })
  if (errors.length > 0) throw invalid(errors)
  return found
}

/** First Name, first-name and first_name are one column. */
export const toName = (title: string): string =>
  title
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_')

function unknownTitle(name: string, known: readonly Column[]): Sentence {
  const names = known.map(column => column.name)
  const near = nearest(name, names)
  const hint = near === undefined ? say`the template has all columns` : say`the nearest is ${near}`
  return say`is no column of this kind; ${hint}, or remove it`
}

export interface ParsedRow {
  readonly values: Values
  readonly errors: readonly RowError[]
}

/** What the cells of a row say, and what is wrong with those that say nothing certain. */
export function parseRow(
  { line, cells }: SourceRow,
  columns: readonly FoundColumn[],
  reading: Reading,
): ParsedRow {
  const values: Record<string, Values[string]> = {}
  const errors: RowError[] = []
  for (const { title, column } of columns) {
    const cell = cells.get(title)
    if (!cell || cell.kind === 'empty' || cell.text.trim() === '') continue
    const read = cell.text.trim() === clearMarker ? clear(column) : column.read(cell, reading)
    if ('value' in read) values[column.name] = read.value
    else errors.push(describeCell(line, column.name, cell, read.message))
  }
  return { values, errors }
}

function clear({ isClearable }: Column) {
  if (isClearable) return { value: null }
  return {
    message: say`${clearMarker} is not possible here, because a record always has this. Leave the cell empty.`,
  }
}

function describeCell(line: number, column: string, { text }: Cell, message: Sentence): RowError {
  return { line, column, value: shorten(text), ...keep(message) }
}

/** As much of a value as an error shows. */
export function shorten(text: string): string {
  return text.length <= longestShown ? text : `${text.slice(0, longestShown - 1).toWellFormed()}…`
}
