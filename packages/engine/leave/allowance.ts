// The allowance: how many days of a leave type can still be asked for.

import { type Amount, amountOf, written } from './amounts.ts'
import type { LeavePolicy } from './policy.ts'

export interface AllowanceFacts {
  readonly policy: LeavePolicy | null
  readonly leave_type: { readonly is_paid: boolean }
  readonly available_days: string
  readonly pending_days: string
  readonly total_days: string
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
  total_days,
}: AllowanceFacts): string | null {
  // Unpaid leave without a policy has no balance to run out of.
  if (!leave_type.is_paid && policy === null) return null
  const [available, pending, total, debt] = [
    amountOf(available_days),
    amountOf(pending_days),
    amountOf(total_days),
    debtAllowed(policy),
  ]
  if (available.minus(pending).minus(total).plus(debt).greaterThanOrEqualTo(0)) return null
  const parts = [
    `${written(available)} available`,
    ...(pending.isZero() ? [] : [`${written(pending)} asked for by pending leave`]),
    ...(debt.isZero() ? [] : [`${written(debt)} allowed below zero`]),
  ]
  return `takes ${written(total)} days, more than there are: ${parts.join(', ')}`
}
