// Again: a month that the clock goes through once more, because what it is graded by has changed.

import { type Db, statement } from '@muster/db'
import { firstOfMonth } from '@muster/engine'
import { type Moment, today } from '../handler.ts'

const again = statement(
  'grade_month_again',
  `update attendance_grading set graded_until = least(graded_until, :start::timestamptz), due_at = :now::timestamptz,
     step_until = null, step_after = null, step_began_at = null
   where workspace_id = :workspace_id`,
)

/**
 * Lets the job grade this month's days again, in its pieces and within minutes: thousands of employees are more than a
 * request may take. A workspace that was never graded has nothing to grade again.
 */
export async function gradeMonthAgain(call: Moment & { readonly db: Db }): Promise<void> {
  const start = Temporal.PlainDate.from(firstOfMonth(today(call)))
    .toZonedDateTime(call.caller.workspace.timezone)
    .toInstant()
    .toString()
  await call.db.run(again, { start, now: call.now.toString() })
}
