// Plans: what each buys, as data.

import type { Tag } from '@muster/contract'

export interface Plan {
  readonly requests_per_minute: number
  /** Parts of the API, by tag, that the plan leaves out. */
  readonly without: readonly Tag[]
}

export type PlanName = keyof typeof plans

/** What people earn, and all that pays or takes it: the groups of salaries, payroll and loans, and what employees show of it. */
const payData: readonly Tag[] = [
  'employee_bank_accounts',
  'bank_account_changes',
  'employee_compensation',
  'salary_components',
  'salary_structures',
  'salary_structure_components',
  'salary_assignments',
  'payroll_runs',
  'payroll_run_details',
  'payroll_operations',
  'payroll_entries',
  'payroll_entry_details',
  'payslips',
  'payroll_imports',
  'payroll_payment_batches',
  'payroll_payments',
  'payroll_bank_files',
  'company_bank_accounts',
  'payroll_gl_codes',
  'tax_certificates',
  'pay_changes',
  'employment_ends',
  'payroll_variances',
  'payroll_register',
  'payroll_readiness',
  'payroll_costs',
  'payroll_entry_components',
  'salary_slips',
  'salary_slip_details',
  'payroll_settings',
  'payroll_adjustments',
  'payroll_corrections',
  'employee_law_facts',
  'tax_openings',
  'law_parameters',
  'law_values',
  'loan_types',
  'loans',
  'loan_numbering',
  'loan_installments',
]

const plans = {
  starter: { requests_per_minute: 60, without: payData },
  growth: { requests_per_minute: 600, without: [] },
  scale: { requests_per_minute: 6_000, without: [] },
} satisfies Record<string, Plan>

export const planNames = Object.keys(plans) as PlanName[]

export function findPlan(name: PlanName): Plan {
  return plans[name]
}

/** The cheapest plan that includes a part of the API. */
export function findCheapestPlan(tag: Tag): PlanName {
  return planNames.find(name => !findPlan(name).without.includes(tag)) ?? 'scale'
}
