// Settlements: whether a payroll run has settled the end of an employment, which then cannot be undone.

import type { Employee } from '@muster/contract'
import { type Db, statement } from '@muster/db'
import { say } from '@muster/sentences'
import { conflict } from '../../http/problem.ts'

// Payroll imports this feature, so its tables are read by a statement of our own. The last day may have moved since the
// run, so it says nothing; the days that are claimed say which employment was paid. Where none are, it is a former one
// that ended in the month or later.
const selectFinalRunThatSettled = statement<{ month: string }, { employee_id: string; joining_date: string }>(
  'final_run_that_settled',
  `select to_char(make_date(r.year, r.month, 1), 'YYYY-MM') as month from payroll_runs r
   join payroll_entries p on p.workspace_id = :workspace_id and p.payroll_run_id = r.id and p.employee_id = :employee_id
   left join lateral (select max(c.last_day) as last_day from payroll_claims c
     where c.workspace_id = :workspace_id and c.payroll_run_id = r.id and c.employee_id = :employee_id) as paid on true
   where r.workspace_id = :workspace_id and r.kind = 'final' and r.locked_at is not null and r.run_date >= :joining_date::date
     and case when paid.last_day is not null then paid.last_day >= :joining_date::date
       else not exists (select from employee_former_employments f where f.workspace_id = :workspace_id
         and f.employee_id = :employee_id and f.separation_date >= make_date(r.year, r.month, 1)) end
   order by r.year, r.month, r.id limit 1`,
)

/** Refuses to take back an end that a locked final run has paid: its gratuity, its loans and its leave are settled. */
export async function assertUnsettled(
  db: Db,
  { id, joining_date, separation_date }: Employee,
): Promise<void> {
  if (separation_date === null) return
  const [run] = await db.run(selectFinalRunThatSettled, { employee_id: id, joining_date })
  if (!run) return
  throw conflict(
    say`The final run of ${run.month} is locked and has settled this employment, so its end on ${separation_date} can no longer be taken back; hire again with a joining_date after ${separation_date}.`,
  )
}
