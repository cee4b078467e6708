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
