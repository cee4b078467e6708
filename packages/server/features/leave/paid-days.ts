// Leave as payroll reads it: which halves of which days are leave, whether they are paid, and which are rest days.

import { type Db, statement } from '@muster/db'
import { type CoveringLeave, type Day, type Half, kindInAny, leaveThatCounts } from '@muster/engine'
import { loadRules, type TimeFacts } from '../timekeeping/index.ts'

/** Leave of a day; the other half may be leave of another application. */
export interface PaidLeaveDay {
  readonly employee_id: string
  readonly date: Day
  readonly leave_application_id: string
  /** Null: the whole day. */
  readonly half: Half | null
  readonly is_paid: boolean
  /** A rest day or a holiday that the sandwich rule charged. */
  readonly is_rest_day: boolean
}

type Row = CoveringLeave & {
  readonly employee_id: string
  readonly date: Day
  readonly leave_type_id: string
}

const selectApprovedLeaveDays = statement<
  Row,
  { employees: readonly string[]; first_day: Day; last_day: Day }
>(
  'approved_leave_days',
  `select d.employee_id, d.date, d.leave_application_id, d.portion, d.is_charged, a.leave_type_id,
     d.date between a.from_date and a.to_date as is_covered from leave_application_days d
   join leave_applications a on a.workspace_id = :workspace_id and a.id = d.leave_application_id and a.status = 'approved'
   where d.workspace_id = :workspace_id and d.employee_id = any(:employees) and d.date between :first_day and :last_day
   order by d.employee_id, d.date, a.created_at, a.id`,
)

type Calendars = Pick<TimeFacts, 'calendars'>

/**
 * The approved leave of employees on the days, both included: the same that their days are graded by. `facts` are those of
 * the employees; they may be read at the same time.
 */
export async function readPaidLeave(
  db: Db,
  facts: Calendars | Promise<Calendars>,
  span: { readonly employees: readonly string[]; readonly first_day: Day; readonly last_day: Day },
): Promise<PaidLeaveDay[]> {
  const [rows, { leave_types }, { calendars }] = await Promise.all([
    db.run(selectApprovedLeaveDays, span),
    loadRules(db),
    facts,
  ])
  const paid = new Set(leave_types.filter(({ is_paid }) => is_paid).map(({ id }) => id))
  return rows.flatMap(row => {
    const { employee_id, date, leave_application_id, portion, leave_type_id } = row
    const calendar = calendars.get(employee_id)
    if (!calendar || leaveThatCounts(calendar, date, [row]).length === 0) return []
    const half = portion === 'full' ? null : portion
    const is_rest_day = kindInAny(calendar, date) !== 'workday'
    return [{ employee_id, date, leave_application_id, half, is_paid: paid.has(leave_type_id), is_rest_day }]
  })
}
