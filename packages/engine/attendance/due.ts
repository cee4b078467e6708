// Due grading: when a day on which nothing happened is to be graded all the same, by the nightly job.

import type { Day } from '../days.ts'
import { closingOf } from './grade.ts'
import { epochOf, type Instant, instantOrNull } from './instants.ts'
import { type AttendanceContext, instanceOn } from './shift-times.ts'

export type DueReason = 'auto_present' | 'window_closed'

interface DayOf extends AttendanceContext {
  readonly day: Day
}

interface Due {
  readonly at: number
  readonly reason: DueReason
}

/**
 * The first instant from which the day can be graded for good: `auto_present` from the end of the shift, anything else
 * when its window has closed. Null where the job has nothing to do.
 */
export function dueAt(day: DayOf): Instant | null {
  return instantOrNull(dueOf(day)?.at ?? null)
}

/** Why the day is to be graded by now, also where it has punches: until then what they lack may still come. */
export function dueGrading({ now, ...day }: DayOf & { readonly now: Instant }): DueReason | null {
  const due = dueOf(day)
  return due && epochOf(now) >= due.at ? due.reason : null
}

function dueOf(inputs: DayOf): Due | null {
  const kind = inputs.calendar.kindOf(inputs.day)
  if (kind === 'outside') return null
  const instance = instanceOn(inputs, inputs.day)
  if (instance && kind === 'workday') {
    const mode = instance.shift.attendance_mode
    if (mode === 'punch_not_required') return null
    if (mode === 'auto_present') return { at: instance.end, reason: 'auto_present' }
  }
  // A punch at the very end of the window still belongs to the day.
  return { at: closingOf(inputs, instance) + 1, reason: 'window_closed' }
}
