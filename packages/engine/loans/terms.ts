// Terms of a loan: its amount, interest and number of installments, and the months in which they are due.

import type { Month } from '../months.ts'

/** `flat`: interest on the whole amount until the end. `reducing`: interest on what is still to be paid. */
export type InterestMethod = 'flat' | 'reducing'

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

export const dueOf = (part: Pick<DuePart, 'due_year' | 'due_month'>): Month => ({
  year: part.due_year,
  month: part.due_month,
})
