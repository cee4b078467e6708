// The people below the person, with how a day of theirs stands.
import { useCompany } from '../../app/company.ts'
import { readToday } from '../../app/formats.ts'
import { useSession } from '../../app/session.tsx'
import { listAttendanceRecords } from '../../gen/operations/attendance-records.ts'
import { listEmployees } from '../../gen/operations/employees.ts'
import { listLeaveApplications } from '../../gen/operations/leave-applications.ts'
import type { RecordOf } from '../../records/kind.ts'
import { type DayState, findState } from './state.ts'
import { useAll } from './use-all.ts'

export type Member = RecordOf<'Employee'>

export interface MemberDay {
  readonly member: Member
  readonly name: string
  readonly state: DayState
  readonly record: RecordOf<'AttendanceRecord'> | undefined
}

interface Team {
  readonly days: readonly MemberDay[]
  readonly hasMore: boolean
}

/** In the order of their names; without the person themselves, whose own days are elsewhere. */
export function useTeamDay(day: string) {
  const { employee_id: oneself } = useSession()
  const today = readToday(useCompany().timezone)
  const people = useAll<Member>(listEmployees, {})
  const records = useAll<RecordOf<'AttendanceRecord'>>(listAttendanceRecords, { date: day })
  const leave = useAll<RecordOf<'LeaveApplication'>>(listLeaveApplications, {
    status: 'approved',
    date_from: day,
    date_to: day,
  })
  const reads = [people, records, leave]
  const refetch = () => void Promise.all(reads.map(read => read.refetch()))
  const error = reads.find(read => read.error)?.error
  if (!people.data || !records.data || !leave.data) return { data: undefined, error, refetch }
  const ofDay = new Map(records.data.records.map(record => [record.employee_id, record]))
  const away = new Set(
    leave.data.records.filter(({ is_half_day }) => !is_half_day).map(({ employee_id }) => employee_id),
  )
  const days = people.data.records
    .filter(member => member.id !== oneself && worksOn(member, day))
    .map((member): MemberDay => {
      const record = ofDay.get(member.id)
      const state = findState(record, away.has(member.id), day >= today)
      return { member, name: `${member.first_name} ${member.last_name}`, state, record }
    })
    .toSorted((one, other) => one.name.localeCompare(other.name))
  const data: Team = { days, hasMore: people.data.hasMore }
  return { data, error, refetch }
}

const worksOn = ({ deleted, joining_date: joined, separation_date: left }: Member, day: string): boolean =>
  !deleted && joined <= day && (left === null || left >= day)
