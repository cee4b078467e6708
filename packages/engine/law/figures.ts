// Figures of the law: rounding as a law words it, and amounts as explanations show them.

import { type Amount, parseAmount, settleDigits, toAmount, writeAmount } from '../amounts.ts'
import type { Rounding } from './pack.ts'

const hundred = parseAmount('100')
const ten = parseAmount('10')

const modes = {
  down: 'down',
  up: 'up',
  half_up: 'half_up',
  third_digit: 'half_down',
} as const

export function roundTo(amount: Amount, [unit, mode]: Rounding): Amount {
  const step = parseAmount(unit)
  const units = settleDigits(amount.dividedBy(step))
  // Whatever comes after the digit that is looked at does not count.
  const looked = mode === 'third_digit' ? units.times(ten).round(0, 'down').dividedBy(ten) : units
  return looked.round(0, modes[mode]).times(step)
}

export function percentOf(amount: Amount, percent: Amount): Amount {
  return amount.times(percent).dividedBy(hundred)
}

/** At least two decimals, and at most six, however many the exact figure has. */
export function show(amount: Amount): string {
  return writeAmount(amount.round(6, 'down'), 2)
}

/** An amount so many times, as text. */
export function multiply(amount: string, times: number): string {
  return parseAmount(amount).times(toAmount(times)).toString()
}

/** The beginning of a sentence. */
export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)
