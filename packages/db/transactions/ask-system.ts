// Statements of the system: sent in one flush, outside of any workspace.

import type { Pool } from '../connections/connection.ts'
import type { SystemBound } from '../statements/bound.ts'
import { assertHome } from '../statements/fence.ts'
import { type Call, call, type Row } from './pipeline.ts'
import { runOn } from './run-on.ts'

/**
 * Runs them in one transaction; the rows of each. Where one names a workspace that the database lists as moved, all are
 * refused, as a request of it is. `first` goes out before them.
 */
export async function askSystem(
  pool: Pool,
  party: string,
  bound: readonly SystemBound[],
  first: readonly Call[] = [],
): Promise<Row[][]> {
  const sent = bound.map(({ statement, values }) => call(statement, values))
  if (!pool.isFenced) return (await runOn(pool, party, [...first, ...sent])).slice(first.length)
  // Asked again behind them: to a workspace that has left in between, each of them would answer with nothing.
  const homes = bound.flatMap(askHome)
  const before = [...first, ...homes]
  const answers = await runOn(pool, party, [...before, ...sent, ...homes])
  return answers.slice(before.length, before.length + sent.length)
}

function askHome({ statement, values }: SystemBound): Call[] {
  if (statement.reach !== 'home') return []
  return [call(assertHome, {}, (values as { readonly workspace: string }).workspace)]
}
