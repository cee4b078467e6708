// Months of payroll: their names and their last days.

import { addDays, addMonths, type Day } from '../days.ts'

interface Month {
  readonly year: number
  /** 1 to 12. */
  readonly month: number
}

/** `2026-04`. */
export function nameMonth({ year, month }: Month): string {
  return `${year}-${String(month).padStart(2, '0')}`
}

export function endOfMonth(month: Month): Day {
  return addDays(addMonths(`${nameMonth(month)}-01`, 1), -1)
}
