// Inputs: the days that are graded again where a holiday or an employment changes.

import type { Employee, Holiday } from '@muster/contract'
import { type Db, statement } from '@muster/db'
import { addDays, type Day, daysInMonth, isRehire } from '@muster/engine'
import { type Moment, today } from '../handler.ts'
import { regrade } from './grading.ts'
import { least } from './known.ts'
import { lockAllTime } from './locks.ts'

type Call = Moment & { readonly db: Db }

/** So many employees are read and graded at a time; one workspace may have ten thousand. */
export const pieceSize = 200

const seenOnDay = statement<{ id: string }>(
  'employees_seen_on_day',
  `select id from employees e where workspace_id = :workspace_id and not deleted and (:branch::text is null or branch_id = :branch
       or exists(select from employee_branch_history b where b.workspace_id = :workspace_id and b.employee_id = e.id and b.branch_id = :branch))
     and (exists(select from attendance_records r where r.workspace_id = :workspace_id and r.employee_id = e.id and r.date = :day)
       or exists(select from punches p where p.workspace_id = :workspace_id and p.employee_id = e.id and p.attendance_date = :day))
   order by id`,
)

/**
 * A holiday that was made or changed: its days up to today, of those who have something on them. Whoever gets something
 * on them meanwhile has not seen the holiday, and is waited for before anybody is looked for.
 */
export async function regradeHoliday(call: Call, ...states: readonly Holiday[]): Promise<void> {
  if (isFreeAlike(states)) return
  const changed = states.flatMap(({ date, is_recurring, branch_id: branch }) =>
    daysOf(date, is_recurring, today(call)).map(day => ({ day, branch })),
  )
  if (changed.length > 0) await lockAllTime(call.db)
  for (const { day, branch } of changed) {
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

/** Later than any day there is. */
const forever = '9999-12-31'

// A branch that was changed twice in a day is that of neither yesterday nor today.
const leftBranch = statement(
  'leave_branch',
  `insert into employee_branch_history (workspace_id, employee_id, branch_id, effective_to)
   values (:workspace_id, :employee_id, :branch_id, :effective_to)
   on conflict on constraint employee_branch_history_pkey do nothing`,
)

/**
 * An employee whose employment or branch changed. Days that are outside now lose their record, those to come too, except
 * those of an employment that was over when this one began. Another branch has other holidays from today on; the days
 * before keep those of the branch of before.
 */
export async function regradeEmployment(call: Call, before: Employee, after: Employee): Promise<void> {
  const isBack = isRehire(before, after)
  const moved = isBack ? [after.joining_date] : movedDays(before, after)
  const isSameBranch = before.branch_id === after.branch_id
  const starts = isSameBranch ? moved : [...moved, today(call)]
  if (starts.length === 0) return
  if (!isSameBranch) {
    const { id: employee_id, branch_id } = before
    await call.db.run(leftBranch, { employee_id, branch_id, effective_to: addDays(today(call), -1) })
  }
  const days = { employee_id: after.id, first_day: least(starts), last_day: forever }
  await regrade(call, [{ ...days, is_exact: moved.length === 0, is_employment_changed: !isBack }])
}

/** The first days that an employment gained or lost, at its beginning and at its end. */
function movedDays(before: Employee, after: Employee): Day[] {
  const moved: Day[] = []
  const [joined, joins] = [before.joining_date, after.joining_date]
  if (joined !== joins) moved.push(least([joined, joins]))
  const [left, leaves] = [before.separation_date ?? forever, after.separation_date ?? forever]
  if (left !== leaves) moved.push(addDays(least([left, leaves]), 1))
  return moved
}
