// Leave policies: which one is in force on a day, and the twelve months of an allocation.

import { addDays, addMonths, type Day } from '../days.ts'

export type Gender = 'male' | 'female' | 'other'

export interface LeavePolicy {
  readonly id: string
  readonly leave_type_id: string
  readonly annual_quota: string
  readonly accrual_method: 'annual' | 'monthly'
  readonly allocation_type: 'fiscal_year' | 'cycle'
  /** Null: unlimited. */
  readonly max_consecutive_days: number | null
  readonly carry_forward_allowed: boolean
  readonly max_carry_forward_days: string
  readonly encashment_allowed: boolean
  readonly negative_balance_allowed: boolean
  readonly max_negative_days: string
  readonly pro_rata_for_joiners: boolean
  readonly min_service_months: number
  readonly applicable_gender: 'all' | 'male' | 'female'
  /** Null: never. */
  readonly requires_document_after_days: number | null
  readonly sandwich_rule: boolean
  readonly effective_from: Day
  /** Null: while current. */
  readonly effective_to: Day | null
}

/** Both days included. */
export interface Period {
  readonly start_date: Day
  readonly end_date: Day
}

/** Of the policies of one leave type, the one in force: where several are, the one that began last. */
export function findPolicy(policies: readonly LeavePolicy[], day: Day): LeavePolicy | undefined {
  return policies
    .filter(
      ({ effective_from, effective_to }) =>
        effective_from <= day && (effective_to === null || day <= effective_to),
    )
    .reduce<LeavePolicy | undefined>(
      (last, policy) => (last && beganLater(last, policy) ? last : policy),
      undefined,
    )
}

function beganLater(one: LeavePolicy, other: LeavePolicy): boolean {
  return one.effective_from === other.effective_from
    ? one.id > other.id
    : one.effective_from > other.effective_from
}

/** The gender that the leave is for, if the employee's is different or not recorded. */
export function findOtherGender(
  { applicable_gender }: Pick<LeavePolicy, 'applicable_gender'>,
  gender: Gender | null,
): 'male' | 'female' | null {
  return applicable_gender === 'all' || applicable_gender === gender ? null : applicable_gender
}

/** The policies as they would be for an employee of any gender. */
export function selectForEveryGender(policies: readonly LeavePolicy[]): readonly LeavePolicy[] {
  return policies.every(({ applicable_gender }) => applicable_gender === 'all')
    ? policies
    : policies.map(policy => ({ ...policy, applicable_gender: 'all' }))
}

/**
 * Whether there is to be a balance of the type in the fiscal year: some policy that is in force in it, or in a cycle that
 * begins in it, is for the gender. Also where there is no policy, and where no gender is recorded: the balance is there
 * then, and says why nothing is granted.
 */
export function isForGender(
  policies: readonly LeavePolicy[],
  { start_date, end_date }: Period,
  gender: Gender | null,
): boolean {
  const last = findAllocationType(policies) === 'cycle' ? addMonths(end_date, 12) : end_date
  const inForce = policies.filter(
    ({ effective_from, effective_to }) =>
      effective_from <= last && (effective_to === null || effective_to >= start_date),
  )
  return (
    inForce.length === 0 ||
    gender === null ||
    inForce.some(policy => findOtherGender(policy, gender) === null)
  )
}

/** The twelve months from a joining anniversary that hold the day; also for days before joining. */
export function findCycle(joiningDate: Day, day: Day): Period {
  const years = +day.slice(0, 4) - +joiningDate.slice(0, 4)
  // In the year of the day the anniversary may be yet to come.
  const past = addMonths(joiningDate, years * 12) <= day ? years : years - 1
  return {
    start_date: addMonths(joiningDate, past * 12),
    end_date: addDays(addMonths(joiningDate, (past + 1) * 12), -1),
  }
}

/**
 * What a balance of the fiscal year is counted over: the year itself, or the cycle that begins in it. Every cycle begins
 * in one fiscal year, so each has one balance.
 */
export function findPeriod(
  allocationType: LeavePolicy['allocation_type'],
  fiscalYear: Period,
  joiningDate: Day,
): Period {
  if (allocationType === 'fiscal_year')
    return { start_date: fiscalYear.start_date, end_date: fiscalYear.end_date }
  return findCycle(joiningDate, fiscalYear.end_date)
}

/** In which periods the policies of a type allocate: all of them in the same ones. */
export function findAllocationType(policies: readonly LeavePolicy[]): LeavePolicy['allocation_type'] {
  return policies[0]?.allocation_type ?? 'fiscal_year'
}
