// Loans, as the console shows them.

import {
  deferLoanInstallment,
  listLoanInstallments,
  waiveLoanInstallment,
} from '../../gen/operations/loan-installments.ts'
import * as loans from '../../gen/operations/loans.ts'
import { relate } from '../../records/declaration.ts'
import { defineNoun } from '../../records/noun.ts'
import { isInstallmentOffered } from './loan-installment.ts'
import LoanPanel from './loan-panel.tsx'
import { PreviewedSchedule } from './schedule.tsx'

export const noun = defineNoun({
  kind: 'Loan',
  operations: loans,
  columns: ['loan_number', 'employee_id', 'loan_type_id', 'amount', 'outstanding_balance', 'status'],
  totals: ['amount', 'outstanding_balance'],
  filters: ['status', 'employee_id', 'loan_type_id'],
  primary: 'approveLoan',
  title: loan => loan.loan_number ?? loan.id,
  preview: { operation: loans.previewLoan, Answer: PreviewedSchedule },
  Panel: LoanPanel,
  explanation: loans.getLoanExplanation,
  related: [
    relate('Loan', listLoanInstallments, {
      title: 'loans.schedule',
      input: loan => ({ query: { loan_id: loan.id } }),
      columns: ['installment_no', 'due_year', 'due_month', 'principal', 'interest', 'total_due', 'status'],
      actions: [waiveLoanInstallment, deferLoanInstallment],
      offers: isInstallmentOffered,
    }),
  ],
})
