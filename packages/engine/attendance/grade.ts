// Grading: what the punches, leave and written times of an employee's day make of it.

import type { DayKind } from '../calendar.ts'
import type { Day } from '../days.ts'
import type { Attribution } from './attribute.ts'
import { type Instant, instantOrNull, toEpoch } from './instants.ts'
import { findExpectedTimes, measurePunctuality, type Punctuality, punctual } from './lateness.ts'
import { combineLeave, type Leave, type LeaveOfDay, type LeavePortion, leaveHalves } from './leave-of-day.ts'
import { type AttendanceSource, applyManualCorrections, type WrittenDay } from './manual-corrections.ts'
import { measureOvertime, noOvertime, type Overtime } from './overtime.ts'
import {
  listMovements,
  type Movement,
  measureWork,
  pairSessions,
  type Sessions,
  type Worked,
} from './sessions.ts'
import {
  type AttendanceContext,
  countScheduledMinutes,
  instanceOn,
  type ShiftInstance,
} from './shift-times.ts'
import {
  type AttendanceStatus,
  applyHalfLeave,
  countPresentHalves,
  decideStatus,
  type Verdict,
} from './status.ts'

export interface DayInputs extends AttendanceContext {
  readonly day: Day
  /** Those attributed to the day, in any order; ignored ones may be among them. */
  readonly punches: readonly Pick<Attribution, 'punched_at' | 'effective_direction'>[]
  /** leaveThatCounts() of the day. */
  readonly leaves: readonly LeaveOfDay[]
  readonly written: WrittenDay | null
  readonly now: Instant
}

/** The derived fields of an attendance record. */
export interface GradedDay {
  readonly date: Day
  readonly shift_id: string | null
  readonly status: AttendanceStatus
  readonly check_in_at: Instant | null
  readonly check_out_at: Instant | null
  readonly worked_minutes: number
  readonly break_minutes: number
  readonly scheduled_minutes: number
  readonly late_minutes: number
  readonly is_late: boolean
  readonly early_leave_minutes: number
  readonly is_early_leave: boolean
  readonly overtime_minutes: number
  readonly missing_punch: boolean
  readonly leave_application_id: string | null
  readonly leave_portion: LeavePortion
  readonly holiday_id: string | null
  readonly source: AttendanceSource
  /** Not in the contract: halves that payroll counts present. Those neither present nor leave are absent. */
  readonly present_halves: 0 | 1 | 2
}

/** All that was found out about a day; explainDay tells it. */
export interface Findings {
  readonly kind: Exclude<DayKind, 'outside'>
  readonly instance: ShiftInstance | undefined
  readonly leave: Leave
  /** The arrivals and departures that it is graded by. */
  readonly moves: readonly Movement[]
  readonly sessions: Sessions
  readonly worked: Worked
  readonly scheduled: number
  readonly punctuality: Punctuality
  readonly overtime: Overtime
  readonly verdict: Verdict
  readonly isOver: boolean
  readonly graded: GradedDay
}

/** Null: the day has no record (see gatherFindings). */
export function gradeDay(inputs: DayInputs): GradedDay | null {
  return gatherFindings(inputs)?.graded ?? null
}

/** Null outside the employment, and if the day has no inputs that need a record. */
export function gatherFindings(inputs: DayInputs): Findings | null {
  const kind = inputs.calendar.classifyDay(inputs.day)
  if (kind === 'outside') return null
  const instance = instanceOn(inputs, inputs.day)
  const leave = combineLeave(inputs.leaves)
  const now = toEpoch(inputs.now)
  const moves = selectMovements(inputs, kind, instance)
  if (!hasRecord(inputs, kind, instance, leave, moves, now)) return null
  const sessions = pairSessions(moves)
  const worked = measureWork(sessions, instance)
  const isOver = now > findClosing(inputs, instance)
  const scheduled = instance && kind === 'workday' ? countScheduledMinutes(instance) : 0
  const isGraded = instance !== undefined && kind === 'workday' && leave.portion !== 'full'
  const isFinal = inputs.written?.check_out_at != null || (instance !== undefined && now >= instance.end)
  const punctuality = isGraded
    ? measurePunctuality(
        sessions,
        findExpectedTimes(instance, leave),
        instance.shift,
        inputs.settings,
        isFinal,
      )
    : punctual
  const overtime =
    moves.length === 0
      ? noOvertime
      : measureOvertime(kind, leave, sessions, worked, instance, inputs.settings)
  const verdict = decideStatus(
    {
      kind,
      mode: instance?.shift.attendance_mode ?? 'punch_required',
      leave,
      written: inputs.written?.status ?? null,
      isSeen: moves.length > 0,
      isMeasured: sessions.pairs.length > 0,
      isOpen: sessions.isOpen,
      isOver,
      worked: worked.minutes,
      scheduled,
    },
    inputs.settings,
  )
  const measured = { moves, sessions, worked, scheduled, punctuality, overtime }
  const found = { kind, instance, leave, ...measured, verdict, isOver }
  return { ...found, graded: makeRecord(inputs, found) }
}

/** When the day is over: nothing that belongs to it can come any more. Without a shift, with the day itself. */
export function findClosing(
  context: AttendanceContext & { readonly day: Day },
  instance: ShiftInstance | undefined,
): number {
  return instance ? instance.closes : context.timezone.endOf(context.day) - 1
}

function selectMovements(
  { written, punches }: DayInputs,
  kind: DayKind,
  instance: ShiftInstance | undefined,
): readonly Movement[] {
  const punched = asksForPunches(kind, instance) ? listMovements(punches) : []
  return written ? applyManualCorrections(punched, written) : punched
}

/** Punches of a shift that does not ask for them are kept, but a working day is not graded by them (C.2.5, 5). */
export function asksForPunches(kind: DayKind, instance: ShiftInstance | undefined): boolean {
  return kind !== 'workday' || instance?.shift.attendance_mode === 'punch_required'
}

function hasRecord(
  inputs: DayInputs,
  kind: DayKind,
  instance: ShiftInstance | undefined,
  leave: Leave,
  moves: readonly Movement[],
  now: number,
): boolean {
  if (inputs.written || leave.portion === 'full' || moves.length > 0) return true
  // Half a day of leave makes a working day half_day whatever comes of the other half.
  if (leave.portion !== 'none' && kind === 'workday') return true
  const mode = instance?.shift.attendance_mode
  if (mode === 'punch_not_required') return false
  if (mode === 'auto_present' && kind === 'workday') return now >= instance!.end
  return now > findClosing(inputs, instance)
}

function makeRecord(inputs: DayInputs, found: Omit<Findings, 'graded'>): GradedDay {
  const { kind, instance, leave, sessions, worked, punctuality, overtime, verdict } = found
  const graded: GradedDay = {
    date: inputs.day,
    shift_id: instance?.shift.id ?? null,
    status: applyHalfLeave(verdict, leave, kind),
    check_in_at: instantOrNull(sessions.firstIn),
    check_out_at: instantOrNull(sessions.lastOut),
    worked_minutes: worked.minutes,
    break_minutes: worked.breakMinutes,
    scheduled_minutes: found.scheduled,
    late_minutes: punctuality.late_minutes,
    is_late: punctuality.is_late,
    early_leave_minutes: punctuality.early_leave_minutes,
    is_early_leave: punctuality.is_early_leave,
    overtime_minutes: overtime.minutes,
    missing_punch: found.isOver && sessions.lacksOne && leave.portion !== 'full',
    leave_application_id: leave.leave_application_id,
    leave_portion: leave.portion,
    holiday_id: inputs.calendar.holidayOn(inputs.day)?.id ?? null,
    source: decideSource(inputs.written, found),
    present_halves: countPresentHalves(verdict, leave),
  }
  assertSound(graded, found)
  return graded
}

function decideSource(
  written: WrittenDay | null,
  { leave, sessions, verdict }: Omit<Findings, 'graded'>,
): AttendanceSource {
  if (verdict.rule === 'leave') return 'leave'
  if (written) return written.source
  if (sessions.firstIn !== null || sessions.lastOut !== null) return 'punch'
  return leave.portion === 'none' ? 'auto' : 'leave'
}

/** What holds of every record; a day that breaks it is a mistake of the engine, not of the data. */
function assertSound(graded: GradedDay, { kind, sessions, worked }: Omit<Findings, 'graded'>): void {
  const { worked_minutes, break_minutes, overtime_minutes, present_halves, leave_portion } = graded
  const claim = (holds: boolean, what: string): void => {
    if (!holds) throw new Error(`The attendance of ${graded.date} is graded wrongly: ${what}`)
  }
  const whole = (sessions.pairs.at(-1)?.[1] ?? 0) - (sessions.pairs[0]?.[0] ?? 0)
  claim(worked_minutes >= 0 && break_minutes >= 0, 'minutes are negative')
  claim(worked.gross + worked.gap === whole, 'sessions and gaps are not the whole time')
  claim(
    (worked_minutes + break_minutes) * 60_000 <= whole,
    'more is worked than from the first in to the last out',
  )
  claim(overtime_minutes <= worked_minutes, 'more overtime than work')
  claim(present_halves + leaveHalves(leave_portion) <= 2, 'more than two halves')
  claim(kind === 'workday' || graded.scheduled_minutes === 0, 'work is scheduled on a free day')
}
