// Own loans, as pages show them.
import { listLoanInstallments } from '../../../gen/operations/loan-installments.ts'
import { getLoan, listLoans } from '../../../gen/operations/loans.ts'
import { relate } from '../../../records/declaration.ts'
import { defineNoun } from '../../../records/noun.ts'
import { OwnWay } from '../../approvals/own-way.tsx'

export const noun = defineNoun({
  kind: 'Loan',
  operations: { listLoans, getLoan },
  columns: ['loan_number', 'loan_type_id', 'amount', 'outstanding_balance', 'status'],
  title: loan => loan.loan_number ?? loan.id,
  hidden: ['employee_id'],
  related: [
    relate('Loan', listLoanInstallments, {
      title: 'loans.schedule',
      input: loan => ({ query: { loan_id: loan.id } }),
      columns: ['installment_no', 'due_year', 'due_month', 'total_due', 'status'],
    }),
  ],
  isExported: false,
  Panel: OwnWay,
})
