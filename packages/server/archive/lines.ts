// Lines of an archive: read from a stream, each checked against the columns of its table, and passed on in pieces.

import type { Archived } from './catalogue.ts'

/** A row as its line has it; nothing but texts, truth values, whole numbers, lists of them, and null. */
export type Row = Record<string, unknown>

export interface Piece {
  readonly rows: readonly Row[]
  /** The line of the first of them. */
  readonly first: number
}

/** A row has a letter or an event at most, so a longer line is none. */
const longestLine = 64 * 1_048_576
const pieceRows = 500
const pieceBytes = 2 * 1_048_576
const lineFeed = 0x0a

/** Rows in pieces small enough to hold. A line that is no row of the table in this workspace is refused with its number. */
export async function* rowsOf(
  content: AsyncIterable<Uint8Array>,
  table: Archived,
  workspace: string,
): AsyncIterable<Piece> {
  const read = makeLineReader(table, workspace)
  let [rows, first, bytes, line]: [Row[], number, number, number] = [[], 1, 0, 0]
  for await (const text of splitLines(content, table.name)) {
    rows.push(read(text, ++line))
    bytes += text.length
    if (rows.length < pieceRows && bytes < pieceBytes) continue
    yield { rows, first }
    ;[rows, first, bytes] = [[], line + 1, 0]
  }
  if (rows.length > 0) yield { rows, first }
}

async function* splitLines(content: AsyncIterable<Uint8Array>, table: string): AsyncIterable<Buffer> {
  let pending: Buffer[] = []
  let held = 0
  let number = 0
  for await (const piece of content) {
    const bytes = Buffer.from(piece.buffer, piece.byteOffset, piece.length)
    let from = 0
    for (let end = bytes.indexOf(lineFeed); end >= 0; end = bytes.indexOf(lineFeed, from)) {
      number++
      yield Buffer.concat([...pending, bytes.subarray(from, end)])
      ;[pending, held, from] = [[], 0, end + 1]
    }
    held += bytes.length - from
    if (held > longestLine)
      throw new Error(`${table}, line ${number + 1}, is longer than ${longestLine} bytes.`)
    if (from < bytes.length) pending.push(bytes.subarray(from))
  }
  if (held > 0) throw new Error(`${table}, line ${number + 1}, does not end: the file was cut off.`)
}

function makeLineReader({ name: table, archived }: Archived, workspace: string) {
  const known = new Set(archived.map(({ name }) => name))
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  return (bytes: Buffer, line: number): Row => {
    const refused = (what: string) => new Error(`${table}, line ${line}, ${what}.`)
    const row = parse(decoder, bytes)
    if (!row) throw refused('is no JSON object in UTF-8')
    for (const [column, value] of Object.entries(row)) {
      if (!known.has(column)) throw refused(`has the column ${column}, which the table does not have`)
      const flaw = findFlaw(value)
      if (flaw) throw refused(`has ${flaw} in the column ${column}`)
    }
    const missing = archived.find(({ name }) => !Object.hasOwn(row, name))
    if (missing) throw refused(`lacks the column ${missing.name}`)
    if (row.workspace_id !== workspace)
      throw refused(
        `is of the workspace ${JSON.stringify(row.workspace_id)}, and the archive is of ${workspace}`,
      )
    return row
  }
}

function parse(decoder: TextDecoder, bytes: Buffer): Row | undefined {
  try {
    const value: unknown = JSON.parse(decoder.decode(bytes))
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
