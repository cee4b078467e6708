// Expense claim items, as the console shows them.
import * as expenseClaimItems from '../../gen/operations/expense-claim-items.ts'
import { getExpenseClaim } from '../../gen/operations/expense-claims.ts'
import * as expenseReceipts from '../../gen/operations/expense-receipts.ts'
import { chooseAmong } from '../../records/forms/among.tsx'
import type { RecordOf } from '../../records/kind.ts'
import { defineNoun } from '../../records/noun.ts'
import type { AnyOperation } from '../../records/operation.ts'

/** Items and receipts change while the claim is a draft; a receipt is looked at for as long as there is one. */
export function isItemOffered(
  { id }: AnyOperation,
  item: RecordOf<'ExpenseClaimItem'>,
  claim: RecordOf<'ExpenseClaim'>,
): boolean {
  if (id === 'getExpenseReceipt') return item.has_receipt === true
  if (id === 'deleteExpenseReceipt' && item.has_receipt !== true) return false
  return claim.status === 'draft'
}

export const noun = defineNoun({
  kind: 'ExpenseClaimItem',
  operations: Object.assign({}, expenseClaimItems, expenseReceipts),
  within: {
    get: getExpenseClaim,
    input: ({ expense_claim_id: claim }) => ({ path: { id: claim } }),
  },
  offers: isItemOffered,
  form: { controls: { expense_claim_id: chooseAmong<'ExpenseClaim'>({ status: 'draft' }) } },
  columns: [
    'expense_claim_id',
    'expense_category_id',
    'expense_date',
    'merchant',
    'amount',
    'approved_amount',
    'has_receipt',
  ],
  totals: ['amount'],
  filters: ['expense_claim_id', 'expense_category_id'],
})
