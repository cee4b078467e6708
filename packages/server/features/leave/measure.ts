// The measure of a leave: the policy and the year that it counts by, the days that it costs, and what there is for them.

import {
  addDays,
  type Calendar,
  type Day,
  type FiscalYear,
  findAllocationType,
  findCycle,
  findPolicy,
  type Half,
  isLocked,
  type LeavePolicy,
  measureSpan,
  type Neighbour,
  type Span,
  selectForEveryGender,
} from '@muster/engine'
import { balanceOn } from './balances.ts'
import {
  type CountedApplication,
  type Entitled,
  isCarriedOnly,
  type LeaveFacts,
  leaveYear,
  toNeighbour,
} from './leave-facts.ts'

export interface Leave {
  readonly leave_type_id: string
  readonly from_date: Day
  readonly to_date: Day
  readonly half: Half | null
  /** Null for one that is being made. */
  readonly own:
    | (Pick<Neighbour, 'id' | 'created_at' | 'charged'> & {
        readonly fiscal_year_id: string
        /** The sandwich rule that it was measured by; where it is left out, that of the policy counts. */
        readonly sandwich?: boolean
      })
    | null
}

export interface Measured {
  /** In force on the first day. */
  readonly policy: LeavePolicy | null
  readonly fiscal_year: FiscalYear | null
  readonly others: readonly CountedApplication[]
  readonly span: Span
  /** Null where there is no fiscal year, and so no balance. */
  readonly available_days: string | null
  readonly encashing_days: string
}

export function measure(facts: LeaveFacts, calendar: Calendar, leave: Leave, today: Day): Measured {
  const { leave_type_id, from_date, to_date, half, own } = leave
  const policies = selectPolicies(facts, leave_type_id)
  const policy = findPolicy(policies, from_date) ?? null
  const found = own
    ? facts.fiscal_years.find(({ id }) => id === own.fiscal_year_id)!
    : findLeaveYear(facts, calendar, policies, from_date)
  const fiscal_year = found && leaveYear(facts, leave_type_id, found, today)
  const others = facts.applications.filter(({ id }) => id !== own?.id)
  const neighbours = others.map(toNeighbour)
  // What goes on after its year is refused, so it is not counted day by day into another millennium.
  const latest = fiscal_year && !own ? fiscal_year.end_date : addDays(from_date, 366)
  const within = { from_date, to_date: earlier(to_date, latest) }
  const sandwich = own?.sandwich ?? policy?.sandwich_rule ?? false
  const span = measureSpan({
    calendar,
    isLocked: day => isLocked(facts.locked_through, day),
    ...within,
    half,
    sandwich,
    ...(policy && { policy: { id: policy.id, from: policy.effective_from } }),
    neighbours,
    own,
  })
  // The gender is checked separately from the balance.
  const available_days =
    fiscal_year && availableIn(facts, leave_type_id, fiscal_year, today, selectForEveryGender(policies))
  const encashing_days = encashingIn(facts, leave_type_id, fiscal_year)
  return { policy, fiscal_year, others, span, available_days, encashing_days }
}

const earlier = (one: Day, other: Day): Day => [one, other].toSorted()[0]!

function selectPolicies({ policies }: LeaveFacts, leaveType: string): readonly LeavePolicy[] {
  return policies.get(leaveType) ?? []
}

/**
 * The fiscal year that a leave from this day counts in. Where days are granted by cycle that is the year in which the
 * cycle began, as its balance is; such a leave crosses neither the end of the cycle nor that of the fiscal year.
 */
export function findLeaveYear(
  { fiscal_years }: Pick<LeaveFacts, 'fiscal_years'>,
  { joining_date }: Pick<Entitled, 'joining_date'>,
  policies: readonly LeavePolicy[],
  from: Day,
): FiscalYear | null {
  const of = (day: Day) =>
    fiscal_years.find(({ start_date, end_date }) => start_date <= day && day <= end_date)
  const year = of(from)
  if (findAllocationType(policies) !== 'cycle') return year ?? null
  const cycle = findCycle(joining_date, from)
  const began = of(cycle.start_date)
  if (!year || !began) return null
  return { ...began, end_date: earlier(cycle.end_date, year.end_date) }
}

/** What pending encashments will take off the balance of a type and year. */
export function encashingIn(
  { encashing }: LeaveFacts,
  leave_type_id: string,
  fiscal_year: { readonly id: string } | null,
): string {
  const of = encashing.find(
    each => each.leave_type_id === leave_type_id && each.fiscal_year_id === fiscal_year?.id,
  )
  return of?.days ?? '0.00'
}

export function availableIn(
  facts: LeaveFacts,
  leave_type_id: string,
  { id }: FiscalYear,
  today: Day,
  policies = selectPolicies(facts, leave_type_id),
): string {
  const entries = facts.ledger.filter(
    entry => entry.leave_type_id === leave_type_id && entry.fiscal_year_id === id,
  )
  const { available_days } = balanceOn(today, {
    policies,
    fiscal_year: leaveYear(facts, leave_type_id, facts.fiscal_years.find(year => year.id === id)!, today),
    employee: facts.employee!,
    is_carried_only: isCarriedOnly(facts, leave_type_id, id),
    entries,
  })
  return available_days
}
