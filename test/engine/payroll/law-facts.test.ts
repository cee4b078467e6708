// What the law asks of a person and payroll: who cannot be paid without it, starters, and months that were locked by other rules.

import fc from 'fast-check'
import { computeEntry, type LockedMonth } from '../../../packages/engine/index.ts'
import { toExactText } from '../../../packages/engine/payroll/currency.ts'
import { computeTimePay } from '../../../packages/engine/payroll/time/time-pay.ts'
import { type PayrollCase, runHistory } from '../../support/fixtures/payroll-history.ts'

const british = (facts: Record<string, string>, more: Partial<PayrollCase> = {}) =>
  runHistory({
    name: 'any',
    law: 'GB',
    currency: 'GBP',
    facts,
    salaries: ['5000 from 2020-01-01'],
    runs: [{ month: '2025-04' }],
    ...more,
  })

const taxOf = (facts: Record<string, string>) =>
  british({ ni_category: 'A', ...facts })[0]!.entry.lines.find(({ code }) => code === 'TAX')!.amount

describe('who is paid in the United Kingdom', () => {
  it.each([
    [{ ni_category: 'A' }, /^The tax code is not known\. Enter it from the P45/],
    [{ tax_code: '1257L' }, /^The National Insurance category is not known\. Enter the letter; /],
    [{}, /^The tax code .* or none\)\. The National Insurance category /],
  ])('stops the calculation with %j, and is told what to enter', (facts, told) => {
    expect(() => british(facts as Record<string, string>)).toThrow(told)
  })

  it('and gets nothing in the month is no reason to stop', () => {
    const unpaid_leave = ['2025-04-01 to 2025-04-30']
    const [{ entry }] = british({}, { unpaid_leave }) as [ReturnType<typeof british>[number]]
    expect(entry.net_salary).toBe('0.00')
    expect(entry.warnings.map(({ code }) => code)).toContain('law_fact_missing')
  })

  // 0T takes 20 % of 3,141.66 and 40 % of the rest; BR takes 20 % of all; 1257L frees 1,048.26 first, and BR and 0T free nothing.
  it.each([
    ['A', '952.06'],
    ['B', '952.06'],
    ['C', '1000.00'],
    ['none', '1371.66'],
  ])('and chose statement %s of the starter checklist is taxed %s', (starter_declaration, tax) => {
    expect(taxOf({ starter_declaration })).toBe(tax)
  })

  it('is taxed by statement A with the year to date, and by B month by month', () => {
    const june = (starter_declaration: string) => {
      const more = { joins: '2025-06-01', runs: [{ month: '2025-06' }] }
      const [{ entry }] = british({ ni_category: 'A', starter_declaration }, more) as [
        ReturnType<typeof british>[number],
      ]
      return entry.lines.find(({ code }) => code === 'TAX')!.amount
    }
    expect([june('A'), june('B')]).toEqual(['371.00', '952.06'])
  })

  it('by a starter declaration is named in a warning until a code is entered, which then counts', () => {
    const [{ entry }] = british({ ni_category: 'A', starter_declaration: 'C' }) as [
      ReturnType<typeof british>[number],
    ]
    expect(entry.warnings).toContainEqual({
      code: 'law_fact_assumed',
      text: 'Tax code BR by starter declaration C, until one is entered',
    })
    expect(taxOf({ starter_declaration: 'C', tax_code: '1257L' })).toBe('952.06')
  })
})

/** As entries of earlier releases kept it: a month and its arrears to a millionth, never rounded for themselves. */
const keptExactly = (month: LockedMonth): LockedMonth => ({
  ...month,
  paid: { ...month.paid, taxable_income: toExactText(computeTimePay(month.rules, month).taxable) },
})

describe('months that were locked by other rules', () => {
  it('keep their figures and owe nothing, though their taxable income was not rounded for itself', () => {
    const given = fc.record({
      gross: fc.integer({ min: 6_000_000, max: 40_000_000 }),
      day: fc.integer({ min: 2, max: 28 }),
      structure: fc.constantFrom('plain', 'standard', 'balanced'),
      unpaid: fc.uniqueArray(fc.integer({ min: 1, max: 28 }), { maxLength: 5 }),
    })
    const two = (n: number) => String(n).padStart(2, '0')
    fc.assert(
      fc.property(given, ({ gross, day, structure, unpaid }) => {
        const { rules, facts } = runHistory({
          name: 'any',
          law: 'PK',
          structure,
          salaries: [
            `${gross / 100} from 2020-01-01`,
            `${(gross + 1_234_567) / 100} from 2025-08-${two(day)}`,
          ],
          unpaid_leave: unpaid.map(date => `2025-08-${two(date)}`),
          runs: [{ month: '2025-07', times: '4' }],
        }).at(-1)!
        const locked_months = facts.locked_months.map(keptExactly)
        const entry = computeEntry(rules, { ...facts, locked_months })
        expect([entry.arrears, entry.lines.filter(({ code }) => code.startsWith('ARREARS'))]).toEqual([
          [],
          [],
        ])
      }),
      { seed: 20_261_124, numRuns: 60 },
    )
  })

  it('are not paid again where the law of the day takes less of them', () => {
    const all = runHistory({
      name: 'any',
      law: 'PK',
      age: '56',
      salaries: ['60000 from 2020-01-01'],
      runs: [
        { month: '2025-07', times: '2' },
        { month: '2025-09', facts: { gender: 'female' } },
      ],
    })
    const eobi = all.map(({ entry }) => entry.lines.find(({ code }) => code === 'EOBI_EE')!.amount)
    expect([eobi, all.at(-1)!.entry.arrears]).toEqual([['400.00', '400.00', '0.00'], []])
  })
})
