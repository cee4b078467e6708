// Final runs: what a leaver still owes comes due in the month of the final run, and goes back if the run is reopened.

import { bind, type Db, statement } from '@muster/db'

interface Leaving {
  readonly payroll_run_id: string
  readonly employees: readonly string[]
  readonly year: number
  readonly month: number
}

const lockLoansOfEmployees = statement<unknown, { employees: readonly string[] }>(
  'lock_loans_of_employees',
  `select id from loans where workspace_id = :workspace_id and employee_id = any(:employees) and status = 'active'
   order by id for no key update`,
)

const moveDueMonthRows = statement<{ id: string }, Leaving>(
  'move_due_months',
  `update loan_installments i set moved_from = make_date(i.due_year, i.due_month, 1), moved_by_run_id = :payroll_run_id,
     due_year = :year::integer, due_month = :month::integer, updated_at = made.at
   from (select stamp() as at) as made, loans l
   where i.workspace_id = :workspace_id and i.employee_id = any(:employees) and i.status = 'pending'
     and (i.due_year, i.due_month) > (:year::integer, :month::integer)
     and l.workspace_id = i.workspace_id and l.id = i.loan_id and l.status = 'active'
   returning i.id`,
)

interface Restoring {
  readonly payroll_run_id: string
  /** Employees whom the run still pays. */
  readonly but: readonly string[]
}

const lockLoansMovedByRun = statement<unknown, Restoring>(
  'lock_loans_moved_by_run',
  `select l.id from loans l where l.workspace_id = :workspace_id and l.id in
     (select i.loan_id from loan_installments i
      where i.workspace_id = :workspace_id and i.moved_by_run_id = :payroll_run_id and i.employee_id <> all(:but))
   order by l.id for no key update`,
)

const restoreDueMonthRows = statement<{ id: string }, Restoring>(
  'restore_due_months',
  `update loan_installments i set due_year = extract(year from i.moved_from)::integer,
     due_month = extract(month from i.moved_from)::integer, moved_from = null, moved_by_run_id = null, updated_at = made.at
   from (select stamp() as at) as made
   where i.workspace_id = :workspace_id and i.moved_by_run_id = :payroll_run_id and i.employee_id <> all(:but)
     and i.status = 'pending' returning i.id`,
)

/** Moves the later installments of employees to the month of their final run. Returns how many. */
export async function moveDueMonths(db: Db, leaving: Leaving): Promise<number> {
  const { employees } = leaving
  const [, ids] = await db.runAll(bind(lockLoansOfEmployees, { employees }), bind(moveDueMonthRows, leaving))
  return ids.length
}

/**
 * Gives installments back the months that a final run took from them, but for employees whom it still pays; release its
 * claims first. Returns how many.
 */
export async function restoreDueMonths(
  db: Db,
  payroll_run_id: string,
  but: readonly string[] = [],
): Promise<number> {
  const of = { payroll_run_id, but }
  const [, ids] = await db.runAll(bind(lockLoansMovedByRun, of), bind(restoreDueMonthRows, of))
  return ids.length
}
