// Amounts: decimal text in, canonical text out, and exact in between.

import type { Sentence } from '@muster/sentences'
import { Amount } from './amount.ts'

export type { Amount } from './amount.ts'

/** Of the 60 digits of a quotient, those behind the point that are meant, up to amounts of 20 digits. */
const meantDigits = 36

/** What decides something: a record of the workspace by its id, or a value of the law. */
export type Source = RecordSource | LawSource

export interface RecordSource {
  readonly id: string
  /** The day from which it holds; null where it has none. */
  readonly from: string | null
}

export interface LawSource {
  readonly parameter: string
  readonly title: string
  readonly from: string
  /** Where the value was read. */
  readonly citation: string
}

/** What decided a line, and the ids of records that it used. */
export interface Grounds {
  readonly source?: Source
  readonly refs?: readonly string[]
}

/** One line of an explanation: the rule, what it did in figures, and what that came to where it came to something. */
export interface Because extends Grounds {
  readonly rule: string
  readonly text: Sentence
  readonly amount: string | null
}

export function parseAmount(text: string): Amount {
  return Amount.parse(text)
}

/** A count of whole things, such as days of a calendar. */
export function toAmount(count: number): Amount {
  return Amount.ofNumber(count)
}

/** Half up, and what a sum of quotients missed by its last digits is no part of the figure. */
export function roundHalfUp(amount: Amount, decimals = 2): Amount {
  return settleDigits(amount).round(decimals, 'half_up')
}

/** A third three times is 1, and not a hair less: digits that no division by days or months can mean are rounded off. */
export function settleDigits(amount: Amount): Amount {
  return amount.round(meantDigits, 'half_up')
}

/** The canonical text, `"-1.00"`. An amount with more digits was not rounded where it should have been. */
export function formatAmount(amount: Amount, decimals = 2): string {
  must(amount.decimalPlaces() <= decimals, () => `${amount} has at most ${decimals} decimals`)
  return writeAmount(amount, decimals)
}

/** All digits of it, and zeros up to so many. */
export function writeAmount(amount: Amount, decimals: number): string {
  return amount.toFixed(Math.max(decimals, amount.decimalPlaces()))
}

const nothing = toAmount(0)

/** Zeros are passed over: each sum is a new amount, and many of what a month adds up are 0. */
export function sumAmounts(amounts: readonly Amount[]): Amount {
  let sum = nothing
  for (const amount of amounts) if (!amount.isZero()) sum = sum === nothing ? amount : sum.plus(amount)
  return sum
}

export function lesser(one: Amount, other: Amount): Amount {
  return other.lessThan(one) ? other : one
}

export function greater(one: Amount, other: Amount): Amount {
  return other.greaterThan(one) ? other : one
}

export function sumOfTexts(amounts: readonly string[]): Amount {
  return sumAmounts(amounts.map(parseAmount))
}

/** Of what explains a figure, the amounts add up to it. */
export function assertAddsUp(because: readonly Because[], total: Amount): readonly Because[] {
  const sum = sumOfTexts(because.flatMap(({ amount }) => amount ?? []))
  must(sum.equals(total), () => `lines that sum to ${sum} explain ${total}`)
  return because
}

/** An invariant of the engine; where it does not hold, the engine is wrong and not the caller. */
export function must(holds: boolean, what: () => string): void {
  if (!holds) throw new Error(`The engine contradicts itself: ${what()} does not hold`)
}
