// Inputs: the days that are graded again where a holiday, a shift or an employment changes.

import type { Employee, Holiday, Shift } from '@muster/contract'
import { type Db, statement } from '@muster/db'
import { addDays, type Day, daysInMonth } from '@muster/engine'
import { type Moment, today } from '../handler.ts'
import { type Days, regrade } from './grading.ts'
import { least, most } from './known.ts'

type Call = Moment & { readonly db: Db }

/** So many employees are read and graded at a time; one workspace may have ten thousand. */
export const pieceSize = 200

const seenOnDay = statement<{ id: string }>(
  'employees_seen_on_day',
  `select id from employees e where workspace_id = :workspace_id and not deleted and (:branch::text is null or branch_id = :branch)
     and (exists(select from attendance_records r where r.workspace_id = :workspace_id and r.employee_id = e.id and r.date = :day)
       or exists(select from punches p where p.workspace_id = :workspace_id and p.employee_id = e.id and p.attendance_date = :day))
   order by id`,
)

/** A holiday that was made or changed: its days up to today, of those who have something on them. */
export async function regradeHoliday(call: Call, ...states: readonly Holiday[]): Promise<void> {
  for (const { date, branch_id: branch, ...state } of states) {
    for (const day of daysOf(date, state.is_recurring, today(call))) {
      const seen = await call.db.run(seenOnDay, { branch, day })
      await inPieces(
        call,
        seen.map(({ id }) => ({ employee_id: id, first_day: day, last_day: day })),
      )
    }
  }
}

/** The days of a holiday up to the last one; a 29 February comes back in leap years only. */
function daysOf(date: Day, is_recurring: boolean, last: Day): Day[] {
  if (date > last) return []
  if (!is_recurring) return [date]
  const [year, monthAndDay] = [+date.slice(0, 4), date.slice(4)]
  const years = Array.from({ length: +last.slice(0, 4) - year + 1 }, (_, n) =>
    String(year + n).padStart(4, '0'),
  )
  return years
    .filter(each => +monthAndDay.slice(4) <= daysInMonth(`${each}${monthAndDay.slice(0, 4)}01`))
    .map(each => `${each}${monthAndDay}`)
    .filter(day => day <= last)
}

const seenInShift = statement<{ id: string }>(
  'employees_seen_in_shift',
  `select id from employees e where workspace_id = :workspace_id and not deleted
     and exists(select from employee_shifts a where a.workspace_id = :workspace_id and a.employee_id = e.id and a.shift_id = :shift)
     and (exists(select from attendance_records r where r.workspace_id = :workspace_id and r.employee_id = e.id and r.date = :day)
       or exists(select from punches p where p.workspace_id = :workspace_id and p.employee_id = e.id and p.punched_at >= :since::timestamptz))
   order by id`,
)

const gradedBy = [
  ...['start_time', 'end_time', 'break_duration_minutes', 'grace_period_minutes', 'late_threshold_minutes'],
  ...['weekly_off_days', 'attendance_mode'],
] as readonly (keyof Shift)[]

/** A shift with other hours: today alone, so that days of the past keep what they were graded by. */
export async function regradeShift(call: Call, before: Shift, after: Shift): Promise<void> {
  if (gradedBy.every(field => String(before[field]) === String(after[field]))) return
  const day = today(call)
  const since = Temporal.PlainDate.from(day)
    .toZonedDateTime(call.caller.workspace.timezone)
    .toInstant()
    .toString()
  const seen = await call.db.run(seenInShift, { shift: after.id, day, since })
  await inPieces(
    call,
    seen.map(({ id }) => ({ employee_id: id, first_day: day, last_day: day, is_exact: true })),
  )
}

/**
 * An employee whose employment or branch changed. Days that are outside now lose their record, except those of an
 * employment that was over when this one began. Another branch has other holidays from today on.
 */
export async function regradeEmployment(call: Call, before: Employee, after: Employee): Promise<void> {
  const now = today(call)
  const isBack = before.separation_date !== null && after.joining_date > before.separation_date
  const first = isBack ? after.joining_date : firstChanged(before, after, now)
  if (first === undefined || first > now) return
  const days = { employee_id: after.id, first_day: first, last_day: now }
  await regrade(call, [{ ...days, is_employment_changed: !isBack }])
}

function firstChanged(before: Employee, after: Employee, now: Day): Day | undefined {
  const changed: Day[] = []
  if (before.joining_date !== after.joining_date)
    changed.push(least([before.joining_date, after.joining_date]))
  if (before.separation_date !== after.separation_date)
    changed.push(addDays(least([before.separation_date ?? now, after.separation_date ?? now]), 1))
  if (before.branch_id !== after.branch_id) changed.push(now)
  return changed.length > 0
    ? most([least(changed), least([before.joining_date, after.joining_date])])
    : undefined
}

async function inPieces(call: Call, days: readonly Days[]): Promise<void> {
  for (let at = 0; at < days.length; at += pieceSize) await regrade(call, days.slice(at, at + pieceSize))
}
