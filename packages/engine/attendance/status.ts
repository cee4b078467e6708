// Status: what a day counts as, and the rule that decides it, in the order of C.2.5.

import type { DayKind } from '../calendar.ts'
import type { Leave } from './leave-of-day.ts'
import type { AttendanceSettings } from './settings.ts'

export const attendanceStatuses = [
  'present',
  'absent',
  'half_day',
  'on_leave',
  'holiday',
  'rest_day',
  'unscheduled',
] as const
export type AttendanceStatus = (typeof attendanceStatuses)[number]

/** What an upsert or a regularisation may say of a day. */
export type WrittenStatus = 'present' | 'absent' | 'half_day'

export type StatusRule =
  | 'leave'
  | 'written_status'
  | 'holiday'
  | 'rest_day'
  | 'unscheduled'
  | 'auto_present'
  | 'punch_not_required'
  | 'no_punch'
  | 'missing_punch'
  | 'in_progress'
  | 'full_day_percent'
  | 'half_day_percent'
  | 'below_half_day_percent'

export interface Verdict {
  readonly status: AttendanceStatus
  readonly rule: StatusRule
}

/** What the status follows from. */
export interface Evidence {
  readonly kind: Exclude<DayKind, 'outside'>
  readonly mode: 'punch_required' | 'auto_present' | 'punch_not_required'
  readonly leave: Leave
  readonly written: WrittenStatus | null
  /** Whether times of the day are known, and whether they make a pair. */
  readonly isSeen: boolean
  readonly isMeasured: boolean
  readonly isOpen: boolean
  /** Whether the window of the day has closed. */
  readonly isOver: boolean
  readonly worked: number
  readonly scheduled: number
}

/** The status without regard to half a day of leave, which the caller adds: see applyHalfLeave. */
export function decideStatus(evidence: Evidence, settings: AttendanceSettings): Verdict {
  const { kind, leave, written } = evidence
  if (leave.portion === 'full') return { status: 'on_leave', rule: 'leave' }
  if (written) return { status: written, rule: 'written_status' }
  if (kind !== 'workday') return { status: kind, rule: kind }
  if (evidence.isSeen) return gradeByTimes(evidence, settings)
  if (evidence.mode !== 'punch_required') return { status: 'present', rule: evidence.mode }
  // The other half of a leave is still to come; a day that somebody wrote without times or status is not.
  const isAwaited = !evidence.isOver && leave.portion !== 'none'
  return isAwaited ? { status: 'half_day', rule: 'in_progress' } : { status: 'absent', rule: 'no_punch' }
}

/** Before the window closes, nobody is absent: an employee who is in is present, and one who has left counts half a day. */
function gradeByTimes(evidence: Evidence, settings: AttendanceSettings): Verdict {
  const { isOver, isOpen, isMeasured, leave } = evidence
  if (!isOver && isOpen) return { status: 'present', rule: 'in_progress' }
  if (isOver && !isMeasured) return { status: settings.missing_punch_status, rule: 'missing_punch' }
  if (reaches(evidence, settings.full_day_min_percent)) return { status: 'present', rule: 'full_day_percent' }
  // With half a day of leave the other half is worked or not: there is no half of it.
  if (leave.portion === 'none' && reaches(evidence, settings.half_day_min_percent))
    return { status: 'half_day', rule: 'half_day_percent' }
  return isOver
    ? { status: 'absent', rule: 'below_half_day_percent' }
    : { status: 'half_day', rule: 'in_progress' }
}

/** Whole minutes on both sides, so that 359 of 480 are less than 75 percent without a fraction. */
function reaches({ worked, scheduled, leave }: Evidence, percent: number): boolean {
  const halves = leave.portion === 'none' ? 2 : 1
  return worked * 200 >= percent * scheduled * halves
}

/** C.2.5, 7: half a day of leave makes a working day `half_day`, whether the other half was worked or not. */
export function applyHalfLeave(
  { status, rule }: Verdict,
  { portion }: Leave,
  kind: DayKind,
): AttendanceStatus {
  const isGraded = kind === 'workday' || rule === 'written_status'
  return portion === 'none' || portion === 'full' || !isGraded ? status : 'half_day'
}

/**
 * How many halves of the day payroll counts present, by the status of the day without regard to half a day of leave: 2 of
 * `present`, 1 of `half_day`, and 0 of every other. With half a day of leave, at most the other half.
 */
export function countPresentHalves({ status }: Verdict, { portion }: Leave): 0 | 1 | 2 {
  if (status !== 'present' && status !== 'half_day') return 0
  return portion === 'none' && status === 'present' ? 2 : 1
}
