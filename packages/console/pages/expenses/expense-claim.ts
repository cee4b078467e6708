// Expense claims, as the console shows them.

import * as expenseClaimItems from '../../gen/operations/expense-claim-items.ts'
import * as expenseClaims from '../../gen/operations/expense-claims.ts'
import * as expenseReceipts from '../../gen/operations/expense-receipts.ts'
import { relate } from '../../records/declaration.ts'
import type { RecordOf } from '../../records/kind.ts'
import { defineNoun } from '../../records/noun.ts'
import type { AnyOperation } from '../../records/operation.ts'
import { Decision } from './decision.tsx'
import { isItemOffered } from './expense-claim-item.ts'

export const noun = defineNoun({
  kind: 'ExpenseClaim',
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
  totals: ['total_claimed'],
  filters: ['status', 'employee_id', 'date_from', 'date_to'],
  offers: isOffered,
  primary: 'submitExpenseClaim',
  title: claim => claim.title ?? claim.claim_number,
  groups: [
    {
      title: 'expenses.claim',
      fields: ['claim_number', 'employee_id', 'claim_date', 'purpose', 'notes'],
    },
    {
      title: 'expenses.amounts',
      fields: ['total_claimed', 'total_approved', 'advance_adjusted', 'total_reimbursable'],
    },
    {
      title: 'expenses.course',
      fields: [
        'submitted_at',
        'approved_at',
        'rejection_reason',
        'paid_at',
        'payment_method',
        'payment_reference',
        'payroll_run_id',
      ],
    },
  ],
  hidden: ['title'],
  inPanel: ['approveExpenseClaim'],
  Panel: Decision,
  related: [
    relate('ExpenseClaim', expenseClaimItems.listExpenseClaimItems, {
      title: 'expenses.items',
      input: claim => ({ query: { expense_claim_id: claim.id } }),
      columns: [
        'expense_date',
        'expense_category_id',
        'merchant',
        'description',
        'amount',
        'approved_amount',
        'rejection_reason',
        'receipt_file_name',
      ],
      create: expenseClaimItems.createExpenseClaimItem,
      change: expenseClaimItems.updateExpenseClaimItem,
      remove: expenseClaimItems.deleteExpenseClaimItem,
      actions: Object.values(expenseReceipts),
      given: claim => ({ expense_claim_id: claim.id }),
      offers: isItemOffered,
    }),
  ],
})

/** Payroll pays what was handed over to it, until it is taken back. */
function isOffered({ id }: AnyOperation, claim: RecordOf<'ExpenseClaim'>): boolean {
  const isHandedOver = claim.payment_method === 'payroll'
  if (id === 'recallExpenseClaim') return isHandedOver
  return !(isHandedOver && (id === 'payExpenseClaim' || id === 'handExpenseClaimOver'))
}
