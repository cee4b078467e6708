// Prints what was answered: as a table, as JSON or as CSV, while it comes.

import type { RecordFields } from '../tables/table.ts'
import type { World } from '../world.ts'
import { allColumns, chooseColumns, pick, type Row, readColumns, writeCell } from './columns.ts'
import { writeCsvLine } from './csv.ts'
import { calm, measure, Table } from './table.ts'

export type Form = 'table' | 'json' | 'csv'

export interface Shape {
  readonly form: Form
  /** As --columns names them. */
  readonly columns: string | undefined
  readonly record: RecordFields | undefined
}

const line = (world: World, text: string): Promise<void> => world.out.write(`${text}\n`)

/** One record: its fields below each other, as JSON, or as a line of CSV with its head. */
export async function printRecord(world: World, shape: Shape, answer: unknown): Promise<void> {
  const columns = readColumns(shape.columns, shape.record)
  if (answer === undefined) return
  const isRecord = typeof answer === 'object' && answer !== null && !Array.isArray(answer)
  if (shape.form === 'json' || !isRecord) {
    const shown = columns && isRecord ? keep(answer as Row, columns) : answer
    return line(world, JSON.stringify(shown, null, 2))
  }
  const row = answer as Row
  if (shape.form === 'csv') return printRows(world, shape, pagesOf([row]))
  const names = (columns ?? allColumns([row], shape.record)).filter(name => pick(row, name) !== undefined)
  const width = Math.max(...names.map(measure))
  for (const name of names)
    await line(
      world,
      `${name}${' '.repeat(width - measure(name))}  ${calm(writeCell(pick(row, name)))}`.trimEnd(),
    )
}

async function* pagesOf(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield rows
}

const keep = (row: Row, columns: readonly string[]): Row =>
  Object.fromEntries(columns.map(name => [name, pick(row, name)]))

/** Many records, a page at a time; as JSON one a line. */
export async function printRows(
  world: World,
  shape: Shape,
  pages: AsyncIterable<readonly Row[]>,
): Promise<void> {
  const named = readColumns(shape.columns, shape.record)
  if (shape.form === 'json') {
    for await (const page of pages)
      for (const row of page) await line(world, JSON.stringify(named ? keep(row, named) : row))
    return
  }
  if (shape.form === 'csv') return printCsv(world, shape, named, pages)
  await printTable(world, shape, named, pages)
}

async function printCsv(
  world: World,
  { record }: Shape,
  named: string[] | undefined,
  pages: AsyncIterable<readonly Row[]>,
): Promise<void> {
  let columns = named
  for await (const page of pages) {
    if (!columns || columns === named) {
      columns ??= allColumns(page, record)
      await line(world, writeCsvLine(columns))
      named = undefined
    }
    for (const row of page) await line(world, writeCsvLine(columns.map(name => writeCell(pick(row, name)))))
  }
}

async function printTable(
  world: World,
  { record }: Shape,
  named: string[] | undefined,
  pages: AsyncIterable<readonly Row[]>,
): Promise<void> {
  let table: Table | undefined
  let columns: readonly string[] = []
  let count = 0
  for await (const page of pages) {
    if (!table && page.length > 0) {
      columns = named ?? chooseColumns(page, record)
      const heads = columns.map(name => ({ title: name, isFigure: record?.figures?.includes(name) === true }))
      const paper = { width: world.out.isTerminal ? world.out.width : undefined, isBold: hasColour(world) }
      table = new Table(
        heads,
        page.map(row => columns.map(name => writeCell(pick(row, name)))),
        paper,
        named === undefined,
      )
      await line(world, table.head())
    }
    for (const row of page) await line(world, table!.row(columns.map(name => writeCell(pick(row, name)))))
    count += page.length
  }
  if (count === 0) await world.err.write('There are none.\n')
}

export const hasColour = ({ out, env }: World): boolean =>
  out.isTerminal && !env.NO_COLOR && env.TERM !== 'dumb'
