// Payroll settings: what a new workspace has, and what a table of gratuity has to be.

import { type Sentence, say } from '@muster/sentences'
import type { DayBasis } from './rules.ts'

/** From which year of service, each year is worth how many months of pay. */
export interface GratuityYears {
  readonly from_year: number
  /** Decimal text. */
  readonly months: string
}

/** Of a workspace in a country where gratuity is not usual; `defaultGratuity` has the others. */
export const defaultPayrollSettings = {
  day_basis: 'calendar_days' satisfies DayBasis,
  assume_present_after_cutoff: true,
  tax_method: 'projected',
  gratuity_years: [],
  gratuity_part_of_year: 'above_half',
  gratuity_day_basis: 'fixed_30',
  gratuity_monthly_accrual: false,
  four_eyes: true,
  loan_interest_method: 'flat',
} as const

/** The table that a new workspace begins with: in Pakistan a month for each year (Standing Order 12). */
export function defaultGratuity(country: string): readonly GratuityYears[] {
  return country === 'PK' ? [{ from_year: 0, months: '1' }] : []
}

interface Mistake {
  readonly field: string
  readonly message: Sentence
}

/** What is wrong with a table: it begins with year 0, and its years ascend. */
export function checkGratuityYears(years: readonly GratuityYears[]): Mistake[] {
  return years.flatMap(({ from_year }, n): Mistake[] => {
    const field = `gratuity_years[${n}].from_year`
    const before = years[n - 1]?.from_year
    if (before === undefined)
      return from_year === 0 ? [] : [{ field, message: say`is ${from_year}; the first entry is from year 0` }]
    if (from_year > before) return []
    return [{ field, message: say`is ${from_year}, after ${before}; the years ascend` }]
  })
}
