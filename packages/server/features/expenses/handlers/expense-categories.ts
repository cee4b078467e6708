// Expense categories: the kinds of expense that employees may claim.

import type { HandlersFor } from '../../../gen/handlers.ts'
import { resource } from '../../../resource/resource.ts'

const categories = resource('ExpenseCategory')

export default {
  listExpenseCategories: categories.list,
  getExpenseCategory: categories.get,
  createExpenseCategory: categories.create,
  updateExpenseCategory: categories.update,
} satisfies HandlersFor<'expense_categories'>
