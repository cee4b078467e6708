// Employments of a month: whoever leaves, comes back and is settled in between is paid each day once, and what one run would pay.

import fc from 'fast-check'
import { sumOfTexts } from '../../../packages/engine/amounts.ts'
import { addDays, addMonths, type Day, daysFrom, type EntryResult } from '../../../packages/engine/index.ts'
import {
  type PayrollCase,
  type Ran,
  runHistory,
  type WrittenRun,
} from '../../support/fixtures/payroll-history.ts'

const holds = { seed: 20_261_125, numRuns: 60 }
const months = ['2026-01', '2026-02', '2026-03']
const [firstDay, lastDay] = ['2026-01-01', '2026-03-31']
const all = daysFrom(firstDay, lastDay)
const lastOf = (month: string) => addDays(addMonths(`${month}-01`, 1), -1)

interface Employment {
  readonly joined: Day
  readonly left: Day | null
  /** A final run of the month of the last day settles it. */
  readonly isSettled: boolean
  /** A rehire that is typed after the regular run of its month. */
  readonly isLate: boolean
}

/** Days of joining and leaving in turn; a last one that joined and has not left is there still. */
const employments: fc.Arbitrary<readonly Employment[]> = fc
  .record({
    days: fc.uniqueArray(fc.constantFrom(...all), { minLength: 1, maxLength: 9 }),
    isSettled: fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }),
    isLate: fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }),
    isLong: fc.boolean(),
    isNextDay: fc.boolean(),
  })
  .map(({ days, isSettled, isLate, isLong, isNextDay }) => {
    const sorted = days.toSorted()
    const turns = isLong ? ['2020-01-01', ...sorted] : sorted
    const found = Array.from({ length: Math.ceil(turns.length / 2) }, (_, n) => ({
      joined: turns[n * 2]!,
      left: turns[n * 2 + 1] ?? null,
      isSettled: isSettled[n]!,
      isLate: n > 0 && isLate[n]!,
    }))
    const [, second] = found
    return found.map(each => {
      const isMoved = isNextDay && each === second && found[0]!.left !== null
      return isMoved ? { ...each, joined: addDays(found[0]!.left!, 1) } : each
    })
  })

const day = fc.constantFrom(...all)
const known = fc.record({
  salaries: fc
    .record({
      gross: fc.integer({ min: 1, max: 300_000 }),
      raised: fc.integer({ min: 1, max: 300_000 }),
      from: day,
    })
    .map(({ gross, raised, from }) => [`${gross} from 2020-01-01`, `${raised} from ${from}`]),
  structure: fc.constantFrom('plain', 'standard', 'balanced', 'fuel', 'half_basic'),
  day_basis: fc.constantFrom(
    'calendar_days' as const,
    'working_days' as const,
    'fixed_30' as const,
    'fixed_26' as const,
  ),
  absent: fc.uniqueArray(day, { maxLength: 25 }),
  half_day: fc.uniqueArray(day, { maxLength: 6 }),
  unpaid_leave: fc.uniqueArray(day, { maxLength: 6 }),
  late: fc.uniqueArray(day, { maxLength: 15 }),
  gratuity_accrues: fc.boolean(),
})

type State = Pick<WrittenRun, 'former' | 'joins' | 'leaves'>

/** What is known of the employments when a run is made. */
function stateOf(of: readonly Employment[]): State {
  const former = of.slice(0, -1).map(({ joined, left }) => `${joined} to ${left}`)
  const { joined, left } = of.at(-1)!
  return { former, joins: joined, leaves: left }
}

/** One run for each final settlement and each month, as they come to be known. */
function runsOf(of: readonly Employment[]): WrittenRun[] {
  const runs = months.flatMap((month): WrittenRun[] => {
    const [first, last] = [`${month}-01`, lastOf(month)]
    const begun = of.filter(({ joined }) => joined <= last)
    const finals = begun.flatMap((each, n): WrittenRun[] =>
      each.isSettled && each.left !== null && each.left >= first && each.left <= last
        ? [{ month, kind: 'final', ...stateOf(begun.slice(0, n + 1)) }]
        : [],
    )
    const isTyped = ({ joined, isLate }: Employment) => !isLate || joined < first
    const typed = begun.filter((_, n) => begun.slice(0, n + 1).every(isTyped) || finals.length > n)
    const regular = typed.length === 0 ? [] : [{ month, ...stateOf(typed) }]
    return [...finals, ...regular]
  })
  return [...runs, { month: '2026-04', ...stateOf(of) }]
}

/** `former` of a run takes the place of that of the one before. */
const history = (given: object, runs: readonly WrittenRun[]): Ran[] =>
  runHistory({ name: 'any', late_marks: '2 cost 0.50', ...given, runs } as PayrollCase)

const figures = ['gross', 'deducted', 'taxable'] as const
type Figures = Readonly<Record<(typeof figures)[number], string>>

/** What was paid for a month by its runs and as arrears. */
function paidFor(ran: readonly Ran[], month: string): Figures {
  const own = ran.filter(({ run }) => run.month === month).map(({ entry }) => entry)
  const arrears = ran.flatMap(({ entry }) => entry.arrears.filter(each => each.month.startsWith(month)))
  const sum = (texts: readonly string[]) => sumOfTexts(texts).toFixed(2)
  const timeOf = (entry: EntryResult) =>
    sumOfTexts([entry.absence_deduction, entry.unpaid_leave_deduction, entry.late_deduction]).toString()
  return {
    gross: sum([...own, ...arrears].map(({ gross_salary }) => gross_salary)),
    deducted: sum([...own.map(timeOf), ...arrears.map(({ time_deductions }) => time_deductions)]),
    taxable: sum([
      ...own.map(({ month_taxable }) => month_taxable),
      ...arrears.map(({ taxable_income }) => taxable_income),
    ]),
  }
}

describe('somebody who leaves and comes back', () => {
  it('is paid what one run of each month would pay, whichever runs settle in between', () => {
    let settled = 0
    fc.assert(
      fc.property(employments, known, (of, given) => {
        const ran = history(given, runsOf(of))
        const owed = ran.flatMap(({ entry }) => entry.deferred).filter(({ kind }) => kind === 'arrears')
        if (owed.length > 0) return
        settled += 1
        const begun = (month: string) => of.filter(({ joined }) => joined <= lastOf(month))
        const once = months.flatMap(month =>
          begun(month).length > 0 ? [{ month, ...stateOf(begun(month)) }] : [],
        )
        const whole = history(given, once)
        for (const month of months) expect(paidFor(ran, month)).toEqual(paidFor(whole, month))
      }),
      holds,
    )
    expect(settled).toBeGreaterThan(holds.numRuns / 2)
  })

  it('is paid for each day of an employment once, and for no other', () => {
    fc.assert(
      fc.property(employments, known, (of, given) => {
        const onTime = of.map(each => ({ ...each, isLate: false }))
        const ran = history(given, runsOf(onTime)).filter(({ run }) => run.month !== '2026-04')
        const paid = ran.flatMap(({ entry }) =>
          entry.claims.flatMap(({ kind, days }) =>
            kind === 'time' ? daysFrom(days!.first, days!.last) : [],
          ),
        )
        const employed = all.filter(date =>
          onTime.some(({ joined, left }) => joined <= date && (left === null || date <= left)),
        )
        expect(paid.toSorted()).toEqual(employed)
        const names = ran.flatMap(({ entry }) =>
          entry.claims.map(({ kind, object_id }) => `${kind} ${object_id}`),
        )
        expect(new Set(names).size).toBe(names.length)
      }),
      holds,
    )
  })

  it('is paid by each line what one run would pay by it', () => {
    fc.assert(
      fc.property(employments, known, (of, given) => {
        const onTime = of.map(each => ({ ...each, isLate: false }))
        const lineSums = (ran: readonly Ran[]) => {
          const lines = ran.filter(({ run }) => run.month !== '2026-04').flatMap(({ entry }) => entry.lines)
          return Object.fromEntries(
            [...Map.groupBy(lines, ({ code }) => code)].map(([code, own]) => [
              code,
              sumOfTexts(own.map(({ amount }) => amount)).toFixed(2),
            ]),
          )
        }
        const ran = history(given, runsOf(onTime))
        const whole = history(
          given,
          months.flatMap(month => {
            const begun = onTime.filter(({ joined }) => joined <= lastOf(month))
            return begun.length > 0 ? [{ month, ...stateOf(begun) }] : []
          }),
        )
        const isCut = [...ran, ...whole].some(({ entry }) => entry.deferred.length > 0)
        if (!isCut) expect(lineSums(ran)).toEqual(lineSums(whole))
      }),
      holds,
    )
  })
})
