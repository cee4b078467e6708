// Tax years of a law pack: which one a day is in, and which period of it.

import { SaidError, say } from '@muster/sentences'
import { addDays, addMonths, type Day, daysBetween } from '../days.ts'
import { type FiscalYearSpan, fiscalYearFrom } from '../fiscal-year.ts'
import { type Frequency, frequencies } from './case.ts'
import type { Pack } from './pack.ts'

/** The law does not say what is asked of it; the message says what is missing, in figures. */
export class LawError extends SaidError {}

type Years = Pick<Pack, 'pack' | 'tax_year'>

/** The tax year of a day. It is an error where the pack does not hold it. */
export function findTaxYear(years: Years, date: Day): FiscalYearSpan {
  const year = spanTaxYear(years, date)
  if (holdsTaxYear(years, year)) return year
  const { first, last } = years.tax_year
  throw new LawError(
    say`The law pack ${years.pack} holds the tax years ${first} to ${last}; ${date} is in ${year.name}`,
  )
}

/** The tax year of a day, whether or not the pack holds it. */
export function spanTaxYear({ tax_year }: Years, date: Day): FiscalYearSpan {
  const start = `${date.slice(0, 4)}-${tax_year.starts}`
  return fiscalYearFrom(start <= date ? start : addMonths(start, -12))
}

export function holdsTaxYear({ tax_year }: Years, { name }: FiscalYearSpan): boolean {
  return name >= tax_year.first && name <= tax_year.last
}

/** By its name, such as `2025-26`; undefined where the pack does not hold it. */
export function findNamedTaxYear(years: Years, name: string): FiscalYearSpan | undefined {
  if (!/^\d{4}(-\d\d)?$/.test(name)) return undefined
  const year = fiscalYearFrom(`${name.slice(0, 4)}-${years.tax_year.starts}`)
  return year.name === name && holdsTaxYear(years, year) ? year : undefined
}

/** All that the pack holds, in their order. */
export function listTaxYears({ tax_year }: Years): FiscalYearSpan[] {
  const years = [fiscalYearFrom(`${tax_year.first.slice(0, 4)}-${tax_year.starts}`)]
  while (years.at(-1)!.name < tax_year.last)
    years.push(fiscalYearFrom(addMonths(years.at(-1)!.start_date, 12)))
  return years
}

/** From 1. The last days of a year that fill no whole week more are of week 53. */
export function findPayPeriod(year: FiscalYearSpan, date: Day, frequency: Frequency): number {
  if (frequency !== 'monthly')
    return Math.floor(daysBetween(year.start_date, date) / (7 * frequencies[frequency].units)) + 1
  const months = +date.slice(0, 4) * 12 + +date.slice(5, 7) - monthNumber(year.start_date)
  return addMonths(year.start_date, months) > date ? months : months + 1
}

const monthNumber = (day: Day): number => +day.slice(0, 4) * 12 + +day.slice(5, 7)

/** The last day of a period. */
export function findPayPeriodEnd(year: FiscalYearSpan, period: number, frequency: Frequency): Day {
  const { units } = frequencies[frequency]
  const next =
    frequency === 'monthly'
      ? addMonths(year.start_date, period)
      : addDays(year.start_date, period * units * 7)
  const end = addDays(next, -1)
  // The week that is left over at the end of a year goes on into the next, and is still of this one.
  return [end, year.end_date].toSorted()[0]!
}

/** Whole periods of a tax year. */
export function countPeriods(frequency: Frequency): number {
  const { per_year, units } = frequencies[frequency]
  return per_year / units
}
