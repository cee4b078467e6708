// Loan types, as the console shows them.
import * as loanTypes from '../../gen/operations/loan-types.ts'
import { defineNoun } from '../../records/noun.ts'

export const noun = defineNoun({
  kind: 'LoanType',
  operations: loanTypes,
  columns: ['name', 'code', 'max_amount', 'max_installments', 'interest_rate', 'is_active'],
  filters: ['is_active'],
})
