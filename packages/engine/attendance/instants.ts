// Instants: RFC 3339 UTC text outside, milliseconds since 1970 inside.

import { dayNumber, digitsAt, toDay, twoDigits } from '../days.ts'

/** RFC 3339 in UTC with milliseconds, as the contract writes every instant. */
export type Instant = string

export const second = 1_000
export const minute = 60_000
export const hour = 3_600_000
export const dayLength = 86_400_000

/** A month of 10,000 employees reads 600,000 of them: reading the digits takes a tenth of Temporal's 1.1 microseconds. */
export function toEpoch(instant: Instant): number {
  if (instant.length !== 24 || instant.charCodeAt(23) !== 90) return parse(instant)
  const hours = digitsAt(instant, 11)
  const minutes = digitsAt(instant, 14)
  const seconds = digitsAt(instant, 17)
  const millis = digitsAt(instant, 20) * 10 + instant.charCodeAt(22) - 48
  return dayNumber(instant) * dayLength + hours * hour + minutes * minute + seconds * second + millis
}

/** The text of an instant; the inverse of toEpoch. */
export function toInstant(epoch: number): Instant {
  const number = Math.floor(epoch / dayLength)
  const rest = epoch - number * dayLength
  const time = `${twoDigits(Math.floor(rest / hour))}:${twoDigits(Math.floor(rest / minute) % 60)}:${twoDigits(Math.floor(rest / second) % 60)}`
  return `${toDay(number)}T${time}.${String(rest % second).padStart(3, '0')}Z`
}

export function instantOrNull(epoch: number | null): Instant | null {
  return epoch === null ? null : toInstant(epoch)
}

function parse(instant: Instant): number {
  return Temporal.Instant.from(instant).epochMilliseconds
}
