// The room of expenses.
import type { Room } from '../../app/room.ts'

export const expenses = {
  pages: {
    '/expenses': { kind: 'ExpenseClaim', load: () => import('./expense-claim.ts') },
    '/expenses/items': { kind: 'ExpenseClaimItem', load: () => import('./expense-claim-item.ts') },
    '/expenses/categories': { kind: 'ExpenseCategory', load: () => import('./expense-category.ts') },
    '/expenses/limits': { kind: 'ExpenseLimit', load: () => import('./expense-limit.ts') },
  },
} as const satisfies Room
