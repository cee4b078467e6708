// Instants as callers send them, and the days on which they are.

import type { Day, Instant } from '@muster/engine'

/** RFC 3339 in UTC; digits past the milliseconds go, because PostgreSQL would round them up. */
export function parseInstant(text: string): Instant {
  return Temporal.Instant.from(text).toString({ fractionalSecondDigits: 3 })
}

export function parseOptionalInstant(text: string | null | undefined): Instant | null {
  return text ? parseInstant(text) : null
}

/** The day of an instant by the calendar on the wall. */
export function toLocalDay(instant: Instant, timezone: string): Day {
  return Temporal.Instant.from(instant).toZonedDateTimeISO(timezone).toPlainDate().toString()
}
