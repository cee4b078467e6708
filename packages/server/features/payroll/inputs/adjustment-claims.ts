// Months of an adjustment that payroll runs have taken: from processing on, until the run is reopened, and for good once it is locked.

import { type Db, statement } from '@muster/db'
import type { Day } from '@muster/engine'

// Claims name an adjustment and its month: `pad_1:2026-09`.
const selectTakenMonthsOfAdjustment = statement<{ month: Day }, { id: string }>(
  'taken_months_of_adjustment',
  `select right(object_id, 7) || '-01' as month from payroll_claims
   where workspace_id = :workspace_id and kind = 'adjustment' and object_id > :id || ':' and object_id < :id || ';'
   order by object_id`,
)

/** Their first days, in order. */
export async function readTakenMonths(db: Db, id: string): Promise<Day[]> {
  const rows = await db.run(selectTakenMonthsOfAdjustment, { id })
  return rows.map(({ month }) => month)
}
