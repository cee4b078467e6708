// Loan installments, as the console shows them.
import * as loanInstallments from '../../gen/operations/loan-installments.ts'
import { defineNoun } from '../../records/noun.ts'

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
  states: { waive: ['pending'], defer: ['pending'] },
})
