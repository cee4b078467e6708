// Lateness: the minutes of a late arrival and of an early departure, and whether they are marked.

import { minute } from './instants.ts'
import type { Leave } from './leave-of-day.ts'
import type { Sessions } from './sessions.ts'
import type { AttendanceSettings } from './settings.ts'
import type { ShiftInstance } from './shift-times.ts'

export interface Punctuality {
  /** Minutes after the start and before the end, seconds dropped, before any tolerance. */
  readonly arrival: number
  readonly departure: number
  readonly late_minutes: number
  readonly is_late: boolean
  readonly early_leave_minutes: number
  readonly is_early_leave: boolean
}

export const punctual: Punctuality = {
  arrival: 0,
  departure: 0,
  late_minutes: 0,
  is_late: false,
  early_leave_minutes: 0,
  is_early_leave: false,
}

/** When the employee is expected: with half a day of leave, from or until the middle of the shift. */
export function findExpectedTimes(
  { start, end }: ShiftInstance,
  { portion }: Leave,
): readonly [from: number, to: number] {
  const middle = (start + end) / 2
  return [portion === 'first_half' ? middle : start, portion === 'second_half' ? middle : end]
}

/**
 * C.2.4. Grace is a tolerance, not a gift: beyond it, minutes count from the start. All comparisons are strict. A
 * departure counts once it `isFinal`: before the end of the shift it may be the beginning of a break.
 */
export function measurePunctuality(
  { firstIn, lastOut, isOpen }: Sessions,
  [from, to]: readonly [from: number, to: number],
  { grace_period_minutes, late_threshold_minutes }: ShiftInstance['shift'],
  { early_leave_threshold_minutes }: AttendanceSettings,
  isFinal: boolean,
): Punctuality {
  const arrival = firstIn === null ? 0 : Math.max(0, Math.floor((firstIn - from) / minute))
  const departure =
    lastOut === null || isOpen || !isFinal ? 0 : Math.max(0, Math.floor((to - lastOut) / minute))
  const late = arrival > grace_period_minutes ? arrival : 0
  const early = departure > early_leave_threshold_minutes ? departure : 0
  return {
    arrival,
    departure,
    late_minutes: late,
    is_late: late > late_threshold_minutes,
    early_leave_minutes: early,
    is_early_leave: early > 0,
  }
}
