// Asking all cells: what an operator looks for by an id, or lists, is in any of them.

import type { SystemStatement } from '../statements/statement.ts'
import type { Databases } from './databases.ts'

/** The rows of every cell, one after the other. It fails where one of them is away, for what is missing might be there. */
export async function askCells<Row, Parameters extends object>(
  { cells }: Databases,
  statement: SystemStatement<Row, Parameters>,
  values: NoInfer<Parameters>,
): Promise<Row[]> {
  const found = await Promise.all(cells.map(({ database }) => database.system(statement, values)))
  return found.flat()
}

/** The same of lists that begin with the newest, as one that does. `placeOf` is what orders them; those of one cell stay as they are. */
export async function listFromCells<Row, Parameters extends object>(
  databases: Databases,
  statement: SystemStatement<Row, Parameters>,
  values: NoInfer<Parameters>,
  placeOf: (row: Row) => string,
): Promise<Row[]> {
  const rows = await askCells(databases, statement, values)
  if (databases.cells.length === 1) return rows
  return rows.sort((one, other) => {
    const [place, otherPlace] = [placeOf(one), placeOf(other)]
    if (place === otherPlace) return 0
    return place < otherPlace ? 1 : -1
  })
}
