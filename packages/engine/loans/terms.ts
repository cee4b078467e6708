// Terms of a loan: what it is lent under, and the months in which it is due.

import type { Day } from '../days.ts'

/** `flat`: interest on the whole amount until the end. `reducing`: interest on what is still to be paid. */
export type InterestMethod = 'flat' | 'reducing'

/** A month of a year, 1 to 12. */
export interface Month {
  readonly year: number
  readonly month: number
}

export interface LoanTerms {
  /** The principal, decimal text. */
  readonly amount: string
  /** Percent a year, decimal text. */
  readonly interest_rate: string
  readonly interest_method: InterestMethod
  readonly total_installments: number
  readonly start_year: number
  readonly start_month: number
}

/** One month of a schedule. Amounts are decimal text; `total_due` is principal plus interest. */
export interface DuePart {
  readonly installment_no: number
  readonly due_year: number
  readonly due_month: number
  readonly principal: string
  readonly interest: string
  readonly total_due: string
}

export function monthAfter({ year, month }: Month, months: number): Month {
  const index = year * 12 + month - 1 + months
  return { year: Math.floor(index / 12), month: (index % 12) + 1 }
}

/** Negative where the first comes earlier. */
export function compareMonths(one: Month, other: Month): number {
  return one.year * 12 + one.month - other.year * 12 - other.month
}

/** The month of a day. */
export function monthOf(day: Day): Month {
  const { year, month } = Temporal.PlainDate.from(day)
  return { year, month }
}

/** `2027-01`. */
export function writeMonth({ year, month }: Month): string {
  return `${year}-${String(month).padStart(2, '0')}`
}

export const dueOf = (part: Pick<DuePart, 'due_year' | 'due_month'>): Month => ({
  year: part.due_year,
  month: part.due_month,
})
