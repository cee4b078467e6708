// The decision on a claim: what is approved of each item, and what the claim comes to.

import { say } from '@muster/sentences'
import { formatAmount, must, parseAmount, sumAmounts, sumOfTexts } from '../amounts.ts'
import { canonicalDecimal, explainDecimals } from '../money.ts'
import type { ExpenseRefusal } from './items.ts'

export interface AskedItem {
  readonly id: string
  readonly amount: string
}

/** What is said of one item. Items of which nothing is said are approved whole. */
export interface ItemDecision {
  readonly expense_claim_item_id: string
  readonly approved_amount: string
  readonly rejection_reason?: string
}

export interface ApprovedItem {
  readonly id: string
  readonly approved_amount: string
  readonly rejection_reason: string | null
}

export interface Approval {
  readonly items: readonly ApprovedItem[]
  readonly total_approved: string
  readonly advance_adjusted: string
  /** What is approved less the advance, and never below zero. */
  readonly total_reimbursable: string
}

export type Decided = { readonly refused: readonly ExpenseRefusal[] } | { readonly approval: Approval }

/** Decides the items of a claim against which an advance is set; refused where the decisions do not fit them. */
export function decideClaim(
  asked: readonly AskedItem[],
  decisions: readonly ItemDecision[],
  { advance_adjusted, decimals }: { readonly advance_adjusted: string; readonly decimals: number },
): Decided {
  const refused = checkDecisions(asked, decisions, decimals)
  if (refused.length > 0) return { refused }
  const said = new Map(decisions.map(decision => [decision.expense_claim_item_id, decision]))
  const items = asked.map(({ id, amount }) => {
    const { approved_amount = amount, rejection_reason = null } = said.get(id) ?? {}
    return { id, approved_amount: formatAmount(parseAmount(approved_amount), decimals), rejection_reason }
  })
  const total = sumOfTexts(items.map(({ approved_amount }) => approved_amount))
  const claimed = sumAmounts(asked.map(({ amount }) => parseAmount(amount)))
  must(total.lessThanOrEqualTo(claimed), () => `${total} approved of ${claimed}`)
  const text = (amount: typeof total) => formatAmount(amount, decimals)
  const advance = parseAmount(advance_adjusted)
  if (!total.isZero() && advance.greaterThan(total))
    return {
      refused: [
        { field: 'advance_adjusted', message: say`is ${advance_adjusted}; only ${text(total)} is approved` },
      ],
    }
  const left = total.minus(advance)
  return {
    approval: {
      items,
      total_approved: text(total),
      advance_adjusted: text(advance),
      total_reimbursable: text(left.isNegative() ? parseAmount('0') : left),
    },
  }
}

function checkDecisions(
  asked: readonly AskedItem[],
  decisions: readonly ItemDecision[],
  decimals: number,
): readonly ExpenseRefusal[] {
  const amounts = new Map(asked.map(({ id, amount }) => [id, amount]))
  const seen = new Set<string>()
  return decisions.flatMap(({ expense_claim_item_id: id, approved_amount, rejection_reason }, place) => {
    const at = (field: string) => `items[${place}].${field}`
    const amount = amounts.get(id)
    if (amount === undefined)
      return [{ field: at('expense_claim_item_id'), message: say`names no item of this claim` }]
    if (seen.has(id))
      return [{ field: at('expense_claim_item_id'), message: say`names an item that is decided above` }]
    seen.add(id)
    if (canonicalDecimal(approved_amount, decimals) === undefined)
      return [
        {
          field: at('approved_amount'),
          message: explainDecimals(approved_amount, decimals),
        },
      ]
    const approved = parseAmount(approved_amount)
    if (approved.greaterThan(parseAmount(amount)))
      return [{ field: at('approved_amount'), message: say`must be at most ${amount}, what was asked` }]
    const isLess = approved.lessThan(parseAmount(amount))
    if (isLess && rejection_reason === undefined)
      return [
        {
          field: at('rejection_reason'),
          message: say`is needed: ${approved_amount} is less than ${amount}, what was asked`,
        },
      ]
    if (!isLess && rejection_reason !== undefined)
      return [
        {
          field: at('rejection_reason'),
          message: say`must not be sent for an item that is approved whole`,
        },
      ]
    return []
  })
}
