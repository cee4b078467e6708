// The room of expenses.
import type { Room } from '../../app/room.ts'

export const expenses: Room = {
  title: 'room.expenses',
  pages: [
    {
      path: '/expenses',
      kind: 'ExpenseClaim',
      needs: 'listExpenseClaims',
      create: 'createExpenseClaim',
      load: () => import('./expense-claim.ts'),
    },
    {
      path: '/expenses/items',
      kind: 'ExpenseClaimItem',
      needs: 'listExpenseClaimItems',
      create: 'createExpenseClaimItem',
      load: () => import('./expense-claim-item.ts'),
    },
    {
      path: '/expenses/categories',
      kind: 'ExpenseCategory',
      needs: 'listExpenseCategories',
      create: 'createExpenseCategory',
      load: () => import('./expense-category.ts'),
    },
    {
      path: '/expenses/limits',
      kind: 'ExpenseLimit',
      needs: 'listExpenseLimits',
      create: 'createExpenseLimit',
      load: () => import('./expense-limit.ts'),
    },
  ],
}
