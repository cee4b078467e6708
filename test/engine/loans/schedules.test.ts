// Schedules of loans: the cases of test/engine/cases/loans, and what holds of every loan.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { parse } from 'yaml'
import {
  type InterestMethod,
  type LoanTerms,
  makeLoanSchedule,
} from '../../../packages/engine/loans/index.ts'
import { monthAfter } from '../../../packages/engine/months.ts'

interface Given {
  readonly name: string
  readonly amount: string
  readonly rate: string
  readonly method: InterestMethod
  readonly installments: number
  readonly decimals?: number
}

interface Cases {
  readonly schedules: readonly (Given & Record<'installment' | 'last' | 'interest' | 'total', string>)[]
  readonly refusals: readonly (Given & { readonly message: string })[]
}

const { schedules, refusals } = parse(
  readFileSync(join(import.meta.dirname, '../cases/loans/schedules.yaml'), 'utf8'),
) as Cases

const termsOf = ({ amount, rate, method, installments }: Omit<Given, 'name'>): LoanTerms => ({
  amount,
  interest_rate: rate,
  interest_method: method,
  total_installments: installments,
  start_year: 2027,
  start_month: 1,
})

const sum = (texts: readonly string[]): Decimal => Decimal.sum(0, ...texts)

describe('the schedule of a loan', () => {
  it.each(schedules)('has the figures of the case: $name', given => {
    const decimals = given.decimals ?? 2
    const made = makeLoanSchedule(termsOf(given), decimals)
    if ('refused' in made) throw new Error(JSON.stringify(made.refused))
    const { installment_amount, total_payable, installments } = made.schedule
    const interest = sum(installments.map(each => each.interest)).toFixed(decimals)
    expect({
      installment: installment_amount,
      last: installments.at(-1)!.total_due,
      interest,
      total: total_payable,
    }).toEqual({
      installment: given.installment,
      last: given.last,
      interest: given.interest,
      total: given.total,
    })
  })

  it.each(refusals)('is refused for $name', given => {
    expect(makeLoanSchedule(termsOf(given), given.decimals ?? 2)).toEqual({
      refused: [{ field: 'total_installments', message: given.message }],
    })
  })

  it('adds up to the amount, without a negative part, or is refused', () => {
    const loan = fc.record({
      cents: fc.oneof(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 1, max: 1_000_000_000_000 })),
      rate: fc.integer({ min: 0, max: 10_000 }),
      method: fc.constantFrom<InterestMethod>('flat', 'reducing'),
      installments: fc.oneof(fc.integer({ min: 1, max: 36 }), fc.integer({ min: 1, max: 600 })),
      decimals: fc.constantFrom(0, 2, 3),
    })
    const property = fc.property(loan, ({ cents, rate, method, installments, decimals }) => {
      const amount = new Decimal(cents).dividedBy(10 ** decimals).toFixed(decimals)
      const given = { amount, rate: new Decimal(rate).dividedBy(100).toFixed(2), method, installments }
      const made = makeLoanSchedule(termsOf(given), decimals)
      if ('refused' in made) return made.refused.length === 1
      const { schedule } = made
      const rows = schedule.installments
      expect(rows).toHaveLength(installments)
      expect(sum(rows.map(row => row.principal)).toFixed(decimals)).toBe(amount)
      expect(sum(rows.map(row => row.total_due)).toFixed(decimals)).toBe(schedule.total_payable)
      return rows.every(({ principal, interest, total_due }, n) => {
        const parts = [new Decimal(principal), new Decimal(interest)]
        const isWhole = Decimal.sum(...parts).eq(total_due) && parts.every(part => part.gte(0))
        const isRegular = n === rows.length - 1 || total_due === schedule.installment_amount
        return isWhole && isRegular && new Decimal(total_due).gt(0)
      })
    })
    fc.assert(property, { seed: 20_261_122, numRuns: 200 })
  })

  it('is one month after the other across years', () => {
    expect([0, 1, 2, 14].map(n => monthAfter({ year: 2026, month: 11 }, n))).toEqual([
      { year: 2026, month: 11 },
      { year: 2026, month: 12 },
      { year: 2027, month: 1 },
      { year: 2028, month: 1 },
    ])
  })
})
