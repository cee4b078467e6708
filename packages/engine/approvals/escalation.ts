// Escalation: until when a step is to be decided, and whom it asks as well once nobody has.

import type { Calendar } from '../calendar.ts'
import { addDays, type Day, weekday } from '../days.ts'
import { kindInAny } from '../leave/index.ts'
import { listLevelsAbove, type Organisation, type StepRule } from './steps.ts'

/** Of a calendar without any working day a year is looked at. */
const mostDays = 366

/** The day that is so many working days later, by the calendar of the employee whose request it is. */
export function findDueDay(calendar: Calendar, from: Day, days: number): Day {
  let left = days
  for (let ahead = 1; ahead < mostDays; ahead++) {
    const day = addDays(from, ahead)
    if (isWorked(calendar, day)) left--
    if (left === 0) return day
  }
  return addDays(from, mostDays)
}

/** A request is decided about also where the employee does not work here yet, or no longer. */
function isWorked(calendar: Calendar, day: Day): boolean {
  const kind = kindInAny(calendar, day)
  return kind === 'outside' ? weekday(day) !== 7 && !calendar.holidayOn(day) : kind === 'workday'
}

/**
 * The next level above whom a step asks: one that is not asked yet, has not approved before, and is not the employee. Nobody
 * where no such level is left.
 */
export function escalateStep(
  rule: StepRule,
  there: Organisation,
  passed: ReadonlySet<string>,
): readonly string[] {
  const levels = listLevelsAbove(rule, there).map(level =>
    level.filter(member => !there.applicant.has(member) && !passed.has(member)),
  )
  return [...new Set(levels.find(({ length }) => length > 0) ?? [])]
}
