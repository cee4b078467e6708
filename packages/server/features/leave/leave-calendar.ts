// The leave calendar: who is away between two days, with the holidays of these days.

import type { LeaveCalendar, LeaveCalendarEmployee, LeaveCalendarHoliday } from '@muster/contract'
import { statement } from '@muster/db'
import { say } from '@muster/sentences'
import type { PagedCall } from '../../http/context.ts'
import { invalidField } from '../../http/problem.ts'
import { listDaysWithin } from '../timekeeping/index.ts'

const maxDays = 62

interface Asked {
  readonly from_date: string
  readonly to_date: string
  readonly department_id: string | null
  readonly branch_id: string | null
}

interface Found {
  readonly employees: LeaveCalendarEmployee[]
  readonly holidays: LeaveCalendarHoliday[]
}

const absences = `
  select json_agg(json_build_object('leave_application_id', l.id, 'leave_type_id', l.leave_type_id, 'leave_type_name', t.name,
    'color', t.color, 'status', l.status, 'from_date', l.from_date, 'to_date', l.to_date, 'is_half_day', l.is_half_day,
    'half_day_type', l.half_day_type, 'total_days', l.total_days::text) order by l.from_date, l.id)
  from (
    select a.id, a.leave_type_id, a.status, a.from_date, a.to_date, a.is_half_day, a.half_day_type, a.total_days
    from leave_applications a
    where a.workspace_id = :workspace_id and a.employee_id = e.id and a.status in ('pending', 'approved')
      and a.to_date >= :from_date::date and a.from_date <= least(:to_date::date, e.separation_date)
    order by a.from_date, a.id limit ${maxDays}) as l
  join leave_types t on t.workspace_id = :workspace_id and t.id = l.leave_type_id`

const selectLeaveCalendar = statement<Found, Asked & { after_code: string; size: number }>(
  'leave_calendar',
  `with away as materialized (
     select distinct a.employee_id from leave_applications a
     where a.workspace_id = :workspace_id and a.to_date >= :from_date::date and a.from_date <= :to_date::date
       and a.status in ('pending', 'approved')
   ), page as (
     select e.id, e.employee_code, e.first_name, e.last_name, e.department_id, e.branch_id, e.separation_date
     from away join employees e on e.workspace_id = :workspace_id and e.id = away.employee_id
     where not e.deleted and e.employee_code > :after_code
       and (:department_id::text is null or e.department_id = :department_id)
       and (:branch_id::text is null or e.branch_id = :branch_id)
       and (e.separation_date is null or e.separation_date >= :from_date::date)
     order by e.employee_code limit :size::int
   )
   select
     (select coalesce(json_agg(json_build_object('employee_id', e.id, 'employee_code', e.employee_code, 'first_name', e.first_name,
        'last_name', e.last_name, 'department_id', e.department_id, 'branch_id', e.branch_id, 'absences', coalesce((${absences}), '[]'))
        order by e.employee_code), '[]') from page e) as employees,
     (select coalesce(json_agg(json_build_object('holiday_id', h.id, 'date', h.date, 'name', h.name, 'type', h.type, 'branch_id', h.branch_id)
        order by h.date, h.name, h.id), '[]')
      from (select o.id, of.day as date, o.name, o.type, o.branch_id
        from holidays o cross join lateral ${listDaysWithin('o', "daterange(:from_date::date, :to_date::date, '[]')")} as of
        where o.workspace_id = :workspace_id and (:branch_id::text is null or o.branch_id is null or o.branch_id = :branch_id)
        order by of.day, o.name, o.id limit 500) as h) as holidays`,
)

interface CalendarQuery {
  readonly from_date: string
  readonly to_date: string
  readonly department_id?: string
  readonly branch_id?: string
  readonly limit?: number
  readonly starting_after?: string
}

export async function readLeaveCalendar(
  call: PagedCall & { readonly query: CalendarQuery },
): Promise<LeaveCalendar> {
  const { db, query, cursors } = call
  const { from_date, to_date, department_id = null, branch_id = null, limit = 100 } = query
  assertWithin(from_date, to_date)
  const asked = { from_date, to_date, department_id, branch_id }
  const list = JSON.stringify([db.workspace_id, 'leave_calendar', asked])
  const after_code = query.starting_after ? cursors.read(list, query.starting_after).id : ''
  // One more than the page holds tells whether there are more.
  const [calendar] = await db.run(selectLeaveCalendar, Object.assign({ after_code, size: limit + 1 }, asked))
  const { employees: read, holidays } = calendar!
  const employees = read.slice(0, limit)
  const last = employees.at(-1)
  const has_more = read.length > limit
  const next_cursor = has_more && last ? cursors.write(list, { place: '', id: last.employee_code }) : null
  return { from_date, to_date, employees, holidays, has_more, next_cursor }
}

function assertWithin(from_date: string, to_date: string): void {
  const days = Temporal.PlainDate.from(from_date).until(to_date).days + 1
  if (days < 1) throw invalidField('to_date', say`must not be before from_date`)
  if (days > maxDays)
    throw invalidField('to_date', say`makes ${days} days with from_date; a calendar has at most ${maxDays}`)
}
