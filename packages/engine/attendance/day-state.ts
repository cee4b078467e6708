// The state of a day at a moment: what a manager wants to know of somebody who is in, who is awaited and who has the day off.

import type { DayKind } from '../calendar.ts'
import { addDays, type Day } from '../days.ts'
import { type DayInputs, type Findings, findClosing, type GradedDay, gatherFindings } from './grade.ts'
import { type Instant, instantOrNull, toEpoch, toInstant } from './instants.ts'
import { findExpectedTimes } from './lateness.ts'
import { combineLeave, type Leave, type LeavePortion } from './leave-of-day.ts'
import { instanceOn, type ShiftInstance } from './shift-times.ts'

/**
 * `out` has been in, and is gone. `not_in_yet` may still come; `absent` came not, and does not. `present` is a day that is
 * over, or that counts without times. `unasked`: the shift asks for no punches.
 */
export type DayState =
  | 'in'
  | 'late'
  | 'out'
  | 'not_in_yet'
  | 'absent'
  | 'present'
  | 'unasked'
  | 'on_leave'
  | 'holiday'
  | 'rest_day'
  | 'unscheduled'

/** What a record says of a day that is over. */
export type RecordedDay = Pick<
  GradedDay,
  'status' | 'check_in_at' | 'check_out_at' | 'is_late' | 'late_minutes' | 'leave_portion'
> & {
  /** Null where it was graded before this was kept. */
  readonly present_halves: number | null
}

export interface DayNow {
  readonly date: Day
  readonly kind: Exclude<DayKind, 'outside'>
  readonly state: DayState
  readonly leave_portion: LeavePortion
  /** When work is to begin and to end, leave of half a day apart; null where no work is scheduled. */
  readonly expected_in_at: Instant | null
  readonly expected_out_at: Instant | null
  readonly check_in_at: Instant | null
  readonly check_out_at: Instant | null
  readonly late_minutes: number
}

/** What the state is decided by, before the day is over. */
interface Going {
  readonly kind: DayNow['kind']
  readonly instance: ShiftInstance | undefined
  readonly leave: Leave
  readonly now: number
  readonly found: Findings | null
}

/** Null outside the employment. A record stands for a day that is over: payroll may have closed it as it was. */
export function describeDayNow(inputs: DayInputs, recorded?: RecordedDay): DayNow | null {
  const { day: date } = inputs
  const kind = inputs.calendar.classifyDay(date)
  if (kind === 'outside') return null
  const instance = instanceOn(inputs, date)
  const leave = combineLeave(inputs.leaves)
  const now = toEpoch(inputs.now)
  const found = gatherFindings(inputs)
  const isOver = now > findClosing(inputs, instance)
  const graded: RecordedDay | null = (isOver && recorded) || (found?.graded ?? null)
  const going = { kind, instance, leave, now, found }
  const expected =
    instance && kind === 'workday' && leave.portion !== 'full'
      ? findExpectedTimes(instance, leave)
      : undefined
  return {
    date,
    kind,
    state: isOver ? findFinalState(going, graded) : findState(going),
    leave_portion: graded?.leave_portion ?? leave.portion,
    expected_in_at: expected ? toInstant(expected[0]) : null,
    expected_out_at: expected ? toInstant(expected[1]) : null,
    check_in_at: graded?.check_in_at ?? null,
    check_out_at: isOver ? (graded?.check_out_at ?? null) : findDeparture(found),
    late_minutes: graded?.late_minutes ?? 0,
  }
}

/** Whoever is back from a break has not gone. */
function findDeparture(found: Findings | null): Instant | null {
  return found === null || found.sessions.isOpen ? null : instantOrNull(found.sessions.lastOut)
}

function findState({ kind, instance, leave, now, found }: Going): DayState {
  if (leave.portion === 'full') return 'on_leave'
  const { isOpen, firstIn, lastOut } = found?.sessions ?? { isOpen: false, firstIn: null, lastOut: null }
  if (isOpen) return found!.punctuality.is_late ? 'late' : 'in'
  const isSeen = firstIn !== null || lastOut !== null
  const isAwayNow = instance !== undefined && kind === 'workday' && isInLeave(instance, leave, now)
  // The half that was to be worked is over, and nobody came.
  if (isAwayNow && leave.portion === 'second_half' && !isSeen && asksForPunches(instance)) return 'absent'
  if (isAwayNow) return 'on_leave'
  if (isSeen) return 'out'
  if (found?.verdict.rule === 'written_status')
    return found.verdict.status === 'absent' ? 'absent' : 'present'
  if (kind !== 'workday') return kind
  if (found?.verdict.rule === 'auto_present') return 'present'
  return asksForPunches(instance) ? 'not_in_yet' : 'unasked'
}

/** Whether a moment lies in the half of the shift that is leave. */
function isInLeave(instance: ShiftInstance, leave: Leave, now: number): boolean {
  const [from, to] = findExpectedTimes(instance, leave)
  return (leave.portion === 'first_half' && now < from) || (leave.portion === 'second_half' && now >= to)
}

const asksForPunches = (instance: ShiftInstance | undefined): boolean =>
  instance?.shift.attendance_mode === 'punch_required'

function findFinalState({ kind, instance, leave }: Going, graded: RecordedDay | null): DayState {
  if (graded === null) {
    if (kind !== 'workday') return kind
    return asksForPunches(instance) ? 'absent' : 'unasked'
  }
  const { status, check_in_at, is_late, present_halves } = graded
  if (status === 'absent' || status === 'on_leave') return status
  if (status !== 'present' && status !== 'half_day') return check_in_at === null ? status : 'present'
  // The half that is no leave was missed.
  if (leave.portion !== 'none' && present_halves === 0) return 'absent'
  return is_late ? 'late' : 'present'
}

/**
 * How somebody's today stands: by the day before, while its shift of the night lasts or they are still in by it, and by
 * the day itself otherwise.
 */
export function describeToday(today: Day, inputsOf: (day: Day) => DayInputs): DayNow | null {
  const now = describeDayNow(inputsOf(today))
  if (now !== null && now.check_in_at !== null) return now
  const inputs = inputsOf(addDays(today, -1))
  const before = describeDayNow(inputs)
  return before !== null && lasts(before, inputs) ? before : now
}

function lasts({ state, kind }: DayNow, inputs: DayInputs): boolean {
  const instance = instanceOn(inputs, inputs.day)
  const now = toEpoch(inputs.now)
  if ((state === 'in' || state === 'late') && now <= findClosing(inputs, instance)) return true
  return kind === 'workday' && instance !== undefined && now < instance.end
}
