// Expense claims, as the console shows them.

import * as expenseClaimItems from '../../gen/operations/expense-claim-items.ts'
import * as expenseClaims from '../../gen/operations/expense-claims.ts'
import * as expenseReceipts from '../../gen/operations/expense-receipts.ts'
import { defineNoun } from '../../records/noun.ts'
import type { AnyOperation, AnyRecord } from '../../records/operation.ts'
import { Decision } from './decision.tsx'
import { isItemOffered } from './expense-claim-item.ts'

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
    update: ['draft'],
    submit: ['draft'],
    reject: ['submitted'],
    revise: ['rejected'],
    cancel: ['draft', 'submitted'],
    pay: ['approved'],
    hand: ['approved'],
    recall: ['approved'],
  },
  offers: isOffered,
  primary: 'submit',
  title: claim => String(claim.title ?? claim.claim_number),
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
    {
      title: 'expenses.items',
      list: expenseClaimItems.listExpenseClaimItems,
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
    },
  ],
})

/** Payroll pays what was handed over to it, until it is taken back. */
function isOffered(operation: AnyOperation, claim: AnyRecord): boolean {
  const isHandedOver = claim.payment_method === 'payroll'
  if (operation.id === 'recallExpenseClaim') return isHandedOver
  return !(isHandedOver && ['payExpenseClaim', 'handExpenseClaimOver'].includes(operation.id))
}
