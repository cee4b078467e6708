// What made pay differ from the month before: reasons that add up to the difference, whatever the entries are.

import fc from 'fast-check'
import { parseAmount, sumOfTexts } from '../../../packages/engine/amounts.ts'
import { explainChange, type PaidEntry, type PaidLine } from '../../../packages/engine/index.ts'

const holds = { seed: 20_261_128, numRuns: 300 }

const line = (
  code: string,
  amount: string,
  type: PaidLine['type'] = 'earning',
  affects_gross = false,
): PaidLine => ({ code, name: code.toLowerCase(), type, affects_gross, amount })

/** As a run pays it: the figures are those of the lines. */
function entryOf(lines: readonly PaidLine[], known: Partial<PaidEntry> = {}): PaidEntry {
  const sum = (of: (each: PaidLine) => boolean) =>
    sumOfTexts(lines.filter(of).map(({ amount }) => amount)).toFixed(2)
  return Object.assign(
    {
      gross_salary: sum(({ type, affects_gross }) => type === 'earning' && affects_gross),
      total_earnings: sum(({ type }) => type === 'earning'),
      total_deductions: sum(({ type }) => type === 'deduction'),
      absent_days: '0.00',
      unpaid_leave_days: '0.00',
      late_count: '0',
      overtime_hours: '0.00',
      salary_from: '2024-03-01',
      had_salary: false,
      month: '2026-10',
      lines,
      adjustments: [],
    },
    known,
  )
}

const basic = (amount: string) => line('BASIC', amount, 'earning', true)
const told = (before: PaidEntry | null, after: PaidEntry) =>
  explainChange(before, after, 2).map(({ code, difference }) => [code, difference])

describe('a change of pay', () => {
  it('is the days of absence that one month has and the other has not', () => {
    const october = entryOf([basic('105000.00')])
    const november = entryOf([basic('105000.00'), line('ABSENCE', '7000.00', 'deduction')], {
      absent_days: '2.00',
      month: '2026-11',
    })
    expect(explainChange(october, november, 2)).toEqual([
      {
        code: 'absence',
        difference: '-7000.00',
        quantity: '2',
        quantity_before: '0',
        from: null,
        name: null,
      },
    ])
    expect(explainChange(november, october, 2)).toMatchObject([
      { code: 'absence', difference: '7000.00', quantity: '0', quantity_before: '2' },
    ])
  })

  it('is a raise from its day, with the tax on it', () => {
    const october = entryOf([basic('112000.00'), line('TAX', '1480.80', 'deduction')])
    const raised = { salary_from: '2026-11-16', had_salary: true, month: '2026-11' }
    const november = entryOf([basic('121000.00'), line('TAX', '3225.68', 'deduction')], raised)
    expect(explainChange(october, november, 2)).toMatchObject([
      { code: 'raise', difference: '9000.00', from: '2026-11-16' },
      { code: 'income_tax', difference: '-1744.88', from: null },
    ])
    const december = entryOf([basic('130000.00')], Object.assign({}, raised, { month: '2026-12' }))
    expect(told(entryOf([basic('121000.00')], raised), december)).toEqual([['raise', '9000.00']])
    expect(told(entryOf([basic('130000.00')]), entryOf([basic('121000.00')], raised))).toEqual([
      ['lower_salary', '-9000.00'],
    ])
  })

  it('is no raise where somebody joined within the month before, or where the salary is older', () => {
    const joined = { salary_from: '2026-10-16', had_salary: false }
    const half = entryOf([basic('50000.00')], joined)
    const whole = entryOf([basic('100000.00')], Object.assign({}, joined, { month: '2026-11' }))
    expect(told(half, whole)).toEqual([['salary', '50000.00']])
    const older = { salary_from: '2026-10-01', had_salary: true }
    expect(told(entryOf([basic('1.00')], older), entryOf([basic('2.00')], older))).toEqual([
      ['salary', '1.00'],
    ])
  })

  it('names a bonus by its reason where there is one, and a component by its name', () => {
    const plain = entryOf([basic('1000.00')])
    const bonus = (reasons: readonly string[]) =>
      entryOf([basic('1000.00'), line('BONUS', '500.00')], {
        adjustments: reasons.map(reason => ({ kind: 'bonus', reason })),
      })
    expect(explainChange(plain, bonus(['Quality']), 2)).toMatchObject([{ code: 'bonus', name: 'Quality' }])
    expect(explainChange(bonus(['Quality']), plain, 2)).toMatchObject([{ code: 'bonus', name: 'Quality' }])
    expect(explainChange(plain, bonus(['One', 'Two']), 2)).toMatchObject([{ code: 'bonus', name: null }])
    const union = entryOf([basic('1000.00'), line('UNION', '25.00', 'deduction')])
    expect(explainChange(plain, union, 2)).toMatchObject([
      { code: 'component', name: 'union', difference: '-25.00' },
    ])
  })

  it('is all of the pay where the month before paid nothing, and nothing where it is the same', () => {
    const entry = entryOf([basic('1000.00'), line('TAX', '10.00', 'deduction')])
    expect(told(null, entry)).toEqual([['joined', '990.00']])
    expect(told(entry, entry)).toEqual([])
  })

  it('is compared by figures where an import has no lines', () => {
    const imported = entryOf([], {
      gross_salary: '900.00',
      total_earnings: '950.00',
      total_deductions: '50.00',
    })
    const entry = entryOf([basic('1000.00'), line('BONUS', '20.00')])
    expect(told(imported, entry)).toEqual([
      ['imported_gross', '100.00'],
      ['imported_deductions', '50.00'],
      ['imported_additions', '-30.00'],
    ])
  })
})

const codes = [
  'BASIC',
  'HOUSE',
  'FUEL',
  'TAX',
  'ABSENCE',
  'UNPAID_LEAVE',
  'LATE',
  'LOAN',
  'OVERTIME',
  'BONUS',
  'ADJ_ADD',
  'ADJ_DED',
  'LEAVE_ENCASH',
  'ARREARS',
  'ARREARS_DED',
  'REIMBURSE',
  'GRATUITY',
  'EOBI_EE',
  'EOBI_ER',
  'constructor',
]
const cents = fc.integer({ min: -5, max: 99_999_999 }).map(n => (n / 100).toFixed(2))
const lines = fc.uniqueArray(
  fc.record({
    code: fc.constantFrom(...codes),
    type: fc.constantFrom('earning' as const, 'deduction' as const, 'employer_contribution' as const),
    affects_gross: fc.boolean(),
    amount: cents,
  }),
  { selector: ({ code }) => code, minLength: 1, maxLength: 20 },
)
const entries = fc
  .record({ lines, day: fc.integer({ min: 1, max: 28 }), had_salary: fc.boolean(), absent: fc.nat(5) })
  .map(of =>
    entryOf(
      of.lines.map(each => line(each.code, each.amount, each.type, each.affects_gross)),
      {
        salary_from: `2026-10-${String(of.day).padStart(2, '0')}`,
        had_salary: of.had_salary,
        absent_days: `${of.absent}.50`,
      },
    ),
  )

describe('the reasons of every change', () => {
  it('add up to it exactly, none of them is nothing, and the largest is the first', () => {
    fc.assert(
      fc.property(fc.option(entries), entries, (before, after) => {
        const net = (of: PaidEntry | null) =>
          of === null
            ? parseAmount('0')
            : parseAmount(of.total_earnings).minus(parseAmount(of.total_deductions))
        const reasons = explainChange(before, after, 2)
        const parts = reasons.map(({ difference }) => parseAmount(difference))
        expect(sumOfTexts(reasons.map(({ difference }) => difference))).toEqual(net(after).minus(net(before)))
        expect(parts.filter(part => part.isZero())).toEqual([])
        const sizes = parts.map(part => part.abs())
        for (const [at, size] of sizes.entries())
          expect(at === 0 || size.lessThanOrEqualTo(sizes[at - 1]!)).toBe(true)
      }),
      holds,
    )
  })

  it('are the same in whatever order the lines come, and of the other sign the other way', () => {
    fc.assert(
      fc.property(entries, entries, (before, after) => {
        const reversed = (of: PaidEntry) => Object.assign({}, of, { lines: of.lines.toReversed() })
        expect(explainChange(reversed(before), reversed(after), 2)).toEqual(explainChange(before, after, 2))
        const there = sumOfTexts(explainChange(before, after, 2).map(({ difference }) => difference))
        const back = sumOfTexts(explainChange(after, before, 2).map(({ difference }) => difference))
        expect(there).toEqual(back.negated())
      }),
      holds,
    )
  })
})
