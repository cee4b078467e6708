// Lines of an archive: read from a stream, each checked against the columns of its table, and passed on in pieces.

import { isUtf8 } from 'node:buffer'
import type { Archived } from './catalogue.ts'

/** A row as its line has it; nothing but texts, truth values, whole numbers, lists of them, and null. */
export type Row = Record<string, unknown>

export interface Piece {
  readonly rows: readonly Row[]
  /** The line of the first of them. */
  readonly first: number
}

/** The same rows as PostgreSQL takes them. */
export interface TextPiece {
  readonly rows: number
  readonly first: number
  /** A JSON list. What a row lacks is null. */
  readonly text: string
}

/** A row has a letter or an event at most, so a longer line is none. */
const longestLine = 64 * 1_048_576
const pieceRows = 2_000
const pieceBytes = 1_048_576
const lineFeed = 0x0a

/** Rows in pieces small enough to hold. A line that is no row of the table in this workspace is refused with its number. */
export async function* rowsOf(
  content: AsyncIterable<Uint8Array>,
  table: Archived,
  workspace: string,
): AsyncIterable<Piece> {
  const read = makeLineReader(table, workspace)
  let line = 0
  for await (const { lines, first } of cutLines(content, table.name))
    yield { rows: lines.map(bytes => read(bytes, ++line)), first }
}

/** Lines that were checked before, as they stand there: to read each of them and to write it again would say no more. */
export async function* textsOf(
  content: AsyncIterable<Uint8Array>,
  { name }: Archived,
  workspace: string,
): AsyncIterable<TextPiece> {
  const own = `"workspace_id":${JSON.stringify(workspace)},`
  for await (const { lines, first } of cutLines(content, name)) {
    const joined = lines.map(bytes => bytes.toString()).join(',')
    // In a text, the quotes of such a thing would have backslashes.
    const text = joined.replaceAll(own, '').replace(nulls, '')
    yield { rows: lines.length, first, text: `[${text}]` }
  }
}

const nulls = /,"[a-z0-9_]+":null(?=[,}])/g

interface Lines {
  readonly lines: readonly Buffer[]
  readonly first: number
}

async function* cutLines(content: AsyncIterable<Uint8Array>, table: string): AsyncIterable<Lines> {
  let [lines, first, bytes]: [Buffer[], number, number] = [[], 1, 0]
  for await (const found of splitLines(content, table))
    for (const line of found) {
      lines.push(line)
      bytes += line.length
      if (lines.length < pieceRows && bytes < pieceBytes) continue
      yield { lines, first }
      ;[first, lines, bytes] = [first + lines.length, [], 0]
    }
  if (lines.length > 0) yield { lines, first }
}

/** The lines that end in each piece of the content. */
async function* splitLines(content: AsyncIterable<Uint8Array>, table: string): AsyncIterable<Buffer[]> {
  let pending: Buffer[] = []
  let held = 0
  let number = 0
  for await (const piece of content) {
    const bytes = Buffer.from(piece.buffer, piece.byteOffset, piece.length)
    const lines: Buffer[] = []
    let from = 0
    for (let end = bytes.indexOf(lineFeed); end >= 0; end = bytes.indexOf(lineFeed, from)) {
      const rest = bytes.subarray(from, end)
      lines.push(pending.length > 0 ? Buffer.concat([...pending, rest]) : rest)
      ;[pending, held, from] = [[], 0, end + 1]
    }
    number += lines.length
    if (lines.length > 0) yield lines
    held += bytes.length - from
    if (held > longestLine)
      throw new Error(`${table}, line ${number + 1}, is longer than ${longestLine} bytes.`)
    if (from < bytes.length) pending.push(bytes.subarray(from))
  }
  if (held > 0) throw new Error(`${table}, line ${number + 1}, does not end: the file was cut off.`)
}

/** What follows the name of a column. In a text, such a quote would have a backslash. */
const endOfName = /\w"\s*:/g

function makeLineReader({ name: table, archived }: Archived, workspace: string) {
  const known = new Set(archived.map(({ name }) => name))
  return (bytes: Buffer, line: number): Row => {
    const refused = (what: string) => new Error(`${table}, line ${line}, ${what}.`)
    const text = isUtf8(bytes) ? bytes.toString() : ''
    const row = parse(text)
    if (!row) throw refused('is no JSON object in UTF-8')
    // In UTF-8, what is not to be stored is written as an escape.
    const isPlain = !text.includes('\\u')
    const columns = Object.keys(row)
    for (const column of columns) {
      if (!known.has(column)) throw refused(`has the column ${column}, which the table does not have`)
      const value = row[column]
      const flaw = isPlain && typeof value === 'string' ? undefined : findFlaw(value)
      if (flaw) throw refused(`has ${flaw} in the column ${column}`)
    }
    // Of two values the last one is checked, and without nulls the first one would be passed on.
    if ((text.match(endOfName)?.length ?? 0) > columns.length) throw refused('has a column twice')
    if (columns.length < known.size)
      throw refused(`lacks the column ${archived.find(({ name }) => !Object.hasOwn(row, name))!.name}`)
    if (row.workspace_id !== workspace)
      throw refused(
        `is of the workspace ${JSON.stringify(row.workspace_id)}, and the archive is of ${workspace}`,
      )
    return row
  }
}

function parse(text: string): Row | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Row) : undefined
  } catch {
    return undefined
  }
}

function findFlaw(value: unknown): string | undefined {
  if (Array.isArray(value)) {
    const flawed = value.find(each => Array.isArray(each) || each === null || findFlaw(each) !== undefined)
    return flawed === undefined ? undefined : 'a list of something else than texts and whole numbers'
  }
  if (typeof value === 'string') {
    if (value.includes('\0')) return 'the character U+0000, which the database does not store,'
    return value.isWellFormed() ? undefined : 'half of a character (a lone surrogate)'
  }
  if (value === null || typeof value === 'boolean' || Number.isSafeInteger(value)) return undefined
  return 'what is neither text, truth value, whole number nor list'
}
