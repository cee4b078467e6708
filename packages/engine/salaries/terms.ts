// The terms of pay: components, how each amount of a package is chosen, and the package of a day.

import type { Sentence } from '@muster/sentences'
import type { Day } from '../days.ts'

/** A component as pay reads it; exemption_value and the rest are decimal text. */
export interface PayComponent {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly type: 'earning' | 'deduction' | 'employer_contribution'
  readonly category: string | null
  readonly is_taxable: boolean
  readonly exemption_mode: 'none' | 'pct_of_basic' | 'flat_cap'
  readonly exemption_value: string
  readonly affects_gross: boolean
  readonly contributes_to_eobi: boolean
  readonly contributes_to_pf: boolean
  readonly contributes_to_overtime: boolean
  readonly contributes_to_gratuity: boolean
  readonly display_order: number
}

export type CalculationType = 'fixed' | 'percentage' | 'formula'

/** How an amount is chosen: the override of the assignment, else of the structure, else the component's own. */
export interface PackageTerms {
  readonly component: PayComponent
  readonly calculation_type: CalculationType
  /** An amount or a percentage; ignored for a formula. */
  readonly value: string
  readonly formula: string | null
}

export interface PackageLine extends PackageTerms {
  /** Of a full month, in the decimals of the currency. */
  readonly amount: string
}

export interface SalaryPackage {
  readonly id: string
  readonly effective_from: Day
  readonly effective_to: Day | null
  readonly gross_salary: string
  readonly lines: readonly PackageLine[]
}

export interface PackageRefusal {
  /** Null where it is the package as a whole. */
  readonly component_id: string | null
  readonly field: 'gross_salary' | 'value' | 'formula'
  /** Follows the name of the field. */
  readonly message: Sentence
}

/**
 * The package in force on the day; before the first one, the first to come. Null in a gap, after the last one's end and
 * where there is none. Days before the first one are not paid: whoever pays days compares `effective_from`.
 */
export function assignmentOn<Assigned extends Pick<SalaryPackage, 'effective_from' | 'effective_to'>>(
  packages: readonly Assigned[],
  day: Day,
): Assigned | null {
  let first: Assigned | null = null
  for (const each of packages) {
    const { effective_from, effective_to } = each
    if (effective_from <= day && (effective_to === null || effective_to >= day)) return each
    if (!first || effective_from < first.effective_from) first = each
  }
  return first && first.effective_from > day ? first : null
}

/** Whether amounts differ by month, so that a run resolves the package again with its days. */
export function dependsOnMonth(lines: readonly PackageTerms[]): boolean {
  return lines.some(
    ({ calculation_type, formula }) =>
      calculation_type === 'formula' && /\b(?:WORKING_)?DAYS\b/i.test(formula ?? ''),
  )
}

/** The order of a payslip. */
export function byDisplay({ component: a }: PackageTerms, { component: b }: PackageTerms): number {
  return a.display_order - b.display_order || (a.code < b.code ? -1 : 1)
}
