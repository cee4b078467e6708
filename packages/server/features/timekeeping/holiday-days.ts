// The days of a holiday: the one that it is entered for, and those of later years where it comes back.

/** Of a 29 February one is within so many years, also across a year such as 2100. */
const most = 8

/**
 * SQL: the days of a row of holidays within a range of days, as `day`; of a range that is longer than some years, the first
 * ones. A 29 February comes back in leap years only.
 */
export function listDaysWithin(holiday: string, range: string): string {
  const first = `(extract(year from lower(${range})) - extract(year from ${holiday}.date))::int`
  const last = `(extract(year from upper(${range}) - 1) - extract(year from ${holiday}.date))::int`
  return `(select come.day from (
     select (${holiday}.date + make_interval(years => n))::date as day
     from generate_series(greatest(0, ${first}), case when ${holiday}.is_recurring then least(${last}, greatest(0, ${first}) + ${most}) else 0 end) as n) as come
   where come.day <@ ${range} and to_char(come.day, 'MMDD') = to_char(${holiday}.date, 'MMDD'))`
}

interface Wanted {
  readonly year?: number
  readonly date_from?: string
  readonly date_to?: string
}

/** The days that a year and two dates leave, as a range of PostgreSQL; undefined where none of them is said. */
export function rangeOf({ year, date_from, date_to }: Wanted): string | undefined {
  if (year === undefined && date_from === undefined && date_to === undefined) return undefined
  const of = year === undefined ? ['0001', '9999'] : [String(year).padStart(4, '0')]
  const from = [`${of[0]}-01-01`, date_from ?? ''].sort().at(-1)!
  const to = [`${of.at(-1)}-12-31`, date_to ?? '9999-12-31'].sort()[0]!
  return from > to ? 'empty' : `[${from},${to}]`
}
