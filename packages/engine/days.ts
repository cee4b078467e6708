// Days: civil dates as text, and the arithmetic that calendars need, without a clock or a time zone.

/** `YYYY-MM-DD`; the order of the text is the order of the days. */
export type Day = string

/** Days since 1 January 1970, which was a Thursday (after Howard Hinnant's days_from_civil). */
export function dayNumber(day: Day): number {
  const [month, date] = [digitsAt(day, 5), digitsAt(day, 8)]
  const year = digitsAt(day, 0) * 100 + digitsAt(day, 2)
  const y = month <= 2 ? year - 1 : year
  const era = Math.floor(y / 400)
  const ofEra = y - era * 400
  const ofYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + date - 1
  return era * 146_097 + ofEra * 365 + Math.floor(ofEra / 4) - Math.floor(ofEra / 100) + ofYear - 719_468
}

/** The inverse of dayNumber. */
export function toDay(number: number): Day {
  const z = number + 719_468
  const era = Math.floor(z / 146_097)
  const ofEra = z - era * 146_097
  const yearOfEra = Math.floor(
    (ofEra - Math.floor(ofEra / 1_460) + Math.floor(ofEra / 36_524) - Math.floor(ofEra / 146_096)) / 365,
  )
  const ofYear = ofEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const shifted = Math.floor((5 * ofYear + 2) / 153)
  const month = shifted < 10 ? shifted + 3 : shifted - 9
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  return text(year, month, ofYear - Math.floor((153 * shifted + 2) / 5) + 1)
}

export function addDays(day: Day, days: number): Day {
  return toDay(dayNumber(day) + days)
}

/** How many days the second is after the first. */
export function daysBetween(from: Day, to: Day): number {
  return dayNumber(to) - dayNumber(from)
}

/** 1 is Monday, 7 is Sunday (ISO 8601). */
export function weekday(day: Day): number {
  return ((((dayNumber(day) + 3) % 7) + 7) % 7) + 1
}

/** From the first to the last, both included; none where the last is earlier. */
export function daysFrom(first: Day, last: Day): Day[] {
  const start = dayNumber(first)
  return Array.from({ length: Math.max(0, dayNumber(last) - start + 1) }, (_, n) => toDay(start + n))
}

export function daysInMonth(day: Day): number {
  return dayNumber(firstOfMonth(addMonths(firstOfMonth(day), 1))) - dayNumber(firstOfMonth(day))
}

export function firstOfMonth(day: Day): Day {
  return `${day.slice(0, 7)}-01`
}

/** The same date of a later or earlier month; the month's last where it has no such date. */
export function addMonths(day: Day, months: number): Day {
  const count = +day.slice(0, 4) * 12 + (+day.slice(5, 7) - 1) + months
  const [year, month] = [Math.floor(count / 12), (count % 12) + 1]
  return text(year, month, Math.min(+day.slice(8, 10), lengths(year)[month - 1]!))
}

function lengths(year: number): readonly number[] {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  return [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
}

/** The number that two digits of a text make; reading them takes a sixth of what cutting them out does. */
export const digitsAt = (text: string, at: number): number =>
  (text.charCodeAt(at) - 48) * 10 + text.charCodeAt(at + 1) - 48

export const twoDigits = (value: number): string => (value < 10 ? `0${value}` : `${value}`)

const text = (year: number, month: number, day: number): Day =>
  `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`
