// Expense claim items, as the console shows them.
import * as expenseClaimItems from '../../gen/operations/expense-claim-items.ts'
import { defineNoun } from '../../records/noun.ts'

export const noun = defineNoun({
  kind: 'ExpenseClaimItem',
  path: '/expenses/items',
  operations: expenseClaimItems,
  columns: [
    'expense_claim_id',
    'expense_category_id',
    'expense_date',
    'merchant',
    'amount',
    'approved_amount',
    'has_receipt',
  ],
  filters: ['expense_claim_id', 'expense_category_id'],
})
