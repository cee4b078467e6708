// Leave about locked days: what is charged, what is given back and what stays; cases in test/engine/cases.

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parse } from 'yaml'
import {
  type Assignment,
  Calendar,
  type Holiday,
  Holidays,
  type Shift,
} from '../../packages/engine/calendar.ts'
import type { Day } from '../../packages/engine/days.ts'
import {
  computeRecharge,
  type Half,
  listChargedDays,
  measureSpan,
  type Neighbour,
} from '../../packages/engine/leave/index.ts'

/** Scalars stay text, but for null, true, false and whole numbers: no figure passes through a float. */
function cases<Cases>(name: string): Cases {
  const text = readFileSync(resolve(import.meta.dirname, `cases/leave-${name}.yaml`), 'utf8')
  return parse(text, { schema: 'failsafe', customTags: ['null', 'bool', 'int'] })
}

const base = cases<{ shift: Shift; assignment: Omit<Assignment, 'shift'>; holiday: Omit<Holiday, 'date'> }>(
  'base',
)

type Charged = Readonly<Record<Day, string | null>>
interface Known {
  readonly id: string
  readonly charged?: Charged
}

interface Case {
  readonly name: string
  readonly locked_through?: Day
  readonly locked_from?: Day
  readonly weekly_off?: readonly number[]
  readonly separation_date?: Day
  readonly holidays?: readonly { readonly date: Day }[]
  readonly others?: readonly (Known & {
    readonly from_date: Day
    readonly to_date: Day
    readonly half?: Half
  })[]
  readonly own: Known
  readonly sandwich?: boolean
  readonly half?: Half
  readonly from_date: Day
  readonly to_date: Day
  readonly total: string
  readonly days: Charged
  /** What is charged and given back since; nothing unless said. */
  readonly moved?: Readonly<Record<Day, string>>
}

function calendarOf({ weekly_off, separation_date, holidays }: Case): Calendar {
  const shift = { ...base.shift, weekly_off_days: weekly_off ?? base.shift.weekly_off_days }
  return new Calendar(
    {
      joining_date: '2000-01-01',
      separation_date: separation_date ?? null,
      branch_id: null,
      assignments: [{ ...base.assignment, shift }],
      swaps: [],
    },
    new Holidays((holidays ?? []).map(holiday => ({ ...base.holiday, ...holiday }))),
  )
}

const mapOf = (charged: Charged | undefined) => (charged ? new Map(Object.entries(charged)) : null)

describe('leave around locked days', () => {
  it.each(cases<readonly Case[]>('locked-days'))('$name', each => {
    const { own, others = [], half = null, from_date, to_date, sandwich = true } = each
    const { locked_through = '0001-01-01', locked_from = '9999-12-31' } = each
    const calendar = calendarOf(each)
    const neighbours = others.map(
      (other): Neighbour => ({
        half: null,
        sandwich: true,
        created_at: '1',
        is_closed: false,
        ...other,
        charged: mapOf(other.charged),
      }),
    )
    const charged = mapOf(own.charged)
    const span = measureSpan({
      calendar,
      from_date,
      to_date,
      half,
      sandwich,
      neighbours,
      own: { id: own.id, created_at: '2', charged },
      isLocked: day => day <= locked_through || day >= locked_from,
    })
    expect(span.total_days).toBe(each.total)
    expect(Object.fromEntries(listChargedDays(span))).toEqual(each.days)
    if (!charged) return
    const recharge = computeRecharge(charged, span, { half, calendar })
    expect(recharge?.moved ?? []).toEqual(Object.keys(each.moved ?? {}))
    const hundredfold = (text: string) => +text.replace('.', '')
    const sum = Object.values(each.moved ?? {}).reduce((total, days) => total + hundredfold(days), 0)
    expect(hundredfold(recharge?.charged_days ?? '0.00')).toBe(sum)
  })

  it('is explained, with the paid days and the days that no balance is charged for', () => {
    const calendar = calendarOf({ separation_date: '2026-11-02' } as Case)
    const charged = new Map(['2026-10-30', '2026-11-02', '2026-11-03'].map(day => [day, null]))
    const { because } = measureSpan({
      calendar,
      from_date: '2026-10-30',
      to_date: '2026-11-03',
      half: null,
      sandwich: false,
      neighbours: [],
      own: { id: 'lap_1', created_at: '1', charged },
      isLocked: day => day <= '2026-10-31',
    })
    // A word in a gap would stay English in every language.
    expect(because[1]!.text.coded).toEqual(['{0} is a rest day and is not charged', '2026-11-01'])
    expect(because).toMatchObject([
      { rule: 'workdays', text: '1 working day in 2026-10-30 to 2026-11-03', amount: '1.00' },
      {
        rule: 'rest_day',
        text: '2026-11-01 is a rest day and is not charged',
        amount: null,
        source: { id: 'shf_1', from: '2000-01-01' },
        refs: ['esh_1'],
      },
      { rule: 'locked', text: 'Charged before its payroll was locked: 2026-10-30', amount: '1.00' },
      {
        rule: 'outside',
        text: 'Outside the employment, so no balance is charged: 2026-11-03',
        amount: '1.00',
      },
    ])
  })
})
