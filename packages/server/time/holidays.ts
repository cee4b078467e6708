// Holidays: the days that are graded again where a holiday is made or changed.

import type { Holiday } from '@muster/contract'
import { type Db, statement } from '@muster/db'
import { type Day, daysInMonth } from '@muster/engine'
import { type Moment, today } from '../handler.ts'
import { firstAgain, gradeAgain } from './again.ts'
import { regrade } from './grading.ts'
import { pieceSize } from './inputs.ts'
import { lockAllTime } from './locks.ts'

type Call = Moment & { readonly db: Db }

const seenOnDay = statement<{ id: string }>(
  'employees_seen_on_day',
  `select id from employees e where workspace_id = :workspace_id and not deleted and (:branch::text is null or branch_id = :branch
       or exists(select from employee_branch_history b where b.workspace_id = :workspace_id and b.employee_id = e.id and b.branch_id = :branch))
     and (exists(select from attendance_records r where r.workspace_id = :workspace_id and r.employee_id = e.id and r.date = :day)
       or exists(select from punches p where p.workspace_id = :workspace_id and p.employee_id = e.id and p.attendance_date = :day))
   order by id`,
)

/**
 * A holiday that was made or changed: its days up to today, of those who have something on them. The latest are left to
 * the job, because thousands may have something on them. Of older ones, whoever gets something on them meanwhile has not
 * seen the holiday, and is waited for before anybody is looked for.
 */
export async function regradeHoliday(call: Call, ...states: readonly Holiday[]): Promise<void> {
  if (isFreeAlike(states)) return
  const changed = states.flatMap(({ date, is_recurring, branch_id: branch }) =>
    daysOf(date, is_recurring, today(call)).map(day => ({ day, branch })),
  )
  const older = changed.filter(({ day }) => day < firstAgain(today(call)))
  if (older.length < changed.length) await gradeAgain(call)
  if (older.length > 0) await lockAllTime(call.db)
  for (const { day, branch } of older) {
    const seen = await call.db.run(seenOnDay, { branch, day })
    const days = seen.map(({ id }) => ({ employee_id: id, first_day: day, last_day: day, is_exact: true }))
    for (let at = 0; at < days.length; at += pieceSize) await regrade(call, days.slice(at, at + pieceSize))
  }
}

/** Whether nobody is freed by the holiday, or the same people on the same days as before. */
function isFreeAlike(states: readonly Holiday[]): boolean {
  const frees = states.map(({ type, date, is_recurring, branch_id }) =>
    type === 'optional' ? 'nobody' : `${date} ${is_recurring} ${branch_id}`,
  )
  return frees.every(free => free === frees[0]) && (states.length > 1 || frees[0] === 'nobody')
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
