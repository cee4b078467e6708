// Expense limits: what one employee is reimbursed of a category in a month, over all claims.

import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import {
  addCategory,
  type ExpenseWorkspace,
  itemOf,
  itemsOf,
  makeDraft,
  makeExpenseWorkspace,
} from '../../support/fixtures/expenses.ts'
import { setClock } from '../../support/server/server.ts'

beforeEach(() => setClock('2026-11-20T05:00:00Z'))
afterEach(() => setClock())

const limitOf = (workspace: ExpenseWorkspace, monthly_amount: string) =>
  inConsole(workspace, 'createExpenseLimit', {
    body: { expense_category_id: workspace.category, monthly_amount },
  })

describe('an expense limit', () => {
  it('is one for each category', async () => {
    const workspace = await makeExpenseWorkspace()
    const limit = await limitOf(workspace, '10000')
    expect(limit).toMatchObject({ monthly_amount: '10000.00', deleted: false })
    const body = { expense_category_id: workspace.category, monthly_amount: '1' }
    const second = await askConsole(workspace, 'createExpenseLimit', { body })
    expect([second.status, second.json.detail]).toEqual([
      409,
      'TRAVEL has a monthly limit of 10000.00 already; change or delete that one.',
    ])
    const unknown = { ...body, expense_category_id: 'exc_1' }
    expect((await askConsole(workspace, 'createExpenseLimit', { body: unknown })).status).toBe(400)
    const deleted = await inConsole(workspace, 'deleteExpenseLimit', { id: limit.id })
    expect(deleted.deleted).toBe(true)
    const { id } = await limitOf(workspace, '5000')
    const { data } = await inConsole(workspace, 'listExpenseLimits')
    expect(data.map((each: { id: string }) => each.id)).toEqual([id])
    expect(await inConsole(workspace, 'getExpenseLimit', { id: limit.id })).toEqual(deleted)
    const changed = await inConsole(workspace, 'updateExpenseLimit', { id, body: { monthly_amount: '6000' } })
    expect(changed.monthly_amount).toBe('6000.00')
  })

  it('counts what is submitted, approved and paid of the month of each expense', async () => {
    const workspace = await makeExpenseWorkspace()
    await limitOf(workspace, '10000')
    const first = await makeDraft(workspace, ['6000'])
    await inConsole(workspace, 'submitExpenseClaim', { id: first.id })
    const second = await makeDraft(workspace, ['3000', '1500'])
    const over = await askConsole(workspace, 'submitExpenseClaim', { id: second.id })
    expect([over.status, over.json.detail]).toEqual([
      409,
      'A monthly limit is exceeded. TRAVEL: 4500.00 for 2026-11 is above the 4000.00 that is left of the 10000.00 a month.',
    ])
    expect(over.json.errors).toEqual([
      {
        field: 'TRAVEL',
        message: '4500.00 for 2026-11 is above the 4000.00 that is left of the 10000.00 a month',
      },
    ])
    const [, last] = await itemsOf(workspace, second.id)
    await inConsole(workspace, 'updateExpenseClaimItem', {
      id: last!.id,
      body: { expense_date: '2026-10-31' },
    })
    expect((await askConsole(workspace, 'submitExpenseClaim', { id: second.id })).status).toBe(200)
    const meals = { ...workspace, category: await addCategory(workspace, 'MEALS') }
    const third = await makeDraft(meals, ['90000'])
    expect((await askConsole(workspace, 'submitExpenseClaim', { id: third.id })).status).toBe(200)
  })

  it('holds at the approval, by what is approved', async () => {
    const workspace = await makeExpenseWorkspace()
    const first = await makeDraft(workspace, ['6000'])
    const second = await makeDraft(workspace, ['4500'])
    for (const { id } of [first, second]) await inConsole(workspace, 'submitExpenseClaim', { id })
    await limitOf(workspace, '10000')
    await inConsole(workspace, 'approveExpenseClaim', { id: first.id })
    const over = await askConsole(workspace, 'approveExpenseClaim', { id: second.id })
    expect([over.status, over.json.errors[0].message]).toEqual([
      409,
      '4500.00 for 2026-11 is above the 4000.00 that is left of the 10000.00 a month',
    ])
    const [item] = await itemsOf(workspace, second.id)
    const less = {
      expense_claim_item_id: item!.id,
      approved_amount: '4000',
      rejection_reason: 'Monthly limit',
    }
    const approved = await inConsole(workspace, 'approveExpenseClaim', {
      id: second.id,
      body: { items: [less] },
    })
    expect(approved).toMatchObject({ status: 'approved', total_approved: '4000.00' })
  })

  it('is kept by one of two claims that are submitted at once', async () => {
    const workspace = await makeExpenseWorkspace()
    await limitOf(workspace, '10000')
    const drafts = [await makeDraft(workspace, ['6000']), await makeDraft(workspace, ['6000'])]
    const both = await Promise.all(
      drafts.map(({ id }) => askConsole(workspace, 'submitExpenseClaim', { id })),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('is of one employee', async () => {
    const workspace = await makeExpenseWorkspace()
    await limitOf(workspace, '10000')
    const { id: employee } = await workspace.muster.employees.create({
      first_name: 'Bilal',
      last_name: 'Shah',
      joining_date: '2024-03-01',
    })
    for (const each of [workspace, { ...workspace, employee }]) {
      const { id } = await makeDraft(each, [])
      await inConsole(workspace, 'createExpenseClaimItem', { body: itemOf(each, id, { amount: '10000' }) })
      expect((await askConsole(workspace, 'submitExpenseClaim', { id })).status).toBe(200)
    }
  })
})
