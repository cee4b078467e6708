// The schedule of a loan: what is due in which month, and why.

import { say, sayCount } from '@muster/sentences'
import {
  type Amount,
  assertAddsUp,
  type Because,
  formatAmount,
  must,
  parseAmount,
  sumAmounts,
  sumOfTexts,
} from '../amounts.ts'
import { type Month, monthAfter } from '../months.ts'
import {
  computeFlatInterest,
  type Division,
  divideFlat,
  divideReducing,
  findFlaw,
  type Part,
  totalOf,
} from './parts.ts'
import type { LoanRefusal } from './request.ts'
import type { DuePart, LoanTerms } from './terms.ts'

export interface LoanSchedule {
  /** Principal plus interest. */
  readonly total_payable: string
  /** What is due each month; the last may differ by what rounding left. */
  readonly installment_amount: string
  readonly installments: readonly DuePart[]
  /** Lines whose amounts add up to `total_payable`. */
  readonly because: readonly Because[]
}

export type Scheduled = { readonly schedule: LoanSchedule } | { readonly refused: readonly LoanRefusal[] }

/**
 * The schedule of a new loan in a currency with so many digits after the point. Refused, on `total_installments`, where
 * the amount is too small for the number of installments.
 */
export function makeLoanSchedule(terms: LoanTerms, decimals: number): Scheduled {
  const amount = parseAmount(terms.amount)
  const { interest_rate, interest_method, total_installments } = terms
  const division =
    interest_method === 'flat'
      ? divideFlat(
          amount,
          computeFlatInterest(terms.amount, interest_rate, total_installments, decimals),
          total_installments,
          decimals,
        )
      : divideReducing(amount, interest_rate, total_installments, decimals)
  const flaw = findFlaw(division, decimals)
  if (flaw)
    return {
      refused: [
        {
          field: 'total_installments',
          message: say`${flaw}; choose fewer installments or a larger amount`,
        },
      ],
    }
  const installments = dateParts(division, { year: terms.start_year, month: terms.start_month }, decimals)
  must(sumOfTexts(installments.map(({ principal }) => principal)).equals(amount), () => 'the principal')
  const figure = (sum: Amount) => formatAmount(sum, decimals)
  const total = sumAmounts(division.parts.map(totalOf))
  const because = assertAddsUp(explainTerms(terms, division, figure), total)
  const schedule = {
    total_payable: figure(total),
    installment_amount: figure(division.installment),
    installments,
    because,
  }
  return { schedule }
}

/** The parts in the months from the first on, numbered from 1. */
export function dateParts({ parts }: Division, first: Month, decimals: number): DuePart[] {
  const figure = (amount: Amount) => formatAmount(amount, decimals)
  return parts.map((part: Part, n) => {
    const { year, month } = monthAfter(first, n)
    const { principal, interest } = part
    return {
      installment_no: n + 1,
      due_year: year,
      due_month: month,
      principal: figure(principal),
      interest: figure(interest),
      total_due: figure(totalOf(part)),
    }
  })
}

function explainTerms(
  { amount, interest_rate, interest_method, total_installments }: LoanTerms,
  { installment, parts }: Division,
  figure: (sum: Amount) => string,
): Because[] {
  const principal = figure(parseAmount(amount))
  const interest = figure(sumAmounts(parts.map(part => part.interest)))
  const how =
    interest_method === 'flat'
      ? say`${principal} x ${interest_rate} % x ${total_installments} / 12`
      : say`${interest_rate} % / 12 of what is left in each of ${sayCount(total_installments, say`month`)}`
  const last = figure(totalOf(parts.at(-1)!))
  const end = total_installments === 1 ? '' : say`, the last ${last}`
  const each = say`${sayCount(total_installments, say`installment`)} of ${figure(installment)}${end}`
  return [
    { rule: 'principal', text: say`The amount lent is ${principal}`, amount: principal },
    { rule: `${interest_method}_interest`, text: how, amount: interest },
    { rule: 'installments', text: each, amount: null },
  ]
}
