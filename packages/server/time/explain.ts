// Explanations: why a day of attendance is graded as it is, told from all that is known of it.

import type { AttendanceRecord } from '@muster/contract'
import { attribute, type Explanation, explainDay, reachOfDays } from '@muster/engine'
import type { Context } from '../handler.ts'
import { timeFactsOf } from './facts.ts'
import { knownOf, nothingKnown } from './known.ts'

/** The same inputs as grading has, so that what is told is what was worked out. */
export async function explainRecord(
  { db, now }: Context,
  { employee_id, date }: AttendanceRecord,
): Promise<readonly Explanation[]> {
  const { calendars, settings, timezone } = await timeFactsOf(db, [employee_id])
  const calendar = calendars.get(employee_id)
  if (!calendar) return [{ rule: 'outside_employment', text: 'The employee is deleted.' }]
  const context = { calendar, settings, timezone }
  const reach = reachOfDays({ ...context, first_day: date, last_day: date })
  const known = (await knownOf(db, [{ employee_id, ...reach }])).get(employee_id) ?? nothingKnown()
  const punches = attribute({ ...context, punches: known.punches }).filter(
    ({ attendance_date }) => attendance_date === date,
  )
  const record = known.records.get(date)
  const written = record?.written_source
    ? {
        source: record.written_source,
        status: record.written_status,
        check_in_at: record.written_check_in_at,
        check_out_at: record.written_check_out_at,
      }
    : null
  return explainDay({
    ...context,
    ...{ day: date, punches, written, leaves: known.leaves.get(date) ?? [] },
    now: now.toString({ fractionalSecondDigits: 3 }),
  })
}
