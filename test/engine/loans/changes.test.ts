// Changes of loans: whatever happens to a schedule, its principal adds up to the amount and its figures to its rows.

import { asIs } from '@muster/sentences'
import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import {
  type Changed,
  cancelLoan,
  deferInstallment,
  type InterestMethod,
  type LoanBook,
  makeLoanSchedule,
  rescheduleLoan,
  settleEarly,
  summarize,
  waiveInstallment,
  writeOff,
} from '../../../packages/engine/loans/index.ts'

const note = 'As agreed'

function bookOf(interest_method: InterestMethod, total_installments = 12): LoanBook {
  const terms = { amount: '100000', interest_rate: '12', interest_method, total_installments }
  const made = makeLoanSchedule({ ...terms, start_year: 2027, start_month: 1 }, 2)
  if ('refused' in made) throw new Error('refused')
  const { installment_amount, installments } = made.schedule
  const rows = installments.map(part => ({ ...part, status: 'pending' as const, note: null }))
  return {
    amount: '100000',
    interest_rate: '12',
    interest_method,
    installment_amount,
    paid_amount: '0.00',
    rows,
  }
}

/** As the lock of a run leaves it. */
function settle(book: LoanBook, count: number): LoanBook {
  const taken = book.rows.slice(0, count)
  const paid_amount = Decimal.sum(0, ...taken.map(row => row.total_due)).toFixed(2)
  const rows = book.rows.map((row, n) => (n < count ? { ...row, status: 'settled' as const } : row))
  return { ...book, paid_amount, rows }
}

function made(changed: Changed): LoanBook {
  if ('change' in changed) return changed.change.book
  throw new Error(JSON.stringify(changed))
}

describe('a rescheduled loan', () => {
  it.each(['flat', 'reducing'] as const)(
    'of the method %s costs the same in as many installments',
    method => {
      const book = settle(bookOf(method), 5)
      const again = made(rescheduleLoan(book, { installments: 7, note }, 2))
      const difference = (one: string, other: string) => new Decimal(one).minus(other).abs().toNumber()
      const [before, after] = [summarize(book, 2), summarize(again, 2)]
      expect(difference(after.total_payable, before.total_payable)).toBeLessThan(0.1)
      expect(difference(after.installment_amount, before.installment_amount)).toBeLessThan(0.02)
      expect(again.rows.slice(0, 5)).toEqual(book.rows.slice(0, 5))
      expect(again.rows[5]).toMatchObject({ due_year: 2027, due_month: 6, installment_no: 6 })
    },
  )

  it('is not possible while a run claims an installment', () => {
    const book = bookOf('flat')
    const rows = book.rows.map((row, n) => (n === 0 ? { ...row, status: 'claimed' as const } : row))
    const claimed = { ...book, rows }
    const conflict =
      'Installment 1 of 2027-01, 9333.33, is claimed by a payroll run; lock or reopen that run first.'
    expect(rescheduleLoan(claimed, { installments: 3, note }, 2)).toEqual({ conflict })
    expect(settleEarly(claimed, { received: undefined, note }, 2)).toEqual({ conflict })
    expect(writeOff(claimed, note, 2)).toEqual({ conflict })
    expect(cancelLoan(claimed, asIs(note))).toHaveProperty('conflict')
  })
})

describe('an early settlement', () => {
  it('takes the pending principal by default, and says so', () => {
    const changed = settleEarly(settle(bookOf('flat'), 6), { received: undefined, note }, 2)
    expect(changed).toMatchObject({
      change: {
        because: [
          {
            rule: 'early_settlement',
            amount: '50000.02',
            text: '50000.02 came in for 6 installments of 56000.02, of which 50000.02 is principal',
          },
        ],
      },
    })
    expect(summarize(made(changed), 2)).toMatchObject({
      paid_amount: '106000.00',
      outstanding_balance: '0.00',
    })
  })
})

describe('any changes of a loan', () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('reschedule' as const), n: fc.integer({ min: 1, max: 40 }) }),
    fc.record({
      kind: fc.constantFrom('waive' as const, 'defer' as const),
      n: fc.integer({ min: 0, max: 50 }),
    }),
  )
  const apply = (
    book: LoanBook,
    { kind, n }: { kind: 'reschedule' | 'waive' | 'defer'; n: number },
  ): LoanBook => {
    const { installment_no, status } = book.rows[n % book.rows.length]!
    if (kind !== 'reschedule' && status !== 'pending') return book
    const changed =
      kind === 'reschedule'
        ? rescheduleLoan(book, { installments: n, note }, 2)
        : (kind === 'waive' ? waiveInstallment : deferInstallment)(book, installment_no, note)
    return 'change' in changed ? changed.change.book : book
  }

  it('keep its principal, its paid installments and the sum of its figures', () => {
    const history = fc.record({
      method: fc.constantFrom<InterestMethod>('flat', 'reducing'),
      paid: fc.integer({ min: 0, max: 11 }),
      steps: fc.array(step, { maxLength: 8 }),
    })
    const property = fc.property(history, ({ method, paid, steps }) => {
      const start = settle(bookOf(method), paid)
      const book = steps.reduce(apply, start)
      const figures = summarize(book, 2)
      const waived = book.rows.filter(({ status }) => status === 'waived').map(row => row.total_due)
      const all = Decimal.sum(figures.paid_amount, figures.outstanding_balance, ...waived)
      expect(all.toFixed(2)).toBe(figures.total_payable)
      expect(book.rows.slice(0, paid)).toEqual(start.rows.slice(0, paid))
      expect(new Set(book.rows.map(row => row.installment_no)).size).toBe(book.rows.length)
      const open = book.rows.filter(({ status }) => status === 'pending')
      expect(open.every(row => new Decimal(row.total_due).gt(0))).toBe(true)
    })
    fc.assert(property, { seed: 20_261_122, numRuns: 200 })
  })
})
