// Expense claim items: the single expenses of a draft.

import type { ExpenseClaim } from '@muster/contract'
import { type Db, type Given, prepared, statement } from '@muster/db'
import { checkExpenseItem, type ExpenseItem } from '@muster/engine'
import { say } from '@muster/sentences'
import type { HandlersFor } from '../../../gen/handlers.ts'
import type { Context } from '../../../http/context.ts'
import { conflict, invalid, invalidField } from '../../../http/problem.ts'
import { assertLive } from '../../../resource/resource.ts'
import { items, lockDraft, lockItem, sumClaim } from '../claims.ts'
import { receipts } from '../receipts.ts'

const maxItems = 200

const rulesOf = prepared('rules_of_expense_category', (query, given: Given<{ id: string }>) =>
  query
    .selectFrom('expense_categories')
    .select(['code', 'is_active', 'max_amount_per_item', 'requires_receipt', 'receipt_required_above'])
    .where('workspace_id', '=', given.workspace_id)
    .where('id', '=', given.id),
)

interface Drafted extends ExpenseItem {
  readonly expense_category_id: string
}

/** A 400 with everything that forbids the item. */
async function check(
  { db }: Context,
  { claim_date }: ExpenseClaim,
  { expense_category_id: id, expense_date, amount }: Drafted,
): Promise<void> {
  const [rules] = await db.run(rulesOf, { id })
  if (!rules) throw invalidField('expense_category_id', say`names no record of this workspace`)
  const refused = checkExpenseItem({ expense_date, amount }, rules, claim_date)
  if (refused.length > 0) throw invalid(refused)
}

const countExpenseClaimItems = statement<{ items: number }, { claim: string }>(
  'count_expense_claim_items',
  `select count(*)::int as items from expense_claim_items
   where workspace_id = :workspace_id and expense_claim_id = :claim and not deleted`,
)

/** A 409 where a locked claim is full. */
async function assertRoom(db: Db, claim: string): Promise<void> {
  const [found] = await db.run(countExpenseClaimItems, { claim })
  const { items: there } = found!
  if (there >= maxItems)
    throw conflict(say`The claim has ${there} items, the maximum; create another claim for the rest.`)
}

export default {
  listExpenseClaimItems: items.list,
  getExpenseClaimItem: items.get,

  async createExpenseClaimItem(call) {
    const { expense_claim_id } = call.body
    await items.check(call, { expense_claim_id })
    const claim = await lockDraft(call, expense_claim_id)
    await assertRoom(call.db, claim.id)
    await check(call, claim, call.body)
    const item = await items.insert(call, { ...call.body })
    await sumClaim(call, claim.id)
    return item
  },

  async updateExpenseClaimItem(call) {
    const { claim, before } = await lockItem(call, call.path.id)
    assertLive('expense claim item', before)
    await check(call, claim, { ...before, ...call.body } as Drafted)
    const after = await items.write(call, before, { ...call.body })
    if (after.amount !== before.amount) await sumClaim(call, claim.id)
    return after
  },

  async deleteExpenseClaimItem(call) {
    const { claim, before } = await lockItem(call, call.path.id)
    // What is deleted needs no proof, so nothing of the file is kept.
    const after = await items.remove(call, await receipts.remove(call, before))
    if (after !== before) await sumClaim(call, claim.id)
    return after
  },
} satisfies HandlersFor<'expense_claim_items'>
