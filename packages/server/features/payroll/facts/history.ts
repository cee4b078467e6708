// What was paid before: entries of locked runs, and what they paid for earlier months.

import { type Db, statement } from '@muster/db'
import type { Day, MonthPay } from '@muster/engine'

export interface PaidEntry {
  readonly employee_id: string
  readonly payroll_run_id: string
  /** Of the run, by its first day. */
  readonly month: Day
  /** The days of that month whose time it paid, one for each employment; none where it paid no time. */
  readonly times: readonly { readonly first_day: Day | null; readonly last_day: Day | null }[]
  readonly gross_salary: string
  readonly time_deductions: string
  readonly month_taxable: string
  readonly basis: string
  /** JSON: amounts by base and withheld by code. */
  readonly law: string
}

export interface PaidArrears extends MonthPay {
  readonly employee_id: string
  readonly month: Day
  readonly basis: string
}

interface Wanted {
  readonly employees: readonly string[]
  readonly runs: readonly string[]
}

const entries = statement<PaidEntry, Wanted>(
  'paid_payroll_entries',
  `select e.employee_id, e.payroll_run_id, make_date(r.year, r.month, 1) as month, e.gross_salary, e.month_taxable, e.basis, e.law,
     e.absence_deduction + e.unpaid_leave_deduction + e.late_deduction as time_deductions,
     (select coalesce(json_agg(json_build_object('first_day', c.first_day, 'last_day', c.last_day)), '[]') from payroll_claims c
       where c.workspace_id = :workspace_id and c.kind = 'time' and c.payroll_run_id = r.id
         and c.object_id >= e.employee_id || ':' || to_char(make_date(r.year, r.month, 1), 'YYYY-MM')
         and c.object_id < e.employee_id || ':' || to_char(make_date(r.year, r.month, 1), 'YYYY-MM') || ';') as times
   from payroll_entries e join payroll_runs r on r.workspace_id = :workspace_id and r.id = e.payroll_run_id
   where e.workspace_id = :workspace_id and e.employee_id = any(:employees) and e.payroll_run_id = any(:runs)
   order by e.employee_id, r.locked_at`,
)

const arrears = statement<PaidArrears, Wanted>(
  'paid_payroll_arrears',
  `select e.employee_id, a.month, a.gross_salary, a.time_deductions, a.overtime, a.taxable_income, a.basis
   from payroll_entries e
   join payroll_runs r on r.workspace_id = :workspace_id and r.id = e.payroll_run_id
   join payroll_entry_arrears a on a.workspace_id = :workspace_id and a.payroll_entry_id = e.id
   where e.workspace_id = :workspace_id and e.employee_id = any(:employees) and e.payroll_run_id = any(:runs)
   order by e.employee_id, a.month, r.locked_at`,
)

const overtime = statement<{ object_id: string; amount: string }, { ids: readonly string[] }>(
  'paid_overtime_amounts',
  `select object_id, coalesce(amount, 0) as amount from payroll_claims
   where workspace_id = :workspace_id and kind = 'overtime' and object_id = any(:ids)`,
)

/** Of runs that are locked, the first one first. */
export async function readPaidEntries(db: Db, of: Wanted): Promise<PaidEntry[]> {
  return of.runs.length === 0 ? [] : db.run(entries, of)
}

/** What runs paid for earlier months; of each month the first one first. */
export async function readPaidArrears(db: Db, of: Wanted): Promise<PaidArrears[]> {
  return of.runs.length === 0 ? [] : db.run(arrears, of)
}

/** By overtime request: what it was paid with. */
export async function readOvertimeAmounts(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.run(overtime, { ids })
  return new Map(rows.map(({ object_id, amount }) => [object_id, amount]))
}
