// A client of one's own: statements of background work on a connection that no pool keeps, such as one that fills tables.

import type pg from 'pg'
import type { SystemStatement } from '../statements/statement.ts'
import { type Call, call, flush } from '../transactions/pipeline.ts'

export async function runOnClient<Row, Parameters extends object>(
  client: pg.ClientBase,
  statement: SystemStatement<Row, Parameters>,
  values: NoInfer<Parameters>,
): Promise<Row[]> {
  const { results, error } = await flush(client, [call(statement, values)])
  if (error) throw error
  return results[0] as Row[]
}

/** SQL that is composed where it is sent, such as of the names of tables. */
export type Composed = Pick<Call, 'text' | 'values'>

/** Several of them in one flush: how many were done, and what the one after those was refused for. */
export async function sendOnClient(
  client: pg.ClientBase,
  composed: readonly Composed[],
): Promise<{ readonly done: number; readonly error: Error | null }> {
  const { results, error } = await flush(
    client,
    composed.map(({ text, values }) => ({ name: '', text, values })),
  )
  return { done: results.length, error }
}
