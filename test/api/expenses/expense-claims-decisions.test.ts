// Decisions on expense claims: item by item, with an advance, and as one of two operators.

import { decisionsOf } from '../../support/fixtures/audit.ts'
import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import {
  type ExpenseWorkspace,
  itemsOf,
  makeClaim,
  makeDraft,
  makeExpenseWorkspace,
} from '../../support/fixtures/expenses.ts'
import { told } from '../../support/fixtures/loans.ts'
import { setClock } from '../../support/server/server.ts'

beforeEach(() => setClock('2026-11-20T05:00:00Z'))
afterEach(() => setClock())

/** Approves so much of the items, in their order; null leaves one out. */
async function approve(
  workspace: ExpenseWorkspace,
  id: string,
  amounts: readonly (string | null)[],
  more: object = {},
) {
  const items = await itemsOf(workspace, id)
  const decisions = amounts.flatMap((approved_amount, n) =>
    approved_amount === null
      ? []
      : { expense_claim_item_id: items[n]!.id, approved_amount, rejection_reason: `Less of ${n}` },
  )
  return askConsole(workspace, 'approveExpenseClaim', { id, body: { items: decisions, ...more } })
}

describe('an approval', () => {
  it('approves whole what is not named, and less with a reason', async () => {
    const workspace = await makeExpenseWorkspace()
    const { id } = await makeClaim(workspace, ['4500', '120.50', '80'], 'submitExpenseClaim')
    const { status, json } = await approve(workspace, id, ['4000', null, '0'])
    expect([status, json]).toMatchObject([
      200,
      {
        status: 'approved',
        total_approved: '4120.50',
        total_reimbursable: '4120.50',
        rejection_reason: null,
      },
    ])
    expect(json.approved_at).toBe(json.updated_at)
    expect((await itemsOf(workspace, id)).map(each => [each.approved_amount, each.rejection_reason])).toEqual(
      [
        ['4000.00', 'Less of 0'],
        ['120.50', null],
        ['0.00', 'Less of 2'],
      ],
    )
    expect(await decisionsOf(id)).toEqual([
      ['expense_claim.submitted', { total_claimed: '4700.50' }],
      ['expense_claim.approved', { total_approved: '4120.50', advance_adjusted: '0.00' }],
    ])
  })

  it('sets an advance against the claim', async () => {
    const workspace = await makeExpenseWorkspace()
    const { id } = await makeDraft(workspace, ['4500'], { advance_adjusted: '5000' })
    await inConsole(workspace, 'submitExpenseClaim', { id })
    const above = await approve(workspace, id, [])
    expect(told(above)).toEqual(['advance_adjusted is 5000.00; only 4500.00 is approved'])
    const { json } = await approve(workspace, id, [], { advance_adjusted: '3000' })
    expect(json).toMatchObject({ advance_adjusted: '3000.00', total_reimbursable: '1500.00' })
  })

  it('rejects the claim where nothing is approved', async () => {
    const workspace = await makeExpenseWorkspace()
    const { id } = await makeClaim(workspace, ['4500', '20'], 'submitExpenseClaim')
    const { json } = await approve(workspace, id, ['0', '0'])
    expect(json).toMatchObject({
      status: 'rejected',
      total_approved: '0.00',
      total_reimbursable: '0.00',
      rejection_reason: 'Less of 0; Less of 1',
    })
    expect(json.approved_at).not.toBeNull()
  })

  it('is refused where it does not fit the items', async () => {
    const workspace = await makeExpenseWorkspace()
    const { id } = await makeClaim(workspace, ['4500', '20'], 'submitExpenseClaim')
    const [item] = await itemsOf(workspace, id)
    const of = { expense_claim_item_id: item!.id }
    const asked = [
      { ...of, approved_amount: '4500.01' },
      { ...of, approved_amount: '4000' },
      { expense_claim_item_id: 'eci_1', approved_amount: '1' },
    ]
    const answer = await askConsole(workspace, 'approveExpenseClaim', { id, body: { items: asked } })
    expect([answer.status, told(answer)]).toEqual([
      400,
      [
        'items[0].approved_amount must be at most 4500.00, what was asked',
        'items[1].expense_claim_item_id names an item that is decided above',
        'items[2].expense_claim_item_id names no item of this claim',
      ],
    ])
    const less = { items: [{ ...of, approved_amount: '4000' }] }
    expect(told(await askConsole(workspace, 'approveExpenseClaim', { id, body: less }))).toEqual([
      'items[0].rejection_reason is needed: 4000 is less than 4500.00, what was asked',
    ])
    const precise = { items: [{ ...of, approved_amount: '4000.001', rejection_reason: 'Less' }] }
    expect(told(await askConsole(workspace, 'approveExpenseClaim', { id, body: precise }))).toEqual([
      "items[0].approved_amount is 4000.001, which has more than the 2 decimals of the workspace's currency",
    ])
    expect(await workspace.muster.expenseClaims.get(id)).toMatchObject({ status: 'submitted' })
  })

  it('is made by one of two operators', async () => {
    const workspace = await makeExpenseWorkspace()
    const { id } = await makeClaim(workspace, ['4500'], 'submitExpenseClaim')
    const both = await Promise.all([
      askConsole(workspace, 'approveExpenseClaim', { id }),
      askConsole(workspace, 'rejectExpenseClaim', { id, body: { rejection_reason: 'Spent in private' } }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})
