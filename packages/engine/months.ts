// Months of the calendar: their names, their order and their last days.

import { addDays, addMonths, type Day } from './days.ts'

export interface Month {
  readonly year: number
  /** 1 to 12. */
  readonly month: number
}

/** `2026-04`. */
export function nameMonth({ year, month }: Month): string {
  return `${year}-${String(month).padStart(2, '0')}`
}

/** The month that comes so many months later; earlier where `months` is negative. */
export function monthAfter({ year, month }: Month, months: number): Month {
  const index = year * 12 + month - 1 + months
  return { year: Math.floor(index / 12), month: (index % 12) + 1 }
}

/** Negative where the first comes earlier. */
export function compareMonths(one: Month, other: Month): number {
  return one.year * 12 + one.month - other.year * 12 - other.month
}

export function monthOf(day: Day): Month {
  const { year, month } = Temporal.PlainDate.from(day)
  return { year, month }
}

export function endOfMonth(month: Month): Day {
  return addDays(addMonths(`${nameMonth(month)}-01`, 1), -1)
}
