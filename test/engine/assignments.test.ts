// Assignments: the days of an employment without a shift, and whose shift they take.

import { type AssignedDays, addDays, daysFrom, gapsBeforeJoining, gapsBetween } from '@muster/engine'
import fc from 'fast-check'

const first = '2026-01-01'
const last = '2026-02-09'

const made = (n: number, from: number, length: number | null): AssignedDays => ({
  id: `esh_${n}`,
  effective_from: addDays(first, from),
  effective_to: length === null ? null : addDays(first, from + length),
  created_at: `2026-01-0${n}T00:00:00.000Z`,
})

const assignments = fc
  .array(
    fc.tuple(fc.integer({ min: -10, max: 50 }), fc.option(fc.integer({ min: 0, max: 15 }), { freq: 6 })),
    {
      maxLength: 5,
    },
  )
  .map(all => all.map(([from, length], n) => made(n + 1, from, length)))

const isCovered = (all: readonly AssignedDays[], day: string) =>
  all.some(({ effective_from: from, effective_to: to }) => from <= day && (to === null || day <= to))

describe('the gaps between two days', () => {
  it('are the days without an assignment', () => {
    fc.assert(
      fc.property(assignments, all => {
        const gaps = gapsBetween(all, first, last)
        const isGap = (day: string) =>
          gaps.some(
            gap => gap.effective_from <= day && (gap.effective_to === null || day <= gap.effective_to),
          )
        const days = daysFrom(first, last)
        expect(days.filter(isGap)).toEqual(days.filter(day => !isCovered(all, day)))
      }),
    )
  })

  it('name the assignment that begins after them, the latest one', () => {
    const all = [made(1, 5, null), made(2, 3, null), made(3, 3, null), made(4, -9, 8)]
    expect(gapsBetween(all, first, last)).toEqual([
      { effective_from: first, effective_to: '2026-01-03', next: all[2] },
    ])
    expect(gapsBetween([all[3]!], first, last)).toEqual([
      { effective_from: first, effective_to: null, next: undefined },
    ])
  })
})

describe('the gaps that an earlier joining date adds', () => {
  const joined = '2026-01-21'
  const days = (
    all: readonly AssignedDays[],
    former: { joining_date: string; separation_date: string }[] = [],
  ) =>
    gapsBeforeJoining(all, former, first, joined).map(({ effective_from, effective_to, next }) => [
      effective_from,
      effective_to,
      next.id,
    ])

  it('end at the first assignment, unless that is after the former joining date', () => {
    expect(days([made(1, 20, null)])).toEqual([[first, '2026-01-20', 'esh_1']])
    expect(days([made(1, 10, 2), made(2, 20, null)])).toEqual([
      [first, '2026-01-10', 'esh_1'],
      ['2026-01-14', '2026-01-20', 'esh_2'],
    ])
    expect(days([made(1, 21, null)])).toEqual([])
    expect(days([])).toEqual([])
    expect(days([made(1, -3, null)])).toEqual([])
  })

  it('leave out the days of a former employment, which do not change', () => {
    const former = [{ joining_date: '2026-01-06', separation_date: '2026-01-15' }]
    expect(days([made(1, 5, 4), made(2, 20, null)], former)).toEqual([
      [first, '2026-01-05', 'esh_1'],
      ['2026-01-16', '2026-01-20', 'esh_2'],
    ])
  })
})
