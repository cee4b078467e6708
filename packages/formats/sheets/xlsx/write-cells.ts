// The cells of a workbook as XML: figures and dates where Excel holds them exactly, and text that no program takes for a formula.

import { say } from '@muster/sentences'
import { type ColumnType, isFigure, isLikeFormula, type Row, SheetError, type Value } from '../write-sheet.ts'

/** The styles of cells, by their place in xl/styles.xml. Those of figures with so many decimals follow. */
export const styles = { plain: 0, title: 1, date: 2, time: 3, apostrophe: 4, figures: 5 }
export const mostDecimals = 6

/** A double holds every decimal number of so many digits. */
const exactDigits = 15
/** What Excel takes in one cell. */
const longestText = 32_767
const dayMs = 86_400_000
/** Day 0 of a workbook. Excel believes in 29 February 1900, so days before March are off by one. */
const dayZero = Date.UTC(1899, 11, 30)
const firstDay = Date.UTC(1900, 2, 1)
const date = /^\d{4}-\d\d-\d\d$/
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/

/** `A` for the first column, `AB` for the 28th. */
export function nameColumn(n: number): string {
  const letter = String.fromCharCode(65 + (n % 26))
  return n < 26 ? letter : nameColumn(Math.floor(n / 26) - 1) + letter
}

/** Writes the rows of some columns. */
export class RowWriter {
  readonly #types: readonly ColumnType[]
  readonly #titles: readonly string[]
  readonly #letters: readonly string[]

  constructor(columns: readonly { readonly title: string; readonly type: ColumnType }[]) {
    this.#types = columns.map(({ type }) => type)
    this.#titles = columns.map(({ title }) => title)
    this.#letters = columns.map((_, n) => nameColumn(n))
  }

  titles(): string {
    const cells = this.#titles.map((title, n) => text(`${this.#letters[n]}1`, title, styles.title))
    return `<row r="1">${cells.join('')}</row>`
  }

  row(row: Row, number: number): string {
    let cells = ''
    for (const [n, value] of row.entries()) {
      if (value === null) continue
      if (typeof value === 'string' && value.length > longestText) throw this.#tooLong(n, number, value)
      cells += cell(this.#letters[n]! + number, value, this.#types[n]!)
    }
    return `<row r="${number}">${cells}</row>`
  }

  #tooLong(n: number, number: number, { length }: string): SheetError {
    return new SheetError(
      say`Row ${number} has ${length} characters in ${this.#titles[n]}, and a cell of a spreadsheet takes ${longestText}. Export it as CSV.`,
    )
  }
}

function cell(at: string, value: Value, type: ColumnType): string {
  if (typeof value === 'boolean') return `<c r="${at}" t="b"><v>${value ? 1 : 0}</v></c>`
  if (typeof value === 'number') return figure(at, String(value))
  const given = value as string
  if (type === 'date' && date.test(given)) return moment(at, given, styles.date)
  if (type === 'time' && instant.test(given)) return moment(at, given, styles.time)
  const isExact = (type === 'money' || type === 'number') && isFigure(given) && isHeldExactly(given)
  return isExact
    ? figure(at, given)
    : text(at, given, isLikeFormula(given) ? styles.apostrophe : styles.plain)
}

function isHeldExactly(given: string): boolean {
  return given.replace(/^-?0*/, '').replace('.', '').length <= exactDigits
}

function figure(at: string, given: string): string {
  const decimals = given.includes('e') ? 0 : (given.split('.')[1] ?? '').length
  const style = decimals > mostDecimals || given.includes('e') ? styles.plain : styles.figures + decimals
  return `<c r="${at}" s="${style}"><v>${given}</v></c>`
}

function moment(at: string, given: string, style: number): string {
  const ms = Date.parse(given)
  return ms < firstDay
    ? text(at, given, styles.plain)
    : `<c r="${at}" s="${style}"><v>${(ms - dayZero) / dayMs}</v></c>`
}

function text(at: string, given: string, style: number): string {
  return `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeText(given)}</t></is></c>`
}

const named: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
/** No XML has them, so a workbook names them by their number; the same for what would be read as such a name. */
const unnameable = /[[\p{Cc}\ufffe\uffff]--[\t\n]]|\p{Surrogate}|_(?=x[0-9A-Fa-f]{4}_)/gv

export function escapeText(given: string): string {
  return given
    .replace(unnameable, mark => `_x${mark.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`)
    .replace(/[&<>]/g, mark => named[mark]!)
}
