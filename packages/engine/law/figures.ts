// Figures of the law: rounding as a law words it, and amounts as explanations show them.

import { Decimal } from 'decimal.js'
import { type Amount, parseAmount, settleDigits, toAmount, writeAmount } from '../amounts.ts'
import type { Rounding } from './pack.ts'

const hundred = parseAmount('100')
const ten = parseAmount('10')

const modes = {
  down: Decimal.ROUND_DOWN,
  up: Decimal.ROUND_CEIL,
  half_up: Decimal.ROUND_HALF_UP,
  third_digit: Decimal.ROUND_HALF_DOWN,
} as const

export function roundTo(amount: Amount, [unit, mode]: Rounding): Amount {
  const step = parseAmount(unit)
  const units = settleDigits(amount.dividedBy(step))
  // Whatever comes after the digit that is looked at does not count.
  const looked = mode === 'third_digit' ? units.times(ten).trunc().dividedBy(ten) : units
  return looked.toDecimalPlaces(0, modes[mode]).times(step)
}

export function percentOf(amount: Amount, percent: Amount): Amount {
  return amount.times(percent).dividedBy(hundred)
}

/** At least two decimals, and at most six, however many the exact figure has. */
export function show(amount: Amount): string {
  return writeAmount(amount.decimalPlaces() > 6 ? amount.toDecimalPlaces(6, Decimal.ROUND_DOWN) : amount, 2)
}

/** An amount so many times, as text. */
export function multiply(amount: string, times: number): string {
  return parseAmount(amount).times(toAmount(times)).toFixed()
}
