// Adjustments as runs read them: bonuses, additions and deductions, one row for each month that is due.

import { type Db, statement } from '@muster/db'
import type { Day } from '@muster/engine'

export interface DueAdjustment {
  readonly id: string
  readonly employee_id: string
  readonly kind: 'bonus' | 'addition' | 'deduction'
  readonly salary_component_id: string
  readonly amount: string
  readonly reason: string
  /** The month that it is due for, by its first day; it may be earlier than that of the run. */
  readonly month: Day
}

interface Wanted {
  readonly employees: readonly string[]
  /** The first day of the run's month. */
  readonly month: Day
  /** The run itself: what it has taken already is due in it again. Null in a preview of no run. */
  readonly run: string | null
}

const due = statement<DueAdjustment, Wanted>(
  'due_payroll_adjustments',
  `select a.id, a.employee_id, a.kind, a.salary_component_id, a.amount, a.reason, m.month::date as month
   from payroll_adjustments a
   cross join generate_series(a.from_month::timestamp, least(a.to_month, :month::date)::timestamp, interval '1 month') as m (month)
   where a.workspace_id = :workspace_id and a.employee_id = any(:employees) and a.status = 'active' and a.from_month <= :month::date
     and not exists (select from payroll_claims c where c.workspace_id = :workspace_id and c.kind = 'adjustment'
       and c.object_id = a.id || ':' || to_char(m.month, 'YYYY-MM') and c.payroll_run_id is distinct from :run::text)
   order by a.employee_id, m.month, a.id`,
)

/**
 * What is due for the employees in the month of a run and before, oldest first, and that no other run has taken: an
 * earlier month that was entered late, or that a run left out, is due in the next one.
 */
export function readDueAdjustments(db: Db, of: Wanted): Promise<DueAdjustment[]> {
  return db.run(due, { employees: of.employees, month: of.month, run: of.run })
}
