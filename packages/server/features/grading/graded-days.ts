// Graded days as payroll reads them, the working days that should have a record and have none, and days yet to be graded.

import { type Db, statement } from '@muster/db'
import { type AttendanceStatus, type Day, daysFrom, explainWithoutRecord } from '@muster/engine'
import type { TimeFacts } from '../timekeeping/index.ts'

export interface Span {
  readonly employees: readonly string[]
  readonly first_day: Day
  readonly last_day: Day
}

/** A record as far as pay goes. */
export interface GradedRecord extends Grade {
  readonly employee_id: string
  readonly date: Day
}

interface Grade {
  readonly status: AttendanceStatus
  /** Of the halves that are not leave, those that were worked. */
  readonly present_halves: 0 | 1 | 2
  readonly is_late: boolean
  readonly is_early_leave: boolean
}

/** The days of an employee that are graded alike. */
interface GradedAlike extends Grade {
  readonly employee_id: string
  /** Each counted from the first day of the span. */
  readonly days: readonly number[]
}

// The status says the halves, but where one of them is leave. A month has few grades, so a tenth as many rows come as it has days.
const selectGradedRecords = statement<
  GradedAlike,
  { employees: readonly string[]; first_day: Day; last_day: Day }
>(
  'graded_records',
  `select employee_id, status, is_late, is_early_leave, present_halves, array_agg(day) as days from (
     select employee_id, status, is_late, is_early_leave, date - :first_day::date as day,
       case status when 'present' then 2 when 'half_day' then coalesce(present_halves, 1) else 0 end as present_halves
     from attendance_records
     where workspace_id = :workspace_id and employee_id = any(:employees) and date between :first_day and :last_day and not deleted) as r
   group by employee_id, status, is_late, is_early_leave, present_halves`,
)

/** The records of employees on the days, both included; in no order. */
export async function readGradedRecords(db: Db, span: Span): Promise<GradedRecord[]> {
  const rows = await db.run(selectGradedRecords, span)
  const dates = daysFrom(span.first_day, span.last_day)
  return rows.flatMap(({ employee_id, status, is_late, is_early_leave, present_halves, days }) =>
    days.map(day => ({
      employee_id,
      date: dates[day]!,
      status,
      is_late,
      is_early_leave,
      present_halves,
    })),
  )
}

type Recorded = Pick<GradedRecord, 'employee_id' | 'date'>

/** The working days of employees that should have a record by now and have none. `facts` are those of the employees. */
export function findUngradedDays(
  facts: TimeFacts,
  recorded: readonly Recorded[],
  { employees, first_day, last_day }: Span,
  now: Temporal.Instant,
): Recorded[] {
  const known = Map.groupBy(recorded, ({ employee_id }) => employee_id)
  const days = daysFrom(first_day, last_day)
  const moment = now.toString({ fractionalSecondDigits: 3 })
  return employees.flatMap(employee_id => {
    const calendar = facts.calendars.get(employee_id)
    if (!calendar) return []
    const context = { ...facts, calendar, now: moment }
    const dates = new Set(known.get(employee_id)?.map(({ date }) => date))
    return days
      .filter(date => !dates.has(date) && calendar.classifyDay(date) === 'workday')
      .filter(date => explainWithoutRecord(context, date) === null)
      .map(date => ({ employee_id, date }))
  })
}

const behind = statement<{ is_behind: boolean }, { first_day: Day; last_day: Day }>(
  'grading_behind',
  `select exists(select from attendance_regrades where workspace_id = :workspace_id and days && daterange(:first_day, :last_day, '[]'))
     or exists(select from attendance_grading g join companies c on c.workspace_id = :workspace_id
       where g.workspace_id = :workspace_id and g.graded_until < (:last_day::date + 1)::timestamp at time zone c.timezone) as is_behind`,
)

/**
 * Whether days of the span are yet to be graded by the clock, or again; none are where the workspace was never graded, nor
 * where the span ends before it begins, as does that of a month of which no day is over.
 */
export async function isGradingBehind(db: Db, first_day: Day, last_day: Day): Promise<boolean> {
  if (last_day < first_day) return false
  const [row] = await db.run(behind, { first_day, last_day })
  return row!.is_behind
}
