// Ranges: the punches of an employee attributed, and all days of a range graded by them.

import { type Day, daysFrom } from '../days.ts'
import { type Attribution, attribute, type IsClosed, type Punch } from './attribute.ts'
import { type GradedDay, gradeDay } from './grade.ts'
import type { Instant } from './instants.ts'
import type { LeaveOfDay } from './leave-of-day.ts'
import type { WrittenDay } from './manual-corrections.ts'
import type { AttendanceContext } from './shift-times.ts'

export interface RangeInputs extends AttendanceContext {
  readonly first_day: Day
  readonly last_day: Day
  /** In any order, all that the reach of the range asks for (see reachOfDays). */
  readonly punches: readonly Punch[]
  readonly isClosed?: IsClosed
  readonly leaves: ReadonlyMap<Day, readonly LeaveOfDay[]>
  readonly written: ReadonlyMap<Day, WrittenDay>
  readonly now: Instant
}

export interface GradedRange {
  readonly attributions: readonly Attribution[]
  /** Each day of the range; null where it has no record. */
  readonly days: ReadonlyMap<Day, GradedDay | null>
}

const none: readonly never[] = []

export function gradeRange(inputs: RangeInputs): GradedRange {
  const { calendar, settings, timezone, now, isClosed } = inputs
  const { punches } = inputs
  const attributions = attribute({ calendar, settings, timezone, punches, ...(isClosed && { isClosed }) })
  const punchesOf = Map.groupBy(attributions, ({ attendance_date }) => attendance_date)
  const days = new Map<Day, GradedDay | null>()
  for (const day of daysFrom(inputs.first_day, inputs.last_day)) {
    const punches = punchesOf.get(day) ?? none
    const leaves = inputs.leaves.get(day) ?? none
    const written = inputs.written.get(day) ?? null
    days.set(day, gradeDay({ calendar, settings, timezone, now, day, punches, leaves, written }))
  }
  return { attributions, days }
}
