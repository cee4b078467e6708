// The demo's holidays: last year's, this year's and the next one's, those by the moon among them.

import { newId } from '../../../../resource/ids.ts'
import type { SeedRow } from '../../rows.ts'

// Month, day, name, type, and whether one record stands for all years.
const fixed = [
  [2, 5, 'Kashmir Day', 'public', true],
  [3, 23, 'Pakistan Day', 'public', true],
  [5, 1, 'Labour Day', 'public', true],
  [8, 14, 'Independence Day', 'public', true],
  [9, 30, 'Founders Day', 'company', false],
  [11, 9, 'Iqbal Day', 'public', true],
  [12, 25, 'Quaid-e-Azam Day', 'public', true],
] as const

// Month and first day of the Islamic year, name, days.
const byTheMoon = [
  [1, 9, 'Ashura', 2],
  [3, 12, 'Eid Milad-un-Nabi', 1],
  [10, 1, 'Eid-ul-Fitr', 3],
  [12, 10, 'Eid-ul-Azha', 3],
] as const

const islamic = 'islamic-umalqura'

/** Three calendar years, so that the year of attendance which ends today has its own. */
export function holidayRows(today: Temporal.PlainDate, mill: string | undefined): SeedRow[] {
  const years = [today.year - 1, today.year, today.year + 1]
  const row = (date: Temporal.PlainDate, name: string, type: string, is_recurring: boolean) => ({
    id: newId('Holiday'),
    name,
    date: date.toString(),
    type,
    is_recurring,
    branch_id: null as string | null,
  })
  const dated = fixed.flatMap(([month, day, name, type, is_recurring]) =>
    (is_recurring ? years.slice(0, 1) : years).map(year =>
      row(Temporal.PlainDate.from({ year, month, day }), name, type, is_recurring),
    ),
  )
  const religious = moonDays(years).map(({ date, name }) => row(date, name, 'religious', false))
  const millOnly = years.map(year => ({
    ...row(Temporal.PlainDate.from({ year, month: 7, day: 1 }), 'Mill maintenance', 'company', false),
    branch_id: mill ?? null,
  }))
  return [...dated, ...religious, ...millOnly]
}

/** An Islamic year is eleven days shorter, so some of these come twice in a calendar year. */
function moonDays(years: readonly number[]): { date: Temporal.PlainDate; name: string }[] {
  const first = Temporal.PlainDate.from({ year: years[0]!, month: 1, day: 1 }).withCalendar(islamic).year
  const islamicYears = Array.from({ length: years.length + 2 }, (_, n) => first + n)
  return islamicYears
    .flatMap(year =>
      byTheMoon.flatMap(([month, day, name, length]) => {
        const start = Temporal.PlainDate.from({ calendar: islamic, year, month, day }).withCalendar('iso8601')
        // In Pakistan the moon is mostly seen a day after that calendar expects it.
        return Array.from({ length }, (_, n) => ({ date: start.add({ days: n + 1 }), name }))
      }),
    )
    .filter(({ date }) => years.includes(date.year))
}
