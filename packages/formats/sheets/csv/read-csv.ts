// Reads a CSV file as rows of texts, with the line where each begins.

import { pipeline, Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { type Sentence, say } from '@muster/sentences'
import type { CsvError } from 'csv-parse'
import { type TableLimits, writeCount } from '../read-limits.ts'
import { isBlank, type RawCell, type RawRow, refuseCell, textCell } from '../read-source.ts'
import { quote, TableError } from '../read-table-error.ts'
import { findDelimiter } from './read-delimiter.ts'
import { decode } from './read-encoding.ts'

/** More of them in one line than a quoted cell could have are no table. */
const mostDelimiters = 100_000
const lineBreaks = /\r\n|\n|\r/g
const lineBreak = /[\r\n]/
/** How workbooks, old ones and PDF begin. */
const otherFormats = ['PK\x03\x04', '\xd0\xcf\x11\xe0', '%PDF']

export async function* readCsv(bytes: Uint8Array, limits: TableLimits): AsyncGenerator<RawRow> {
  const start = Buffer.from(bytes.subarray(0, 4)).toString('latin1')
  if (otherFormats.includes(start))
    throw new TableError(
      say`This is no CSV file. Save it as "CSV UTF-8", or as a workbook that ends in .xlsx.`,
    )
  const source = decode(bytes, limits.row_length)
  const { delimiter, skip, lines } = findDelimiter(source.head)
  const { parse } = await import('csv-parse')
  const watch = { line: lines + 1, isEnded: true }
  const parser = parse({
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    max_record_size: limits.row_length,
    on_record: texts => numberRecord(texts, watch),
  })
  const pieces = Readable.from(watchPieces(source.pieces(skip), delimiter, watch))
  // What fails here ends the loop below, which throws it.
  pipeline(pieces, parser, () => {})
  try {
    yield* rowsOf(parser, watch)
  } catch (error) {
    throw error instanceof TableError ? error : explain(error as CsvError, watch.line, limits)
  } finally {
    parser.destroy()
  }
}

interface Watch {
  /** Where the next row begins. */
  line: number
  /** Whether the text that was read ends with a line break. */
  isEnded: boolean
}

/**
 * Puts the line where a row begins before its texts. It is called while the row is parsed, so that the line is known of what
 * cannot be parsed.
 */
function numberRecord(texts: readonly string[], watch: Watch): string[] {
  const line = String(watch.line)
  // The library counts a break of two characters as two lines.
  watch.line += 1 + texts.reduce((sum, text) => sum + breaksIn(text), 0)
  return [line, ...texts]
}

async function* rowsOf(parsed: AsyncIterable<string[]>, watch: Watch): AsyncGenerator<RawRow> {
  let width: number | undefined
  let last: { readonly line: number; readonly texts: readonly string[] } | undefined
  for await (const [line, ...texts] of parsed) {
    last = { line: Number(line), texts }
    if (!texts.every(isBlank)) width ??= texts.length
    yield { line: last.line, cells: texts.map(cellOf) }
  }
  if (last && !watch.isEnded && !last.texts.every(isBlank) && last.texts.length < width!)
    throw new TableError(
      say`The file ends in the middle of line ${last.line}: it has ${last.texts.length} of ${width} values and no line break. It may be cut off; save or send it again.`,
      { line: last.line },
    )
}

const breaksIn = (text: string): number => (lineBreak.test(text) ? (text.match(lineBreaks)?.length ?? 0) : 0)

const formulaMessage = (text: string): Sentence => say`${quote(text)} is a formula. Write its value instead.`

const cellOf = (text: string): RawCell =>
  text.startsWith('=') ? refuseCell(text, formulaMessage(text)) : textCell(text)

/** Others have their turn after each piece. */
async function* watchPieces(
  pieces: Iterable<string>,
  delimiter: string,
  watch: Watch,
): AsyncGenerator<string> {
  let inLine = 0
  for (const piece of pieces) {
    for (let at = 0; at < piece.length; at += 1) {
      const character = piece[at]
      if (character === delimiter) inLine += 1
      else if (character === '\n' || character === '\r') inLine = 0
      if (inLine > mostDelimiters)
        throw new TableError(
          say`Line ${watch.line} or one after it has more than ${writeCount(mostDelimiters)} values.`,
        )
    }
    watch.isEnded = /[\r\n]$/.test(piece)
    yield piece
    await setImmediate()
  }
}

function explain(error: CsvError, line: number, limits: TableLimits): Error {
  const place = { line }
  const value = (Number(error.column) || 0) + 1
  const advice = say`Put the whole value in quotes, and write each quote in it twice.`
  switch (error.code) {
    case 'INVALID_OPENING_QUOTE':
      if (String(error.field).startsWith('='))
        return new TableError(say`Line ${line}, value ${value}: ${formulaMessage(`${error.field}"`)}`, place)
      return new TableError(say`Line ${line}, value ${value}: a quote stands inside of it. ${advice}`, place)
    case 'CSV_INVALID_CLOSING_QUOTE':
      return new TableError(
        say`Line ${line}, value ${value}: text follows the closing quote. ${advice}`,
        place,
      )
    case 'CSV_QUOTE_NOT_CLOSED':
      return new TableError(say`Line ${line}, value ${value}: its quote is never closed. ${advice}`, place)
    case 'CSV_MAX_RECORD_SIZE':
      return new TableError(
        say`The row that begins in line ${line} has more than ${writeCount(limits.row_length)} characters. A quote may be open; else shorten it.`,
        place,
      )
    default:
      return error
  }
}
