// Expense claims: from the draft to the decision and the payment.

import type { OperationId } from '@muster/contract'
import { decisionsOf } from '../../support/fixtures/audit.ts'
import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import {
  itemsOf,
  makeClaim,
  makeDraft,
  makeExpenseWorkspace,
  writeReceipt,
} from '../../support/fixtures/expenses.ts'
import { told } from '../../support/fixtures/loans.ts'
import { setClock } from '../../support/server/server.ts'

beforeEach(() => setClock('2026-11-20T05:00:00Z'))
afterEach(() => setClock())

const reason = { rejection_reason: 'Spent in private' }

describe('a draft', () => {
  it('is numbered, and dated today', async () => {
    const workspace = await makeExpenseWorkspace()
    const body = { employee_id: workspace.employee, title: 'Faisalabad' }
    const first = await inConsole(workspace, 'createExpenseClaim', { body })
    expect(first).toMatchObject({
      claim_number: 'EXP-00001',
      claim_date: '2026-11-20',
      total_claimed: '0.00',
      total_approved: null,
      advance_adjusted: '0.00',
      total_reimbursable: null,
      status: 'draft',
      payment_method: null,
    })
    expect(await workspace.muster.expenseClaims.get(first.id)).toEqual(first)
    const second = await inConsole(workspace, 'createExpenseClaim', { body })
    expect(second.claim_number).toBe('EXP-00002')
  })

  it('is changed and cancelled', async () => {
    const workspace = await makeExpenseWorkspace()
    const draft = await makeDraft(workspace)
    const body = { title: 'Lahore', purpose: 'Fair', claim_date: '2026-11-19' }
    const changed = await inConsole(workspace, 'updateExpenseClaim', { id: draft.id, body })
    expect(changed).toEqual({ ...draft, ...body, updated_at: changed.updated_at })
    const cancelled = await inConsole(workspace, 'cancelExpenseClaim', { id: draft.id })
    const { total_claimed } = cancelled
    expect(await decisionsOf(draft.id)).toEqual([
      ['expense_claim.cancelled', { was: 'draft', total_claimed }],
    ])
    expect(cancelled).toEqual({ ...changed, status: 'cancelled', updated_at: cancelled.updated_at })
  })

  it('is dated today or earlier, and not before its items', async () => {
    const workspace = await makeExpenseWorkspace()
    const { id } = await makeDraft(workspace)
    const late = await askConsole(workspace, 'updateExpenseClaim', { id, body: { claim_date: '2026-11-21' } })
    expect(told(late)).toEqual(['claim_date must be 2026-11-20 or earlier; today is 2026-11-20'])
    const early = await askConsole(workspace, 'updateExpenseClaim', {
      id,
      body: { claim_date: '2026-11-17' },
    })
    expect(told(early)).toEqual(['claim_date must be 2026-11-18, the date of its latest item, or later'])
    const unknown = { employee_id: 'emp_1', title: 'Nobody' }
    expect(told(await askConsole(workspace, 'createExpenseClaim', { body: unknown }))).toEqual([
      'employee_id names no record of this workspace',
    ])
  })

  it('is listed by employee, status, date and change', async () => {
    const workspace = await makeExpenseWorkspace()
    const old = await makeDraft(workspace, ['10'], { claim_date: '2026-10-05' })
    const claim = await makeClaim(workspace, ['20'], 'submitExpenseClaim')
    const ids = async (query: object) =>
      (await workspace.muster.expenseClaims.list(query)).data.map(each => each.id)
    expect(await ids({ employee_id: workspace.employee })).toEqual([claim.id, old.id])
    expect(await ids({ status: 'submitted' })).toEqual([claim.id])
    expect(await ids({ date_from: '2026-10-06' })).toEqual([claim.id])
    expect(await ids({ date_to: '2026-10-05', date_from: '2026-10-05' })).toEqual([old.id])
    expect(await ids({ updated_since: claim.updated_at })).toEqual([claim.id])
  })

  it('is submitted with items, each with what its category asks of it', async () => {
    const workspace = await makeExpenseWorkspace({ requires_receipt: true, receipt_required_above: '1000' })
    const empty = await makeDraft(workspace, [])
    const none = await askConsole(workspace, 'submitExpenseClaim', { id: empty.id })
    expect(none.json.detail).toBe('EXP-00001 has no items; add what was spent first.')
    const { id } = await makeDraft(workspace, ['1000', '1000.01', '3000'])
    const items = await itemsOf(workspace, id)
    const change = { max_amount_per_item: '2500' }
    await inConsole(workspace, 'updateExpenseCategory', { id: workspace.category, body: change })
    const { status, json } = await askConsole(workspace, 'submitExpenseClaim', { id })
    const above = 'as items of TRAVEL above 1000.00 do'
    expect([status, json.errors]).toEqual([
      409,
      [
        { field: items[1]!.id, message: `the item of 1000.01 on 2026-11-18 needs a receipt, ${above}` },
        {
          field: items[2]!.id,
          message:
            'the item of 3000.00 on 2026-11-18 is above 2500.00, the most that an item of TRAVEL may be',
        },
        { field: items[2]!.id, message: `the item of 3000.00 on 2026-11-18 needs a receipt, ${above}` },
      ],
    ])
    await inConsole(workspace, 'deleteExpenseClaimItem', { id: items[2]!.id })
    await writeReceipt(items[1]!.id)
    const submitted = await inConsole(workspace, 'submitExpenseClaim', { id })
    expect(submitted).toMatchObject({ status: 'submitted', total_claimed: '2000.01' })
    expect(submitted.submitted_at).toBe(submitted.updated_at)
  })
})

describe('a claim', () => {
  it('is rejected, revised and submitted again', async () => {
    const workspace = await makeExpenseWorkspace()
    const { id } = await makeClaim(workspace, ['4500', '20'], 'submitExpenseClaim')
    const rejected = await inConsole(workspace, 'rejectExpenseClaim', { id, body: reason })
    expect(rejected).toMatchObject({ status: 'rejected', total_approved: '0.00', ...reason })
    const draft = await inConsole(workspace, 'reviseExpenseClaim', { id })
    expect((await decisionsOf(id)).at(-1)).toEqual(['expense_claim.revised', reason])
    expect(draft).toMatchObject({
      status: 'draft',
      submitted_at: null,
      approved_at: null,
      rejection_reason: null,
      total_approved: null,
      total_reimbursable: null,
    })
    expect((await itemsOf(workspace, id)).map(each => each.approved_amount)).toEqual([null, null])
    await inConsole(workspace, 'submitExpenseClaim', { id })
    expect(await inConsole(workspace, 'approveExpenseClaim', { id })).toMatchObject({
      status: 'approved',
      total_approved: '4520.00',
    })
  })

  it('is paid outside payroll, with its reference', async () => {
    const workspace = await makeExpenseWorkspace()
    const { id } = await makeClaim(workspace, ['4500'], 'submitExpenseClaim', 'approveExpenseClaim')
    const body = { payment_method: 'bank_transfer', payment_reference: 'TRX-17' }
    const paid = await inConsole(workspace, 'payExpenseClaim', { id, body })
    expect(paid).toMatchObject({ status: 'paid', ...body, payroll_run_id: null })
    expect(paid.paid_at).toBe(paid.updated_at)
    const again = await askConsole(workspace, 'payExpenseClaim', { id, body })
    expect(again.json.detail).toBe('This expense claim is paid; only one that is approved can be paid.')
  })

  it('is not payable elsewhere once it is handed over, until it is taken back', async () => {
    const workspace = await makeExpenseWorkspace()
    const { id } = await makeClaim(workspace, ['4500'], 'submitExpenseClaim', 'approveExpenseClaim')
    expect(await inConsole(workspace, 'handExpenseClaimOver', { id })).toMatchObject({
      status: 'approved',
      payment_method: 'payroll',
      paid_at: null,
      payroll_run_id: null,
    })
    const pay = { id, body: { payment_method: 'cash' } }
    const refused = await askConsole(workspace, 'payExpenseClaim', pay)
    expect([refused.status, refused.json.detail]).toEqual([
      409,
      'EXP-00001 with 4500.00 was handed over to payroll; take it back from there first.',
    ])
    expect((await askConsole(workspace, 'handExpenseClaimOver', { id })).status).toBe(409)
    expect(await inConsole(workspace, 'recallExpenseClaim', { id })).toMatchObject({
      status: 'approved',
      payment_method: null,
    })
    expect((await askConsole(workspace, 'recallExpenseClaim', { id })).status).toBe(409)
    expect(await inConsole(workspace, 'payExpenseClaim', pay)).toMatchObject({ status: 'paid' })
  })

  it('is not handed over where nothing is to be paid, or the employee is deleted', async () => {
    const workspace = await makeExpenseWorkspace()
    const { id } = await makeDraft(workspace, ['4500'], { advance_adjusted: '4500' })
    for (const step of ['submitExpenseClaim', 'approveExpenseClaim'] as const)
      await inConsole(workspace, step, { id })
    const nothing = await askConsole(workspace, 'handExpenseClaimOver', { id })
    expect(nothing.json.detail).toBe(
      'Nothing of EXP-00001 is to be paid: the advance covers the 4500.00 that are approved. Record its payment instead.',
    )
    const second = await makeClaim(workspace, ['20'], 'submitExpenseClaim', 'approveExpenseClaim')
    await workspace.muster.employees.delete(workspace.employee)
    const deleted = await askConsole(workspace, 'handExpenseClaimOver', { id: second.id })
    expect([deleted.status, deleted.json.detail]).toEqual([
      409,
      expect.stringMatching(/^The employee E\d+ is deleted and in no payroll run; pay EXP-00002/),
    ])
  })

  it('is not handed over in a workspace whose plan has no payroll, and is paid in another way', async () => {
    const workspace = await makeExpenseWorkspace({}, { plan: 'starter' })
    const { id } = await makeClaim(workspace, ['20'], 'submitExpenseClaim', 'approveExpenseClaim')
    const { status, json } = await askConsole(workspace, 'handExpenseClaimOver', { id })
    expect([status, json.code, json.detail]).toEqual([
      403,
      'plan_upgrade_required',
      'The plan starter does not include payroll, so it cannot pay a claim; payroll is part of growth.',
    ])
    const body = { payment_method: 'cash' }
    expect(await inConsole(workspace, 'payExpenseClaim', { id, body })).toMatchObject({ status: 'paid' })
  })

  const refusals: [operation: OperationId, steps: OperationId[], detail: string][] = [
    ['approveExpenseClaim', [], 'is a draft; only one that is submitted can be approved. Submit it first.'],
    ['rejectExpenseClaim', [], 'This expense claim is a draft; only one that is submitted can be rejected.'],
    [
      'submitExpenseClaim',
      ['submitExpenseClaim'],
      'is submitted; only one that is a draft can be submitted.',
    ],
    [
      'reviseExpenseClaim',
      ['submitExpenseClaim'],
      'is submitted; only one that is rejected can be revised. Reject it first.',
    ],
    [
      'cancelExpenseClaim',
      ['submitExpenseClaim', 'approveExpenseClaim'],
      'is approved; only one that is a draft or submitted can be cancelled.',
    ],
    [
      'submitExpenseClaim',
      ['cancelExpenseClaim'],
      'is cancelled; only one that is a draft can be submitted.',
    ],
    ['updateExpenseClaim', ['cancelExpenseClaim'], 'is cancelled; only one that is a draft can be changed.'],
    [
      'handExpenseClaimOver',
      ['submitExpenseClaim'],
      'is submitted; only one that is approved can be handed over.',
    ],
    [
      'recallExpenseClaim',
      ['cancelExpenseClaim'],
      'is cancelled; only one that is approved can be recalled.',
    ],
    ['payExpenseClaim', [], 'is a draft; only one that is approved can be paid.'],
  ]
  const bodies: Partial<Record<OperationId, object>> = {
    rejectExpenseClaim: reason,
    updateExpenseClaim: { title: 'Other' },
    payExpenseClaim: { payment_method: 'cash' },
  }
  it.each(refusals)('refuses %s after %j', async (operation, steps, detail) => {
    const workspace = await makeExpenseWorkspace()
    const { id } = await makeClaim(workspace, ['4500'], ...steps)
    const body = bodies[operation]
    const { status, json } = await askConsole(workspace, operation, { id, ...(body && { body }) })
    expect([status, json.detail]).toEqual([409, expect.stringContaining(detail)])
  })
})
