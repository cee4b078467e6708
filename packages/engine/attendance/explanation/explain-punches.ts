// Explanation of punches: which punches near a day count for its grade, and why the others do not.

import { type Sentence, say } from '@muster/sentences'
import type { Attribution } from '../attribute.ts'
import { asksForPunches, type DayInputs, type Findings } from '../grade.ts'
import { toEpoch } from '../instants.ts'
import type { Explanation } from './explanation.ts'

/** A punch as grading attributes it now, with what it was recorded as. */
export interface AttributedPunch extends Attribution {
  readonly recorded: Pick<Attribution, 'attendance_date' | 'is_ignored'>
  /** Whether payroll had locked its day when it arrived. */
  readonly is_late: boolean
}

/** By time: the punches that count to the day, that were recorded for it, and that were made on it. */
export function explainPunches(
  inputs: DayInputs,
  found: Findings,
  punches: readonly AttributedPunch[],
): Explanation[] {
  const { day, timezone } = inputs
  const [start, end] = [timezone.startOf(day), timezone.endOf(day)]
  return punches.flatMap(punch => {
    const { attendance_date, recorded } = punch
    const at = toEpoch(punch.punched_at)
    const isNear = (at >= start && at < end) || recorded.attendance_date === day
    if (!isNear && attendance_date !== day) return []
    const isCounted = countsTo(inputs, found, punch)
    const what = isCounted ? describeRole(punch) : explainLeftOut(punch, inputs, found)
    const text = say`The punch at ${timezone.wallTime(at)} ${what}.${describeRecorded(punch)}`
    return [{ rule: isCounted ? 'punch_counted' : 'punch_left_out', text, refs: [punch.id] }]
  })
}

/** Whether the day is graded by the punch. */
export function countsTo({ day }: DayInputs, { moves }: Findings, punch: Attribution): boolean {
  return punch.attendance_date === day && isAmong(moves, toEpoch(punch.punched_at), punch)
}

function isAmong(moves: Findings['moves'], at: number, { effective_direction }: Attribution): boolean {
  return moves.some(move => move.at === at && move.direction === effective_direction)
}

const describeRole = ({ effective_direction }: Attribution): Sentence =>
  effective_direction === 'in' ? say`is an arrival` : say`is a departure`

function explainLeftOut(
  { attendance_date, is_ignored, is_late }: AttributedPunch,
  { day, settings }: DayInputs,
  { kind, instance }: Findings,
): Sentence {
  if (attendance_date === null) return say`is outside of every shift`
  if (attendance_date !== day) return say`counts to ${attendance_date}`
  if (is_ignored && is_late)
    return say`arrived after payroll had locked the day, and is kept beside it; a payroll correction pays the day otherwise`
  if (is_ignored) return say`repeats the one before it within ${settings.punch_debounce_seconds} seconds`
  return asksForPunches(kind, instance)
    ? say`is replaced by a manual correction`
    : say`is not needed by the shift`
}

function describeRecorded({ attendance_date, is_ignored, recorded }: AttributedPunch): Sentence {
  if (recorded.attendance_date !== attendance_date)
    return recorded.attendance_date === null
      ? say` It was recorded outside of every shift.`
      : say` It was recorded for ${recorded.attendance_date}.`
  if (recorded.is_ignored === is_ignored) return say``
  return say` It was recorded as one that ${recorded.is_ignored ? say`repeats another` : say`counts`}.`
}
