// Expense categories: written in the console, read by keys.

import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import { makeWorkspace } from '../../support/fixtures/make.ts'

const travel = {
  name: 'Travel',
  code: 'TRAVEL',
  max_amount_per_item: '50000',
  requires_receipt: true,
  receipt_required_above: '1000',
  gl_code: '6200',
}

describe('an expense category', () => {
  it('is created, changed and listed', async () => {
    const workspace = await makeWorkspace()
    const created = await inConsole(workspace, 'createExpenseCategory', { body: travel })
    expect(created).toMatchObject({
      ...travel,
      max_amount_per_item: '50000.00',
      receipt_required_above: '1000.00',
      description: null,
      is_active: true,
    })
    expect(await workspace.muster.expenseCategories.get(created.id)).toEqual(created)
    const changed = await inConsole(workspace, 'updateExpenseCategory', {
      id: created.id,
      body: { is_active: false },
    })
    expect(changed).toEqual({ ...created, is_active: false, updated_at: changed.updated_at })
    const inUse = await workspace.muster.expenseCategories.list({ is_active: true })
    expect(inUse.data).toEqual([])
    const since = await workspace.muster.expenseCategories.list({ updated_since: changed.updated_at })
    expect(since.data).toEqual([changed])
  })

  it('has a code of its own, and a limit above 0', async () => {
    const workspace = await makeWorkspace()
    await inConsole(workspace, 'createExpenseCategory', { body: travel })
    const again = await askConsole(workspace, 'createExpenseCategory', { body: travel })
    expect([again.status, again.json.code]).toEqual([409, 'conflict'])
    const body = { ...travel, code: 'MEALS', max_amount_per_item: '0' }
    const none = await askConsole(workspace, 'createExpenseCategory', { body })
    expect([none.status, none.json.errors]).toEqual([
      400,
      [{ field: 'max_amount_per_item', message: 'must be greater than 0' }],
    ])
  })
})
