// Expense limits, as the console shows them.
import * as expenseLimits from '../../gen/operations/expense-limits.ts'
import { defineNoun } from '../../records/noun.ts'

export const noun = defineNoun({
  kind: 'ExpenseLimit',
  operations: expenseLimits,
  columns: ['expense_category_id', 'monthly_amount'],
  filters: ['expense_category_id'],
})
