// Decisions: writes what is approved of each item of a claim, or that the claim is rejected.

import type { ExpenseClaim } from '@muster/contract'
import { statement } from '@muster/db'
import { type Approval, decideClaim } from '@muster/engine'
import type { Context } from '../../http/context.ts'
import { moveTo } from '../../resource/status-moves.ts'
import { claims, decimalsOf, type ItemRow, zeroOf } from './claims.ts'

const decideExpenseClaimItems = statement<unknown, { items: string }>(
  'decide_expense_claim_items',
  `update expense_claim_items i set approved_amount = d.approved_amount, rejection_reason = d.rejection_reason, updated_at = made.at
   from (select stamp() as at) as made,
     json_to_recordset(:items::json) as d (id text, approved_amount numeric, rejection_reason text)
   where i.workspace_id = :workspace_id and i.id = d.id`,
)

const figures = [
  'approved_at = made.at',
  'total_approved = :total_approved',
  'total_reimbursable = :total_reimbursable',
  'advance_adjusted = :advance_adjusted',
]
const approved = moveTo<ExpenseClaim>(claims, 'approved', ...figures)
const rejected = moveTo<ExpenseClaim>(claims, 'rejected', ...figures, 'rejection_reason = :rejection_reason')

/** Writes what was decided of each item, and of the claim. */
export async function approveClaim(
  call: Context,
  id: string,
  { items, total_approved, advance_adjusted, total_reimbursable }: Approval,
): Promise<ExpenseClaim> {
  await call.db.run(decideExpenseClaimItems, { items: JSON.stringify(items) })
  return approved(call, id, { total_approved, total_reimbursable, advance_adjusted })
}

/** Rejects a claim: nothing of its items is approved. */
export async function rejectClaim(
  call: Context,
  { id, advance_adjusted }: ExpenseClaim,
  items: readonly ItemRow[],
  rejection_reason: string,
): Promise<ExpenseClaim> {
  const nothing = zeroOf(call)
  const none = items.map(item => ({ id: item.id, approved_amount: nothing, rejection_reason: null }))
  await call.db.run(decideExpenseClaimItems, { items: JSON.stringify(none) })
  const totals = { total_approved: nothing, total_reimbursable: nothing }
  return rejected(call, id, { ...totals, advance_adjusted, rejection_reason })
}

const drafted = moveTo<ExpenseClaim>(
  claims,
  'draft',
  'submitted_at = null, approved_at = null, rejection_reason = null, total_approved = null, total_reimbursable = null',
)

/** Takes the decision off a rejected claim. */
export async function reviseClaim(
  call: Context,
  { id }: ExpenseClaim,
  items: readonly ItemRow[],
): Promise<ExpenseClaim> {
  const none = items.map(item => ({ id: item.id, approved_amount: null, rejection_reason: null }))
  await call.db.run(decideExpenseClaimItems, { items: JSON.stringify(none) })
  return drafted(call, id)
}

/** What the decisions come to, with the digits of the workspace's currency. */
export function decideItems(
  call: Context,
  items: readonly ItemRow[],
  decisions: Parameters<typeof decideClaim>[1],
  advance_adjusted: string,
): ReturnType<typeof decideClaim> {
  return decideClaim(items, decisions, { advance_adjusted, decimals: decimalsOf(call) })
}
