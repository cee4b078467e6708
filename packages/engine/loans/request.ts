// The request of a loan: what its type, the employment and the payroll allow.

import { type Sentence, say } from '@muster/sentences'
import { parseAmount } from '../amounts.ts'
import { type Day, firstOfMonth } from '../days.ts'
import { compareMonths, type Month, nameMonth } from '../months.ts'
import type { LoanTerms } from './terms.ts'

export interface LoanRefusal {
  readonly field: string
  readonly message: Sentence
}

/** What a loan type allows. Null means that there is no limit. */
export interface LoanLimits {
  readonly code: string
  readonly max_amount: string | null
  readonly max_installments: number | null
  readonly max_active_loans: number
  readonly is_active: boolean
}

export interface LoanRequestFacts {
  readonly type: LoanLimits
  /** Loans of the type that the employee has, approved or active. */
  readonly active_loans: number
  /** The last day of the employment, if it is known. */
  readonly separation_date: Day | null
  /** The last month whose payroll is locked. */
  readonly locked_month: Month | null
}

type Request = Pick<LoanTerms, 'amount' | 'total_installments' | 'start_year' | 'start_month'>

/** Everything that forbids the loan, by field; empty where it may be lent. */
export function checkLoanRequest(request: Request, facts: LoanRequestFacts): LoanRefusal[] {
  const { type, separation_date } = facts
  const { max_amount, max_installments, code } = type
  const { total_installments } = request
  const amount = parseAmount(request.amount)
  const start = { year: request.start_year, month: request.start_month }
  const hasLeft = separation_date !== null && firstOfMonth(separation_date) < `${nameMonth(start)}-01`
  const rules: readonly (readonly [isBroken: boolean, field: string, message: Sentence])[] = [
    [!type.is_active, 'loan_type_id', say`names a type that is no longer in use`],
    [amount.isZero(), 'amount', say`must be greater than 0`],
    [
      max_amount !== null && amount.greaterThan(parseAmount(max_amount)),
      'amount',
      say`must be at most ${max_amount}, the most that a loan of the type ${code} may be`,
    ],
    [
      max_installments !== null && total_installments > max_installments,
      'total_installments',
      say`must be at most ${max_installments}, the most that a loan of the type ${code} may have`,
    ],
    [hasTooMany(facts), 'loan_type_id', say`names a type of which ${tellLoans(facts)}`],
    [
      hasLeft,
      'employee_id',
      say`names an employee whose last day is ${separation_date}, before the first installment is due in ${nameMonth(start)}`,
    ],
  ]
  const refusals = rules.flatMap(([isBroken, field, message]) => (isBroken ? [{ field, message }] : []))
  return [...refusals, ...checkLoanStart(start, facts.locked_month)]
}

/** A month is free for installments while no payroll of it, or of a later one, is locked. */
export function checkLoanStart(start: Month, locked: Month | null): LoanRefusal[] {
  if (!locked || compareMonths(start, locked) > 0) return []
  const message = say`is in ${nameMonth(start)}; it must be after ${nameMonth(locked)}, the last month whose payroll is locked`
  return [{ field: 'start_month', message }]
}

type Count = Pick<LoanRequestFacts, 'active_loans' | 'type'>

export const hasTooMany = ({ active_loans, type }: Count): boolean => active_loans >= type.max_active_loans

/** What an employee has of a type, as an error tells it. */
export function tellLoans({ active_loans, type }: Count): Sentence {
  return say`the employee has ${active_loans} approved or active; at most ${type.max_active_loans} of ${type.code} ${type.max_active_loans === 1 ? say`is` : say`are`} allowed`
}
