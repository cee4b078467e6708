// Expense claims with their items, and limits, in each state.

import { pdf } from '../files/samples.ts'
import { inConsole } from '../fixtures/console.ts'
import {
  handedOver,
  itemsOf,
  makeClaim,
  makeExpenseWorkspace,
  receiptOf,
  writeReceipt,
} from '../fixtures/expenses.ts'
import type { Kind, Life, RecordInState } from './life.ts'

const amounts = ['4500']
const rejection = { rejection_reason: 'No receipt' }

async function makeEach() {
  const workspace = await makeExpenseWorkspace()
  const claim = (...steps: Parameters<typeof makeClaim>[2][]) => makeClaim(workspace, amounts, ...steps)
  const made = {
    draft: await claim(),
    submitted: await claim('submitExpenseClaim'),
    approved: await claim('submitExpenseClaim', 'approveExpenseClaim'),
    'approved, handed over': await claim(...handedOver),
    cancelled: await claim('cancelExpenseClaim'),
    rejected: await claim('submitExpenseClaim'),
    paid: await claim('submitExpenseClaim', 'approveExpenseClaim'),
  }
  await inConsole(workspace, 'rejectExpenseClaim', { id: made.rejected.id, body: rejection })
  await inConsole(workspace, 'payExpenseClaim', { id: made.paid.id, body: { payment_method: 'cash' } })
  return { workspace, made }
}

async function liveClaims(): Promise<Life> {
  const { workspace, made } = await makeEach()
  return { workspace, records: made }
}

async function liveItems(): Promise<Life> {
  const { workspace, made } = await makeEach()
  const records: Record<string, RecordInState> = {}
  for (const [state, { id }] of Object.entries(made)) {
    const [item] = await itemsOf(workspace, id)
    records[`of a claim that is ${state}`] = { id: item!.id, rows: [`/expenses/${id}`] }
  }
  const withReceipt = await makeClaim(workspace, amounts)
  const [item] = await itemsOf(workspace, withReceipt.id)
  await writeReceipt(item!.id)
  records['with a receipt, of a draft'] = { id: item!.id, rows: [`/expenses/${withReceipt.id}`] }
  return { workspace, records }
}

async function liveLimits(): Promise<Life> {
  const workspace = await makeExpenseWorkspace()
  const body = { monthly_amount: '5000', expense_category_id: workspace.category }
  const deleted = await inConsole(workspace, 'createExpenseLimit', { body })
  await inConsole(workspace, 'deleteExpenseLimit', { id: deleted.id })
  const inForce = await inConsole(workspace, 'createExpenseLimit', { body })
  return { workspace, records: { 'in force': inForce, deleted } }
}

export const expenseClaims: Kind = {
  collections: ['expense_claims'],
  page: '/expenses',
  bodies: {
    updateExpenseClaim: { purpose: 'A visit' },
    rejectExpenseClaim: rejection,
    payExpenseClaim: { payment_method: 'cash' },
  },
  refusals: {
    payExpenseClaim: /was handed over to payroll/,
    handExpenseClaimOver: /was handed over to payroll/,
    recallExpenseClaim: /was not handed over/,
  },
  live: liveClaims,
}

export const expenseClaimItems: Kind = {
  collections: ['expense_claim_items'],
  page: '/expenses/items',
  bodies: {
    updateExpenseClaimItem: { merchant: 'Daewoo' },
    storeExpenseReceipt: receiptOf(pdf('receipt')),
  },
  live: liveItems,
}

export const expenseLimits: Kind = {
  collections: ['expense_limits'],
  page: '/expenses/limits',
  bodies: { updateExpenseLimit: { monthly_amount: '6000' } },
  live: liveLimits,
}
