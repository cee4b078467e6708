// What a change of an employment does to leave: who comes back begins at zero.

import type { Employee } from '@muster/contract'
import { type Db, statement } from '@muster/db'
import { isRehire } from '@muster/engine'
import { writeEntries } from './leave-console.ts'

// Accrual is of the employment that there is now, so what is written of it counts within that of the new one.
const left = statement<{ leave_allocation_id: string; days: string }>(
  'leave_left_by_former_employment',
  `select l.id as leave_allocation_id, (-sum(e.days))::text as days from leave_allocations l
   join leave_ledger_entries e on e.workspace_id = :workspace_id and e.leave_allocation_id = l.id and e.kind not in ('grant', 'accrue')
   where l.workspace_id = :workspace_id and l.employee_id = :employee_id and l.closed_at is null
   group by l.id having sum(e.days) <> 0 order by l.id`,
)

/** Brings the open balances of one who comes back to zero; what the new employment releases is added to that. */
export async function settleLeave(db: Db, before: Employee, after: Employee): Promise<void> {
  if (!isRehire(before, after)) return
  const balances = await db.run(left, { employee_id: after.id })
  const because = `The employment until ${before.separation_date} is settled: the one from ${after.joining_date} on begins at zero`
  await writeEntries(
    db,
    balances.map(balance => ({ ...balance, kind: 'adjust', because })),
  )
}
