// Policies: which one a request waits for.

import { parseAmount } from '../amounts.ts'

/** What a request has to be for a policy to count. An empty list asks nothing. */
export interface PolicyConditions {
  readonly min_days: string | null
  readonly min_amount: string | null
  readonly leave_type_ids: readonly string[]
  readonly department_ids: readonly string[]
  readonly branch_ids: readonly string[]
}

/** What is known of a request. A figure that its kind does not have is null. */
export interface RequestFacts {
  readonly days: string | null
  readonly amount: string | null
  readonly leave_type_id: string | null
  readonly department_id: string | null
  readonly branch_id: string | null
}

/** The first whose conditions hold. They come in the order in which they are tried. */
export function findApprovalPolicy<Policy extends PolicyConditions>(
  policies: readonly Policy[],
  request: RequestFacts,
): Policy | undefined {
  return policies.find(policy => holds(policy, request))
}

function holds(policy: PolicyConditions, { days, amount, ...of }: RequestFacts): boolean {
  return (
    reaches(days, policy.min_days) &&
    reaches(amount, policy.min_amount) &&
    isAmong(of.leave_type_id, policy.leave_type_ids) &&
    isAmong(of.department_id, policy.department_ids) &&
    isAmong(of.branch_id, policy.branch_ids)
  )
}

/** A request without the figure reaches no least. */
const reaches = (figure: string | null, least: string | null): boolean =>
  least === null || (figure !== null && !parseAmount(figure).lessThan(parseAmount(least)))

const isAmong = (id: string | null, ids: readonly string[]): boolean =>
  ids.length === 0 || (id !== null && ids.includes(id))
