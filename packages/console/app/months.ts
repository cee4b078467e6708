// Months and days as addresses and the contract have them: YYYY-MM and YYYY-MM-DD.

/** The month of the address, or today's where it names none. */
export const readMonth = (text: string | undefined, today: string): string =>
  text !== undefined && /^(19|20|21)\d\d-(0[1-9]|1[0-2])$/.test(text) ? text : today.slice(0, 7)

export function addMonths(month: string, count: number): string {
  const first = new Date(`${month}-01T00:00:00Z`)
  first.setUTCMonth(first.getUTCMonth() + count)
  return first.toISOString().slice(0, 7)
}

export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + count)
  return date.toISOString().slice(0, 10)
}

/** Monday is 1 and Sunday 7. */
export const readWeekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7

export function listDays(first: string, last: string): string[] {
  const days: string[] = []
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day)
  return days
}

export const listDaysOfMonth = (month: string): string[] =>
  listDays(`${month}-01`, addDays(`${addMonths(month, 1)}-01`, -1))

/** The day of another year on which what comes back every year falls. */
export const moveToYear = (day: string, year: number | string): string => `${year}${day.slice(4)}`

/** The week that a day is in, from the workspace's first day of the week. */
export function findWeek(day: string, startsOn: number): { readonly first: string; readonly last: string } {
  const first = addDays(day, -((readWeekday(day) - startsOn + 7) % 7))
  return { first, last: addDays(first, 6) }
}
