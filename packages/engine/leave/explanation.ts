// Explanations of a balance: a line for what granted it and for each sum of the ledger. They add up to the balance.

import { say } from '@muster/sentences'
import { assertAddsUp, type Because, formatAmount, parseAmount } from '../amounts.ts'
import type { Accrual, Entitlement } from './entitlement.ts'
import type { Balance } from './ledger.ts'

interface Adjustment {
  /** Of the entry of the ledger. */
  readonly id: string
  /** Signed. */
  readonly days: string
  /** The reason that was given. */
  readonly because: string | null
}

export interface ExplainedBalance {
  readonly balance: Balance
  /** What the policies said as of the day; null where the ledger says it, or nothing is granted. */
  readonly granted: { readonly entitlement: Entitlement; readonly accrual: Accrual } | null
  /** Those of the ledger, in their order. */
  readonly adjustments: readonly Adjustment[]
  /** Of approved leave, the days that are not in the present employment. */
  readonly outside_days: string
  /** Records behind the other sums of the ledger, by the rule of their line. */
  readonly used: Readonly<Record<string, readonly string[]>>
}

export function explainBalance({
  balance,
  granted,
  adjustments,
  outside_days,
  used,
}: ExplainedBalance): readonly Because[] {
  const lines = balance.because.map(line => ({ ...line, refs: used[line.rule] ?? [] }))
  const released = lines.filter(({ rule }) => rule === 'accrual')
  const others = lines.filter(({ rule }) => rule !== 'accrual' && rule !== 'adjust')
  const adjusted = adjustments.map(({ id, days, because }): Because => {
    const amount = formatAmount(parseAmount(days))
    return {
      rule: 'adjust',
      text: say`Adjusted by ${amount} days${because ? say`: ${because}` : ''}`,
      amount,
      refs: [id],
    }
  })
  return assertAddsUp(
    [
      ...(granted ? explainEntitlement(granted) : released),
      ...adjusted,
      ...others,
      ...outsideLines(outside_days),
    ],
    parseAmount(balance.available_days),
  )
}

function outsideLines(days: string): Because[] {
  const outside = parseAmount(days)
  if (outside.isZero()) return []
  const text = say`${formatAmount(outside)} days of approved leave are outside of the present employment and are not charged`
  return [{ rule: 'outside', text, amount: null }]
}

/** The entitlement is what it is released from, and no further part of the balance. */
function explainEntitlement({ entitlement, accrual }: NonNullable<ExplainedBalance['granted']>): Because[] {
  const entitled = entitlement.because.map(({ text, amount, ...line }) => ({
    ...line,
    text: amount === null ? text : say`${text}: ${amount}`,
    amount: null,
  }))
  const known = entitled.map(({ rule }) => rule)
  return [...entitled, ...accrual.because.filter(({ rule }) => !known.includes(rule))]
}
