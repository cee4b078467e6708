// Text formats as PostgreSQL and a calendar understand them, stricter than JSON Schema's own.

const datePattern = /^(\d{4})-(\d{2})-(\d{2})$/
const instantPattern =
  /^(\d{4}-\d{2}-\d{2})[Tt]([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,9})?([Zz]|[+-](0\d|1[0-4]):[0-5]\d)$/

/** A day that exists, from year 1 on. */
export function isDate(text: string): boolean {
  const match = datePattern.exec(text)
  if (!match) return false
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  return year > 0 && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month)
}

/** RFC 3339 without leap seconds; offsets up to the 14 hours that exist. */
export function isInstant(text: string): boolean {
  const match = instantPattern.exec(text)
  return match !== null && isDate(match[1]!)
}

function daysIn(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}

/** What nobody sees: control characters besides those of lines, and what turns the direction of the text behind it. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it is about them
const unseen = /[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/

/** Whether everybody who reads the text reads what stands in it. */
export const isSeen = (text: string): boolean => !unseen.test(text)

/** Text that PostgreSQL can store and JSON can carry back: no NUL, no half of a surrogate pair. */
export function isStorable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed()
}
