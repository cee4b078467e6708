// Attendance days: how a day of each employee stands at the moment, by what grading would be given of it.

import type { AttendanceDay } from '@muster/contract'
import {
  addDays,
  attribute,
  type Calendar,
  type Day,
  type DayInputs,
  type DayNow,
  describeDayNow,
  describeToday,
  reachOfDays,
} from '@muster/engine'
import type { Context, PagedCall } from '../../http/context.ts'
import { today } from '../../http/context.ts'
import { markExact } from '../../http/response/response-fields.ts'
import { describeFields } from '../../resource/fields.ts'
import { type ListQuery, makeLister, type Page } from '../../resource/lists.ts'
import { isBlank, nothingKnown, readGradingInputs, readManualCorrections } from '../grading/index.ts'
import { closedDays, readTimeFacts, type TimeFacts } from '../timekeeping/index.ts'

type Known = ReturnType<typeof nothingKnown>

interface Row {
  readonly object: string
  readonly id: string
  readonly first_name: string
  readonly last_name: string
  readonly branch_id: string | null
  readonly created_at: string
}

/** In this employment or in a former one. The offset keeps others unread. */
const worksOn = `(
  (employees.joining_date <= :date and (employees.separation_date is null or employees.separation_date >= :date))
  or exists (select from employee_former_employments f where f.workspace_id = :workspace_id and f.employee_id = employees.id
    and f.joining_date <= :date and f.separation_date >= :date offset 0))`

const columns = ['id', 'first_name', 'last_name', 'branch_id', 'created_at']
const page = makeLister<Row>(
  {
    ...describeFields('Employee'),
    object: 'attendance_day',
    shown: columns.map(column => `employees.${column}`).join(', '),
  },
  { filters: { date: worksOn } },
)

interface Asked extends ListQuery {
  readonly date?: string
}

export async function listAttendanceDays(
  call: PagedCall & { readonly query: Asked },
): Promise<Page<AttendanceDay>> {
  const date = call.query.date ?? today(call)
  const query = Object.assign({}, call.query, { date })
  const { data: people, ...rest } = await page(Object.assign({}, call, { query }))
  if (people.length === 0) return markExact({ data: [], ...rest })
  const facts = await readTimeFacts(
    call.db,
    people.map(({ id }) => id),
  )
  const calendars = new Map(people.flatMap(person => calendarOf(facts, person)))
  const known = await readDays(call, facts, calendars, date)
  const data = people.flatMap(person => {
    const calendar = calendars.get(person.id)
    if (!calendar) return []
    const days = known.get(person.id) ?? nothingKnown()
    const day = describe(call, facts, calendar, days, date)
    return day === null ? [] : [toAttendanceDay(person, day, days)]
  })
  return markExact({ data, ...rest })
}

/** A manager is not shown the former jobs of their people, so the branch is that of today. What is over stands in its record. */
function calendarOf({ calendars }: TimeFacts, { id, branch_id }: Row): (readonly [string, Calendar])[] {
  const calendar = calendars.get(id)
  return calendar ? [[id, calendar.withBranches({ branch_id, former_branches: [] })]] : []
}

/** The punches, leave and records of the day and of the one before, which may have begun what still lasts. */
function readDays(
  { db }: Context,
  { settings, timezone }: TimeFacts,
  calendars: ReadonlyMap<string, Calendar>,
  date: Day,
): Promise<Map<string, Known>> {
  const stretches = [...calendars].map(([employee_id, calendar]) => ({
    employee_id,
    ...reachOfDays({ calendar, settings, timezone, first_day: addDays(date, -1), last_day: date }),
  }))
  return readGradingInputs(db, stretches, calendars)
}

function describe(
  call: Context,
  facts: TimeFacts,
  calendar: Calendar,
  { punches, leaves, records }: Known,
  date: Day,
): DayNow | null {
  const { settings, timezone } = facts
  const context = { calendar, settings, timezone }
  const punchesOf = Map.groupBy(
    attribute({ ...context, isClosed: closedDays(facts, calendar), punches }),
    ({ attendance_date }) => attendance_date,
  )
  const now = call.now.toString({ fractionalSecondDigits: 3 })
  const inputsOf = (day: Day): DayInputs => {
    const written = readManualCorrections(records.get(day))
    return {
      ...context,
      day,
      punches: punchesOf.get(day) ?? [],
      leaves: leaves.get(day) ?? [],
      written: written && isBlank(written) ? null : written,
      now,
    }
  }
  if (date === today(call)) return describeToday(date, inputsOf)
  const recorded = records.get(date)
  return describeDayNow(inputsOf(date), recorded?.deleted ? undefined : recorded)
}

function toAttendanceDay(
  { id, first_name, last_name }: Row,
  day: DayNow,
  { records }: Known,
): Omit<AttendanceDay, 'object'> & { readonly object: 'attendance_day' } {
  const record = records.get(day.date)
  const attendance_record_id = record && !record.deleted ? record.id : null
  return { object: 'attendance_day', id, first_name, last_name, ...day, attendance_record_id }
}
