// What a calendar shows: leave and holidays, read under the reach of whoever made the feed.

import type { Holiday, LeaveApplication } from '@muster/contract'
import { type ReadDb, statement } from '@muster/db'
import { jobOnSql, listDaysWithin } from '../timekeeping/index.ts'

/** What calendars hold at most. Programs refuse files of some megabytes. */
export const mostEvents = 8_000
/** How long a calendar says that something was cancelled, so that programs that read it seldom take it out. */
const cancelledDays = 30

export interface Range {
  readonly employee_id: string
  /** The first and the last day of the calendar, in the workspace's zone. */
  readonly since: string
  readonly until: string
  readonly now: string
}

export interface LeaveDays extends Pick<LeaveApplication, 'id' | 'half_day_type'> {
  /** Whose leave it is; null for one's own. */
  readonly name: string | null
  readonly first_day: string
  readonly last_day: string
  readonly updated_at: string
  readonly sequence: number
  readonly cancelled: boolean
}

export interface HolidayDay extends Pick<Holiday, 'id' | 'name' | 'updated_at'> {
  readonly day: string
  readonly sequence: number
}

/** Seconds from the first to the last change: it grows with each one, and nothing has to count them. */
const sequenceOf = (row: string) => `floor(extract(epoch from ${row}.updated_at - ${row}.created_at))::int`

/** Leave `l` of the employee `e` within the days: approved, or cancelled lately after it was. It ends with the employment. */
const isShown = `l.from_date <= least(:until::date, e.separation_date) and l.to_date >= :since::date
  and (l.status = 'approved' or (l.status = 'cancelled' and l.approved_at is not null
    and l.cancelled_at > :now::timestamptz - interval '${cancelledDays} days'))`

const leaveColumns = `l.id, l.from_date as first_day, least(l.to_date, e.separation_date) as last_day, l.half_day_type,
  l.updated_at, ${sequenceOf('l')} as sequence, l.status = 'cancelled' as cancelled`

const selectOwnLeave = statement<LeaveDays, Range>(
  'calendar_of_own_leave',
  `select null::text as name, ${leaveColumns}
   from employees e join leave_applications l on l.workspace_id = :workspace_id and l.employee_id = e.id
   where e.workspace_id = :workspace_id and e.id = :employee_id and ${isShown}
   order by l.from_date, l.id limit ${mostEvents + 1}`,
)

/** By the lines and then by the leave of each: under the policies alone, all leave of the workspace would be looked at. */
const selectTeamLeave = statement<LeaveDays, Range>(
  'calendar_of_team_leave',
  `select e.first_name || ' ' || e.last_name as name, ${leaveColumns}
   from reporting_lines r
     join employees e on e.workspace_id = :workspace_id and e.id = r.employee_id
     join leave_applications l on l.workspace_id = :workspace_id and l.employee_id = e.id
   where r.workspace_id = :workspace_id and r.manager_id = :employee_id and not e.deleted and ${isShown}
   order by l.from_date, l.id limit ${mostEvents + 1}`,
)

/** Of all branches or of the one that the employee is in on that day. Optional ones free nobody by themselves. */
const selectOwnHolidays = statement<HolidayDay, Omit<Range, 'now'>>(
  'calendar_of_own_holidays',
  `select o.id, o.name, of.day, o.updated_at, ${sequenceOf('o')} as sequence
   from employees e, holidays o cross join lateral ${listDaysWithin('o', "daterange(:since::date, :until::date, '[]')")} as of
   where e.workspace_id = :workspace_id and e.id = :employee_id and o.workspace_id = :workspace_id and o.type <> 'optional'
     and of.day >= e.joining_date and of.day <= coalesce(e.separation_date, of.day)
     and (o.branch_id is null or o.branch_id = ${jobOnSql('branch_id', { employee: 'e.id', day: 'of.day' })})
   order by of.day, o.name, o.id limit ${mostEvents}`,
)

export interface Days {
  readonly leave: readonly LeaveDays[]
  readonly holidays: readonly HolidayDay[]
}

export async function readOwnDays(db: ReadDb, { now, ...range }: Range): Promise<Days> {
  const leave = await db.run(selectOwnLeave, { now, ...range })
  const holidays = await db.run(selectOwnHolidays, range)
  return { leave, holidays }
}

export async function readTeamDays(db: ReadDb, range: Range): Promise<Days> {
  return { leave: await db.run(selectTeamLeave, range), holidays: [] }
}
