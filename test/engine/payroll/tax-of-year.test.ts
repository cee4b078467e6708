// Tax of a year, projected and at the average rate: whatever is paid in it, what was withheld at its end is what the law asks for.

import fc from 'fast-check'
import { parseAmount, roundHalfUp, sumOfTexts, toAmount } from '../../../packages/engine/amounts.ts'
import { addMonths, computeEntry } from '../../../packages/engine/index.ts'
import {
  type PayrollCase,
  type Ran,
  runHistory,
  type WrittenRun,
} from '../../support/fixtures/payroll-history.ts'

const holds = { seed: 20_261_123, numRuns: 25 }

const methods = ['projected', 'average'] as const
const yearOf = (method: (typeof methods)[number], given: Omit<PayrollCase, 'name' | 'law' | 'tax_method'>) =>
  runHistory({ name: 'any', law: 'PK', tax_method: method, ...given })

/** The tax year 2025-26, from July to June. */
const months = Array.from({ length: 12 }, (_, n) => addMonths('2025-07-01', n).slice(0, 7))
const amount = (min: number, max: number) => fc.integer({ min, max }).map(String)
const place = fc.integer({ min: 0, max: 11 })

/** Each raise is known in its month, or months later; each bonus is paid before or after the month's regular run. */
const years = fc
  .record({
    gross: amount(60_000, 400_000),
    structure: fc.constantFrom('plain', 'standard', 'balanced'),
    day_basis: fc.constantFrom(
      'calendar_days' as const,
      'working_days' as const,
      'fixed_30' as const,
      'fixed_26' as const,
    ),
    joins: fc.option(fc.record({ n: fc.integer({ min: 0, max: 5 }), day: fc.integer({ min: 1, max: 28 }) })),
    leaves: fc.option(
      fc.record({
        n: fc.integer({ min: 6, max: 11 }),
        day: fc.integer({ min: 1, max: 28 }),
        late: fc.integer({ min: 0, max: 2 }),
      }),
    ),
    raises: fc.uniqueArray(
      fc.record({ n: place, late: fc.integer({ min: 0, max: 2 }), gross: amount(60_000, 400_000) }),
      {
        maxLength: 2,
        selector: ({ n }) => n,
      },
    ),
    bonuses: fc.array(fc.record({ n: place, isFirst: fc.boolean(), amount: amount(1_000, 300_000) }), {
      maxLength: 3,
    }),
    unpaid: fc.array(fc.record({ n: place, day: fc.integer({ min: 1, max: 28 }) }), { maxLength: 6 }),
    opening: fc.option(fc.record({ taxable: amount(1, 900_000), TAX: amount(0, 40_000) })),
  })
  .map(of => {
    const on = ({ n, day }: { n: number; day: number }) => `${months[n]}-${String(day).padStart(2, '0')}`
    const first = of.joins?.n ?? 0
    // Whoever left is told of so many months late, and settled by a final run then.
    const last = of.leaves ? Math.min(11, of.leaves.n + of.leaves.late) : 11
    const raises = of.raises.toSorted((a, b) => a.n - b.n)
    const salariesIn = (n: number) => [
      `${of.gross} from 2020-01-01`,
      ...raises
        .filter(raise => raise.n + raise.late <= n)
        .map(raise => `${raise.gross} from ${months[raise.n]}-01`),
    ]
    const runs = months.flatMap((month, n): WrittenRun[] => {
      if (n < first || n > last) return []
      const bonuses = (isFirst: boolean) =>
        of.bonuses
          .filter(bonus => bonus.n === n && bonus.isFirst === isFirst)
          .map((bonus): WrittenRun => ({ month, kind: 'bonus', bonus: [bonus.amount] }))
      const salaries = salariesIn(n)
      const leaving =
        of.leaves && n === last
          ? { leaves: on(of.leaves), kind: 'final' as const }
          : { kind: 'regular' as const }
      return [...bonuses(true), { month, salaries, ...leaving }, ...bonuses(false)]
    })
    return {
      structure: of.structure,
      day_basis: of.day_basis,
      unpaid_leave: of.unpaid.map(on),
      ...(of.joins && { joins: on(of.joins) }),
      ...(of.opening && { opening: of.opening }),
      runs,
    }
  })

const slabs = [
  [600_000, 1],
  [1_200_000, 11],
  [2_200_000, 23],
  [3_200_000, 30],
  [4_100_000, 35],
] as const

/** Of 2025-26, as the law writes it: so much of what is above each slab, and less of the one before. */
function taxOf(income: string): string {
  const taxable = parseAmount(income)
  const parts = slabs.map(([above, percent], n) => {
    const more = taxable.minus(toAmount(above))
    const step = percent - (slabs[n - 1]?.[1] ?? 0)
    return more.isNegative() ? '0' : more.times(toAmount(step)).dividedBy(toAmount(100)).toString()
  })
  return roundHalfUp(sumOfTexts(parts)).toFixed(2)
}

const taxLine = ({ entry }: Ran) => entry.lines.find(({ code }) => code === 'TAX')?.amount ?? '0'
const withheld = (all: readonly Ran[], opening = '0') => sumOfTexts([opening, ...all.map(taxLine)])
const taxable = (all: readonly Ran[], opening = '0') =>
  sumOfTexts([opening, ...all.map(({ entry }) => entry.law.amounts.taxable ?? '0')]).toString()

describe.each(methods)('%s, the tax of a year', method => {
  it('is withheld by its end or told as owed, and what was withheld before is not paid back', () => {
    fc.assert(
      fc.property(years, given => {
        const all = yearOf(method, given)
        const due = parseAmount(taxOf(taxable(all, given.opening?.taxable)))
        const last = all.findLast(({ facts }) => facts.kind !== 'bonus')!
        const owed = last.entry.deferred.filter(({ kind }) => kind === 'tax')
        const told = sumOfTexts(owed.map(({ amount: text }) => text))
        const paid = withheld(all, given.opening?.TAX).plus(told)
        const isOver = paid.greaterThan(due)
        expect(isOver ? taxLine(last) : paid.toFixed(2)).toBe(isOver ? '0.00' : due.toFixed(2))
      }),
      holds,
    )
  })

  it('is the same every month of a salary that does not change, but for a cent', () => {
    fc.assert(
      fc.property(amount(60_000, 800_000), gross => {
        const all = yearOf(method, {
          salaries: [`${gross} from 2020-01-01`],
          runs: [{ month: '2025-07', times: '12' }],
        })
        const cents = all.map(each => Math.round(Number(taxLine(each)) * 100))
        expect(Math.max(...cents) - Math.min(...cents)).toBeLessThanOrEqual(1)
      }),
      holds,
    )
  })

  it('does not depend on the order of the facts', () => {
    fc.assert(
      fc.property(years, given => {
        const { rules, facts, entry } = yearOf(method, given).at(-1)!
        const { to_date, withheld: before, this_month } = facts.law
        const turned = (of: Readonly<Record<string, string>>) =>
          Object.fromEntries(Object.entries(of).toReversed())
        const law = {
          ...facts.law,
          to_date: turned(to_date),
          withheld: turned(before),
          this_month: turned(this_month),
          exemptions: facts.law.exemptions.toReversed(),
        }
        const locked_months = facts.locked_months.toReversed()
        expect(computeEntry(rules, { ...facts, law, locked_months })).toEqual(entry)
      }),
      holds,
    )
  })
})

/** A year of one raise, on any day and with days that are not paid, known so many months after its own. */
const raised = fc
  .record({
    gross: fc.integer({ min: 6_000_000, max: 40_000_000 }),
    more: fc.integer({ min: 1, max: 20_000_000 }),
    n: fc.integer({ min: 0, max: 9 }),
    day: fc.integer({ min: 1, max: 28 }),
    structure: fc.constantFrom('plain', 'standard', 'balanced'),
    day_basis: fc.constantFrom('calendar_days' as const, 'working_days' as const, 'fixed_26' as const),
    unpaid: fc.array(fc.record({ n: place, day: fc.integer({ min: 1, max: 28 }) }), { maxLength: 8 }),
  })
  .map(({ gross, more, n, day, structure, day_basis, unpaid }) => {
    const on = (month: number, date: number) => `${months[month]}-${String(date).padStart(2, '0')}`
    const before = `${gross / 100} from 2020-01-01`
    const after = `${(gross + more) / 100} from ${on(n, day)}`
    return (late: number): Omit<PayrollCase, 'name' | 'law' | 'tax_method'> => ({
      structure,
      day_basis,
      unpaid_leave: unpaid.map(each => on(each.n, each.day)),
      runs: months.map((month, at) => ({
        month,
        salaries: at < Math.min(11, n + late) ? [before] : [before, after],
      })),
    })
  })

describe.each(methods)('%s, a raise that is typed late', method => {
  it('leaves the year the taxable income and the tax that it has where it is typed in time', () => {
    fc.assert(
      fc.property(raised, fc.integer({ min: 1, max: 11 }), (year, late) => {
        const figures = (all: readonly Ran[]) => [taxable(all), withheld(all).toFixed(2)]
        expect(figures(yearOf(method, year(late)))).toEqual(figures(yearOf(method, year(0))))
      }),
      { seed: 20_261_124, numRuns: 60 },
    )
  })
})

/** In cents, by whole numbers alone: the year's tax has four decimals at most, its share is rounded half up once. */
function averageDue(to_date: bigint, year: bigint): bigint {
  const tax = slabs.reduce((sum, [above, percent], n) => {
    const more = year - BigInt(above) * 100n
    return more > 0n ? sum + more * BigInt(percent - (slabs[n - 1]?.[1] ?? 0)) : sum
  }, 0n)
  return year === 0n ? 0n : (2n * tax * to_date + 100n * year) / (200n * year)
}

describe('at the average rate, a month', () => {
  it('takes the rate of the year on what is earned so far, rounded once, less what was withheld', () => {
    const salaries = fc.record({
      gross: fc.integer({ min: 6_000_000, max: 40_000_000 }),
      more: fc.integer({ min: 0, max: 20_000_000 }),
      n: fc.integer({ min: 1, max: 11 }),
    })
    fc.assert(
      fc.property(salaries, ({ gross, more, n }) => {
        const all = yearOf('average', {
          salaries: [`${gross / 100} from 2020-01-01`, `${(gross + more) / 100} from ${months[n]}-01`],
          runs: [{ month: '2025-07', times: '12' }],
        })
        let [to_date, taken] = [0n, 0n]
        const expected = all.map((_, at) => {
          const month = BigInt(at < n ? gross : gross + more)
          to_date += month
          const due = averageDue(to_date, to_date + month * BigInt(11 - at))
          const tax = due > taken ? due - taken : 0n
          taken += tax
          return (Number(tax) / 100).toFixed(2)
        })
        expect(all.map(taxLine)).toEqual(expected)
      }),
      holds,
    )
  })
})
