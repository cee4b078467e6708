// Months that no run has paid yet, and that are expected to be paid before the one that is calculated: what they take is not due any more.

import {
  type AdjustmentFact,
  type EncashmentFact,
  formatAmount,
  type InstallmentFact,
  type OvertimeFact,
  parseAmount,
  type ReimbursementFact,
  sumTexts,
  toAmount,
} from '@muster/engine'
import type { PaidArrears } from './history.ts'
import type { CountedMonth } from './year-to-date.ts'

interface ExpectedClaim {
  readonly kind: string
  readonly object_id: string
  readonly amount: string | null
}

/** A month of one employee, as its run would pay it. */
export interface ExpectedMonth extends CountedMonth {
  /** What this run has taken already, where there is one, is among the claims. */
  readonly payroll_run_id: string
  readonly claims: readonly ExpectedClaim[]
  readonly arrears: readonly PaidArrears[]
}

/** What is paid or withheld once. */
export interface OneOffs {
  readonly overtime: readonly OvertimeFact[]
  readonly encashments: readonly EncashmentFact[]
  readonly adjustments: readonly AdjustmentFact[]
  readonly reimbursements: readonly ReimbursementFact[]
  readonly installments: readonly InstallmentFact[]
}

/** What is still due to an employee after these months. */
export function leaveOutTaken(due: OneOffs, expected: readonly ExpectedMonth[], decimals: number): OneOffs {
  if (expected.length === 0) return due
  const claims = expected.flatMap(month => month.claims)
  const isFree = (kind: string) => {
    const ids = new Set(claims.filter(claim => claim.kind === kind).map(({ object_id }) => object_id))
    return ({ id }: { readonly id: string }) => !ids.has(id)
  }
  return {
    overtime: due.overtime.filter(isFree('overtime')),
    encashments: due.encashments.filter(isFree('encashment')),
    reimbursements: due.reimbursements.filter(isFree('expense_claim')),
    installments: due.installments.filter(isFree('installment')),
    adjustments: due.adjustments.flatMap(one => leaveRest(one, claims, decimals)),
  }
}

/** Claims name an adjustment and its month. */
function leaveRest(
  adjustment: AdjustmentFact,
  claims: readonly ExpectedClaim[],
  decimals: number,
): AdjustmentFact[] {
  const { id, amount } = adjustment
  const own = claims.filter(({ kind, object_id }) => kind === 'adjustment' && object_id.startsWith(`${id}:`))
  const rest = parseAmount(amount).minus(parseAmount(sumTexts(own.map(claim => claim.amount ?? amount))))
  if (rest.compare(toAmount(0)) <= 0) return []
  return [Object.assign({}, adjustment, { amount: formatAmount(rest, decimals) })]
}
