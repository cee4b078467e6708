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

const due = statement<DueAdjustment, { employees: readonly string[]; month: Day }>(
  'due_payroll_adjustments',
  `select a.id, a.employee_id, a.kind, a.salary_component_id, a.amount, a.reason, m.month::date as month
   from payroll_adjustments a
   cross join generate_series(a.from_month::timestamp, least(a.to_month, :month::date)::timestamp, interval '1 month') as m (month)
   where a.workspace_id = :workspace_id and a.employee_id = any(:employees) and a.status = 'active' and a.from_month <= :month::date
   order by a.employee_id, m.month, a.id`,
)

/** What is due for the employees in the month of a run and before, oldest first; `month` is its first day. */
export function readDueAdjustments(
  db: Db,
  of: { readonly employees: readonly string[]; readonly month: Day },
): Promise<DueAdjustment[]> {
  return db.run(due, of)
}
