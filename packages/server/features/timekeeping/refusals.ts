// Refusals: turns what the engine has against a request into the problem that answers it.

import { addDays, type Checked, type Day, type Instant, type TimeZone } from '@muster/engine'
import { say, sayTogether } from '@muster/sentences'
import { conflict, type FieldError, invalid } from '../../http/problem.ts'

/** Invalid data returns 400, and hides conflicts with existing data, which return 409. */
export function refuse(noun: string, { refusals, conflicts }: Checked): void {
  if (refusals.length > 0) throw invalid(refusals)
  if (conflicts.length === 0) return
  const sentences = conflicts.map(({ message }) =>
    /^(is|was) /.test(String(message)) ? say`This ${noun} ${message}` : message,
  )
  throw conflict(say`${sayTogether(sentences, '; ')}.`)
}

type Times = Readonly<Record<string, Instant | null | undefined>>

interface AtMoment {
  readonly now: Temporal.Instant
}

/** Times of a day must be in the past. */
export function findFutureTimes({ now }: AtMoment, times: Times): FieldError[] {
  const moment = now.toString({ fractionalSecondDigits: 3 })
  const later = Object.entries(times).filter(([, at]) => at && at > moment)
  return later.map(([field]) => ({ field, message: say`is in the future; it is ${moment}` }))
}

/**
 * What is wrong with times of a day by the clock and the calendar. Of a day to come it is the day that is wrong, which the
 * caller tells, and not each of its times as well.
 */
export function findMisplacedTimes(
  moment: AtMoment,
  timezone: TimeZone,
  date: Day,
  times: Times,
): FieldError[] {
  const isToCome = date > timezone.dayOf(moment.now.toString())
  return [...findFarTimes(date, timezone, times), ...(isToCome ? [] : findFutureTimes(moment, times))]
}

/** A time of a day is on that day or a neighbouring one, for shifts that cross midnight; anything else is a mistake. */
function findFarTimes(date: Day, timezone: TimeZone, times: Times): FieldError[] {
  const [first, last] = [addDays(date, -1), addDays(date, 1)]
  return Object.entries(times).flatMap(([field, at]) => {
    if (!at) return []
    const day = timezone.dayOf(at)
    return day < first || day > last
      ? [{ field, message: say`is on ${day}; it must be from ${first} to ${last}` }]
      : []
  })
}
