// Conflicts: clashes of a leave with other leave, with a closed year and with days that payroll has locked.

import { say, sayTogether } from '@muster/sentences'
import { parseAmount } from '../amounts.ts'
import type { Day } from '../days.ts'
import { explainLock, isLocked } from '../time-lock.ts'
import { explainShortfall } from './allowance.ts'
import type { ApplicationFacts, CountedLeave, FiscalYear, LeaveConflict } from './facts.ts'
import { isOverlapping, type Stretch } from './overlap.ts'
import { findOtherGender } from './policy.ts'
import type { ChargedDays } from './span.ts'

export function findOverlaps(leave: Stretch, others: readonly CountedLeave[]): LeaveConflict[] {
  return others
    .filter(other => isOverlapping(leave, other))
    .map(({ status, from_date, to_date, half }) => {
      const span = from_date === to_date ? from_date : say`${from_date} to ${to_date}`
      const part = half ? say` (${half})` : ''
      return {
        message: say`The employee has ${status} leave on ${span}${part}; choose other days, or cancel that one.`,
      }
    })
}

/** What can be done about leave that was paid in part: the days that were not are given back. */
function orEndEarly(to_date: Day, lockedThrough: Day | null): LeaveConflict[] {
  if (lockedThrough === null || !(lockedThrough < to_date)) return []
  return [{ message: say`It can end early instead, on ${lockedThrough} or a later day.` }]
}

/** Of the span alone: a neighbouring rest day that is locked is not charged. */
export function findLockedDays(
  { from_date, to_date }: { readonly from_date: Day; readonly to_date: Day },
  lockedThrough: Day | null,
): LeaveConflict[] {
  const why = explainLock(lockedThrough, from_date, to_date)
  return why === null ? [] : [{ message: say`${why}.` }]
}

export function checkClosedYear(year: FiscalYear | null): LeaveConflict[] {
  return year?.status === 'closed'
    ? [{ message: say`The fiscal year ${year.name} is closed, so leave in it can no longer change.` }]
    : []
}

export type ApprovalFacts = Pick<
  ApplicationFacts,
  | 'employee'
  | 'leave_type'
  | 'policy'
  | 'fiscal_year'
  | 'others'
  | 'available_days'
  | 'encashing_days'
  | 'locked_through'
> & { readonly application: Stretch & { readonly total_days: string } }

/**
 * What keeps a pending application, measured anew, from being approved. Only leave that is approved already stands in its
 * way: whichever of two is approved first takes the days.
 */
export function checkApproval(facts: ApprovalFacts): LeaveConflict[] {
  const { application, employee, policy, others } = facts
  const other = policy && findOtherGender(policy, employee.gender)
  const total = parseAmount(application.total_days)
  const approved = others.filter(({ status }) => status === 'approved')
  const short = explainShortfall({ ...facts, total_days: application.total_days, pending_days: '0.00' })
  return [
    ...(employee.deleted
      ? [{ message: say`The employee is deleted; their leave can only be rejected or cancelled.` }]
      : []),
    ...(total.isZero()
      ? [{ message: say`The leave no longer has a working day; reject or cancel it.` }]
      : []),
    ...(other ? [{ message: say`The leave is for ${other} employees only; reject or cancel it.` }] : []),
    ...(short === null ? [] : [{ message: say`The leave ${short}.` }]),
    ...findOverlaps(application, approved),
    ...checkClosedYear(facts.fiscal_year),
    ...findLockedDays(application, facts.locked_through),
  ]
}

/**
 * What keeps an application from being cancelled: leave that was paid, or of a year that is closed, is not undone; one
 * that is pending was neither paid nor counted.
 */
export function checkCancellation(facts: {
  readonly application: {
    readonly from_date: Day
    readonly to_date: Day
    readonly status: 'pending' | 'approved'
    readonly charged: ChargedDays
  }
  readonly fiscal_year: FiscalYear
  readonly locked_through: Day | null
}): LeaveConflict[] {
  const { application, fiscal_year, locked_through } = facts
  if (application.status === 'pending') return []
  const inSpan = findLockedDays(application, locked_through)
  return [
    ...checkClosedYear(fiscal_year),
    ...inSpan,
    ...(inSpan.length > 0
      ? orEndEarly(application.to_date, locked_through)
      : findLockedNeighbours(application.charged, locked_through)),
  ]
}

/** A rest day between this leave and another one that was paid as a day of this one. */
function findLockedNeighbours(charged: ChargedDays, lockedThrough: Day | null): LeaveConflict[] {
  const paid = [...charged.keys()].filter(day => isLocked(lockedThrough, day)).sort()
  if (paid.length === 0) return []
  const message = say`The leave is charged with ${sayTogether(paid, ' and ')}, whose payroll is locked, so it can no longer be cancelled. To give days back, adjust the balance.`
  return [{ message }]
}
