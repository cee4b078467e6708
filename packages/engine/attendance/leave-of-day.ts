// Leave of a day: which part of it approved leave covers.

export type LeavePortion = 'none' | 'first_half' | 'second_half' | 'full'

/** What an approved application charges of the day. A rest day or holiday is charged only by a sandwich. */
export interface LeaveOfDay {
  readonly leave_application_id: string
  readonly portion: Exclude<LeavePortion, 'none'>
}

export interface Leave {
  readonly portion: LeavePortion
  readonly leave_application_id: string | null
}

const noLeave: Leave = { portion: 'none', leave_application_id: null }

/** All applications together: two different halves are a full day, told by the application of the first half. */
export function leaveOf(leaves: readonly LeaveOfDay[]): Leave {
  if (leaves.length === 0) return noLeave
  const of = (portion: LeavePortion) => leaves.find(leave => leave.portion === portion)
  const first = of('first_half')
  const told = of('full') ?? first ?? leaves[0]!
  const portion = first && of('second_half') ? 'full' : told.portion
  return { portion, leave_application_id: told.leave_application_id }
}

/** How many of the two halves of the day are leave. */
export function leaveHalves(portion: LeavePortion): number {
  return portion === 'none' ? 0 : portion === 'full' ? 2 : 1
}
