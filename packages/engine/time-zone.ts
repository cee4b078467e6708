// A time zone: when the days of a place begin and end, and what its clocks show.

import { type Day, dayNumber, toDay } from './days.ts'

const maxRemembered = 100_000

/**
 * As IANA spells it; undefined for what is none. An offset such as +05:00 is none, and PostgreSQL turns its sign around. It
 * does not know the zones of old systems, such as SystemV/PST8, which IANA has given up.
 */
export function findTimeZoneName(text: string): string | undefined {
  if (!/^(?!systemv\/)[a-z]/i.test(text)) return undefined
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}

/** One for all that is worked out of a workspace: it has few shifts, and Temporal takes microseconds for each look. */
export class TimeZone {
  /** IANA name, such as `Asia/Karachi`. */
  readonly name: string
  /** By seconds of wall time since 1970. */
  readonly #instants = new Map<number, number>()

  constructor(name: string) {
    this.name = name
  }

  /**
   * The instant of a local time on a day. One that does not exist moves forward, an ambiguous one is the first of both
   * (C.2.1).
   */
  instantOf(day: number, seconds: number): number {
    const key = day * 86_400 + seconds
    const known = this.#instants.get(key)
    if (known !== undefined) return known
    if (this.#instants.size >= maxRemembered) this.#instants.clear()
    const local = Temporal.PlainDate.from(toDay(day)).toPlainDateTime().add({ seconds })
    const instant = local.toZonedDateTime(this.name, { disambiguation: 'compatible' }).epochMilliseconds
    this.#instants.set(key, instant)
    return instant
  }

  /** The first instant of a day, which is not always midnight. */
  startOf(day: Day): number {
    return this.instantOf(dayNumber(day), 0)
  }

  endOf(day: Day): number {
    return this.instantOf(dayNumber(day) + 1, 0)
  }

  /** The day on which an instant (RFC 3339) falls. */
  dayOf(instant: string): Day {
    return Temporal.Instant.from(instant).toZonedDateTimeISO(this.name).toPlainDate().toString()
  }

  /** `2026-07-13 09:05`: what the calendar and the clock on the wall show. */
  wallTime(epoch: number): string {
    const local = Temporal.Instant.fromEpochMilliseconds(epoch).toZonedDateTimeISO(this.name)
    return local
      .toPlainDateTime()
      .toString({ smallestUnit: local.second > 0 ? 'second' : 'minute' })
      .replace('T', ' ')
  }
}
