// Instants as callers send them.

import type { Instant } from '@muster/engine'

/** RFC 3339 in UTC; digits past the milliseconds go, because PostgreSQL would round them up. */
export function parseInstant(text: string): Instant {
  return Temporal.Instant.from(text).toString({ fractionalSecondDigits: 3 })
}

export function parseOptionalInstant(text: string | null | undefined): Instant | null {
  return text ? parseInstant(text) : null
}
