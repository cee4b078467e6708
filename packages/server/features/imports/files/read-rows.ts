// Reads the file of an import, and stores each row with what was understood of it.

import { readTable, type SourceRow, type Table, TableError } from '@muster/formats'
import { type Sentence, say } from '@muster/sentences'
import type { Files } from '../../../files/index.ts'
import { conflict, invalidField } from '../../../http/problem.ts'
import { type FoundColumn, findColumns, type Meanings, parseRow } from '../columns/columns.ts'
import type { Column, ImportKind, Reading } from '../kinds/kind.ts'
import { makeCorrecting } from '../revise.ts'
import { deleteRows, insertRows, type NewRow } from '../rows/rows.ts'
import { type ClaimedImport, importTasks, type Work } from '../task.ts'

export const maxRows = 50_000
/** Rows that are written by one statement. */
const pieceSize = 500

/** A zip is a workbook; whatever else it is, it has to be text. */
export function findFormat(bytes: Uint8Array): ClaimedImport['format'] {
  return Buffer.from(bytes.subarray(0, 4)).equals(Buffer.from('PK\u0003\u0004')) ? 'xlsx' : 'csv'
}

/** The header of a file that was uploaded; a 400 where it is no table, or not one with these columns. */
export async function readHeader(
  bytes: Uint8Array,
  known: readonly Column[],
  said: Meanings = [],
): Promise<Header> {
  const { columns } = await openUploaded(bytes)
  const titles = columns.map(({ title }) => title)
  return { titles, found: findColumns(titles, known, said) }
}

interface Header {
  readonly titles: readonly string[]
  readonly found: readonly FoundColumn[]
}

/** A file as it was uploaded; a 400 where it is no table. */
export const openUploaded = (bytes: Uint8Array): Promise<Table> => openTable(bytes).catch(refuse)

function refuse(error: unknown): never {
  throw error instanceof TableError
    ? invalidField('content_base64', say`cannot be read: ${error.sentence}`)
    : error
}

function openTable(bytes: Uint8Array): Promise<Table> {
  return readTable(bytes, { format: findFormat(bytes), limits: { rows: maxRows } })
}

/** Keeps the rows, in place of those of a process that did not come to the end. */
export async function keepRows(
  work: Work,
  files: Files,
  kind: ImportKind<unknown, unknown>,
  known: readonly Column[],
): Promise<void> {
  const { database, task } = work
  const bytes = await files.read(task.workspace_id, task.sha256)
  try {
    const { columns, rows } = await openTable(bytes)
    const found = findColumns(
      columns.map(({ title }) => title),
      known,
      task.titles,
    )
    await database.write(task.workspace_id, async db => {
      await importTasks.hold(db, work)
      await deleteRows(db, task.id)
    })
    const toTitle = (column: string) => found.find(each => each.column.name === column)?.title
    const correct = makeCorrecting(task.cells, toTitle)
    const read = parser(found, readingOf(task), kind)
    const parse = (row: SourceRow) => read(correct(row))
    await inPieces(rows, parse, async piece => {
      work.signal.throwIfAborted()
      await database.write(task.workspace_id, async db => {
        await importTasks.hold(db, work)
        await insertRows(db, task.id, piece)
      })
    })
  } catch (error) {
    throw error instanceof TableError ? conflict(explainEnd(error)) : error
  }
}

/** What is wrong with a file of which only the first rows can be read. */
export const explainEnd = ({ message }: TableError): Sentence =>
  say`The file cannot be read to its end: ${message}`

function readingOf({ dates, currency_decimals: digits }: ClaimedImport): Reading {
  return dates === 'iso' ? { digits } : { digits, order: dates }
}

function parser(columns: readonly FoundColumn[], reading: Reading, kind: ImportKind<unknown, unknown>) {
  return (source: SourceRow): NewRow => {
    const { values, errors } = parseRow(source, columns, reading)
    return {
      line: source.line,
      key: kind.key(values),
      after_key: kind.after?.(values) ?? null,
      values,
      errors,
    }
  }
}

async function inPieces(
  rows: AsyncIterable<SourceRow>,
  parse: (row: SourceRow) => NewRow,
  keep: (piece: readonly NewRow[]) => Promise<void>,
): Promise<void> {
  let piece: NewRow[] = []
  for await (const row of rows) {
    piece.push(parse(row))
    if (piece.length < pieceSize) continue
    await keep(piece)
    piece = []
  }
  if (piece.length > 0) await keep(piece)
}
