// Day bases and methods of tax: what holds of each, whatever weeks, holidays, shifts and spans of employment a month has.

import fc from 'fast-check'
import { parseAmount, sumOfTexts } from '../../../packages/engine/amounts.ts'
import { addDays, computeEntry, type EntryResult } from '../../../packages/engine/index.ts'
import { type PayrollCase, runHistory } from '../../support/fixtures/payroll-history.ts'

const holds = { seed: 20_261_123, numRuns: 100 }

const bases = ['calendar_days', 'working_days', 'fixed_30', 'fixed_26'] as const
/** Of 28, 30 and 31 days. */
const months = ['2025-02', '2026-02', '2026-04', '2026-05'] as const

const lastOf = { '2025-02': 28, '2026-02': 28, '2026-04': 30, '2026-05': 31 } as const
const date = (month: string, day: number) => `${month}-${String(day).padStart(2, '0')}`
const dayOf = (month: keyof typeof lastOf) =>
  fc.integer({ min: 1, max: lastOf[month] }).map(day => date(month, day))
const daysOf = (month: keyof typeof lastOf, maxLength = 6) => fc.uniqueArray(dayOf(month), { maxLength })
const amount = (max: number) => fc.integer({ min: 1, max }).map(String)

/** A month of any calendar; who joins, leaves, is inactive or gets a raise within it. */
const monthly = fc.constantFrom(...months).chain(month =>
  fc.record({
    month: fc.constant(month),
    gross: amount(400_000),
    structure: fc.constantFrom('plain', 'standard', 'balanced', 'half_basic'),
    law: fc.constantFrom('none', 'PK'),
    tax_method: fc.constantFrom('projected' as const, 'average' as const),
    day_basis: fc.constantFrom(...bases),
    weekly_off: fc.constantFrom(['7'], ['6', '7'], ['5'], [], ['1', '2', '3', '4', '5', '6', '7']),
    holidays: daysOf(month, 3),
    no_shift: fc.constantFrom(false, false, false, true),
    absent_after_cut_off: fc.boolean(),
    cut_off: fc.option(dayOf(month), { nil: undefined, freq: 2 }),
    joins: fc.option(dayOf(month), { nil: '2020-01-01', freq: 2 }),
    leaves: fc.option(dayOf(month), { nil: undefined, freq: 2 }),
    inactive: daysOf(month, 3),
    absent: fc.oneof(
      { weight: 3, arbitrary: daysOf(month) },
      { weight: 1, arbitrary: fc.constant([`${date(month, 1)} to ${date(month, 27)}`]) },
    ),
    half_day: daysOf(month),
    late: daysOf(month),
    not_graded: daysOf(month, 2),
    paid_leave: daysOf(month, 3),
    unpaid_leave: daysOf(month, 3),
    half_paid_leave: daysOf(month, 2),
    half_unpaid_leave: daysOf(month, 2),
    raised: amount(400_000),
    raise: dayOf(month),
  }),
)
type Monthly = typeof monthly extends fc.Arbitrary<infer Of> ? Of : never

function toCase({ month, gross, raised, raise, cut_off, leaves, ...known }: Monthly): PayrollCase {
  const salaries = [`${gross} from 2020-01-01`, ...(raised ? [`${raised} from ${raise}`] : [])]
  return {
    name: 'any',
    ...known,
    ...(leaves !== undefined && { leaves }),
    late_marks: '2 cost 0.50',
    salaries,
    runs: [{ month, ...(cut_off !== undefined && { cut_off }) }],
  }
}

const pay = (given: PayrollCase) => runHistory(given)[0]!
const check = (holdsOf: (given: Monthly) => void) => fc.assert(fc.property(monthly, holdsOf), holds)

const figures = ({ lines, net_salary, taxable_income, gross_salary }: EntryResult) => [
  gross_salary,
  net_salary,
  taxable_income,
  lines.map(({ code, amount: text }) => [code, text]),
]
/** What the month pays by its days. */
const timePay = ({ gross_salary, absence_deduction, unpaid_leave_deduction, late_deduction }: EntryResult) =>
  parseAmount(gross_salary).minus(sumOfTexts([absence_deduction, unpaid_leave_deduction, late_deduction]))

describe('a month of any day basis', () => {
  it('has halves that add up, lines that are its totals, and a net that is never below 0', () => {
    check(given => {
      const { entry } = pay(toCase(given))
      const { present_days, absent_days, leave_days, unpaid_leave_days, working_days } = entry
      expect(sumOfTexts([present_days, absent_days, leave_days, unpaid_leave_days])).toEqual(
        parseAmount(working_days),
      )
      const of = (type: string) =>
        sumOfTexts(entry.lines.filter(line => line.type === type).map(line => line.amount))
      expect(parseAmount(entry.total_earnings)).toEqual(of('earning'))
      expect(parseAmount(entry.total_deductions)).toEqual(of('deduction'))
      expect(parseAmount(entry.net_salary)).toEqual(of('earning').minus(of('deduction')))
      for (const text of [entry.net_salary, ...entry.lines.map(line => line.amount)])
        expect(parseAmount(text).isNegative()).toBe(false)
      expect(timePay(entry).isNegative()).toBe(false)
    })
  })

  it('pays the same where a salary is cut into segments of equal pay', () => {
    check(given => {
      const whole = pay(toCase({ ...given, raised: '' })).entry
      const parts = pay(toCase({ ...given, raised: given.gross })).entry
      expect(figures(parts)).toEqual(figures(whole))
    })
  })

  it('is the same with its packages in another order', () => {
    check(given => {
      const { rules, facts, entry } = pay(toCase(given))
      const month = { ...facts.month, packages: facts.month.packages.toReversed() }
      expect(JSON.stringify(computeEntry(rules, { ...facts, month }))).toBe(JSON.stringify(entry))
    })
  })

  it('pays the whole salary to somebody who worked all of it', () => {
    check(({ month, gross, structure, day_basis, weekly_off, holidays, no_shift }) => {
      const given = { name: 'any', structure, day_basis, weekly_off, holidays, no_shift }
      const salaries = [`${gross} from 2020-01-01`]
      const { entry } = pay({ ...given, salaries, runs: [{ month }] })
      expect(parseAmount(entry.gross_salary)).toEqual(parseAmount(gross))
      expect(timePay(entry)).toEqual(parseAmount(gross))
    })
  })

  it('pays no more where one more day was absent, or the employment was a day shorter', () => {
    check(given => {
      const { absent, leaves } = given
      const paid = timePay(pay(toCase(given)).entry)
      const more = { ...given, absent: [...absent, given.raise] }
      expect(timePay(pay(toCase(more)).entry).greaterThan(paid)).toBe(false)
      const last = addDays(leaves ?? date(given.month, lastOf[given.month]), -1)
      const { gross_salary } = pay(toCase({ ...given, raised: '', leaves: last })).entry
      const whole = pay(toCase({ ...given, raised: '' })).entry
      expect(parseAmount(gross_salary).greaterThan(parseAmount(whole.gross_salary))).toBe(false)
    })
  })

  it('owes nothing once it is locked and nothing has changed', () => {
    check(given => {
      // What is known of days after the cut-off settles them.
      const of = toCase({ ...given, cut_off: undefined })
      const next = addDays(date(given.month, lastOf[given.month]), 1).slice(0, 7)
      const [locked, later] = runHistory({ ...of, runs: [...of.runs, { month: next }] })
      expect(later!.entry.arrears).toEqual([])
      expect(locked!.entry).toEqual(pay(of).entry)
    })
  })
})
