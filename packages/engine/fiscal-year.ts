// Fiscal years: twelve months from the first of a month, named after the years that they touch.

import { addDays, addMonths, type Day } from './days.ts'

export interface FiscalYearSpan {
  /** `2026`, or `2025-26` where it begins in one calendar year and ends in the next. */
  readonly name: string
  readonly start_date: Day
  readonly end_date: Day
}

export function fiscalYearFrom(start_date: Day): FiscalYearSpan {
  const end_date = addDays(addMonths(start_date, 12), -1)
  const [first, last] = [start_date.slice(0, 4), end_date.slice(0, 4)]
  return { name: first === last ? first : `${first}-${last.slice(-2)}`, start_date, end_date }
}
