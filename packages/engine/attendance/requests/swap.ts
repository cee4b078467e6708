// Rest-day swaps: which weekly off may be worked for which working day off.

import { say, sayTogether } from '@muster/sentences'
import type { Calendar, Swap } from '../../calendar.ts'
import { type Day, daysBetween, weekday } from '../../days.ts'
import { type Checked, listBroken, refuseLocked } from '../refusals.ts'
import { describeEmployment } from './regularisation.ts'

export interface SwapFacts {
  readonly calendar: Calendar
  /** Other active swaps of the employee. */
  readonly swaps: readonly Swap[]
  /** Those of the two days that pending or approved leave touches. */
  readonly days_with_leave: readonly Day[]
  readonly locked_through: Day | null
}

const farthest = 31

/** The weekly off is that of the shift, without swaps: a day that is swapped already is a conflict, not a wrong day. */
export function checkSwap(
  { rest_date, work_date }: Swap,
  facts: SwapFacts,
): Checked<'rest_date' | 'work_date'> {
  const { calendar } = facts
  const distance = Math.abs(daysBetween(rest_date, work_date))
  const [given, taken] = [calendar.holidayOn(rest_date), calendar.holidayOn(work_date)]
  const both = [rest_date, work_date]
  const swapped = both.filter(day =>
    facts.swaps.some(swap => swap.rest_date === day || swap.work_date === day),
  )
  const onLeave = both.filter(day => facts.days_with_leave.includes(day))
  return listBroken<'rest_date' | 'work_date'>(
    [
      [!calendar.isEmployed(rest_date), 'rest_date', describeEmployment(calendar)],
      [
        !isWeeklyOff(calendar, rest_date),
        'rest_date',
        say`${rest_date} is not a weekly off of the shift in force`,
      ],
      // A holiday stays a holiday on a swapped day: nobody would work it, and the other day would be free for nothing.
      [given !== undefined, 'rest_date', say`${rest_date} is a holiday, so it would not be worked`],
      [!calendar.isEmployed(work_date), 'work_date', describeEmployment(calendar)],
      [
        !isScheduled(calendar, work_date),
        'work_date',
        say`${work_date} is not a working day of the shift in force`,
      ],
      [taken !== undefined, 'work_date', say`${work_date} is a holiday`],
      [
        distance > farthest,
        'work_date',
        say`is ${distance} days from ${rest_date}; at most ${farthest} are allowed`,
      ],
    ],
    [
      [swapped.length > 0, say`Another active swap moves ${sayTogether(swapped, ' and ')}`],
      [onLeave.length > 0, say`Leave is pending or approved on ${sayTogether(onLeave, ' and ')}`],
      refuseLocked(earlier({ rest_date, work_date }), facts.locked_through),
    ],
  )
}

export function checkSwapCancel(swap: Swap, lockedThrough: Day | null): Checked<never> {
  return listBroken<never>([], [refuseLocked(earlier(swap), lockedThrough)])
}

function isWeeklyOff(calendar: Calendar, day: Day): boolean {
  return calendar.assignmentOn(day)?.shift.weekly_off_days.includes(weekday(day)) ?? false
}

function isScheduled(calendar: Calendar, day: Day): boolean {
  return calendar.assignmentOn(day) !== undefined && !isWeeklyOff(calendar, day)
}

function earlier({ rest_date, work_date }: Swap): Day {
  return rest_date < work_date ? rest_date : work_date
}
