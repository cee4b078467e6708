// Writes a sheet as CSV: UTF-8 with a byte order mark, commas, lines that end in CR and LF (RFC 4180), and no formulas.

import { isFigure, isLikeFormula, isTelephone, type Row, type Sheet, type Value } from '../write-sheet.ts'

const mark = '\ufeff'
const lineEnd = '\r\n'
const special = /[",\r\n]/

/** The bytes, a piece for each piece of rows. */
export async function* writeCsv({ columns, rows }: Sheet): AsyncGenerator<Buffer> {
  const isText = columns.map(({ type }) => type === 'text')
  const line = (row: Row): string => row.map((value, n) => cell(value, isText[n]!)).join(',') + lineEnd
  yield Buffer.from(mark + columns.map(({ title }) => cell(title, true)).join(',') + lineEnd)
  for await (const piece of rows) yield Buffer.from(piece.map(line).join(''))
}

/** Nothing is null, and a pair of quotes is a text of no characters. */
function cell(value: Value, isText: boolean): string {
  if (value === null) return ''
  if (typeof value !== 'string') return String(value)
  if (value === '') return '""'
  const isPlain = isTelephone(value) || (!isText && isFigure(value))
  const text = !isPlain && isLikeFormula(value) ? `'${value}` : value
  return special.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
