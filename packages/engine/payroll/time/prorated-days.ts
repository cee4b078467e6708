// Segments of a month: the days that each salary package pays, in the units of the day basis.

import { type Amount, toAmount } from '../../amounts.ts'
import type { Day } from '../../days.ts'
import type { SalaryPackage } from '../../salaries/index.ts'
import type { EmploymentWindow, MonthFacts, PayDay } from '../facts.ts'
import type { DayBasis } from '../rules.ts'

export interface Segment {
  readonly window: EmploymentWindow
  readonly package: SalaryPackage
  readonly from: Day
  readonly to: Day
  /** Units of the basis that it pays. */
  readonly units: number
  /** Units of a full month. */
  readonly of: number
}

export interface Segments {
  /** In their order; a package that an inactivity interrupts is one. */
  readonly list: readonly Segment[]
  /** As it was applied: a month without a workday is counted in calendar days. */
  readonly basis: DayBasis
  /** Units of a full month. */
  readonly of: number
}

export function findPackage(packages: readonly SalaryPackage[], day: Day): SalaryPackage | undefined {
  return packages.find(
    ({ effective_from, effective_to }) =>
      effective_from <= day && (effective_to === null || day <= effective_to),
  )
}

/** The share of a full month that a segment pays. */
export function shareOf(amount: Amount, { units, of }: Segment): Amount {
  return units === of ? amount : amount.times(toAmount(units)).dividedBy(toAmount(of))
}

export const isWithin = ({ from, to }: Pick<EmploymentWindow, 'from' | 'to'>, day: Day): boolean =>
  from <= day && day <= to

/** Of all windows of the month. Days before the first package, or between two, are in no segment. */
export function cutSegments(
  day_basis: DayBasis,
  { days, packages, windows }: Pick<MonthFacts, 'days' | 'packages' | 'windows'>,
): Segments {
  const workdays = days.filter(({ is_workday }) => is_workday).length
  const countsWorkdays = day_basis === 'working_days' || day_basis === 'fixed_26'
  const basis = countsWorkdays && workdays === 0 ? 'calendar_days' : day_basis
  const of = { calendar_days: days.length, working_days: workdays, fixed_30: 30, fixed_26: 26 }[basis]
  const unit = (day: PayDay) => (countsWorkdays && basis === day_basis && !day.is_workday ? 0 : 1)
  let paid = 0
  const counted = windows.flatMap(window => {
    const found = new Map<SalaryPackage, { from: Day; to: Day; units: number }>()
    for (const day of days) {
      const chosen =
        day.is_employed && isWithin(window, day.date) ? findPackage(packages, day.date) : undefined
      if (!chosen) continue
      paid += 1
      const { from, units } = found.get(chosen) ?? { from: day.date, units: 0 }
      found.set(chosen, { from, to: day.date, units: units + unit(day) })
    }
    return [...found].map(([chosen, { from, to, units }]) => ({
      window,
      package: chosen,
      from,
      to,
      units,
      of,
    }))
  })
  if (basis !== 'fixed_30' && basis !== 'fixed_26') return { list: counted, basis, of }
  return { list: fix(counted, of, paid === days.length), basis, of }
}

/**
 * A full month pays all units of a fixed basis, whatever its length; the last segment takes what is left. So what an
 * earlier window pays does not depend on a later one.
 */
function fix(counted: readonly Segment[], of: number, isFull: boolean): Segment[] {
  const sum = counted.reduce((total, { units }) => total + units, 0)
  let left = isFull ? of : Math.min(sum, of)
  return counted.map((segment, n) => {
    const units = n === counted.length - 1 ? left : Math.min(segment.units, left)
    left -= units
    const { window, package: chosen, from, to } = segment
    return { window, package: chosen, from, to, units, of }
  })
}
