// Overlap: compares leave as runs of half days, to find what overlaps and what follows without a gap.

import { parseAmount, sumOfTexts } from '../amounts.ts'
import type { Calendar } from '../calendar.ts'
import { type Day, dayNumber, toDay } from '../days.ts'
import { kindForLeave } from './leave-duration.ts'
import type { Half } from './span.ts'

export interface Stretch {
  readonly from_date: Day
  readonly to_date: Day
  readonly half: Half | null
}

export interface Counted extends Stretch {
  readonly id: string
  /** What it takes from the balance of the present employment: of its days those in it. */
  readonly charged_days: string
}

/** The first and the last half day, counted from 1 January 1970: two to a day. */
function toHalves({ from_date, to_date, half }: Stretch): readonly [first: number, last: number] {
  return [
    dayNumber(from_date) * 2 + (half === 'second_half' ? 1 : 0),
    dayNumber(to_date) * 2 + (half === 'first_half' ? 0 : 1),
  ]
}

export function isOverlapping(one: Stretch, other: Stretch): boolean {
  const [first, last] = toHalves(one)
  const [otherFirst, otherLast] = toHalves(other)
  return first <= otherLast && otherFirst <= last
}

/**
 * Whether nothing is worked between the two: a worked half day between them parts them as a working day does, and so does
 * the end of an employment.
 */
function isFollowing(calendar: Calendar, one: Stretch, other: Stretch): boolean {
  const [[first, last], [otherFirst, otherLast]] = [toHalves(one), toHalves(other)]
  const [from, to] = last < otherFirst ? [last, otherFirst] : [otherLast, first]
  for (let half = from; half <= to; half++) {
    const kind = kindForLeave(calendar, toDay(Math.floor(half / 2)))
    if (kind === 'outside' || (kind === 'workday' && from < half && half < to)) return false
  }
  return true
}

/**
 * The others that make one absence together with the leave, and the days of all of them. One that follows on another that
 * follows on the leave is of it too: a long absence is as long in small pieces.
 */
export function countConsecutive(
  calendar: Calendar,
  leave: Stretch & { readonly charged_days: string },
  others: readonly Counted[],
): { readonly charged_days: string; readonly with: readonly Counted[] } {
  const chain: Counted[] = []
  const reached: Stretch[] = [leave]
  let open = [...others]
  for (let next = reached.pop(); next; next = reached.pop()) {
    const from = next
    const found = open.filter(other => isFollowing(calendar, from, other))
    open = open.filter(other => !found.includes(other))
    chain.push(...found)
    reached.push(...found)
  }
  const total = parseAmount(leave.charged_days).plus(
    sumOfTexts(chain.map(({ charged_days }) => charged_days)),
  )
  return { charged_days: total.toFixed(2), with: chain }
}
