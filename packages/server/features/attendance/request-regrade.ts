// Requests to regrade: days that are graded once more, because a shift, a holiday or the settings behind their grades changed.

import type { Shift } from '@muster/contract'
import { type Db, statement } from '@muster/db'
import { addDays, addMonths, type Day, firstOfMonth } from '@muster/engine'
import { type Moment, today } from '../../http/context.ts'
import { queueAhead } from '../grading/index.ts'
import { readClock } from './grading-scheduler.ts'

type Call = Moment & { readonly db: Db }

// A workspace that was never graded may have days, too. One step from there to now, also after another edit. A clock that is further behind comes there by itself.
const again = statement<unknown, { yesterday: string; from: string; now: string }>(
  'grade_again',
  `insert into attendance_grading as g (workspace_id, graded_from, graded_until, due_at, step_until)
   values (:workspace_id, :yesterday, :from, :now, :now)
   on conflict on constraint attendance_grading_pkey do update set graded_until = least(g.graded_until, :from::timestamptz),
     due_at = :now::timestamptz, step_after = null, step_began_at = null,
     step_until = case when g.graded_until >= :from::timestamptz then :now::timestamptz end`,
)

/** Lets the job grade again what a shift or the settings grade: the past, and leave to come. */
export async function gradeAgain(call: Call): Promise<void> {
  await gradePastAgain(call)
  await queueAhead(call.db, today(call))
}

/**
 * Lets the job grade the days since the first of the last month again, in its pieces and within minutes: thousands of
 * employees are more than a request may take. Payroll may still be made of these; what is older was paid by what was
 * right then. In a workspace that was never graded the clock begins with yesterday, as it does by itself.
 */
export async function gradePastAgain(call: Call): Promise<void> {
  const day = today(call)
  const from = (await readClock(call.db)).over(addDays(firstAgain(day), -1))
  await call.db.run(again, { from, now: call.now.toString(), yesterday: addDays(day, -1) })
}

/** The first of the days that are graded again on a day. */
export const firstAgain = (day: Day): Day => addMonths(firstOfMonth(day), -1)

const gradedBy = [
  'start_time',
  'end_time',
  'break_duration_minutes',
  'grace_period_minutes',
  'late_threshold_minutes',
  'weekly_off_days',
  'attendance_mode',
] as readonly (keyof Shift)[]

/** A shift that changed, where that decides how days are graded. */
export async function gradeShiftAgain(call: Call, before: Shift, after: Shift): Promise<void> {
  if (gradedBy.some(field => String(before[field]) !== String(after[field]))) await gradeAgain(call)
}
