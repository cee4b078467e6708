// Expense claim items: added to drafts only, within what their category allows; the claim is their sum.

import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import {
  addCategory,
  itemOf,
  itemsOf,
  makeClaim,
  makeDraft,
  makeExpenseWorkspace,
} from '../../support/fixtures/expenses.ts'
import { told } from '../../support/fixtures/loans.ts'
import { inDatabase } from '../../support/fixtures/make.ts'
import { setClock } from '../../support/server/server.ts'

beforeEach(() => setClock('2026-11-20T05:00:00Z'))
afterEach(() => setClock())

describe('an expense claim item', () => {
  it('is added, changed and deleted, and the claim is the sum', async () => {
    const workspace = await makeExpenseWorkspace()
    const { id } = await makeDraft(workspace, ['4500'])
    const sent = itemOf(workspace, id, { amount: '120.5', display_order: 1 })
    const added = await inConsole(workspace, 'createExpenseClaimItem', { body: sent })
    expect(added).toMatchObject({ ...sent, amount: '120.50' })
    const total = async () => (await workspace.muster.expenseClaims.get(id)).total_claimed
    expect(await total()).toBe('4620.50')
    const [first, second] = await itemsOf(workspace, id)
    expect(first).toMatchObject({
      expense_claim_id: id,
      amount: '4500.00',
      approved_amount: null,
      has_receipt: false,
      receipt_file_name: null,
      deleted: false,
    })
    const body = { amount: '20', merchant: 'Pakistan Railways' }
    const changed = await inConsole(workspace, 'updateExpenseClaimItem', { id: second!.id, body })
    expect(changed).toMatchObject({ amount: '20.00', merchant: 'Pakistan Railways' })
    expect(await total()).toBe('4520.00')
    const deleted = await inConsole(workspace, 'deleteExpenseClaimItem', { id: first!.id })
    expect(deleted).toMatchObject({ id: first!.id, deleted: true })
    expect(await inConsole(workspace, 'deleteExpenseClaimItem', { id: first!.id })).toEqual(deleted)
    expect(await total()).toBe('20.00')
    await inConsole(workspace, 'deleteExpenseClaimItem', { id: second!.id })
    expect(await total()).toBe('0.00')
    expect(await itemsOf(workspace, id)).toEqual([])
    const { data } = await workspace.muster.expenseClaimItems.list({ include_deleted: true })
    expect(data).toHaveLength(2)
    const gone = await askConsole(workspace, 'updateExpenseClaimItem', { id: first!.id, body })
    expect(gone.status).toBe(409)
  })

  it('is listed by claim, category and change', async () => {
    const workspace = await makeExpenseWorkspace()
    const other = await addCategory(workspace, 'MEALS')
    const { id } = await makeDraft(workspace)
    await makeDraft({ ...workspace, category: other })
    const ids = async (query: object) =>
      (await workspace.muster.expenseClaimItems.list(query)).data.map(each => each.expense_claim_id)
    expect(await ids({ expense_category_id: workspace.category })).toEqual([id])
    expect(await ids({ expense_claim_id: id })).toEqual([id])
    expect(await ids({})).toHaveLength(2)
    const [item] = await itemsOf(workspace, id)
    expect(await workspace.muster.expenseClaimItems.get(item!.id)).toEqual(item)
  })

  const wrong: [change: object, refusal: string][] = [
    [{ amount: '0' }, 'amount must be greater than 0'],
    [{ amount: '1.005' }, "amount is 1.005, which has more than the 2 decimals of the workspace's currency"],
    [{ amount: '50000.01' }, 'amount must be at most 50000.00, the most that an item of TRAVEL may be'],
    [{ expense_date: '2026-11-21' }, 'expense_date must be 2026-11-20, the date of the claim, or earlier'],
    [{ expense_category_id: 'exc_1' }, 'expense_category_id names no record of this workspace'],
    [{ expense_claim_id: 'ecl_1' }, 'expense_claim_id names no record of this workspace'],
  ]
  it.each(wrong)('is refused with %j', async (change, refusal) => {
    const workspace = await makeExpenseWorkspace({ max_amount_per_item: '50000' })
    const { id } = await makeDraft(workspace, [])
    const body = itemOf(workspace, id, change)
    const answer = await askConsole(workspace, 'createExpenseClaimItem', { body })
    expect([answer.status, told(answer)]).toEqual([400, [refusal]])
    expect(await itemsOf(workspace, id)).toEqual([])
  })

  it('is refused with a category that is no longer in use', async () => {
    const workspace = await makeExpenseWorkspace({ is_active: false })
    const { id } = await makeDraft(workspace, [])
    const answer = await askConsole(workspace, 'createExpenseClaimItem', { body: itemOf(workspace, id) })
    expect(told(answer)).toEqual(['expense_category_id names TRAVEL, a category that is no longer in use'])
  })

  it('stays as it is once the claim is submitted', async () => {
    const workspace = await makeExpenseWorkspace()
    const { id } = await makeClaim(workspace, ['4500'], 'submitExpenseClaim')
    const [item] = await itemsOf(workspace, id)
    const answers = [
      await askConsole(workspace, 'createExpenseClaimItem', { body: itemOf(workspace, id) }),
      await askConsole(workspace, 'updateExpenseClaimItem', { id: item!.id, body: { amount: '1' } }),
      await askConsole(workspace, 'deleteExpenseClaimItem', { id: item!.id }),
    ]
    for (const { status, json } of answers)
      expect([status, json.detail]).toEqual([
        409,
        'This expense claim is submitted; this needs one that is a draft.',
      ])
    expect(await itemsOf(workspace, id)).toEqual([item])
  })

  it('has the minor units of the currency', async () => {
    const workspace = await makeExpenseWorkspace({}, { currency: 'JPY', country: 'JP' })
    const { id, total_claimed } = await makeDraft(workspace, ['4500'])
    expect(total_claimed).toBe('4500')
    const answer = await askConsole(workspace, 'createExpenseClaimItem', {
      body: itemOf(workspace, id, { amount: '10.5' }),
    })
    expect(told(answer)).toEqual([
      "amount is 10.5, which has more than the 0 decimals of the workspace's currency",
    ])
    const dinar = await makeExpenseWorkspace({}, { currency: 'KWD', country: 'KW' })
    expect((await makeDraft(dinar, ['4.125', '0.5'])).total_claimed).toBe('4.625')
  })
})

it('A claim has at most 200 items, also where several are added at once', async () => {
  const workspace = await makeExpenseWorkspace()
  const { id } = await makeDraft(workspace, ['1'])
  await inDatabase(
    `with added as (
       insert into expense_claim_items (workspace_id, id, expense_claim_id, expense_category_id, expense_date, amount)
       select workspace_id, id || n, expense_claim_id, expense_category_id, expense_date, amount
       from expense_claim_items, generate_series(1, 198) n where expense_claim_id = $1)
     update expense_claims set total_claimed = 199 where id = $1`,
    [id],
  )
  const ask = () => askConsole(workspace, 'createExpenseClaimItem', { body: itemOf(workspace, id) })
  const answers = await Promise.all([ask(), ask(), ask(), ask()])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
  expect(answers.find(({ status }) => status === 409)!.json.detail).toBe(
    'The claim has 200 items, the maximum; create another claim for the rest.',
  )
  expect((await workspace.muster.expenseClaims.get(id)).total_claimed).toBe('4699.00')
})

describe('the database', () => {
  it('refuses totals that are not the sums of the items', async () => {
    const workspace = await makeExpenseWorkspace()
    const { id } = await makeClaim(workspace, ['4500', '20'], 'submitExpenseClaim', 'approveExpenseClaim')
    const [item] = await itemsOf(workspace, id)
    const refused = /The totals of expense claim .* are .* and its items add up to/
    for (const text of [
      `update expense_claims set total_claimed = 4521 where id = $1`,
      `update expense_claims set total_approved = 4519, total_reimbursable = 4519 where id = $1`,
      `update expense_claim_items set deleted = true where id = $1`,
      `update expense_claim_items set amount = 4600 where id = $1`,
      `update expense_claim_items set approved_amount = 1 where id = $1`,
      `delete from expense_claim_items where id = $1`,
    ])
      await expect(inDatabase(text, [text.includes('items') ? item!.id : id])).rejects.toThrow(refused)
  })
})
