// Expense limits: the most that one employee is reimbursed of a category in a month.

import { type Given, lit, prepared } from '@muster/db'
import { say } from '@muster/sentences'
import type { HandlersFor } from '../../../gen/handlers.ts'
import { conflict, invalidField } from '../../../http/problem.ts'
import { resource } from '../../../resource/resource.ts'

const limits = resource('ExpenseLimit')

const selectLimitOfExpenseCategory = prepared(
  'limit_of_expense_category',
  (query, given: Given<{ category: string }>) =>
    query
      .selectFrom('expense_categories as c')
      .leftJoin('expense_limits as l', join =>
        join
          .on('l.workspace_id', '=', given.workspace_id)
          .onRef('l.expense_category_id', '=', 'c.id')
          .on('l.deleted', '=', lit(false)),
      )
      .select(['c.code', 'l.id', 'l.monthly_amount'])
      .where('c.workspace_id', '=', given.workspace_id)
      .where('c.id', '=', given.category),
)

export default {
  listExpenseLimits: limits.list,
  getExpenseLimit: limits.get,
  updateExpenseLimit: limits.update,
  deleteExpenseLimit: limits.delete,

  /** Of two at once the unique index refuses the later one. */
  async createExpenseLimit(call) {
    const [category] = await call.db.run(selectLimitOfExpenseCategory, {
      category: call.body.expense_category_id,
    })
    if (!category) throw invalidField('expense_category_id', say`names no record of this workspace`)
    const { code, id, monthly_amount } = category
    if (id !== null)
      throw conflict(
        say`${code} has a monthly limit of ${monthly_amount} already; change or delete that one.`,
      )
    return limits.create(call)
  },
} satisfies HandlersFor<'expense_limits'>
