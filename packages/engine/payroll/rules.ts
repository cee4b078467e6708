// The rules of a payroll: what a workspace has chosen, its components and its law. A run keeps the rules that it was paid by.

import type { Pack } from '../law/pack.ts'
import type { PayComponent } from '../salaries/index.ts'

/** What a day of pay is part of: `fixed_30` is of calendar days, `fixed_26` of scheduled workdays. */
export const dayBases = ['calendar_days', 'working_days', 'fixed_30', 'fixed_26'] as const
export type DayBasis = (typeof dayBases)[number]

/** Components that every workspace has, because the engine books what it computes under them. */
export const systemCodes = [
  'TAX',
  'ABSENCE',
  'UNPAID_LEAVE',
  'LATE',
  'LOAN',
  'OVERTIME',
  'BONUS',
  'ADJ_ADD',
  'ADJ_DED',
  'LEAVE_ENCASH',
  'ARREARS',
  'ARREARS_DED',
  'EOBI_EE',
  'EOBI_ER',
  'PF_EE',
  'PF_ER',
  'REIMBURSE',
  'GRATUITY',
  'GRATUITY_ACCRUAL',
] as const
export type SystemCode = (typeof systemCodes)[number]

export interface PayrollRules {
  /** ISO 4217. */
  readonly currency: string
  /** currencyDecimals(currency). */
  readonly currency_decimals: number
  /** ISO 3166-1, for the warning where the country has no pack. */
  readonly country: string
  readonly day_basis: DayBasis
  /** Whether days after the cut-off count as present; otherwise those without leave count as absent. */
  readonly assume_present_after_cutoff: boolean
  /** So many late days cost `late_deduction_days`, decimal text; 0 deducts nothing. */
  readonly late_marks_per_deduction: number
  readonly late_deduction_days: string
  /** Hours of a full month, such as `208`: what an hour of overtime is paid by. */
  readonly overtime_hours_per_month: string
  /** Spread over the months left, or at the average rate of the year on what is earned so far. */
  readonly tax_method: 'projected' | 'average'
  /** Null where none is paid. */
  readonly gratuity: GratuityRule | null
  /** Whether each month of time pay books a twelfth of the gratuity base as the employer's cost. */
  readonly gratuity_monthly_accrual: boolean
  /** By code: each SystemCode, and the code of each line of the law pack that is not a record. */
  readonly components: Readonly<Record<SystemCode, PayComponent>> & Readonly<Record<string, PayComponent>>
  readonly law: LawRules
}

export interface GratuityRule {
  /** From which year of service, ascending from 0, each year is worth how many months of pay: `[[0, "1.00"]]`. */
  readonly years: readonly (readonly [from: number, months: string])[]
  /** The part of a year at the end counts as a year above six months, by its months, or not. */
  readonly part_year: 'above_half' | 'exact' | 'none'
  /** What a month of pay, which is 30 days, is divided by for a day. */
  readonly day_basis: 30 | 26
}

export interface LawRules {
  /** Null where the country has none: there are no statutory lines, and a warning says so. */
  readonly pack: Pack | null
  /** What the workspace entered for parameters that the pack leaves open, by parameter. */
  readonly entered: Readonly<Record<string, string>>
  /** Values of the pack that the workspace confirmed, so that they no longer warn. */
  readonly confirmed: readonly { readonly parameter: string; readonly from: string }[]
}
