// Reads a table for an import: the columns of its header, then its rows as the file has them, each with its line.

import { say } from '@muster/sentences'
import { readCsv } from './csv/read-csv.ts'
import { type TableLimits, tableLimits, writeCount } from './read-limits.ts'
import { type Cell, emptyCell, type RawCell, type RawRow, type SourceRow } from './read-source.ts'
import { quote, TableError } from './read-table-error.ts'
import { readXlsx, type SheetRows } from './xlsx/read-xlsx.ts'

export type TableFormat = 'csv' | 'xlsx'

export interface TableOptions {
  readonly format: TableFormat
  readonly limits?: Partial<TableLimits>
  /** The sheet of a workbook that has several. */
  readonly sheet?: string
}

export interface TableColumn {
  readonly title: string
  /** From 1. */
  readonly number: number
}

export interface Table {
  /** Of a workbook. */
  readonly sheet: string | null
  /** The line of the header. */
  readonly line: number
  readonly columns: readonly TableColumn[]
  /** Those with values. To be read once; a `TableError` may come at any row, and after the last. */
  readonly rows: AsyncIterable<SourceRow>
}

/** Throws a `TableError` where the file is none that can be read, has no header or the same title twice. */
export async function readTable(bytes: Uint8Array, options: TableOptions): Promise<Table> {
  const limits: TableLimits = Object.assign({}, tableLimits, options.limits)
  if (bytes.length === 0) throw new TableError(say`The file is empty.`)
  if (bytes.length > limits.bytes)
    throw new TableError(
      say`The file has ${writeCount(bytes.length)} bytes; a table may have ${writeCount(limits.bytes)}. Split it into several files.`,
    )
  const { sheet, rows }: SheetRows =
    options.format === 'csv'
      ? { sheet: null, rows: readCsv(bytes, limits) }
      : await readXlsx(bytes, limits, options.sheet)
  const filled = withoutBlanks(rows, limits)
  const first = await filled.next()
  if (first.done) throw new TableError(say`The file has no rows. Its first row has to be the header.`)
  const header: RawRow = first.value
  const columns = columnsOf(header, limits)
  return { sheet, line: header.line, columns, rows: rowsOf(filled, columns, limits) }
}

async function* withoutBlanks(rows: AsyncIterable<RawRow>, limits: TableLimits): AsyncGenerator<RawRow> {
  let [lines, filled] = [0, 0]
  for await (const row of rows) {
    lines += 1
    if (lines > limits.lines)
      throw new TableError(say`The file has more than ${writeCount(limits.lines)} lines. Split it.`, {
        line: row.line,
      })
    if (row.cells.every(({ kind }) => kind === 'empty')) continue
    filled += 1
    // The header is none of them.
    if (filled > limits.rows + 1)
      throw new TableError(
        say`The file has more than ${writeCount(limits.rows)} rows. Split it into several files.`,
        { line: row.line },
      )
    yield row
  }
}

function columnsOf({ line, cells }: RawRow, limits: TableLimits): TableColumn[] {
  const columns: TableColumn[] = []
  for (const [at, cell] of cells.entries()) {
    const title = cell.text.trim()
    const place = { line, column: title, value: title }
    if (cell.kind === 'empty') continue
    if (at >= limits.columns)
      throw new TableError(
        say`The table has more than ${limits.columns} columns. Delete those that do not belong to it.`,
        {
          line,
        },
      )
    if (cell.refusal !== null) throw new TableError(say`A title cannot be read: ${cell.refusal}`, place)
    if (cell.kind !== 'text')
      throw new TableError(
        say`${quote(title)} is the title of a column, and not text. Is the first row the header?`,
        place,
      )
    assertReadable(cell, place, limits)
    const twin = columns.find(column => column.title === title)
    if (twin)
      throw new TableError(
        say`Columns ${twin.number} and ${at + 1} are both called ${quote(title)}. Delete one, or give it its own title.`,
        place,
      )
    columns.push({ title, number: at + 1 })
  }
  return columns
}

async function* rowsOf(
  rows: AsyncIterable<RawRow>,
  columns: readonly TableColumn[],
  limits: TableLimits,
): AsyncGenerator<SourceRow> {
  const titles = new Map(columns.map(({ title, number }) => [number, title]))
  for await (const { line, cells } of rows) {
    for (const [at, cell] of cells.entries())
      if (cell.kind !== 'empty') {
        const column = titles.get(at + 1)
        if (column === undefined) throw withoutTitle(line, at + 1, cell, columns)
        assertReadable(cell, { line, column }, limits)
      }
    yield {
      line,
      cells: new Map(
        columns.map(({ title, number }): [string, Cell] => {
          const { kind, text, format, refusal } = cells[number - 1] ?? emptyCell
          return [title, { kind, text, format, refusal, column: title }]
        }),
      ),
    }
  }
}

function withoutTitle(
  line: number,
  number: number,
  cell: RawCell,
  columns: readonly TableColumn[],
): TableError {
  const last = columns.at(-1)!.number
  const where = say`Line ${line} has ${quote(cell.text)} in column ${number}`
  return new TableError(
    number > last
      ? say`${where}, but the header ends with column ${last}. Give the column a title, or delete the value; in CSV, put a value with a separator in it into quotes.`
      : say`${where}, but column ${number} has no title. Give it one, or delete the column.`,
    { line, value: cell.text },
  )
}

function assertReadable(cell: RawCell, place: { line: number; column: string }, limits: TableLimits): void {
  const { text } = cell
  const { line, column } = place
  if (text.includes('\0'))
    throw new TableError(
      say`Line ${line}, column ${quote(column)}: the value has a NUL character. Delete it. If the file is UTF-16, save it as "CSV UTF-8".`,
      { line, column, value: text },
    )
  if (text.length > limits.cell_length)
    throw new TableError(
      say`Line ${line}, column ${quote(column)}: the value has ${writeCount(text.length)} characters; at most ${writeCount(limits.cell_length)} fit. Is a quote open?`,
      { line, column, value: text },
    )
}
