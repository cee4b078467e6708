// The calendar of a team, put together from the lists of its leave and its people.
import { useQuery } from '@tanstack/react-query'
import { moveToYear } from '../../../app/months.ts'
import { makeQuery } from '../../../app/queries.ts'
import { listEmployees } from '../../../gen/operations/employees.ts'
import { listHolidays } from '../../../gen/operations/holidays.ts'
import { listLeaveApplications } from '../../../gen/operations/leave-applications.ts'
import { listLeaveTypes } from '../../../gen/operations/leave-types.ts'
import type { RecordOf } from '../../../records/kind.ts'
import type { Absence, AwayEmployee, CalendarHoliday } from '../../leave/calendar-pages.ts'
import type { Member } from '../team.ts'
import { useAll } from '../use-all.ts'

type Leave = RecordOf<'LeaveApplication'>
type LeaveType = RecordOf<'LeaveType'>

interface TeamCalendar {
  readonly employees: readonly AwayEmployee[]
  readonly holidays: readonly CalendarHoliday[]
  readonly hasMore: boolean
}

export function useTeamCalendar(days: readonly string[]) {
  const within = { date_from: days[0] ?? '', date_to: days.at(-1) ?? '' }
  const people = useAll<Member>(listEmployees, {})
  const approved = useAll<Leave>(listLeaveApplications, Object.assign({ status: 'approved' }, within))
  const pending = useAll<Leave>(listLeaveApplications, Object.assign({ status: 'pending' }, within))
  // What the company has for everybody belongs to no team, and is read for oneself.
  const types = useQuery(makeQuery(listLeaveTypes, { query: { limit: 100 } }, {}, 'own'))
  const holidays = useQuery(
    makeQuery(listHolidays, { query: Object.assign({ limit: 100 }, within) }, {}, 'own'),
  )
  const reads = [people, approved, pending, types, holidays]
  const refetch = () => void Promise.all(reads.map(read => read.refetch()))
  const error = reads.find(read => read.error)?.error
  if (!people.data || !approved.data || !pending.data || !types.data || !holidays.data)
    return { data: undefined, error, refetch }
  const named = new Map(types.data.data.map(type => [type.id, type]))
  const leave = Map.groupBy([...approved.data.records, ...pending.data.records], one => one.employee_id)
  const data: TeamCalendar = {
    employees: people.data.records
      .filter(({ id, deleted }) => !deleted && leave.has(id))
      .map(member => makeRow(member, leave.get(member.id) ?? [], named))
      .toSorted((one, other) => one.first_name.localeCompare(other.first_name)),
    holidays: holidays.data.data.map(holiday => makeHoliday(holiday, within.date_from.slice(0, 4))),
    hasMore: [people, approved, pending].some(read => read.data?.hasMore === true),
  }
  return { data, error, refetch }
}

function makeRow(
  { id, employee_code, first_name, last_name, department_id, branch_id }: Member,
  leave: readonly Leave[],
  types: ReadonlyMap<string, LeaveType>,
): AwayEmployee {
  const absences = leave
    .map(one => makeAbsence(one, types.get(one.leave_type_id)))
    .toSorted((one, other) => one.from_date.localeCompare(other.from_date))
  return {
    employee_id: id,
    employee_code,
    first_name,
    last_name,
    department_id: department_id ?? '',
    branch_id,
    absences,
  }
}

const makeAbsence = (leave: Leave, type: LeaveType | undefined): Absence => ({
  leave_application_id: leave.id,
  leave_type_id: leave.leave_type_id,
  leave_type_name: type?.name ?? '',
  color: type?.color ?? '',
  status: leave.status === 'pending' ? 'pending' : 'approved',
  from_date: leave.from_date,
  to_date: leave.to_date,
  is_half_day: leave.is_half_day,
  half_day_type: leave.half_day_type,
  total_days: leave.total_days,
})

/** The record of one that comes back every year has the first of its days. */
const makeHoliday = (
  { id, date, name, type, is_recurring, branch_id }: RecordOf<'Holiday'>,
  year: string,
): CalendarHoliday => ({
  holiday_id: id,
  date: is_recurring ? moveToYear(date, year) : date,
  name,
  type,
  branch_id,
})
