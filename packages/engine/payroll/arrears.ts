// Arrears: what locked months come to by the facts known now, less what was paid for them. They may be negative.

import { type Sentence, say, sayCount, sayTogether } from '@muster/sentences'
import { type Amount, type Because, greater, lesser, must, parseAmount, sumAmounts } from '../amounts.ts'
import { nameMonth } from '../months.ts'
import { Currency, toExactText, zero } from './currency.ts'
import { toLine } from './entry/booking.ts'
import type { Arrears, LockedMonth } from './facts.ts'
import type { PayrollRules } from './rules.ts'
import { roundTaxable } from './tax/taxable.ts'
import { payOvertime } from './time/overtime-pay.ts'
import { computeTimePay } from './time/time-pay.ts'

/** As many as a line can show. */
const maxCorrections = 3

/** What one locked month differs by, signed. */
export interface MonthArrears {
  /** `2026-02`. */
  readonly month: string
  readonly gross: Amount
  readonly time_deductions: Amount
  readonly overtime: Amount
  /** Without overtime. */
  readonly taxable: Amount
  /** Gross less time deductions, with overtime. */
  readonly amount: Amount
  readonly because: Because
}

/** Months that were paid as they are known now are left out; the earliest stands first. */
export function listArrears(months: readonly LockedMonth[]): MonthArrears[] {
  return [...months]
    .sort((a, b) => a.year - b.year || a.month - b.month)
    .map(compareMonth)
    .filter(({ gross, time_deductions, overtime, taxable }) =>
      [gross, time_deductions, overtime, taxable].some(amount => !amount.isZero()),
    )
}

export function sumArrears(arrears: readonly MonthArrears[]): Amount {
  return sumAmounts(arrears.map(({ amount }) => amount))
}

/** Overtime is taxed where its component says so. */
export function sumTaxableArrears(arrears: readonly MonthArrears[], { components }: PayrollRules): Amount {
  const overtime = components.OVERTIME.is_taxable ? arrears.map(each => each.overtime) : []
  return sumAmounts([...arrears.map(({ taxable }) => taxable), ...overtime])
}

/** By the rules of its lock: a changed setting does not change what was paid. */
function compareMonth(locked: LockedMonth): MonthArrears {
  const { rules, paid } = locked
  const currency = new Currency(rules)
  const now = computeTimePay(rules, locked)
  const overtime = payOvertime(rules, locked, locked.overtime).amount
  const difference = {
    gross: now.gross.minus(parseAmount(paid.gross_salary)),
    time_deductions: now.deducted.minus(parseAmount(paid.time_deductions)),
    overtime: overtime.minus(parseAmount(paid.overtime)),
    taxable: now.taxable.minus(roundTaxable(currency, parseAmount(paid.taxable_income))),
  }
  const amount = difference.gross.minus(difference.time_deductions).plus(difference.overtime)
  const month = nameMonth(locked)
  const parts = [
    ...explainPart(currency, say`gross`, now.gross, parseAmount(paid.gross_salary)),
    ...explainPart(currency, say`time deductions`, now.deducted, parseAmount(paid.time_deductions)),
    ...explainPart(currency, say`overtime`, overtime, parseAmount(paid.overtime)),
  ]
  const text = sayTogether([say`${month}: ${sayTogether(parts, ', ')}`, ...explainCorrections(locked)], '; ')
  const because = toLine('arrears', text, currency.text(amount))
  return { month, ...difference, amount, because }
}

function explainPart(currency: Currency, what: Sentence, now: Amount, paid: Amount): Sentence[] {
  if (now.equals(paid)) return []
  return [say`${what} ${currency.text(now)}, of which ${currency.text(paid)} is settled`]
}

/** All corrections of the month, settled before or not: the month is computed with each of them. */
function explainCorrections({ days }: LockedMonth): Sentence[] {
  const corrected = days.flatMap(({ date, corrections }) =>
    corrections.map(({ half, is, reason }) => {
      if (half === null) return say`${date} is corrected to ${nameWord(is)} (${reason})`
      return say`${nameWord(half)} of ${date} is corrected to ${nameWord(is)} (${reason})`
    }),
  )
  const more = corrected.length - maxCorrections
  if (more <= 0) return corrected
  return [...corrected.slice(0, maxCorrections), say`and ${sayCount(more, say`more correction`)}`]
}

const nameWord = (word: string): string => word.replace('_', ' ')

/** The part of what months owe that net pay suffices for: the oldest first, after what other months are due. */
export function takeArrears(
  arrears: readonly MonthArrears[],
  taken: Amount,
  currency: Currency,
): MonthArrears[] {
  let left = taken.plus(sumAmounts(arrears.map(({ amount }) => greater(amount, zero))))
  const parts = arrears.flatMap(each => {
    if (!each.amount.isNegative()) return [each]
    const part = lesser(left, each.amount.negated())
    left = left.minus(part)
    return part.isZero() ? [] : [scale(each, part.negated(), currency)]
  })
  must(sumArrears(parts).equals(taken.negated()), () => `that ${taken} is taken of arrears`)
  return parts
}

/** In proportion, and exactly the amount in all. */
function scale(arrears: MonthArrears, amount: Amount, currency: Currency): MonthArrears {
  if (arrears.amount.equals(amount)) return arrears
  const scaled = (part: Amount) => part.times(amount).dividedBy(arrears.amount)
  const overtime = currency.round(scaled(arrears.overtime))
  const time_deductions = currency.round(scaled(arrears.time_deductions))
  const { rule, text } = arrears.because
  return {
    month: arrears.month,
    gross: amount.plus(time_deductions).minus(overtime),
    time_deductions,
    overtime,
    taxable: currency.round(scaled(arrears.taxable)),
    amount,
    because: toLine(rule, say`${text}; a part of it is taken now`, currency.text(amount)),
  }
}

export function writeArrears(arrears: readonly MonthArrears[], currency: Currency): Arrears[] {
  return arrears.map(({ month, gross, time_deductions, overtime, taxable }) => ({
    month: `${month}-01`,
    gross_salary: currency.text(gross),
    time_deductions: currency.text(time_deductions),
    overtime: currency.text(overtime),
    taxable_income: toExactText(taxable),
  }))
}
