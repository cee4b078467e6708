// Amounts: decimal text in, canonical text out, and no JavaScript number in between.

import { Decimal } from 'decimal.js'

/** Digits enough that a quotient is rounded once, by the rule that says so, and not by the division before it. */
const Exact = Decimal.clone({ precision: 60, rounding: Decimal.ROUND_HALF_UP })

/** Of the 60 digits of a quotient, those behind the point that are meant, up to amounts of 20 digits. */
const meantDigits = 36

export type Amount = Decimal

/** One line of an explanation: the rule, what it did in figures, and what that came to where it came to something. */
export interface Because {
  readonly rule: string
  readonly text: string
  readonly amount: string | null
}

export function parseAmount(text: string): Amount {
  return new Exact(text)
}

/** A count of whole things, such as days of a calendar. */
export function toAmount(count: number): Amount {
  return new Exact(count)
}

/** Half up, and what a sum of quotients missed by its last digits is no part of the figure. */
export function roundHalfUp(amount: Amount, decimals = 2): Amount {
  // Most amounts have no more digits, and rounding copies.
  if (amount.decimalPlaces() <= decimals) return amount
  return settleDigits(amount).toDecimalPlaces(decimals, Decimal.ROUND_HALF_UP)
}

/** A third three times is 1, and not a hair less: digits that no division by days or months can mean are rounded off. */
export function settleDigits(amount: Amount): Amount {
  if (amount.decimalPlaces() <= meantDigits) return amount
  return amount.toDecimalPlaces(meantDigits, Decimal.ROUND_HALF_UP)
}

/** The canonical text, `"-1.00"`. An amount with more digits was not rounded where it should have been. */
export function formatAmount(amount: Amount, decimals = 2): string {
  must(amount.decimalPlaces() <= decimals, () => `${amount} has at most ${decimals} decimals`)
  return writeAmount(amount, decimals)
}

/** All digits of it, and zeros up to so many. Unlike a `toFixed` with digits it does not copy the amount to round it. */
export function writeAmount(amount: Amount, decimals: number): string {
  const digits = amount.toFixed()
  const point = digits.indexOf('.')
  if (point < 0) return decimals === 0 ? digits : `${digits}.${'0'.repeat(decimals)}`
  return digits.padEnd(point + 1 + decimals, '0')
}

const nothing = new Exact(0)

/** Zeros are passed over: each sum is a new amount, and many of what a month adds up are 0. */
export function sumAmounts(amounts: readonly Amount[]): Amount {
  let sum = nothing
  for (const amount of amounts) if (!amount.isZero()) sum = sum === nothing ? amount : sum.plus(amount)
  return sum
}

export function sumOfTexts(amounts: readonly string[]): Amount {
  return sumAmounts(amounts.map(parseAmount))
}

/** Of what explains a figure, the amounts add up to it. */
export function explained(because: readonly Because[], total: Amount): readonly Because[] {
  const sum = sumOfTexts(because.flatMap(({ amount }) => amount ?? []))
  must(sum.equals(total), () => `lines that sum to ${sum} explain ${total}`)
  return because
}

/** An invariant of the engine; where it does not hold, the engine is wrong and not the caller. */
export function must(holds: boolean, what: () => string): void {
  if (!holds) throw new Error(`The engine contradicts itself: ${what()} does not hold`)
}
