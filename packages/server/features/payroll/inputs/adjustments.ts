// Adjustments as runs read them: bonuses, additions and deductions with what is still due of each.

import { type Db, statement } from '@muster/db'
import type { Day } from '@muster/engine'

export interface DueAdjustment {
  readonly id: string
  readonly employee_id: string
  readonly kind: 'bonus' | 'addition' | 'deduction'
  readonly salary_component_id: string
  /** Of all its months through that of the run, less what other runs have taken; above 0. */
  readonly amount: string
  readonly reason: string
  /** Whether another run has taken something of it under the month of the run. */
  readonly is_shared: boolean
}

interface Wanted {
  readonly employees: readonly string[]
  /** The first day of the run's month. */
  readonly month: Day
  /** The run itself, and those that are expected before it: what they have taken already is due in them again. */
  readonly runs: readonly string[]
}

// A claim without an amount is of a whole month.
const selectDuePayrollAdjustments = statement<DueAdjustment, Wanted>(
  'due_payroll_adjustments',
  `select id, employee_id, kind, salary_component_id, total - taken as amount, reason, is_shared from (
     select a.id, a.employee_id, a.kind, a.salary_component_id, a.reason, a.from_month,
       a.amount * ((extract(year from m.last) - extract(year from a.from_month)) * 12 + extract(month from m.last) - extract(month from a.from_month) + 1)::int as total,
       coalesce((select sum(coalesce(c.amount, a.amount)) from payroll_claims c
         where c.workspace_id = :workspace_id and c.kind = 'adjustment' and c.object_id >= a.id || ':' and c.object_id < a.id || ';'
           and c.payroll_run_id <> all(:runs::text[])), 0) as taken,
       exists (select from payroll_claims c where c.workspace_id = :workspace_id and c.kind = 'adjustment'
         and c.object_id = a.id || ':' || to_char(:month::date, 'YYYY-MM') and c.payroll_run_id <> all(:runs::text[])) as is_shared
     from payroll_adjustments a cross join lateral (select least(a.to_month, :month::date) as last) as m
     where a.workspace_id = :workspace_id and a.employee_id = any(:employees) and a.status = 'active' and a.from_month <= :month::date
   ) as a where total > taken order by employee_id, from_month, id`,
)

/**
 * What is due for the employees in the month of a run: an earlier month that was entered late, that a run left out, or
 * for which net pay did not suffice, is due in the next one.
 */
export function readDueAdjustments(db: Db, of: Wanted): Promise<DueAdjustment[]> {
  return db.run(selectDuePayrollAdjustments, { employees: of.employees, month: of.month, runs: of.runs })
}

// Claims name an adjustment and its month: `pad_1:2026-09`.
const selectTakenMonthsOfAdjustment = statement<{ month: Day }, { id: string }>(
  'taken_months_of_adjustment',
  `select right(object_id, 7) || '-01' as month from payroll_claims
   where workspace_id = :workspace_id and kind = 'adjustment' and object_id > :id || ':' and object_id < :id || ';'
   order by object_id`,
)

/**
 * The first days of the months that payroll runs have taken: from processing on, until the run is reopened, and for good
 * once it is locked.
 */
export async function readTakenMonths(db: Db, id: string): Promise<Day[]> {
  const rows = await db.run(selectTakenMonthsOfAdjustment, { id })
  return rows.map(({ month }) => month)
}
