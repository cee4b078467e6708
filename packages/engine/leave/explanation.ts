// Explanations of a balance: what it was granted by, and each sum of the ledger, in lines that add up to it.

import { amountOf, type Because, explained, written } from './amounts.ts'
import type { Accrual, Entitlement } from './entitlement.ts'
import type { Balance } from './ledger.ts'

export interface Adjustment {
  /** Signed. */
  readonly days: string
  /** The reason that somebody gave. */
  readonly because: string | null
}

export interface ExplainedBalance {
  readonly balance: Balance
  /** What the policies said as of the day; null where the ledger says it, or nothing is granted. */
  readonly granted: { readonly entitlement: Entitlement; readonly accrual: Accrual } | null
  /** Those of the ledger, in their order. */
  readonly adjustments: readonly Adjustment[]
}

export function explainBalance({ balance, granted, adjustments }: ExplainedBalance): readonly Because[] {
  const released = balance.because.filter(({ rule }) => rule === 'accrual')
  const others = balance.because.filter(({ rule }) => rule !== 'accrual' && rule !== 'adjust')
  const adjusted = adjustments.map(({ days, because }): Because => {
    const amount = written(amountOf(days))
    return { rule: 'adjust', text: `Adjusted by ${amount} days${because ? `: ${because}` : ''}`, amount }
  })
  return explained(
    [...(granted ? linesOf(granted) : released), ...adjusted, ...others],
    amountOf(balance.available_days),
  )
}

/** The entitlement is what it is released from, and no part of the balance beside that. */
function linesOf({ entitlement, accrual }: NonNullable<ExplainedBalance['granted']>): Because[] {
  const entitled = entitlement.because.map(({ rule, text, amount }) => ({
    ...{ rule, text: amount === null ? text : `${text}: ${amount}`, amount: null },
  }))
  const known = entitled.map(({ rule }) => rule)
  return [...entitled, ...accrual.because.filter(({ rule }) => !known.includes(rule))]
}
