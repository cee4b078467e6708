// Expenses: a decision adds up, whatever is approved of it, and limits count what is used.

import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { decideClaim, findExceededLimits } from '../../packages/engine/index.ts'

const cents = fc.integer({ min: 1, max: 99_999_999 })
const item = fc.record({ amount: cents, approved: fc.option(fc.integer({ min: 0, max: 100 })) })
const write = (amount: number, decimals: number) => new Decimal(amount).div(10 ** decimals).toFixed(decimals)

it('A decision approves the sum of its items, and pays it less the advance', () => {
  const claims = fc.array(item, { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(claims, fc.constantFrom(0, 2, 3), cents, (parts, decimals, advance) => {
      const asked = parts.map(({ amount }, n) => ({ id: `eci_${n}`, amount: write(amount, decimals) }))
      const approved = parts.map(part =>
        part.approved === null ? part.amount : Math.floor((part.amount * part.approved) / 100),
      )
      const decisions = approved.flatMap((amount, n) =>
        amount === parts[n]!.amount
          ? []
          : [
              {
                expense_claim_item_id: `eci_${n}`,
                approved_amount: write(amount, decimals),
                rejection_reason: 'Less',
              },
            ],
      )
      const total = approved.reduce((sum, amount) => sum + amount, 0)
      const decided = decideClaim(asked, decisions, { advance_adjusted: write(advance, decimals), decimals })
      if (total > 0 && advance > total) {
        expect(decided).toMatchObject({ refused: [{ field: 'advance_adjusted' }] })
        return
      }
      const { approval } = decided as Extract<typeof decided, { approval: unknown }>
      expect(approval.items.map(({ approved_amount }) => approved_amount)).toEqual(
        approved.map(amount => write(amount, decimals)),
      )
      expect(approval.total_approved).toBe(write(total, decimals))
      expect(approval.total_reimbursable).toBe(write(Math.max(total - advance, 0), decimals))
    }),
  )
})

it('A limit is exceeded exactly where the month comes to more than is left', () => {
  const month = { expense_category_id: 'exc_1', code: 'TRAVEL', month: '2026-11-01' }
  fc.assert(
    fc.property(
      fc.array(cents, { maxLength: 5 }),
      cents,
      fc.integer({ min: 0, max: 99_999_999 }),
      (own, limit, used) => {
        const expenses = own.map(amount => ({
          expense_category_id: 'exc_1',
          expense_date: '2026-11-30',
          amount: write(amount, 2),
        }))
        const limits = [{ ...month, monthly_amount: write(limit, 2), used_amount: write(used, 2) }]
        const sum = own.reduce((total, amount) => total + amount, 0)
        const isOver = sum > 0 && sum + used > limit
        expect(findExceededLimits(expenses, limits, 2).length > 0).toBe(isOver)
        const elsewhere = expenses.map(each => ({ ...each, expense_date: '2026-12-01' }))
        expect(findExceededLimits(elsewhere, limits, 2)).toEqual([])
      },
    ),
  )
})
