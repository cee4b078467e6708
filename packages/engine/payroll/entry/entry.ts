// The result of payroll for one employee: the figures of an entry, its lines with their reasons, and what it claims.

import type { Sentence } from '@muster/sentences'
import type { Because } from '../../amounts.ts'
import type { Day } from '../../days.ts'
import type { PayComponent } from '../../salaries/index.ts'
import type { Arrears, MonthExemptions } from '../facts.ts'

export interface PayLine {
  readonly salary_component_id: string
  readonly code: string
  readonly type: PayComponent['type']
  /** Below 0 only where the law gives tax back. Lines of the package and of the law are there at 0.00 too. */
  readonly amount: string
  readonly is_taxable: boolean
  readonly display_order: number
  readonly because: readonly Because[]
}

/** The figures of a PayrollEntry, as its contract names them. */
export interface EntryFigures {
  readonly working_days: string
  readonly present_days: string
  readonly absent_days: string
  readonly leave_days: string
  readonly unpaid_leave_days: string
  readonly half_days: string
  readonly late_count: number
  readonly early_leave_count: number
  readonly holidays: number
  readonly overtime_hours: string
  readonly gross_salary: string
  readonly total_earnings: string
  readonly total_deductions: string
  readonly net_salary: string
  readonly employer_contributions: string
  readonly taxable_income: string
  readonly tax_amount: string
  readonly loan_deduction: string
  readonly absence_deduction: string
  readonly unpaid_leave_deduction: string
  readonly late_deduction: string
  readonly bonus_amount: string
  readonly adjustment_addition: string
  readonly adjustment_deduction: string
}

export type ClaimKind =
  | 'time'
  | 'installment'
  | 'overtime'
  | 'encashment'
  | 'adjustment'
  | 'expense_claim'
  | 'gratuity'

export interface Claim {
  readonly kind: ClaimKind
  /**
   * The object's id; of time `<employee id>:2026-04`, and `<employee id>:2026-04:2` of the second employment in the
   * month, of an adjustment `<id>:2026-04`, of gratuity `<employee id>:<last day>`.
   */
  readonly object_id: string
  /** What was paid or taken of it; null for time. */
  readonly amount: string | null
  /** The days that time and gratuity are paid for; null of others. */
  readonly days: { readonly first: Day; readonly last: Day } | null
}

export interface PayWarning {
  /** In snake_case, such as `no_law_pack`. */
  readonly code: string
  readonly text: Sentence
}

/** What net pay did not suffice for. */
export interface Deferred {
  readonly kind:
    | 'tax'
    | 'social_security'
    | 'provident_fund'
    | 'component'
    | 'recovery'
    | 'arrears'
    | 'installment'
  /** Of the component. */
  readonly code: string
  /** The adjustment or installment; null where there is none. */
  readonly object_id: string | null
  /** Not taken. */
  readonly amount: string
  readonly text: Sentence
}

export interface EntryResult extends EntryFigures {
  /** Null where the employee has no package: no run pays them. */
  readonly salary_assignment_id: string | null
  readonly payment_method: string
  /** By (display_order, code); one for each component. */
  readonly lines: readonly PayLine[]
  readonly claims: readonly Claim[]
  readonly arrears: readonly Arrears[]
  /** Of the month's time pay alone, rounded employment by employment: what a later run compares with. */
  readonly month_taxable: string
  /** Of the requests that are claimed. */
  readonly overtime_amount: string
  /**
   * Amounts of this run by the pack's bases, and withheld by the code of its lines: the year to date is their sum. And
   * what it made of the exemptions of its month.
   */
  readonly law: {
    readonly amounts: Readonly<Record<string, string>>
    readonly withheld: Readonly<Record<string, string>>
    readonly exemptions: MonthExemptions
  }
  readonly warnings: readonly PayWarning[]
  /** Values of the law that nobody has verified or confirmed; a run names each once. */
  readonly unverified: readonly {
    readonly parameter: string
    readonly from: string
    readonly source: string
  }[]
  readonly deferred: readonly Deferred[]
}
