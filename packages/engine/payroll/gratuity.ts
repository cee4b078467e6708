// Gratuity: months of pay for the years of a service that ends.

import { say } from '@muster/sentences'
import { type Amount, type Because, parseAmount, sumAmounts, toAmount } from '../amounts.ts'
import { addDays, addMonths, type Day } from '../days.ts'
import { show } from '../law/figures.ts'
import { Currency, zero } from './currency.ts'
import { toLine } from './entry/booking.ts'
import type { GratuityRule } from './rules.ts'

export interface GratuityFacts {
  readonly rule: GratuityRule
  /** Of a full month, in earnings that count for it; decimal text. */
  readonly base: string
  readonly joining_date: Day
  /** The last day of the service. */
  readonly separation_date: Day
  readonly currency_decimals: number
}

export interface Gratuity {
  readonly amount: string
  /** That count, a part of one among them. */
  readonly years: string
  readonly because: readonly Because[]
}

/** Each year is worth the months that the table gives from it on. */
export function computeGratuity(facts: GratuityFacts): Gratuity {
  const { rule, joining_date, separation_date } = facts
  const currency = new Currency(facts)
  const base = parseAmount(facts.base)
  const service = measureService(joining_date, separation_date)
  const years = countYears(rule, service)
  const months = sumMonths(rule, years)
  const thirty = toAmount(30)
  // Days last, so that only the amount is rounded.
  const amount = currency.round(base.times(months).times(thirty).dividedBy(toAmount(rule.day_basis)))
  const day = rule.day_basis === 30 ? '' : say` of 30 days at ${currency.text(base)} / ${rule.day_basis}`
  const served = say`${joining_date} to ${separation_date}: ${service.years} years and ${service.months} months`
  return {
    amount: currency.text(amount),
    years: show(years),
    because: [
      toLine('service', say`${served}, of which ${show(years)} years count`),
      toLine(
        'gratuity',
        say`${show(months)} months of pay${day}, at ${currency.text(base)} a month`,
        currency.text(amount),
      ),
    ],
  }
}

interface Service {
  readonly years: number
  /** Whole ones beyond the years. */
  readonly months: number
  /** Whether days come after the last whole month. */
  readonly has_days: boolean
}

function measureService(joining: Day, separation: Day): Service {
  const end = addDays(separation, 1)
  let months = (+end.slice(0, 4) - +joining.slice(0, 4)) * 12 + (+end.slice(5, 7) - +joining.slice(5, 7))
  if (addMonths(joining, months) > end) months -= 1
  const has_days = addMonths(joining, months) < end
  return { years: Math.floor(months / 12), months: months % 12, has_days }
}

function countYears({ part_year }: GratuityRule, { years, months, has_days }: Service): Amount {
  const whole = toAmount(years)
  if (part_year === 'none') return whole
  if (part_year === 'exact') return whole.plus(toAmount(months).dividedBy(toAmount(12)))
  return months > 6 || (months === 6 && has_days) ? whole.plus(toAmount(1)) : whole
}

function sumMonths({ years: table }: GratuityRule, years: Amount): Amount {
  const parts = table.map(([from, months], n) => {
    const next = table[n + 1]
    const end = next && years.greaterThan(toAmount(next[0])) ? toAmount(next[0]) : years
    const within = end.minus(toAmount(from))
    return within.isNegative() ? zero : within.times(parseAmount(months))
  })
  return sumAmounts(parts)
}
