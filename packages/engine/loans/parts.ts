// Parts of a loan: an amount and its interest, divided into months.

import { type Sentence, say, sayCount } from '@muster/sentences'
import {
  type Amount,
  formatAmount,
  lesser,
  parseAmount,
  roundHalfUp,
  sumAmounts,
  toAmount,
} from '../amounts.ts'

export interface Part {
  readonly principal: Amount
  readonly interest: Amount
}

export interface Division {
  /** What is due each month; only the last month may differ. */
  readonly installment: Amount
  readonly parts: readonly Part[]
}

export const totalOf = ({ principal, interest }: Part): Amount => principal.plus(interest)

const [zero, one] = [toAmount(0), toAmount(1)]
/** A percentage of a year, for a month. */
const monthlyPercents = toAmount(1200)

/** Equal parts of both sums. The last takes what rounding left of either. */
export function divideFlat(principal: Amount, interest: Amount, count: number, decimals: number): Division {
  const installment = roundHalfUp(principal.plus(interest).dividedBy(toAmount(count)), decimals)
  const each = roundHalfUp(interest.dividedBy(toAmount(count)), decimals)
  const parts: Part[] = []
  let [owed, charge] = [principal, interest]
  for (let no = 1; no <= count; no++) {
    // Rounded up, the equal parts of a small interest are used up before the last month.
    const share = no === count ? charge : lesser(each, charge)
    const part = { principal: no === count ? owed : installment.minus(share), interest: share }
    owed = owed.minus(part.principal)
    charge = charge.minus(share)
    parts.push(part)
  }
  return { installment, parts }
}

/** An annuity: interest on the balance of each month. The last month takes the whole balance. */
export function divideReducing(
  principal: Amount,
  interestRate: string,
  count: number,
  decimals: number,
): Division {
  const monthly = parseAmount(interestRate).dividedBy(monthlyPercents)
  if (monthly.isZero()) return divideFlat(principal, zero, count, decimals)
  const growth = monthly.plus(one).power(count)
  const installment = roundHalfUp(
    principal.times(monthly).times(growth).dividedBy(growth.minus(one)),
    decimals,
  )
  const parts: Part[] = []
  let balance = principal
  for (let no = 1; no <= count; no++) {
    const interest = roundHalfUp(balance.times(monthly), decimals)
    const part = { principal: no === count ? balance : installment.minus(interest), interest }
    balance = balance.minus(part.principal)
    parts.push(part)
  }
  return { installment, parts }
}

/**
 * What is wrong with a division, or undefined. Cents that are rounded away each month add up in the last one: it must
 * still be an installment like the others, and no part may be negative.
 */
export function findFlaw({ installment, parts }: Division, decimals: number): Sentence | undefined {
  const figure = (amount: Amount) => formatAmount(amount, decimals)
  const last = totalOf(parts.at(-1)!)
  const total = figure(sumAmounts(parts.map(({ principal }) => principal)))
  const sentence = say`cannot repay ${total} in ${sayCount(parts.length, say`installment`)}`
  if (installment.isZero()) return say`${sentence}: each would be ${figure(zero)}`
  const isOdd = !last.greaterThan(zero) || last.greaterThan(installment.times(toAmount(2)))
  const isNegative = parts.some(({ principal, interest }) => principal.isNegative() || interest.isNegative())
  if (!isOdd && !isNegative) return undefined
  return say`${sentence} of ${figure(installment)}: what rounding leaves for the last one would be ${figure(last)}`
}

/** The interest of a flat loan for some months. */
export function computeFlatInterest(
  amount: string,
  interestRate: string,
  months: number,
  decimals: number,
): Amount {
  const yearly = parseAmount(amount).times(parseAmount(interestRate))
  return roundHalfUp(yearly.times(toAmount(months)).dividedBy(monthlyPercents), decimals)
}
