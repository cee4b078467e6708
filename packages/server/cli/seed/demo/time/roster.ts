// The demo's roster: one employee who changed shifts, and two with rest-day swaps.

import type { Db } from '@muster/db'
import { addDays, type Calendar, type Day, type DayKind, daysFrom, weekday } from '@muster/engine'
import { readTimeFacts } from '../../../../features/timekeeping/index.ts'
import { newId } from '../../../../resource/ids.ts'
import { insertIn } from '../../rows.ts'
import type { Demo } from '../organisation.ts'

/** Index of the post, and days from today on; neither asks for leave. */
const swaps = [
  [15, -23, 'The loom was set up on a Sunday'],
  [33, 5, 'An order for Hamburg has to be dyed'],
] as const

/** A night worker who has the evenings since some months ago. */
const [moved, daysAgo] = [28, 150]

export async function demoRoster(db: Db, { employees, organisation, today }: Demo): Promise<void> {
  const { calendars } = await readTimeFacts(db, employees)
  // From a Monday on, after the night off.
  const effective_from = firstDay(addDays(today, -daysAgo), day => weekday(day) === 1)
  const assignment = {
    employee_id: employees[moved],
    shift_id: organisation.shifts.get('Evening'),
    effective_from,
  }
  await insertIn(db, 'employee_shifts', [{ id: newId('EmployeeShift'), ...assignment }])
  const rows = swaps.map(([n, days, reason]) => {
    const of = (kind: DayKind, calendar: Calendar) => (day: Day) => calendar.classifyDay(day) === kind
    const calendar = calendars.get(employees[n]!)!
    const rest_date = firstDay(addDays(today, days), of('rest_day', calendar))
    const work_date = firstDay(rest_date, of('workday', calendar))
    return { id: newId('RestDaySwap'), employee_id: employees[n], rest_date, work_date, reason }
  })
  await insertIn(db, 'rest_day_swaps', rows)
}

function firstDay(from: Day, is: (day: Day) => boolean): Day {
  return daysFrom(from, addDays(from, 60)).find(is)!
}
