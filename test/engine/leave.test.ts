// Leave: how many days a leave takes, what a year entitles to and what of it is released; cases in test/engine/cases.

import { Calendar, type Holiday, Holidays, type Swap } from '../../packages/engine/calendar.ts'
import { addMonths, type Day } from '../../packages/engine/days.ts'
import {
  computeAccrual,
  computeEntitlement,
  computeRecharge,
  findCycle,
  findPolicy,
  type Half,
  type LeavePolicy,
  type LinkedDay,
  listChargedDays,
  measureSpan,
  type Neighbour,
  type Period,
  type SpanFacts,
} from '../../packages/engine/leave/index.ts'
import { base, cases, serviceOf, type Year } from '../support/fixtures/leave-cases.ts'

interface Length {
  readonly name: string
  readonly weekly_off?: readonly number[]
  readonly no_shift?: boolean
  readonly separation_date?: Day
  readonly branch?: string
  readonly holidays?: readonly (Partial<Holiday> & { date: Day })[]
  readonly swaps?: readonly Swap[]
  readonly others?: readonly (Partial<Neighbour> & Pick<Neighbour, 'id' | 'from_date' | 'to_date'>)[]
  readonly own?: NonNullable<SpanFacts['own']>
  readonly half?: Half
  readonly from_date: Day
  readonly to_date: Day
  readonly plain: string
  readonly sandwich: string
  readonly linked?: Readonly<Record<string, readonly Day[]>>
}

function spanFacts(length: Length, sandwich: boolean): SpanFacts {
  const { branch, from_date, half, holidays, no_shift, others, own, swaps, to_date, weekly_off } = length
  const shift = { ...base.shift, weekly_off_days: weekly_off ?? base.shift.weekly_off_days }
  const calendar = new Calendar(
    {
      joining_date: '2000-01-01',
      separation_date: length.separation_date ?? null,
      branch_id: branch ?? null,
      assignments: no_shift ? [] : [{ ...base.assignment, shift }],
      swaps: swaps ?? [],
    },
    new Holidays((holidays ?? []).map(holiday => ({ ...base.holiday, ...holiday }))),
  )
  const neighbours = (others ?? []).map(
    (other): Neighbour => ({
      half: null,
      sandwich: true,
      created_at: '2000-01-01T00:00:00Z',
      charged: null,
      is_closed: false,
      ...other,
    }),
  )
  const isLocked = () => false
  return {
    calendar,
    isLocked,
    from_date,
    to_date,
    half: half ?? null,
    sandwich,
    neighbours,
    own: own ?? null,
  }
}

function byNeighbour(linked: readonly LinkedDay[]): Record<string, Day[]> {
  const days: Record<string, Day[]> = {}
  for (const { day, leave_application_id: id } of linked) days[id] = [...(days[id] ?? []), day]
  return days
}

const lengths = cases<readonly Length[]>('total-days')

describe.each(lengths)('the length of a leave: $name', length => {
  it(`is ${length.plain} without the sandwich rule`, () => {
    expect(measureSpan(spanFacts(length, false))).toMatchObject({ total_days: length.plain, linked: [] })
  })

  it(`is ${length.sandwich} with it`, () => {
    const span = measureSpan(spanFacts(length, true))
    expect(span.total_days).toBe(length.sandwich)
    expect(byNeighbour(span.linked)).toEqual(length.linked ?? {})
  })
})

describe('the length of a leave', () => {
  const between = lengths.find(({ name }) => name === 'Monday and Tuesday between leave on either side')!

  it('is explained line by line', () => {
    expect(measureSpan(spanFacts(between, true)).because).toEqual([
      {
        rule: 'workdays',
        text: '2 working days in 2025-07-07 to 2025-07-08',
        amount: '2.00',
        refs: ['esh_1'],
      },
      {
        rule: 'linked',
        text: '2 rest days or holidays between this and other leave: 2025-07-05, 2025-07-06',
        amount: '2.00',
        refs: ['lap_1'],
      },
      {
        rule: 'linked',
        text: '1 rest day or holiday between this and other leave: 2025-07-09',
        amount: '1.00',
        refs: ['lap_2'],
      },
    ])
    const around = lengths.find(({ name }) => name === 'Tuesday to Thursday around a holiday')!
    expect(measureSpan(spanFacts(around, false)).because).toMatchObject([
      { rule: 'workdays', text: '2 working days in 2025-01-28 to 2025-01-30', amount: '2.00' },
      {
        rule: 'holiday',
        text: '2025-01-29 is a holiday and is not charged',
        amount: null,
        source: { id: expect.any(String), from: '2025-01-29' },
      },
    ])
    const policy = { id: 'lpo_1', from: '2024-07-01' }
    expect(measureSpan({ ...spanFacts(around, true), policy }).because.at(-1)).toEqual({
      rule: 'sandwich',
      text: '1 rest day or holiday between working days of the leave: 2025-01-29',
      amount: '1.00',
      source: policy,
    })
  })

  it('states the kind of each day, and whether it is charged', () => {
    const half = lengths.find(({ name }) => name === 'half a working day')!
    expect(measureSpan(spanFacts(half, false)).days).toEqual([
      { day: '2025-01-20', kind: 'workday', portion: 'second_half', charged: true },
    ])
  })

  it('gives back linked days when the neighbour is cancelled', () => {
    const facts = spanFacts(between, true)
    const before = listChargedDays(measureSpan(facts))
    const [first, ...others] = facts.neighbours
    const without = computeRecharge(before, measureSpan({ ...facts, neighbours: others }), facts)
    expect(without).toEqual({
      charged_days: '-2.00',
      moved: ['2025-07-05', '2025-07-06'],
      because: [
        {
          rule: 'given_back',
          text: 'Given back, because it is no longer between this and other leave: 2025-07-05, 2025-07-06',
          amount: '-2.00',
        },
      ],
    })
    expect(computeRecharge(before, measureSpan({ ...facts, neighbours: [first!] }), facts)).toMatchObject({
      charged_days: '-1.00',
    })
    expect(computeRecharge(before, measureSpan(facts), facts)).toBeNull()
  })
})

interface Granted extends Year {
  readonly quota?: string
  readonly method?: LeavePolicy['accrual_method']
  readonly pro_rata?: boolean
  readonly only?: LeavePolicy['applicable_gender']
  readonly policies?: readonly (Partial<LeavePolicy> & Pick<Granted, 'quota' | 'method'>)[]
}

function yearFacts(of: Granted) {
  const policies = (of.policies ?? [of]).map(
    ({ quota, method, ...policy }, n): LeavePolicy => ({
      ...base.policy,
      ...(of.only && { applicable_gender: of.only }),
      ...policy,
      id: `lvp_${n}`,
      annual_quota: quota!,
      accrual_method: method ?? 'annual',
      pro_rata_for_joiners: of.pro_rata ?? true,
    }),
  )
  return serviceOf(of, policies)
}

const years = cases<{
  entitlements: readonly (Granted & { entitled: string })[]
  accruals: readonly (Granted & {
    first_of_months?: readonly string[]
    days?: Readonly<Record<Day, string>>
  })[]
  cycles: readonly (Period & { joining_date: Day; on: Day })[]
}>('entitlement')

describe('the entitlement of a year', () => {
  it.each(years.entitlements)('is $entitled: $name', year => {
    expect(computeEntitlement(yearFacts(year)).entitled_days).toBe(year.entitled)
  })

  it('is explained policy by policy', () => {
    const rise = years.entitlements.find(
      ({ name }) => name === 'the quota rises and the employee joins in between',
    )!
    expect(computeEntitlement(yearFacts(rise)).because).toEqual([
      {
        rule: 'pro_rata',
        text: '3 of 12 months at 12.00 days a year',
        amount: '3.00',
        source: { id: 'lvp_0', from: '2000-01-01' },
      },
      {
        rule: 'pro_rata',
        text: '6 of 12 months at 24.00 days a year',
        amount: '12.00',
        source: { id: 'lvp_1', from: '2025-07-01' },
      },
    ])
    const joined = years.entitlements.find(({ name }) => name === 'no rounding to half days')!
    expect(computeEntitlement(yearFacts(joined)).because).toMatchObject([
      {
        rule: 'pro_rata',
        text: '8 months and 16 of 30 days, of 12 months at 12.00 days a year',
        amount: '8.53',
      },
    ])
  })

  it('is of twelve months', () => {
    const year = { start_date: '2025-01-01', end_date: '2026-06-30' }
    expect(() => computeEntitlement(yearFacts({ name: '', quota: '12.00', year }))).toThrow('twelve months')
  })
})

describe('accrual', () => {
  it.each(years.accruals)('releases $name', ({ first_of_months, days, ...year }) => {
    const facts = yearFacts(year)
    const firsts = first_of_months?.map((amount, n) => [addMonths('2025-01-01', n), amount] as const)
    const wanted = Object.fromEntries(firsts ?? Object.entries(days ?? {}))
    const released = Object.keys(wanted).map(
      on => [on, computeAccrual({ ...facts, on }).accrued_days] as const,
    )
    expect(Object.fromEntries(released)).toEqual(wanted)
  })

  it('is explained by the months that have begun', () => {
    const facts = yearFacts({ name: '', quota: '22.00', method: 'monthly' })
    expect(computeAccrual({ ...facts, on: '2025-04-10' }).because).toEqual([
      {
        rule: 'accrual',
        text: '4 of 12 months at 22.00 days a year, begun by 2025-04-10',
        amount: '7.33',
        source: { id: 'lvp_0', from: '2000-01-01' },
      },
    ])
  })
})

describe('a cycle', () => {
  it.each(years.cycles)(
    'of an employee who joined on $joining_date, on $on, begins on $start_date',
    cycle => {
      const { end_date, joining_date, on, start_date } = cycle
      expect(findCycle(joining_date, on)).toEqual({ start_date, end_date })
    },
  )
})

describe('the policy in force', () => {
  const policy = (id: string, effective_from: Day, effective_to: Day | null = null): LeavePolicy => ({
    ...base.policy,
    id,
    effective_from,
    effective_to,
  })

  it('is the one that began last, including its first and last day', () => {
    const policies = [policy('lvp_2', '2025-07-01', '2025-07-31'), policy('lvp_1', '2025-01-01')]
    const ids = ['2024-12-31', '2025-06-30', '2025-07-01', '2025-07-31', '2025-08-01'].map(
      day => findPolicy(policies, day)?.id,
    )
    expect(ids).toEqual([undefined, 'lvp_1', 'lvp_2', 'lvp_2', 'lvp_1'])
    const same = [policy('lvp_4', '2025-01-01'), policy('lvp_3', '2025-01-01')]
    expect(findPolicy(same, '2025-01-01')?.id).toBe('lvp_4')
    expect(findPolicy(same.reverse(), '2025-01-01')?.id).toBe('lvp_4')
  })
})
