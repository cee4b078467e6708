// The calendar of a feed: leave and holidays as events, in the words of its language.

import type { CalendarFeed } from '@muster/contract'
import { type CalendarEvent, writeCalendar } from '@muster/formats'
import { type Days, type HolidayDay, type LeaveDays, mostEvents } from './read-days.ts'
import { type Wording, wordings } from './wordings.ts'

/** How often a calendar may read a feed again. */
const hours = 4

interface Described extends Pick<CalendarFeed, 'kind' | 'language'> {
  readonly workspace_name: string
}

/** A half day is said in words: the hours of a half follow from a shift, which may change, cross midnight or have none. */
function nameLeave({ name, half_day_type }: LeaveDays, { away, leave, halves }: Wording): string {
  const what = name === null ? leave : away(name)
  return half_day_type === null ? what : halves[half_day_type](what)
}

const showLeave =
  (wording: Wording) =>
  (leave: LeaveDays): CalendarEvent => ({
    uid: `${leave.id}@muster`,
    summary: nameLeave(leave, wording),
    first_day: leave.first_day,
    last_day: leave.last_day,
    changed_at: leave.updated_at,
    sequence: leave.sequence,
    isCancelled: leave.cancelled,
    // Nobody is busy while others are away, and half a day leaves the other half.
    isBusy: leave.name === null && leave.half_day_type === null,
  })

const showHoliday = (holiday: HolidayDay): CalendarEvent => ({
  // A holiday comes back every year under one id.
  uid: `${holiday.id}-${holiday.day}@muster`,
  summary: holiday.name,
  first_day: holiday.day,
  last_day: holiday.day,
  changed_at: holiday.updated_at,
  sequence: holiday.sequence,
  isCancelled: false,
  isBusy: false,
})

export function showCalendar(
  { kind, language, workspace_name }: Described,
  { leave, holidays }: Days,
): string {
  const wording = wordings[language]
  const shown = leave.slice(0, mostEvents)
  return writeCalendar({
    name: wording.titles[kind](workspace_name),
    description: leave.length > mostEvents ? wording.until(shown.at(-1)!.first_day) : undefined,
    hours,
    events: [...shown.map(showLeave(wording)), ...holidays.map(showHoliday)],
  })
}
