// A client of one's own: statements of background work on a connection that no pool keeps, such as one that fills tables.

import type pg from 'pg'
import type { SystemStatement } from '../statements/statement.ts'
import { call, flush } from '../transactions/pipeline.ts'

export async function runOnClient<Row, Parameters extends object>(
  client: pg.ClientBase,
  statement: SystemStatement<Row, Parameters>,
  values: NoInfer<Parameters>,
): Promise<Row[]> {
  const { results, error } = await flush(client, [call(statement, values)])
  if (error) throw error
  return results[0] as Row[]
}
