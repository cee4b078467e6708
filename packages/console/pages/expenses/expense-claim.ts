// Expense claims, as the console shows them.
import * as expenseClaims from '../../gen/operations/expense-claims.ts'
import { defineNoun } from '../../records/noun.ts'

export const noun = defineNoun({
  kind: 'ExpenseClaim',
  path: '/expenses',
  operations: expenseClaims,
  columns: [
    'claim_number',
    'employee_id',
    'title',
    'claim_date',
    'total_claimed',
    'total_reimbursable',
    'status',
  ],
  filters: ['status', 'employee_id', 'date_from', 'date_to'],
  states: {
    submit: ['draft'],
    approve: ['submitted'],
    reject: ['submitted'],
    revise: ['rejected', 'submitted'],
    cancel: ['draft', 'submitted', 'approved'],
    pay: ['approved'],
    hand: ['approved'],
    recall: ['approved'],
  },
  primary: 'approve',
  title: claim => String(claim.title ?? claim.claim_number),
})
