// Corrections of locked days: which days they may be about.

import { type Sentence, say } from '@muster/sentences'
import { addDays, addMonths, type Day, firstOfMonth } from '../days.ts'
import type { Pack } from '../law/pack.ts'
import { spanTaxYear } from '../law/tax-year.ts'

/** The first day whose pay can still differ: of the tax year before the one that the next payroll is in. */
export function findFirstCorrectable(pack: Pack, locked_through: Day): Day {
  return addMonths(spanTaxYear(pack, lastOfNextMonth(locked_through)).start_date, -12)
}

/** The last day of the month that payroll pays next. */
export function lastOfNextMonth(locked_through: Day): Day {
  const next = addDays(locked_through, 1)
  return addDays(addMonths(firstOfMonth(next), 1), -1)
}

/** Why the day cannot be corrected any more, in words that follow the day; null where it can. */
export function explainTooEarly(first: Day, date: Day): Sentence | null {
  return date >= first
    ? null
    : say`is before ${first}; payroll pays differences of the open and the previous tax year alone`
}
