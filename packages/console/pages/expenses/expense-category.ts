// Expense categories, as the console shows them.
import * as expenseCategories from '../../gen/operations/expense-categories.ts'
import { defineNoun } from '../../records/noun.ts'

export const noun = defineNoun({
  kind: 'ExpenseCategory',
  operations: expenseCategories,
  columns: ['name', 'code', 'max_amount_per_item', 'requires_receipt', 'is_active'],
  filters: ['is_active'],
})
