// Changes of a leave policy: what they entitle to and when it is released; the cases are in test/engine/cases.

import fc from 'fast-check'
import { addDays, type Day } from '../../packages/engine/days.ts'
import { computeAccrual, computeEntitlement } from '../../packages/engine/leave/index.ts'
import { cases, policiesOf, serviceOf, type Year } from '../support/fixtures/leave-cases.ts'

interface Change extends Year {
  readonly policies: readonly string[]
  readonly entitled: string
  readonly days: Readonly<Record<Day, string>>
}

const groups = cases<Readonly<Record<string, readonly Change[]>>>('policy-changes')
const factsOf = (change: Change) => serviceOf(change, policiesOf(change.policies))

describe.each(Object.entries(groups))('a change of policy: %s', (_, changes) => {
  it.each(changes)('$name', change => {
    const facts = factsOf(change)
    const released = Object.keys(change.days).map(
      on => [on, computeAccrual({ ...facts, on }).accrued_days] as const,
    )
    expect({ entitled: computeEntitlement(facts).entitled_days, days: Object.fromEntries(released) }).toEqual(
      {
        entitled: change.entitled,
        days: change.days,
      },
    )
  })
})

describe('released days', () => {
  const change = (name: string) =>
    factsOf(
      Object.values(groups)
        .flat()
        .find(each => each.name === name)!,
    )
  const told = (name: string, on: Day) =>
    computeAccrual({ ...change(name), on }).because.map(({ text, amount }) => `${text}: ${amount}`)

  it('are explained policy by policy', () => {
    expect(told('monthly to annual, up', '2025-06-30')).toEqual([
      '6 of 12 months at 12.00 days a year, begun by 2025-06-30: 6.00',
    ])
    expect(told('monthly to annual, up', '2025-07-01')).toEqual([
      '6 of 12 months at 12.00 days a year, begun by 2025-07-01: 6.00',
      '6 of 12 months at 24.00 days a year, granted at once: 12.00',
    ])
    expect(told('monthly to annual, up', '2024-12-31')).toEqual([
      'Nothing is released before 2025-01-01: null',
    ])
    expect(told('none, monthly', '2025-09-30')).toEqual(['Nothing is released before 2025-10-01: null'])
  })
})

/** Two to four policies that have a month each, some after a time without any, from before the year to after it. */
const changes = fc
  .record({
    steps: fc.array(
      fc.record({
        days: fc.integer({ min: 32, max: 200 }),
        gap: fc.constantFrom(0, 0, 0, 40),
        text: fc.constantFrom(
          'annual 12.00',
          'annual 25.00',
          'monthly 12.00',
          'monthly 7.10',
          'monthly 24.00 full',
        ),
      }),
      { minLength: 2, maxLength: 4 },
    ),
    allocation: fc.constantFrom('fiscal_year' as const, 'cycle' as const),
    joins: fc.integer({ min: -500, max: 364 }),
    stays: fc.option(fc.integer({ min: 0, max: 700 })),
  })
  .map(({ steps, allocation, joins, stays }) => {
    let from = '2024-10-01'
    const texts = steps.map(({ days, gap, text }, n) => {
      const policy = `${text} from ${from}`
      from = addDays(from, days + gap)
      return n === steps.length - 1 ? policy : `${policy} until ${addDays(from, -1 - gap)}`
    })
    const joining_date = addDays('2025-01-01', joins)
    const separation_date = stays === null ? {} : { separation_date: addDays(joining_date, stays) }
    return serviceOf({ name: '', allocation, joining_date, ...separation_date }, policiesOf(texts))
  })
const days = fc.integer({ min: -60, max: 500 }).map(n => addDays('2025-01-01', n))
const holds = { seed: 20_261_122, numRuns: 200 }
const figure = (text: string): number => Number(text.replace('.', ''))

describe('with any policies', () => {
  it('nothing is released twice or taken back, and the year ends at its entitlement', () => {
    fc.assert(
      fc.property(changes, days, days, (facts, one, other) => {
        const [before, after] = [one, other].sort() as [Day, Day]
        const [early, late] = [before, after].map(on => figure(computeAccrual({ ...facts, on }).accrued_days))
        expect(early).toBeLessThanOrEqual(late!)
        const entitled = figure(computeEntitlement(facts).entitled_days)
        expect(late).toBeLessThanOrEqual(entitled)
        const { end_date } = facts.period
        const stays = facts.separation_date === null || facts.separation_date >= end_date
        if (stays) expect(figure(computeAccrual({ ...facts, on: end_date }).accrued_days)).toBe(entitled)
      }),
      holds,
    )
  })

  it('a future policy releases nothing, unless annual follows annual', () => {
    fc.assert(
      fc.property(changes, days, (facts, on) => {
        const { policies, period } = facts
        const day = [on, period.start_date].toSorted()[1]!
        const begun = policies.filter(({ effective_from }) => effective_from <= day)
        const next = policies[begun.length]
        fc.pre(next !== undefined)
        fc.pre(begun.at(-1)?.accrual_method !== 'annual' || next!.accrual_method !== 'annual')
        const known = computeAccrual({ ...facts, on }).accrued_days
        expect(computeAccrual({ ...facts, policies: begun, on }).accrued_days).toBe(known)
      }),
      holds,
    )
  })
})
