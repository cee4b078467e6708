// The time lock: payroll closes days through a date, and nothing on them changes any more.

import { type Sentence, say } from '@muster/sentences'
import type { Day } from './days.ts'

/** Whether payroll has closed the day; null where it has closed none. */
export function isLocked(lockedThrough: Day | null, day: Day): boolean {
  return lockedThrough !== null && day <= lockedThrough
}

/** Why the days from the first to the last cannot all change, as a sentence without its full stop; null where they can. */
export function explainLock(lockedThrough: Day | null, first: Day, last = first): Sentence | null {
  if (lockedThrough === null || !isLocked(lockedThrough, first)) return null
  const end = last < lockedThrough ? last : lockedThrough
  const days = first === end ? say`on ${first}` : say`from ${first} to ${end}`
  return say`Payroll is locked through ${lockedThrough}, so nothing ${days} can change`
}
