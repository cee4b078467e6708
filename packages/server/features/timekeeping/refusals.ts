// Refusals: turns what the engine has against a request into the problem that answers it.

import {
  type AttendanceSettings,
  addDays,
  type Checked,
  type Day,
  findFirstOpenDay,
  type Instant,
  type TimeZone,
} from '@muster/engine'
import { type Sentence, say, sayTogether } from '@muster/sentences'
import { type Context, today } from '../../http/context.ts'
import { conflict, type FieldError, invalid } from '../../http/problem.ts'

/** Invalid data returns 400, and hides conflicts with existing data, which return 409. */
export function refuse(noun: string | Sentence, { refusals, conflicts }: Checked): void {
  if (refusals.length > 0) throw invalid(refusals)
  if (conflicts.length === 0) return
  const sentences = conflicts.map(({ message }) =>
    /^(is|was) /.test(String(message)) ? say`This ${noun} ${message}` : message,
  )
  throw conflict(say`${sayTogether(sentences, '; ')}.`)
}

/** What people ask for by themselves goes as far back as corrections do. Days before that are for HR to enter. */
export function refuseLongAgo<Field extends string>(
  call: Context,
  settings: Pick<AttendanceSettings, 'regularisation_window_days'>,
  field: Field,
  date: Day,
): (FieldError & { readonly field: Field })[] {
  const first = findFirstOpenDay(settings, today(call))
  if (call.caller.person?.reach !== 'own' || date >= first) return []
  return [
    {
      field,
      message: say`is more than ${settings.regularisation_window_days} days ago; ask HR to enter days before ${first}`,
    },
  ]
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
