// A day without a record: why it has none, so that payroll can tell an intended gap from grading that is late.

import type { Day } from '../days.ts'
import { isLocked } from '../time-lock.ts'
import { findClosing } from './grade.ts'
import { type Instant, toEpoch } from './instants.ts'
import { type AttendanceContext, instanceOn } from './shift-times.ts'

/**
 * `not_punched`: the shift asks for no punches. `locked`: payroll has closed the day. `before_grading`: the clock had not
 * begun to grade. `not_over`: the window of the day is still open.
 */
export type WithoutRecord = 'not_punched' | 'locked' | 'before_grading' | 'not_over'

export interface WithoutRecordFacts extends AttendanceContext {
  /** The first day that the clock grades; null before it has graded any. */
  readonly graded_from: Day | null
  readonly locked_through: Day | null
  readonly now: Instant
}

/** Why a working day has no record; null where it should have one, so that grading is behind. */
export function explainWithoutRecord(facts: WithoutRecordFacts, day: Day): WithoutRecord | null {
  const instance = instanceOn(facts, day)
  if (instance?.shift.attendance_mode === 'punch_not_required') return 'not_punched'
  if (isLocked(facts.locked_through, day)) return 'locked'
  if (toEpoch(facts.now) <= findClosing({ ...facts, day }, instance)) return 'not_over'
  return facts.graded_from === null || day < facts.graded_from ? 'before_grading' : null
}
