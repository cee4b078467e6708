// The affected range: which days a changed punch can change, and which punches have to be read to grade them.

import { addDays, type Day } from '../days.ts'
import { hour, type Instant, second, toEpoch, toInstant } from './instants.ts'
import { type AttendanceContext, Instances, type ShiftInstance } from './shift-times.ts'

export interface Reach {
  /** The days to grade again, from the first to the last. */
  readonly first_day: Day
  readonly last_day: Day
  /** The punches to read, those at both instants included. */
  readonly punched_from: Instant
  readonly punched_to: Instant
}

/**
 * How many windows that overlap one another are followed to each side. Windows overlap where a shift is longer than 16
 * hours (with the default settings) or a later one follows an earlier shift; in any other calendar the reach of a punch
 * is one day. What a longer chain could carry on is a device without directions that is one punch out of step.
 */
const longestChain = 14

/** What a punch that is added or taken away can change; null where it belongs to no day. */
export function findAffectedRange({
  punched_at,
  ...context
}: AttendanceContext & { readonly punched_at: Instant }): Reach | null {
  const at = toEpoch(punched_at)
  return reachBetween(context, at, at)
}

/** What can change when the shifts, or the settings, of some days do: also the punches of the days around them. */
export function reachOfDays({
  first_day,
  last_day,
  ...context
}: AttendanceContext & { readonly first_day: Day; readonly last_day: Day }): Reach {
  const from = context.timezone.startOf(addDays(first_day, -1))
  const to = context.timezone.endOf(addDays(last_day, 1))
  const found = reachBetween(context, from, to)
  const punched_from = earliest(from)
  return {
    first_day: found && found.first_day < first_day ? found.first_day : first_day,
    last_day: found && found.last_day > last_day ? found.last_day : last_day,
    punched_from: found && found.punched_from < punched_from ? found.punched_from : punched_from,
    punched_to: found && found.punched_to > toInstant(to) ? found.punched_to : toInstant(to),
  }
}

/** So far around a punch lies what it reaches, but where a long chain of windows carries it on. */
const near = 48 * hour

/** What a punch reaches as far as that is known before its calendar is: to be read with the calendar, and looked at behind it. */
export function reachAround(punched_at: Instant): Reach {
  const at = toEpoch(punched_at)
  const [from, to] = [toInstant(Math.max(at - near, first)), toInstant(Math.min(at + near, last))]
  return { punched_from: from, punched_to: to, first_day: from.slice(0, 10), last_day: to.slice(0, 10) }
}

/** The same of days that change. */
export function reachAroundDays(first_day: Day, last_day: Day): Reach {
  const before = reachAround(`${addDays(first_day, -1)}T00:00:00.000Z`)
  const after = reachAround(`${addDays(last_day, 2)}T00:00:00.000Z`)
  return {
    punched_from: before.punched_from,
    punched_to: after.punched_to,
    first_day: before.first_day,
    last_day: after.last_day,
  }
}

function reachBetween(context: AttendanceContext, from: number, to: number): Reach | null {
  const instances = new Instances(context)
  const debounce = context.settings.punch_debounce_seconds * second
  let touched = instances.touching(from - debounce, to + debounce)
  if (touched.length === 0) return null
  for (let step = 0; step < longestChain; step++) {
    const [opens, closes] = extent(touched)
    const wider = instances.touching(opens - debounce, closes + debounce)
    if (wider.length === touched.length) break
    touched = wider
  }
  const [opens, closes] = extent(touched)
  return {
    first_day: touched[0]!.day,
    last_day: touched.at(-1)!.day,
    punched_from: earliest(opens),
    // A punch that repeats the last one of a window may stand just outside of it.
    punched_to: toInstant(closes + debounce),
  }
}

/** What other systems write for no date is the first day that a date can be: no instant is before it. */
const first = toEpoch('0001-01-01T00:00:00.000Z')
const last = toEpoch('9999-12-31T23:59:59.999Z')
const earliest = (epoch: number): Instant => toInstant(Math.max(epoch, first))

function extent(instances: readonly ShiftInstance[]): [opens: number, closes: number] {
  return [
    Math.min(...instances.map(({ opens }) => opens)),
    Math.max(...instances.map(({ closes }) => closes)),
  ]
}
