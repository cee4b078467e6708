// The facts of one employee that a payroll run is computed from; all amounts and counts of days are decimal text.

import type { Day } from '../days.ts'
import type { Half } from '../leave/span.ts'
import type { PayComponent, SalaryPackage } from '../salaries/index.ts'
import type { PayrollRules } from './rules.ts'

/** One regular run closes a month; the others pay what does not wait for it. */
export const runKinds = ['regular', 'bonus', 'final', 'correction'] as const
export type RunKind = (typeof runKinds)[number]

/** What a half of a working day is to payroll. */
export type HalfKind = 'present' | 'absent' | 'paid_leave' | 'unpaid_leave'

/** One day of a month as payroll sees it; whether it is in the employment or not. */
export interface PayDay {
  readonly date: Day
  /** In the employment, and not within a span of inactivity. */
  readonly is_employed: boolean
  /** Scheduled, and neither a rest day nor a holiday. A day outside of the employment takes the nearest shift. */
  readonly is_workday: boolean
  /** A holiday on a day that is scheduled otherwise. */
  readonly is_holiday: boolean
  /** No shift is in force: nothing is known of the day but its leave. */
  readonly is_unscheduled: boolean
  /** As it is graded. */
  readonly record: DayRecord | null
  /** Why no record counts, and the halves without leave are present. Null: without a record they are absent. */
  readonly unrecorded: Unrecorded | null
  /** Approved leave that is charged on the day; it counts after the cut-off too. */
  readonly leave: readonly DayLeave[]
  /** What was put right about a locked day; the last one of a half counts. */
  readonly corrections: readonly DayCorrection[]
}

/**
 * `not_punched`: the shift needs no punch. `locked`: no record was ever made of a day that is closed. `before_grading`:
 * attendance was not graded yet, which is warned of. `after_cut_off`: later than the run's date; a record that is there
 * does not count either.
 */
export type Unrecorded = 'not_punched' | 'locked' | 'before_grading' | 'after_cut_off'

export interface DayRecord {
  /** Of the halves that are not leave, those that were worked. */
  readonly present_halves: 0 | 1 | 2
  /** Graded `half_day`. */
  readonly is_half_day: boolean
  readonly is_late: boolean
  readonly is_early_leave: boolean
}

export interface DayLeave {
  /** Null: the whole day. */
  readonly half: Half | null
  readonly is_paid: boolean
}

export interface DayCorrection {
  /** Null: the whole day. */
  readonly half: Half | null
  readonly is: HalfKind
  readonly reason: string
}

/** An employment within a month, cut to it. Each is paid for itself: its days, its deductions and its last cent. */
export interface EmploymentWindow {
  readonly from: Day
  readonly to: Day
  /** Paid by this run. Of a run that pays no time: yet to be paid by another one. */
  readonly is_due: boolean
}

export interface MonthFacts {
  readonly year: number
  /** 1 to 12. */
  readonly month: number
  /** The employments of the month, the first one first; those too that another run pays. */
  readonly windows: readonly EmploymentWindow[]
  /** All of the month, in their order. */
  readonly days: readonly PayDay[]
  /** All of the employee's, past and to come, in any order. */
  readonly packages: readonly SalaryPackage[]
}

export interface OvertimeFact {
  readonly id: string
  readonly date: Day
  /** Approved. */
  readonly hours: string
  readonly rate_multiplier: string
}

/** A locked month whose facts may have changed since; its pay is computed again by the rules of its lock, for the windows that are due. */
export interface LockedMonth extends MonthFacts {
  readonly rules: PayrollRules
  /** Paid requests dated in the month, whichever run paid them. */
  readonly overtime: readonly OvertimeFact[]
  /** For the month: its entry, the requests dated in it, and earlier arrears. */
  readonly paid: MonthPay
}

/** What a month came to; as arrears, what it differs by, signed. */
export interface MonthPay {
  readonly gross_salary: string
  /** Absence, unpaid leave and late marks. */
  readonly time_deductions: string
  readonly overtime: string
  /** Of gross less time deductions, without overtime; with up to 6 decimals, and each window is rounded for itself. */
  readonly taxable_income: string
}

export interface Arrears extends MonthPay {
  /** The first of the month that it is paid for. */
  readonly month: Day
}

export interface EncashmentFact {
  readonly id: string
  readonly days: string
  /** As it was approved, whatever the salary is now. */
  readonly amount: string
}

export interface AdjustmentFact {
  readonly id: string
  readonly kind: 'bonus' | 'addition' | 'deduction'
  /** Null: BONUS, ADJ_ADD or ADJ_DED of the rules. */
  readonly component: PayComponent | null
  /** Due in this run, with what earlier runs deferred of it. */
  readonly amount: string
  readonly reason: string
}

export interface ReimbursementFact {
  readonly id: string
  /** As the clerk knows the claim. */
  readonly claim_number: string
  readonly amount: string
}

export interface InstallmentFact {
  readonly id: string
  readonly loan_id: string
  readonly loan_number: string
  readonly installment_no: number
  readonly due_year: number
  readonly due_month: number
  readonly total_due: string
}

/** What one run of a month came to under a component that is exempt in part. */
export interface ExemptLine {
  readonly code: string
  readonly paid: string
  /** Of it; with 6 decimals. Below 0 where an earlier run of the month exempted too much. */
  readonly exempt: string
}

/** What one run made of the exemptions of its month, for the other runs of the month share them. */
export interface MonthExemptions {
  /** What caps are measured by: basic pay, and the units that the run paid of those of a full month. Null where it paid no time. */
  readonly measure: { readonly basic: string; readonly units: number; readonly of: number } | null
  readonly lines: readonly ExemptLine[]
}

/** What law asks of the employee and of the tax year, before this run. */
export interface LawFacts {
  /** In force on the month's last day, `age` among them where the date of birth is known. */
  readonly facts: Readonly<Record<string, string | boolean>>
  /**
   * Of the pack's tax year: amounts by base and withheld by code, of every run that stands before this one, imported
   * ones and other runs of this month included, and of openings.
   */
  readonly to_date: Readonly<Record<string, string>>
  readonly withheld: Readonly<Record<string, string>>
  /** Amounts by base of other runs of this month alone, which are also in `to_date`. */
  readonly this_month: Readonly<Record<string, string>>
  /** Of other runs of this month. */
  readonly exemptions: readonly MonthExemptions[]
}

export interface EmployeeFacts {
  readonly employee: {
    readonly id: string
    readonly employee_code: string
    readonly joining_date: Day
    readonly separation_date: Day | null
    readonly payment_method: string
  }
  readonly kind: RunKind
  /** What other runs have paid of the employment's gratuity, and the last day of the service that they counted. */
  readonly gratuity_paid: { readonly amount: string; readonly through: Day } | null
  readonly month: MonthFacts
  /** Those that may differ from what was paid, of the open and the previous tax year. */
  readonly locked_months: readonly LockedMonth[]
  /** Approved and unpaid, dated through the run's date, of earlier months too. */
  readonly overtime: readonly OvertimeFact[]
  readonly encashments: readonly EncashmentFact[]
  readonly adjustments: readonly AdjustmentFact[]
  readonly reimbursements: readonly ReimbursementFact[]
  /** Pending, of active loans. Of later months only in a final run. */
  readonly installments: readonly InstallmentFact[]
  readonly law: LawFacts
}
