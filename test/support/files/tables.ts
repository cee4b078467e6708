// Reads a whole table in a test: the texts of its rows, or the error that refuses it.

import { type Cell, readTable, TableError, type TableFormat } from '@muster/formats'

export type TestOptions = Parameters<typeof readTable>[1]

export interface ReadTable {
  readonly titles: readonly string[]
  readonly rows: readonly { readonly line: number; readonly cells: ReadonlyMap<string, Cell> }[]
}

export async function readAll(bytes: Uint8Array | string, options: TestOptions): Promise<ReadTable> {
  const table = await readTable(Buffer.from(bytes as Uint8Array), options)
  const rows = []
  for await (const row of table.rows) rows.push(row)
  return { titles: table.columns.map(({ title }) => title), rows }
}

/** The texts of each row behind its line. */
export const textsOf = ({ rows }: ReadTable): (string | number)[][] =>
  rows.map(({ line, cells }) => [line, ...[...cells.values()].map(({ text }) => text)])

/** The cells of the first row. */
export const firstRow = async (bytes: Uint8Array | string, format: TableFormat): Promise<Cell[]> => [
  ...(await readAll(bytes, { format })).rows[0]!.cells.values(),
]

export async function refusalOf(bytes: Uint8Array | string, options: TestOptions): Promise<TableError> {
  const refusal = await readAll(bytes, options).catch((error: unknown) => error)
  if (refusal instanceof TableError) return refusal
  throw new Error('The table was not refused', { cause: refusal })
}
