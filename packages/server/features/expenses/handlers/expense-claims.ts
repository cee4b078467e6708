// Expense claims: from the draft to the decision, and to the payment, by payroll or in another way.

import type { ExpenseClaim } from '@muster/contract'
import { type Db, statement } from '@muster/db'
import { checkSubmission } from '@muster/engine'
import { say, sayTogether } from '@muster/sentences'
import { audit } from '../../../auth/audit.ts'
import type { HandlersFor } from '../../../gen/handlers.ts'
import { today } from '../../../http/context.ts'
import { conflict, invalid, invalidField, Problem } from '../../../http/problem.ts'
import { assertNotAhead } from '../../../resource/checks.ts'
import { moveTo } from '../../../resource/status-moves.ts'
import { claimNumbers } from '../claim-numbers.ts'
import { claims, readItems, zeroOf } from '../claims.ts'
import { approveClaim, decideItems, rejectClaim, reviseClaim } from '../decide.ts'
import { hand, recall } from '../hand-over.ts'
import { assertWithinLimits } from '../monthly-limits.ts'

const submit = moveTo<ExpenseClaim>(claims, 'submitted', 'submitted_at = made.at')
const cancel = moveTo<ExpenseClaim>(claims, 'cancelled')
const pay = moveTo<ExpenseClaim>(
  claims,
  'paid',
  'paid_at = made.at',
  'payment_method = :payment_method',
  'payment_reference = :payment_reference',
)

const selectLatestExpenseOfClaim = statement<{ last: string | null }, { claim: string }>(
  'latest_expense_of_claim',
  `select max(expense_date) as last from expense_claim_items
   where workspace_id = :workspace_id and expense_claim_id = :claim and not deleted`,
)

/** A 400 where an item is later than the date that the claim is to have. */
async function assertNotBeforeItems(db: Db, claim: string, claim_date: string): Promise<void> {
  const [found] = await db.run(selectLatestExpenseOfClaim, { claim })
  const { last } = found!
  if (last !== null && last > claim_date)
    throw invalidField('claim_date', say`must be ${last}, the date of its latest item, or later`)
}

/** A 409 where payroll is to pay the claim. */
function assertNotHandedOver({ claim_number, total_reimbursable, payment_method }: ExpenseClaim): void {
  if (payment_method === 'payroll')
    throw conflict(
      say`${claim_number} with ${total_reimbursable} was handed over to payroll; take it back from there first.`,
    )
}

export default {
  listExpenseClaims: claims.list,
  getExpenseClaim: claims.get,

  async createExpenseClaim(call) {
    const nothing = zeroOf(call)
    const { claim_date = today(call), advance_adjusted = nothing } = call.body
    assertNotAhead(call, 'claim_date', claim_date)
    await claims.check(call, call.body)
    const claim_number = await claimNumbers.take(call.db)
    const draft = { claim_date, advance_adjusted, claim_number, total_claimed: nothing }
    return claims.insert(call, { ...call.body, ...draft })
  },

  async updateExpenseClaim(call) {
    const claim = await claims.lockFor(call, 'updateExpenseClaim')
    const { claim_date } = call.body
    if (claim_date !== undefined) {
      assertNotAhead(call, 'claim_date', claim_date)
      await assertNotBeforeItems(call.db, claim.id, claim_date)
    }
    return claims.write(call, claim, { ...call.body })
  },

  async submitExpenseClaim(call) {
    const claim = await claims.lockFor(call, 'submitExpenseClaim')
    const items = await readItems(call.db, claim.id)
    if (items.length === 0) throw conflict(say`${claim.claim_number} has no items; add what was spent first.`)
    const errors = checkSubmission(items)
    if (errors.length > 0) {
      const messages = errors.map(({ message }) => message)
      throw new Problem(
        'conflict',
        say`${claim.claim_number} cannot be submitted: ${sayTogether(messages, '; ')}.`,
        {
          errors,
        },
      )
    }
    await assertWithinLimits(call, claim, items, ['submitted', 'approved', 'paid'])
    audit(call, 'expense_claim.submitted', claim.id, { total_claimed: claim.total_claimed })
    return submit(call, claim.id)
  },

  async approveExpenseClaim(call) {
    const claim = await claims.lockFor(call, 'approveExpenseClaim')
    const { items: decisions = [], advance_adjusted = claim.advance_adjusted } = call.body ?? {}
    await claims.check(call, { advance_adjusted })
    const items = await readItems(call.db, claim.id)
    const decided = decideItems(call, items, decisions, advance_adjusted)
    if ('refused' in decided) throw invalid(decided.refused)
    const { approval } = decided
    const { total_approved } = approval
    if (Number(total_approved) === 0) {
      const reasons = [...new Set(decisions.map(({ rejection_reason }) => rejection_reason))]
      audit(call, 'expense_claim.rejected', claim.id, { total_claimed: claim.total_claimed })
      return rejectClaim(call, claim, items, reasons.join('; '))
    }
    const amounts = new Map(approval.items.map(({ id, approved_amount }) => [id, approved_amount]))
    const expenses = items.map(({ id, expense_category_id, expense_date }) => ({
      expense_category_id,
      expense_date,
      amount: amounts.get(id)!,
    }))
    await assertWithinLimits(call, claim, expenses, ['approved', 'paid'])
    audit(call, 'expense_claim.approved', claim.id, {
      total_approved,
      advance_adjusted: approval.advance_adjusted,
    })
    return approveClaim(call, claim.id, approval)
  },

  async rejectExpenseClaim(call) {
    const claim = await claims.lockFor(call, 'rejectExpenseClaim')
    audit(call, 'expense_claim.rejected', claim.id, { total_claimed: claim.total_claimed })
    return rejectClaim(call, claim, await readItems(call.db, claim.id), call.body.rejection_reason)
  },

  async reviseExpenseClaim(call) {
    const claim = await claims.lockFor(call, 'reviseExpenseClaim')
    audit(call, 'expense_claim.revised', claim.id, { rejection_reason: claim.rejection_reason })
    return reviseClaim(call, claim, await readItems(call.db, claim.id))
  },

  async cancelExpenseClaim(call) {
    const { id, status, total_claimed } = await claims.lockFor(call, 'cancelExpenseClaim')
    audit(call, 'expense_claim.cancelled', id, { was: status, total_claimed })
    return cancel(call, id)
  },

  async payExpenseClaim(call) {
    const claim = await claims.lockFor(call, 'payExpenseClaim')
    assertNotHandedOver(claim)
    const { id, total_reimbursable } = claim
    const { payment_method, payment_reference = null } = call.body
    audit(call, 'expense_claim.paid', id, { total_reimbursable, payment_method, payment_reference })
    return pay(call, id, { payment_method, payment_reference })
  },

  async handExpenseClaimOver(call) {
    const claim = await claims.lockFor(call, 'handExpenseClaimOver')
    assertNotHandedOver(claim)
    return hand(call, claim)
  },

  async recallExpenseClaim(call) {
    return recall(call, await claims.lockFor(call, 'recallExpenseClaim'))
  },
} satisfies HandlersFor<'expense_claims'>
