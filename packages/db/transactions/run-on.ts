// Single flushes: statements that need no transaction of their own, sent on any connection of a pool.

import { checkOut, giveBack, type Pool } from '../connections/connection.ts'
import { flushFor, type Patience } from '../connections/patience.ts'
import type { Call, Row } from './pipeline.ts'

/** One flush on a connection of the pool; the rows of each of its calls. */
export async function runOn(
  pool: Pool,
  party: string,
  calls: readonly Call[],
  patience?: Patience,
): Promise<Row[][]> {
  const client = await checkOut(pool, party, patience)
  try {
    const { results, error } = await flushFor(patience, client, calls)
    if (error) throw error
    return results
  } finally {
    giveBack(client)
  }
}
