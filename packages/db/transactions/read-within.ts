// Reads within a transaction that writes as well, such as a rehearsal.

import type { Bound, BoundAll, RowsOf } from '../statements/bound.ts'
import type { Statement } from '../statements/statement.ts'
import type { Db, ReadDb } from './db.ts'

/**
 * Reads of a transaction that sees one moment: nothing becomes visible there later on, so there is nothing to wait for. What is
 * planned by index elsewhere is planned as usual, for those settings would go on to the writes.
 */
export function readWithin(db: Db): ReadDb {
  const run = (statement: Statement, values: object = {}, rows?: number) =>
    db.run(planAsUsual(statement), values, rows)
  const reads: ReadDb = {
    workspace_id: db.workspace_id,
    memories: db.memories,
    run: run as ReadDb['run'],
    runBound: <Row>({ statement, values }: Bound<Row>) => run(statement, values) as Promise<Row[]>,
    runAll: <Rows extends readonly unknown[]>(...bound: BoundAll<Rows>) =>
      db.runAll(
        ...bound.map(({ statement, values }) => ({ statement: planAsUsual(statement), values })),
      ) as Promise<RowsOf<Rows>>,
    behindBarrier: () => reads,
  }
  return reads
}

function planAsUsual({ byIndex: _, ...statement }: Statement): Statement {
  return statement
}
