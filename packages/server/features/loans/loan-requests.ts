// The request of a loan: checked against its type, the employment and payroll, and put under the terms of the day.

import type { LoanCreate } from '@muster/contract'
import { type Db, statement } from '@muster/db'
import {
  checkLoanRequest,
  type Day,
  type InterestMethod,
  type LoanLimits,
  type LoanRequestFacts,
  type LoanSchedule,
  type LoanTerms,
  type Month,
  makeLoanSchedule,
  monthOf,
} from '@muster/engine'
import type { Context } from '../../http/context.ts'
import { invalid } from '../../http/problem.ts'
import { readTimeLock } from '../timekeeping/index.ts'

interface Terms extends LoanLimits {
  readonly interest_rate: string
  readonly active_loans: number
  readonly separation_date: Day | null
  readonly is_deleted: boolean
  readonly interest_method: InterestMethod
}

const termsOf = statement<Terms, { loan_type_id: string; employee_id: string }>(
  'terms_of_a_loan',
  `select t.code, t.max_amount, t.max_installments, t.max_active_loans, t.is_active, t.interest_rate, e.separation_date,
     e.deleted as is_deleted, coalesce((select s.loan_interest_method from payroll_settings s
        where s.workspace_id = :workspace_id), 'flat') as interest_method,
     (select count(*)::int from loans l where l.workspace_id = :workspace_id and l.employee_id = e.id
        and l.loan_type_id = t.id and l.status in ('approved', 'active')) as active_loans
   from loan_types t join employees e on e.workspace_id = :workspace_id and e.id = :employee_id
   where t.workspace_id = :workspace_id and t.id = :loan_type_id`,
)

/** The last month whose payroll is locked. */
export async function readLockedMonth(db: Db): Promise<Month | null> {
  const through = await readTimeLock(db)
  return through === null ? null : monthOf(through)
}

export interface RequestFacts extends LoanRequestFacts {
  /** Percent a year of new loans. */
  readonly interest_rate: string
  /** That of new loans, by the settings of payroll. */
  readonly interest_method: InterestMethod
  /** Whether the employee is. */
  readonly is_deleted: boolean
}

/** What the type allows the employee now. Both are records of the workspace. */
export async function readRequestFacts(
  db: Db,
  ids: { readonly loan_type_id: string; readonly employee_id: string },
): Promise<RequestFacts> {
  const { loan_type_id, employee_id } = ids
  const [terms] = await db.run(termsOf, { loan_type_id, employee_id })
  const { active_loans, separation_date, is_deleted, interest_rate, interest_method, ...type } = terms!
  const locked_month = await readLockedMonth(db)
  return { type, active_loans, separation_date, is_deleted, interest_rate, interest_method, locked_month }
}

export interface Requested {
  readonly terms: LoanTerms
  readonly schedule: LoanSchedule
}

/** The terms and the schedule that a valid request gets; a 400 with every figure that forbids it. */
export async function readRequest(call: Context & { readonly body: LoanCreate }): Promise<Requested> {
  const { db, body, caller } = call
  const { interest_rate, interest_method, ...facts } = await readRequestFacts(db, body)
  const refusals = checkLoanRequest(body, facts)
  if (refusals.length > 0) throw invalid(refusals)
  const { amount, total_installments, start_year, start_month } = body
  const terms: LoanTerms = {
    amount,
    total_installments,
    start_year,
    start_month,
    interest_rate,
    interest_method,
  }
  const made = makeLoanSchedule(terms, caller.workspace.currency_decimals)
  if ('refused' in made) throw invalid(made.refused)
  return { terms, schedule: made.schedule }
}
