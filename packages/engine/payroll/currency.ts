// Amounts in the minor units of a payroll's currency: rounded half up, and written with their digits.

import { type Amount, formatAmount, parseAmount, roundHalfUp } from '../amounts.ts'
import type { PayrollRules } from './rules.ts'

export const zero = parseAmount('0')

/** What rounds and writes the amounts of one currency. */
export class Currency {
  readonly decimals: number

  constructor({ currency_decimals }: Pick<PayrollRules, 'currency_decimals'>) {
    this.decimals = currency_decimals
  }

  round(amount: Amount): Amount {
    return roundHalfUp(amount, this.decimals)
  }

  /** Of an amount that is rounded already. */
  text(amount: Amount): string {
    return formatAmount(amount, this.decimals)
  }
}

/** Digits that month figures keep. */
const exactDigits = 6

/** An amount to a millionth, for figures that are rounded later. */
export function toExactText(amount: Amount): string {
  return formatAmount(roundHalfUp(amount, exactDigits), exactDigits)
}

/** Of halves of days: `3` is `1.50`. */
export const toDays = (halves: number): string => (halves / 2).toFixed(2)
