// Loan installments, as the console shows them.
import * as loanInstallments from '../../gen/operations/loan-installments.ts'
import { getLoan } from '../../gen/operations/loans.ts'
import type { RecordOf } from '../../records/kind.ts'
import { defineNoun } from '../../records/noun.ts'
import type { AnyOperation } from '../../records/operation.ts'

/** An installment is given up while its loan is active, and moved from the approval on. */
export const isInstallmentOffered = (
  { id }: AnyOperation,
  _installment: RecordOf<'LoanInstallment'>,
  loan: RecordOf<'Loan'>,
): boolean => loan.status === 'active' || (loan.status === 'approved' && id === 'deferLoanInstallment')

export const noun = defineNoun({
  kind: 'LoanInstallment',
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
  within: { get: getLoan, input: ({ loan_id }) => ({ path: { id: loan_id } }) },
  offers: isInstallmentOffered,
})
