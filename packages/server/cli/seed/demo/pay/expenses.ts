// The demo's expenses: two categories with a limit, and a claim in each state that people look for, with receipts.

import { addDays, type Day, decideClaim } from '@muster/engine'
import type { ObjectStore } from '../../../../files/store.ts'
import { newId } from '../../../../resource/ids.ts'
import { insertIn, type SeedRow } from '../../rows.ts'
import { storeSample } from '../files.ts'
import type { Demo } from '../organisation.ts'

interface Spent {
  /** The index of the post. */
  readonly n: number
  readonly title: string
  readonly days_ago: number
  readonly amounts: readonly string[]
  readonly status: 'draft' | 'submitted' | 'approved' | 'rejected' | 'paid'
}

const spent: readonly Spent[] = [
  {
    n: 7,
    title: 'Visit to the mill in Faisalabad',
    days_ago: 40,
    amounts: ['4500.00', '14000.00'],
    status: 'paid',
  },
  {
    n: 9,
    title: 'Trade fair in Karachi',
    days_ago: 12,
    amounts: ['23800.00', '6150.00'],
    status: 'approved',
  },
  { n: 12, title: 'Lunch with a buyer', days_ago: 6, amounts: ['3200.00'], status: 'submitted' },
  { n: 20, title: 'Gym membership', days_ago: 20, amounts: ['9000.00'], status: 'rejected' },
  { n: 24, title: 'Spare parts for a loom', days_ago: 1, amounts: ['1875.50'], status: 'draft' },
]

/** Objects first, then rows, as an upload does it. One file stands for all receipts. */
export async function demoExpenses(demo: Demo, store: ObjectStore): Promise<void> {
  const { database, workspaceId, employees, today } = demo
  const uses = spent.filter(hasReceipts).reduce((sum, { amounts }) => sum + amounts.length, 0)
  const { sha256 } = await storeSample(demo, store, { title: 'Receipt', uses })
  const travel = {
    id: newId('ExpenseCategory'),
    name: 'Travel',
    code: 'TRAVEL',
    max_amount_per_item: '50000.00',
    requires_receipt: true,
    receipt_required_above: '1000.00',
  }
  const meals = {
    id: newId('ExpenseCategory'),
    name: 'Meals',
    code: 'MEALS',
    gl_code: '6210',
    requires_receipt: false,
  }
  const limit = { id: newId('ExpenseLimit'), expense_category_id: meals.id, monthly_amount: '15000.00' }
  const made = spent.map((claim, at) =>
    makeRows(claim, { at, employee: employees[claim.n]!, category: travel.id, today, sha256 }),
  )
  await database.write(workspaceId, async db => {
    await insertIn(db, 'expense_categories', [travel])
    await insertIn(db, 'expense_categories', [meals])
    await insertIn(db, 'expense_limits', [limit])
    await insertIn(db, 'expense_claim_numbering', [{ number_next: spent.length + 1 }])
    for (const { claim, items } of made) {
      await insertIn(db, 'expense_claims', [claim])
      await insertIn(db, 'expense_claim_items', items)
    }
  })
}

interface Place {
  readonly at: number
  readonly employee: string
  readonly category: string
  readonly today: Day
  readonly sha256: string
}

/** What was submitted has its receipts; the draft waits for them. */
const hasReceipts = ({ status }: Spent): boolean => status !== 'draft'

function makeRows(of: Spent, { at, employee, category, today, sha256 }: Place) {
  const { title, days_ago, amounts, status } = of
  const claim_date = addDays(today, -days_ago)
  const moment = `${claim_date}T06:00:00.000Z`
  const asked = amounts.map((amount, n) => ({ id: String(n), amount }))
  const decided = decideClaim(asked, [], { advance_adjusted: '0.00', decimals: 2 })
  if ('refused' in decided) throw new Error(`A claim of the demo ${decided.refused[0]!.message}.`)
  const total = decided.approval.total_approved
  const isDecided = status !== 'draft' && status !== 'submitted'
  const approvedOf = (amount: string) => {
    if (status === 'rejected') return '0.00'
    return isDecided ? amount : null
  }
  const approved = approvedOf(total)
  const id = newId('ExpenseClaim')
  const claim: SeedRow = {
    id,
    employee_id: employee,
    claim_number: `EXP-${String(at + 1).padStart(5, '0')}`,
    title,
    claim_date,
    total_claimed: total,
    total_approved: approved,
    advance_adjusted: '0.00',
    total_reimbursable: approved,
    status,
    created_at: `${claim_date}T05:30:00.000Z`,
    submitted_at: status === 'draft' ? null : moment,
    approved_at: isDecided ? moment : null,
    rejection_reason: status === 'rejected' ? 'Private' : null,
    paid_at: status === 'paid' ? moment : null,
    payment_method: status === 'paid' ? 'bank_transfer' : null,
  }
  const receipt = {
    receipt_file_name: 'receipt.pdf',
    receipt_content_type: 'application/pdf',
    receipt_sha256: sha256,
  }
  const items = amounts.map((amount, n) => ({
    id: newId('ExpenseClaimItem'),
    expense_claim_id: id,
    expense_category_id: category,
    expense_date: addDays(claim_date, -1),
    amount,
    approved_amount: approvedOf(amount),
    display_order: n,
    ...(hasReceipts(of) && receipt),
  }))
  return { claim, items }
}
