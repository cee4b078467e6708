// Instants as callers send them, and the days on which they are.

import type { Day, Instant } from '@muster/engine'

/** RFC 3339 in UTC; digits past the milliseconds go, because PostgreSQL would round them up. */
export function instantOf(text: string): Instant {
  return Temporal.Instant.from(text).toString({ fractionalSecondDigits: 3 })
}

export function instantOrNull(text: string | null | undefined): Instant | null {
  return text ? instantOf(text) : null
}

/** The day of an instant by the calendar on the wall. */
export function localDay(instant: Instant, timezone: string): Day {
  return Temporal.Instant.from(instant).toZonedDateTimeISO(timezone).toPlainDate().toString()
}
