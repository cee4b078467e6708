// Loans, as the console shows them.

import {
  deferLoanInstallment,
  listLoanInstallments,
  waiveLoanInstallment,
} from '../../gen/operations/loan-installments.ts'
import * as loans from '../../gen/operations/loans.ts'
import { defineNoun } from '../../records/noun.ts'
import { isInstallmentOffered } from './loan-installment.ts'
import { LoanPanel } from './loan-panel.tsx'
import { PreviewedSchedule } from './schedule.tsx'

export const noun = defineNoun({
  kind: 'Loan',
  path: '/loans',
  operations: loans,
  columns: ['loan_number', 'employee_id', 'loan_type_id', 'amount', 'outstanding_balance', 'status'],
  filters: ['status', 'employee_id', 'loan_type_id'],
  states: {
    approve: ['pending'],
    reject: ['pending'],
    cancel: ['pending', 'approved', 'active'],
    disburse: ['approved'],
    reschedule: ['approved', 'active'],
    settle: ['active'],
    write: ['active'],
  },
  primary: 'approve',
  title: loan => String(loan.loan_number),
  preview: { operation: loans.previewLoan, Answer: PreviewedSchedule },
  Panel: LoanPanel,
  explanation: loans.getLoanExplanation,
  related: [
    {
      title: 'loans.schedule',
      list: listLoanInstallments,
      input: loan => ({ query: { loan_id: loan.id } }),
      columns: ['installment_no', 'due_year', 'due_month', 'principal', 'interest', 'total_due', 'status'],
      actions: [waiveLoanInstallment, deferLoanInstallment],
      offers: isInstallmentOffered,
    },
  ],
})
