// Own loans, as pages show them.
import { getLoan, listLoans } from '../../../gen/operations/loans.ts'
import { defineNoun } from '../../../records/noun.ts'

export const noun = defineNoun({
  kind: 'Loan',
  operations: { listLoans, getLoan },
  columns: ['loan_number', 'loan_type_id', 'amount', 'outstanding_balance', 'status'],
  title: loan => loan.loan_number ?? loan.id,
  hidden: ['employee_id'],
  isExported: false,
})
