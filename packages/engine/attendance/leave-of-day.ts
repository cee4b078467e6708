// Leave of a day: which part of it approved leave covers.

import type { Calendar } from '../calendar.ts'
import type { Day } from '../days.ts'
import { kindInAny } from '../leave/leave-duration.ts'

export type LeavePortion = 'none' | 'first_half' | 'second_half' | 'full'

/** An approved application that is of the day. */
export interface LeaveOfDay {
  readonly leave_application_id: string
  readonly portion: Exclude<LeavePortion, 'none'>
}

/** An approved application that has the day in its span, or is charged with it as a neighbouring day. */
export interface CoveringLeave extends LeaveOfDay {
  readonly is_covered: boolean
  readonly is_charged: boolean
}

/**
 * The leave that a day is graded by: what covers a working day, and what a rest day is charged to, as by a sandwich. The
 * one is charged and the other no working day, but where the calendar changed after the leave year was closed.
 */
export function leaveThatCounts<Leave extends CoveringLeave>(
  calendar: Calendar,
  day: Day,
  leaves: readonly Leave[],
): Leave[] {
  const isWorkday = leaves.length > 0 && kindInAny(calendar, day) === 'workday'
  return leaves.filter(({ is_covered, is_charged }) => (isWorkday ? is_covered : is_charged))
}

export interface Leave {
  readonly portion: LeavePortion
  readonly leave_application_id: string | null
}

const noLeave: Leave = { portion: 'none', leave_application_id: null }

/** All applications together: two different halves are a full day, under the application of the first half. */
export function combineLeave(leaves: readonly LeaveOfDay[]): Leave {
  if (leaves.length === 0) return noLeave
  const of = (portion: LeavePortion) => leaves.find(leave => leave.portion === portion)
  const first = of('first_half')
  const named = of('full') ?? first ?? leaves[0]!
  const portion = first && of('second_half') ? 'full' : named.portion
  return { portion, leave_application_id: named.leave_application_id }
}

/** How many of the two halves of the day are leave. */
export function leaveHalves(portion: LeavePortion): number {
  if (portion === 'none') return 0
  return portion === 'full' ? 2 : 1
}
