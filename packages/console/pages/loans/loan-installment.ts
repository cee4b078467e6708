// Loan installments, as the console shows them.
import * as loanInstallments from '../../gen/operations/loan-installments.ts'
import { getLoan } from '../../gen/operations/loans.ts'
import { defineNoun } from '../../records/noun.ts'
import type { AnyOperation, AnyRecord } from '../../records/operation.ts'

/** A pending installment is given up while its loan is active, and moved from the approval on. */
export function isInstallmentOffered({ id }: AnyOperation, { status }: AnyRecord, loan: AnyRecord): boolean {
  const isOpen = loan.status === 'active' || (loan.status === 'approved' && id === 'deferLoanInstallment')
  return status === 'pending' && isOpen
}

export const noun = defineNoun({
  kind: 'LoanInstallment',
  path: '/loans/installments',
  operations: loanInstallments,
  columns: [
    'loan_id',
    'installment_no',
    'due_year',
    'due_month',
    'principal',
    'interest',
    'total_due',
    'status',
  ],
  filters: ['status', 'due_year', 'due_month', 'employee_id'],
  within: { get: getLoan, input: ({ loan_id }) => ({ path: { id: String(loan_id) } }) },
  offers: isInstallmentOffered,
})
