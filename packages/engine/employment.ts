// Employment: which states an employee may move through, and what each move needs.

import { type Sentence, say, sayTogether } from '@muster/sentences'
import type { FormerEmployment } from './calendar.ts'
import type { Day } from './days.ts'

export const employmentStatuses = ['new', 'active', 'inactive', 'terminated', 'resigned', 'retired'] as const
export type EmploymentStatus = (typeof employmentStatuses)[number]

/** Dates are `YYYY-MM-DD`; text order is date order. */
export interface Employment {
  readonly status: EmploymentStatus
  readonly joining_date: string
  readonly separation_date: string | null
}

export type EmploymentChange = Partial<Employment>

export interface Refusal {
  /** `state`: the present state does not allow the move; `field`: the data sent does not. */
  readonly kind: 'state' | 'field'
  readonly field: keyof Employment
  readonly message: Sentence
}

export type Decision = { readonly employment: Employment } | { readonly refused: readonly Refusal[] }

const ended: ReadonlySet<EmploymentStatus> = new Set(['terminated', 'resigned', 'retired'])

const moves: Readonly<Record<EmploymentStatus, readonly EmploymentStatus[]>> = {
  new: ['active', 'terminated'],
  active: ['inactive', 'resigned', 'terminated', 'retired'],
  inactive: ['active', 'resigned', 'terminated', 'retired'],
  terminated: ['active'],
  resigned: ['active'],
  retired: ['active'],
}

/** The status of a new employee: active from the joining date on, new before it. */
export function statusOnCreate(joiningDate: string, today: string): EmploymentStatus {
  return joiningDate <= today ? 'active' : 'new'
}

export interface EmploymentFacts {
  /** In the zone of the workspace. */
  readonly today: Day
  /** The employments that ended before the present one began. */
  readonly former?: readonly FormerEmployment[]
}

/** What a change of status or dates makes of an employment, or every reason why it may not be. */
export function decideEmployment(
  before: Employment,
  change: EmploymentChange,
  { today, former = [] }: EmploymentFacts,
): Decision {
  const after: Employment = { ...before, ...change }
  const refused: Refusal[] = []
  const goesOn = isWithdrawal(before, after)
  const rehired = ended.has(before.status) && after.status === 'active' && !goesOn
  if (after.status !== before.status && !moves[before.status].includes(after.status)) {
    refused.push({
      kind: 'state',
      field: 'status',
      message: say`${before.status} cannot become ${after.status}${reachable(before.status)}`,
    })
  } else if (goesOn) {
    refused.push(...withdrawalRefusals(before, today))
  } else if (rehired) {
    refused.push(...rehireRefusals(before, change, today))
  } else if (ended.has(after.status) && after.separation_date === null) {
    refused.push({
      kind: 'field',
      field: 'separation_date',
      message: say`is needed for an employee who is ${after.status}`,
    })
  }
  refused.push(...former.flatMap(each => withinFormer(after.joining_date, each)))
  const separation = rehired ? null : after.separation_date
  if (separation !== null && separation < after.joining_date) {
    refused.push({
      kind: 'field',
      field: 'separation_date',
      message: say`is before the joining date ${after.joining_date}`,
    })
  }
  return refused.length > 0 ? { refused } : { employment: { ...after, separation_date: separation } }
}

type Dates = Omit<Employment, 'status'>

/**
 * Whether the dates are now those of an employment that begins after the one that was. Somebody who has not begun yet
 * only begins on another day.
 */
export function isRehire({ status, separation_date }: Employment, { joining_date }: Dates): boolean {
  return status !== 'new' && separation_date !== null && joining_date > separation_date
}

/**
 * Whether an end that was announced is taken back: the same employment, which has no last day any more. Another joining
 * date says that a new one begins.
 */
export function isWithdrawal(before: Employment, after: Employment): boolean {
  const isSame = after.joining_date === before.joining_date
  return ended.has(before.status) && after.status === 'active' && isSame && after.separation_date === null
}

/** What is over is not taken back: pay, leave and letters have followed the last day. */
function withdrawalRefusals({ status, separation_date: last }: Employment, today: Day): Refusal[] {
  if (last === null || last >= today) return []
  const message = say`was ${last}, and the employment is over; hire again with status active and a joining_date after ${last}, or keep ${status} and send a later separation_date first if it goes on`
  return [{ kind: 'field', field: 'separation_date', message }]
}

/** A joining date within a former employment would leave some of it in no employment. */
function withinFormer(joiningDate: string, { joining_date, separation_date }: FormerEmployment): Refusal[] {
  if (joiningDate <= joining_date || joiningDate > separation_date) return []
  const message = say`is in the former employment from ${joining_date} to ${separation_date}; send a later day, or ${joining_date} or earlier to undo the rehire`
  return [{ kind: 'field', field: 'joining_date', message }]
}

/** A rehire opens a new employment after the old one; its separation date is cleared. */
function rehireRefusals(before: Employment, change: EmploymentChange, today: Day): Refusal[] {
  const refused: Refusal[] = []
  const last = before.separation_date
  if (change.joining_date === undefined || (last !== null && change.joining_date <= last)) {
    const after = last === null ? '' : say` after ${last}, the last day of the previous employment`
    const goesOn =
      last !== null && last >= today
        ? say`; to let this employment go on, send separation_date null instead`
        : ''
    refused.push({
      kind: 'field',
      field: 'joining_date',
      message: say`must be sent with a rehire, a day${after}${goesOn}`,
    })
  }
  if (change.separation_date) {
    refused.push({
      kind: 'field',
      field: 'separation_date',
      message: say`is cleared by a rehire; do not send one`,
    })
  }
  return refused
}

function reachable(status: EmploymentStatus): Sentence {
  return say`; from ${status} it can become ${sayTogether(moves[status], ' or ')}`
}
