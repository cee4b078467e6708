// The guide to expenses: its table is what the engine computes.

import { decideClaim } from '../../packages/engine/index.ts'
import { read } from '../support/contract/page.ts'

const page = read('docs/guides/expenses.md')
describe('The guide to expenses', () => {
  const rows = [...page.matchAll(/^\| (\d.*) \|$/gm)].map(([, row = '']) =>
    row
      .replaceAll('`', '')
      .split('|')
      .map(cell => cell.trim()),
  )
  it('has a table', () => expect(rows).toHaveLength(3))
  it.each(rows)('states what %s comes to where %s is approved and %s was advanced', (...row) => {
    const [asked, approved, advance_adjusted, ...figures] = row as [string, string, string, string, string]
    const items = asked.split(', ').map((amount, n) => ({ id: `eci_${n}`, amount }))
    const decisions = approved.split(', ').flatMap((approved_amount, n) => {
      const { id: expense_claim_item_id, amount } = items[n]!
      return approved_amount === amount
        ? []
        : [{ expense_claim_item_id, approved_amount, rejection_reason: 'Less' }]
    })
    const decided = decideClaim(items, decisions, { advance_adjusted, decimals: 2 })
    if ('refused' in decided) throw new Error(JSON.stringify(decided.refused))
    const { total_approved, total_reimbursable } = decided.approval
    expect([total_approved, total_reimbursable]).toEqual(figures)
  })
})
