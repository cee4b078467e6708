// The payment of overtime: approved requests that no payroll run has paid, and what a run makes of them.

import { type Db, namedInPieces, statement } from '@muster/db'
import type { Day } from '@muster/engine'
import { say } from '@muster/sentences'
import { conflict } from '../../http/problem.ts'

/** An approved request. */
export interface ApprovedOvertime {
  readonly id: string
  readonly employee_id: string
  readonly date: Day
  /** As approved. */
  readonly hours: string
  readonly rate_multiplier: string
  /** Null: it is not paid yet. */
  readonly payroll_run_id: string | null
}

const approved = `select id, employee_id, date, coalesce(approved_hours, requested_hours) as hours, rate_multiplier, payroll_run_id from overtime_requests
   where workspace_id = :workspace_id and employee_id = any(:employees) and status = 'approved'`

const unpaid = statement<ApprovedOvertime, { employees: readonly string[]; through: Day }>(
  'unpaid_overtime',
  `${approved} and payroll_run_id is null and date <= :through order by employee_id, date`,
)

/** What the next run pays: approved requests dated through a day, those of earlier months too. */
export function readUnpaidOvertime(
  db: Db,
  due: { readonly employees: readonly string[]; readonly through: Day },
): Promise<ApprovedOvertime[]> {
  return db.run(unpaid, due)
}

const selectPaidOvertime = statement<
  ApprovedOvertime,
  { employees: readonly string[]; first_day: Day; last_day: Day }
>(
  'paid_overtime',
  `${approved} and payroll_run_id is not null and date between :first_day and :last_day order by employee_id, date`,
)

/** Requests dated on the days that a run has paid, whichever it was. */
export function readPaidOvertime(
  db: Db,
  span: { readonly employees: readonly string[]; readonly first_day: Day; readonly last_day: Day },
): Promise<ApprovedOvertime[]> {
  return db.run(selectPaidOvertime, span)
}

const countPendingOvertimeRows = statement<{ requests: number; employees: number }, { through: Day }>(
  'count_pending_overtime',
  `select count(*)::int as requests, count(distinct employee_id)::int as employees from overtime_requests
   where workspace_id = :workspace_id and status = 'pending' and date <= :through`,
)

/** How many requests dated through a day nobody has decided on, and of how many employees. */
export async function countPendingOvertime(
  db: Db,
  through: Day,
): Promise<{ readonly requests: number; readonly employees: number }> {
  const [count] = await db.run(countPendingOvertimeRows, { through })
  return count!
}

const setOvertimePaid = statement<{ id: string }, { ids: readonly string[]; payroll_run_id: string }>(
  'mark_overtime_paid',
  `update overtime_requests set payroll_run_id = :payroll_run_id, updated_at = stamp()
   where workspace_id = :workspace_id and id = any(:ids) and status = 'approved' and payroll_run_id is null returning id`,
)

/** Marks requests as paid by a run, after which they stay as they are. A 409 where one is not approved or is paid already. */
export async function markOvertimePaid(
  db: Db,
  payroll_run_id: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  const rows = await namedInPieces(db, ids, piece => db.run(setOvertimePaid, { ids: piece, payroll_run_id }))
  const now = new Set(rows.map(({ id }) => id))
  const others = ids.filter(id => !now.has(id))
  if (others.length > 0)
    throw conflict(
      say`Overtime requests that are no longer approved, or that are paid already: ${others.join(', ')}. Process the payroll run again.`,
    )
}
