// The allowance: how many days of a leave type can still be asked for.

import { type Amount, amountOf, sumOfTexts, written } from './amounts.ts'
import type { StandingLeave } from './facts.ts'
import type { LeavePolicy } from './policy.ts'

export interface AllowanceFacts {
  readonly policy: LeavePolicy | null
  readonly leave_type: { readonly is_paid: boolean }
  /** Null where there is no balance that could be short. */
  readonly available_days: string | null
  readonly pending_days: string
  /** Of encashments that are not paid yet. */
  readonly encashing_days: string
  readonly total_days: string
}

/** What pending applications ask for of one balance. */
export function pendingDays(
  applications: readonly StandingLeave[],
  { leave_type_id, fiscal_year_id }: Pick<StandingLeave, 'leave_type_id' | 'fiscal_year_id'>,
): string {
  const pending = applications.filter(
    each =>
      each.status === 'pending' &&
      each.leave_type_id === leave_type_id &&
      each.fiscal_year_id === fiscal_year_id,
  )
  return written(sumOfTexts(pending.map(({ charged_days }) => charged_days)))
}

/** What of a balance nobody has asked for, never below zero. */
export function freeDays({
  available_days,
  pending_days,
  encashing_days,
}: Pick<AllowanceFacts, 'pending_days' | 'encashing_days'> & { readonly available_days: string }): string {
  const free = amountOf(available_days).minus(amountOf(pending_days)).minus(amountOf(encashing_days))
  return written(free.isNegative() ? amountOf('0') : free)
}

/** How far below zero the policy lets a balance go. */
function debtAllowed(policy: LeavePolicy | null): Amount {
  return amountOf(policy?.negative_balance_allowed ? policy.max_negative_days : '0')
}

/** What to say where the balance does not suffice, after the name of what asks; null where it does. */
export function shortOf({
  policy,
  leave_type,
  available_days,
  pending_days,
  encashing_days,
  total_days,
}: AllowanceFacts): string | null {
  // Unpaid leave without a policy has no balance to run out of, either.
  if (available_days === null || (!leave_type.is_paid && policy === null)) return null
  const [available, pending, encashing, total, debt] = [
    amountOf(available_days),
    amountOf(pending_days),
    amountOf(encashing_days),
    amountOf(total_days),
    debtAllowed(policy),
  ]
  if (available.minus(pending).minus(encashing).minus(total).plus(debt).greaterThanOrEqualTo(0)) return null
  const parts = [
    `${written(available)} available`,
    ...(pending.isZero() ? [] : [`${written(pending)} asked for by pending leave`]),
    ...(encashing.isZero() ? [] : [`${written(encashing)} to be paid out`]),
    ...(debt.isZero() ? [] : [`${written(debt)} allowed below zero`]),
  ]
  return `takes ${written(total)} days, more than there are: ${parts.join(', ')}`
}
