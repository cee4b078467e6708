// Holidays: the days that are graded again where a holiday is made or changed.

import type { Holiday } from '@muster/contract'
import type { Db } from '@muster/db'
import { addMonths, type Day, daysInMonth } from '@muster/engine'
import { type Moment, today } from '../../http/context.ts'
import { firstAgain, gradePastAgain } from '../attendance/index.ts'
import { queueBranch } from '../grading/index.ts'

type Call = Moment & { readonly db: Db }

/** Leave is not asked for further ahead: there is no fiscal year yet that it would count in. */
const monthsAhead = 36

/**
 * A holiday that was made or changed: the job grades its days again, of those who have something on them; of days to come
 * that is leave. They may be thousands of employees, and a recurring holiday may have begun a century ago, so no request
 * waits for them.
 */
export async function regradeHoliday(call: Call, ...states: readonly Holiday[]): Promise<void> {
  if (isFreeAlike(states)) return
  const [now, again] = [today(call), firstAgain(today(call))]
  for (const { date, is_recurring, branch_id } of states) {
    const days = listDays(date, is_recurring, addMonths(now, monthsAhead))
    const others = days.filter(day => day < again || day > now)
    if (others.length < days.length) await gradePastAgain(call)
    if (others.length > 0) await queueBranch(call.db, branch_id, others)
  }
}

/** Whether the holiday frees nobody, or the same employees on the same days as before. */
function isFreeAlike(states: readonly Holiday[]): boolean {
  const frees = states.map(({ type, date, is_recurring, branch_id }) =>
    type === 'optional' ? 'nobody' : `${date} ${is_recurring} ${branch_id}`,
  )
  return frees.every(free => free === frees[0]) && (states.length > 1 || frees[0] === 'nobody')
}

/** The days of a holiday up to the last one; a 29 February comes back in leap years only. */
function listDays(date: Day, is_recurring: boolean, last: Day): Day[] {
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
