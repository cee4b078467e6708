// Months ahead: how much of the tax year, or of the employment, is still to be paid after a run.

import { type Amount, toAmount } from '../../amounts.ts'
import { type Day, daysInMonth } from '../../days.ts'
import type { DayBasis } from '../rules.ts'

export interface MonthsAhead {
  /** With this one. */
  readonly left: number
  /** After this one, with the paid part of the month of separation. */
  readonly ahead: Amount
}

export interface AheadFacts {
  readonly year: number
  readonly month: number
  /** Of the tax year, from 1 to 12. */
  readonly period: number
  readonly separation_date: Day | null
  readonly day_basis: DayBasis
}

const months = (year: number, month: number): number => year * 12 + month

/** Until the tax year or the employment ends, whichever is first. */
export function countMonthsAhead({
  year,
  month,
  period,
  separation_date,
  day_basis,
}: AheadFacts): MonthsAhead {
  const toYearEnd = 12 - period
  const toSeparation =
    separation_date === null
      ? toYearEnd + 1
      : months(+separation_date.slice(0, 4), +separation_date.slice(5, 7)) - months(year, month)
  if (separation_date === null || toSeparation > toYearEnd)
    return { left: toYearEnd + 1, ahead: toAmount(toYearEnd) }
  if (toSeparation <= 0) return { left: 1, ahead: toAmount(0) }
  const share = shareOfLastMonth(separation_date, day_basis)
  return { left: toSeparation + 1, ahead: toAmount(toSeparation - 1).plus(share) }
}

/** Workdays of a month to come are not known yet, so its days of the calendar stand for them. */
function shareOfLastMonth(separation: Day, day_basis: DayBasis): Amount {
  const [day, days] = [+separation.slice(8, 10), daysInMonth(separation)]
  if (day === days) return toAmount(1)
  return toAmount(day).dividedBy(toAmount(day_basis === 'fixed_30' ? 30 : days))
}
