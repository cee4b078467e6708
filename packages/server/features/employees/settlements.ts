// Settlements: whether payroll has paid the end of an employment, after which it is not taken back.

import type { Employee } from '@muster/contract'
import { type Db, statement } from '@muster/db'
import { conflict } from '../../http/problem.ts'

// Payroll imports this feature, so its tables are read by a statement of our own.
const settled = statement<
  { id: string; month: string },
  { employee_id: string; joining_date: string; separation_date: string }
>(
  'final_run_that_settled',
  `select r.id, to_char(make_date(r.year, r.month, 1), 'YYYY-MM') as month from payroll_runs r
   join payroll_entries p on p.workspace_id = :workspace_id and p.payroll_run_id = r.id and p.employee_id = :employee_id
   where r.workspace_id = :workspace_id and r.kind = 'final' and r.locked_at is not null and r.run_date >= :joining_date::date
     and (make_date(r.year, r.month, 1) + interval '1 month')::date > :separation_date::date
   order by r.year, r.month, r.id limit 1`,
)

/** Refuses to take back an end that a locked final run has paid: its gratuity, its loans and its leave are settled. */
export async function assertUnsettled(
  db: Db,
  { id, joining_date, separation_date }: Employee,
): Promise<void> {
  if (separation_date === null) return
  const [run] = await db.run(settled, { employee_id: id, joining_date, separation_date })
  if (!run) return
  throw conflict(
    `The final run ${run.id} of ${run.month} is locked and has settled this employment, so its end on ${separation_date} can no longer be taken back; hire again with a joining_date after ${separation_date}.`,
  )
}
