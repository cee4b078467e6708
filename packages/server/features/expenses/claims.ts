// Claims with their items: locked together, their totals kept equal to the sums of the items.

import type { ExpenseClaim } from '@muster/contract'
import { type Db, type Locked, statement } from '@muster/db'
import type { Day, ExpenseRules } from '@muster/engine'
import type { Context, WriteInside } from '../../http/context.ts'
import { markExact } from '../../http/response/response-fields.ts'
import { resource } from '../../resource/resource.ts'
import { assertStatus } from '../../resource/states.ts'

export const claims = resource('ExpenseClaim')
export const items = resource('ExpenseClaimItem', { created: ['expense_claim_id'] })

/** A claim whose items change, locked. A 409 where it is no draft. */
export async function lockDraft(call: WriteInside, id: string): Promise<Locked<ExpenseClaim>> {
  const claim = await claims.lock(call, id)
  assertStatus('ExpenseClaim', claim, 'draft')
  return claim
}

/** An item of a draft with its claim; both are locked. A 409 where the claim is no draft. */
export async function lockItem(call: WriteInside, id: string) {
  const { expense_claim_id } = await items.find(call, id)
  const claim = await lockDraft(call, expense_claim_id)
  return { claim, before: await items.lock(call, id) }
}

export interface ItemRow extends ExpenseRules {
  readonly id: string
  readonly expense_category_id: string
  readonly expense_date: Day
  readonly amount: string
  readonly has_receipt: boolean
}

const itemsOf = statement<ItemRow, { claim: string }>(
  'items_of_expense_claim',
  `select i.id, i.expense_category_id, i.expense_date, i.amount, i.has_receipt, c.code, c.is_active, c.max_amount_per_item,
     c.requires_receipt, c.receipt_required_above
   from expense_claim_items i
   join expense_categories c on c.workspace_id = :workspace_id and c.id = i.expense_category_id
   where i.workspace_id = :workspace_id and i.expense_claim_id = :claim and not i.deleted
   order by i.display_order, i.created_at, i.id`,
)

/** The items of a claim with the rules of their categories, in the order in which they are shown. */
export function readItems(db: Db, claim: string): Promise<ItemRow[]> {
  return db.run(itemsOf, { claim })
}

const sumExpenseClaim = statement<ExpenseClaim, { id: string; nothing: string }>(
  'sum_expense_claim',
  `update expense_claims set updated_at = stamp(), total_claimed = :nothing::numeric + coalesce((select sum(i.amount) from expense_claim_items i
     where i.workspace_id = :workspace_id and i.expense_claim_id = :id and not i.deleted), 0)
   where workspace_id = :workspace_id and id = :id returning ${claims.fields.selected}`,
)

/** Sums the items of a locked draft. */
export async function sumClaim(call: Context, id: string): Promise<ExpenseClaim> {
  const [claim] = await call.db.run(sumExpenseClaim, { id, nothing: zeroOf(call) })
  return markExact(claim!)
}

/** Nothing, with the digits of the workspace's currency. */
export const zeroOf = (call: Context): string => (0).toFixed(decimalsOf(call))

export const decimalsOf = ({ caller }: Context): number => caller.workspace.currency_decimals
