// Again: days that the clock goes through once more, because the shift or the settings that they are graded by changed.

import type { Shift } from '@muster/contract'
import { type Db, statement } from '@muster/db'
import { addDays, addMonths, firstOfMonth } from '@muster/engine'
import { type Moment, today } from '../handler.ts'
import { clockOf } from './nightly.ts'

type Call = Moment & { readonly db: Db }

// One step from there to now, also after another edit. A clock that is further behind comes there by itself.
const again = statement(
  'grade_again',
  `update attendance_grading set graded_until = least(graded_until, :from::timestamptz), due_at = :now::timestamptz,
     step_until = case when graded_until >= :from::timestamptz then :now::timestamptz end, step_after = null, step_began_at = null
   where workspace_id = :workspace_id`,
)

/**
 * Lets the job grade the days since the first of the last month again, in its pieces and within minutes: thousands of
 * employees are more than a request may take. Payroll may still be made of these; what is older was paid by what was
 * right then. A workspace that was never graded has nothing to grade again.
 */
export async function gradeAgain(call: Call): Promise<void> {
  const first = addMonths(firstOfMonth(today(call)), -1)
  const from = (await clockOf(call.db)).over(addDays(first, -1))
  await call.db.run(again, { from, now: call.now.toString() })
}

const gradedBy = [
  ...['start_time', 'end_time', 'break_duration_minutes', 'grace_period_minutes', 'late_threshold_minutes'],
  ...['weekly_off_days', 'attendance_mode'],
] as readonly (keyof Shift)[]

/** A shift that changed, where that decides how days are graded. */
export async function gradeShiftAgain(call: Call, before: Shift, after: Shift): Promise<void> {
  if (gradedBy.some(field => String(before[field]) !== String(after[field]))) await gradeAgain(call)
}
