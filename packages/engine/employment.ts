// Employment: which states an employee may move through, and what each move needs.

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
  readonly message: string
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

/** What a change of status or dates makes of an employment, or every reason why it may not be. */
export function decideEmployment(before: Employment, change: EmploymentChange): Decision {
  const after: Employment = { ...before, ...change }
  const refused: Refusal[] = []
  const rehired = ended.has(before.status) && after.status === 'active'
  if (after.status !== before.status && !moves[before.status].includes(after.status)) {
    refused.push({
      kind: 'state',
      field: 'status',
      message: `${before.status} cannot become ${after.status}${reachable(before.status)}`,
    })
  } else if (rehired) {
    refused.push(...rehireRefusals(before, change))
  } else if (ended.has(after.status) && after.separation_date === null) {
    refused.push({
      kind: 'field',
      field: 'separation_date',
      message: `is needed for an employee who is ${after.status}`,
    })
  }
  const separation = rehired ? null : after.separation_date
  if (separation !== null && separation < after.joining_date) {
    refused.push({
      kind: 'field',
      field: 'separation_date',
      message: `is before the joining date ${after.joining_date}`,
    })
  }
  return refused.length > 0 ? { refused } : { employment: { ...after, separation_date: separation } }
}

type Dates = Pick<Employment, 'joining_date' | 'separation_date'>

/** Whether the dates are now those of an employment that begins after the one that was. */
export function isRehire(before: Dates, after: Dates): boolean {
  return before.separation_date !== null && after.joining_date > before.separation_date
}

/** A rehire opens a new employment after the old one; its separation date is cleared. */
function rehireRefusals(before: Employment, change: EmploymentChange): Refusal[] {
  const refused: Refusal[] = []
  const last = before.separation_date
  if (change.joining_date === undefined || (last !== null && change.joining_date <= last)) {
    const after = last === null ? '' : ` after ${last}, the last day of the previous employment`
    refused.push({
      kind: 'field',
      field: 'joining_date',
      message: `must be sent with a rehire, a day${after}`,
    })
  }
  if (change.separation_date) {
    refused.push({
      kind: 'field',
      field: 'separation_date',
      message: 'is cleared by a rehire; do not send one',
    })
  }
  return refused
}

function reachable(status: EmploymentStatus): string {
  return `; from ${status} it can become ${moves[status].join(' or ')}`
}
