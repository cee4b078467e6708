// The room of expenses.
import { pagesOf, type Room } from '../../app/room.ts'

export const expenses: Room = {
  title: 'room.expenses',
  pages: [
    pagesOf('/expenses', 'ExpenseClaim', 'listExpenseClaims', () => import('./expense-claim.ts')),
    pagesOf(
      '/expenses/items',
      'ExpenseClaimItem',
      'listExpenseClaimItems',
      () => import('./expense-claim-item.ts'),
    ),
    pagesOf(
      '/expenses/categories',
      'ExpenseCategory',
      'listExpenseCategories',
      () => import('./expense-category.ts'),
    ),
    pagesOf('/expenses/limits', 'ExpenseLimit', 'listExpenseLimits', () => import('./expense-limit.ts')),
  ],
}
