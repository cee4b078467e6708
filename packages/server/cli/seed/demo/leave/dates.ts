// The dates of the demo's leave: turns intended leave into applications with days and times.

import {
  addDays,
  type Calendar,
  type Day,
  daysFrom,
  type Instant,
  kindForLeave,
  weekday,
} from '@muster/engine'
import { earliest, latest } from '../../../../features/grading/index.ts'
import type { Requested } from '../../../../features/leave/index.ts'
import { newId } from '../../../../resource/ids.ts'
import { among } from '../../chance.ts'
import type { Demo } from '../organisation.ts'
import type { Ask } from './asks.ts'
import type { LeaveCode } from './types.ts'

export interface Application extends Requested {
  readonly reason: string
  readonly status: Ask['status']
  /** Why it was rejected or cancelled. */
  readonly because: string | null
  /** The day of the request, by the calendar on the wall. */
  readonly filed: Day
  readonly created_at: Instant
  readonly decided_at: Instant
}

interface Known extends Demo {
  readonly calendars: ReadonlyMap<string, Calendar>
  readonly types: ReadonlyMap<LeaveCode, string>
  /** The last days of the fiscal years. */
  readonly year_ends: readonly Day[]
}

/** None where the employment has no such days; two where they go on past the end of a fiscal year. */
export function makeDating(known: Known): (ask: Ask) => Application[] {
  return ask => {
    const employee_id = known.employees[ask.employee]!
    const [first, last] = chooseDates(ask, known.calendars.get(employee_id)!, known.today)
    if (!first || !last) return []
    const end = known.year_ends.find(day => first <= day && day < last)
    const spans = end ? [[first, end] as const, [addDays(end, 1), last] as const] : [[first, last] as const]
    const { code, reason, status, half = null, because = null } = ask
    return spans.map(([from_date, to_date]) => ({
      employee_id,
      leave_type_id: known.types.get(code)!,
      from_date,
      to_date,
      reason,
      status,
      because,
      is_half_day: half !== null,
      half_day_type: half,
      document_id: chooseDocument(ask),
      ...chooseMoments(ask, from_date, known),
    }))
  }
}

/** The first and the last of the working days. */
function chooseDates({ from, on, days }: Ask, calendar: Calendar, today: Day): (Day | undefined)[] {
  const start = addDays(today, from)
  const worked = daysFrom(start, addDays(start, 2 * days + 30)).filter(
    day => kindForLeave(calendar, day) === 'workday',
  )
  const at = worked.findIndex(day => on === undefined || weekday(day) === on)
  return [worked[at], worked[at + days - 1]]
}

/** The id of the paper that goes with it, which demoDocuments stores. */
function chooseDocument({ code, days }: Ask): string | null {
  return code === 'ML' || (code === 'SL' && days > 2) ? newId('EmployeeDocument') : null
}

/**
 * When it was asked for and when it was decided: sick leave on its first day, other leave some days ahead, though not
 * before its fiscal year, which has no days to ask for until it begins.
 */
function chooseMoments({ code, employee, from }: Ask, from_date: Day, { today, now, year_ends }: Known) {
  const ahead = code === 'SL' ? 0 : among(3, 14, employee, from)
  const before = year_ends.findLast(day => day < from_date)
  const wanted = addDays(from_date, -ahead)
  const filed = earliest([before ? latest([wanted, addDays(before, 1)]) : wanted, today])
  const created = Temporal.Instant.from(`${filed}T04:00:00Z`).add({
    minutes: among(0, 420, employee, from, 1),
  })
  const decided = created.add({ minutes: among(60, 360, employee, from, 2) })
  const text = (instant: Temporal.Instant) =>
    earliest([instant, now].map(at => at.toString({ fractionalSecondDigits: 3 })))
  return { filed, created_at: text(created), decided_at: text(decided) }
}
