// Shortening: whether approved leave may end on an earlier day, and what its days cost then.

import { say } from '@muster/sentences'
import { parseAmount } from '../amounts.ts'
import { addDays, type Day } from '../days.ts'
import { explainLock, isLocked } from '../time-lock.ts'
import { checkClosedYear } from './conflicts.ts'
import type { FiscalYear, LeaveConflict, LeaveRefusal } from './facts.ts'

export interface ShorteningFacts {
  readonly application: { readonly from_date: Day; readonly to_date: Day }
  /** The new one. */
  readonly last_day: Day
  readonly fiscal_year: FiscalYear
  readonly locked_through: Day | null
}

/** What is wrong with the new last day itself. */
export function refuseLastDay({
  application: { from_date, to_date },
  last_day,
}: Pick<ShorteningFacts, 'application' | 'last_day'>): LeaveRefusal[] {
  const field = 'last_day'
  if (last_day < from_date)
    return [
      {
        field,
        message: say`must be ${from_date} or later, the first day of the leave; to give all of it back, cancel it`,
      },
    ]
  return last_day < to_date
    ? []
    : [{ field, message: say`must be before ${to_date}, the last day of the leave until now` }]
}

/** What keeps leave from ending on the day: days that were paid, and a year whose balances were carried over. */
export function checkShortening(facts: ShorteningFacts): LeaveConflict[] {
  return [...checkClosedYear(facts.fiscal_year), ...findLockedAfter(facts)]
}

function findLockedAfter({
  application: { to_date },
  last_day,
  locked_through,
}: ShorteningFacts): LeaveConflict[] {
  const why = explainLock(locked_through, addDays(last_day, 1), to_date)
  if (why === null || locked_through === null) return []
  const then =
    locked_through < to_date
      ? say`let the leave end on ${locked_through} or later`
      : say`to give days back, adjust the balance, and to pay a day otherwise, enter a payroll correction`
  return [{ message: say`${why}; ${then}.` }]
}

/** Leave without a working day is none. Where a part of it was paid it stays, for it can no longer be cancelled. */
export function checkRemains(
  { application: { from_date, to_date }, last_day, locked_through }: ShorteningFacts,
  total_days: string,
): LeaveConflict[] {
  if (isLocked(locked_through, from_date) || !parseAmount(total_days).isZero()) return []
  const message = say`If the leave from ${from_date} to ${to_date} ends on ${last_day}, no working day is left of it; cancel it.`
  return [{ message }]
}
