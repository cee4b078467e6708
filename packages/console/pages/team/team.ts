// The people below the person, with how a day of theirs stands.
import { useSession } from '../../app/session.tsx'
import { listAttendanceDays } from '../../gen/operations/attendance-days.ts'
import { listEmployees } from '../../gen/operations/employees.ts'
import type { RecordOf } from '../../records/kind.ts'
import { useAll } from './use-all.ts'

export type Member = RecordOf<'Employee'>

export interface MemberDay {
  readonly member: Member
  readonly name: string
  readonly day: RecordOf<'AttendanceDay'>
}

interface Team {
  readonly days: readonly MemberDay[]
  readonly hasMore: boolean
}

/** In the order of their names; without the person themselves, whose own days are elsewhere, and those who do not work here then. */
export function useTeamDay(date: string) {
  const { employee_id: oneself } = useSession()
  const people = useAll<Member>(listEmployees, {})
  const read = useAll<RecordOf<'AttendanceDay'>>(listAttendanceDays, { date })
  const refetch = () => void Promise.all([people.refetch(), read.refetch()])
  const error = people.error ?? read.error
  if (!people.data || !read.data) return { data: undefined, error, refetch }
  const byPerson = new Map(read.data.records.map(day => [day.id, day]))
  const days = people.data.records
    .flatMap((member): MemberDay[] => {
      const day = byPerson.get(member.id)
      if (day === undefined || member.id === oneself) return []
      return [{ member, name: `${member.first_name} ${member.last_name}`, day }]
    })
    .toSorted((one, other) => one.name.localeCompare(other.name))
  const data: Team = { days, hasMore: people.data.hasMore || read.data.hasMore }
  return { data, error, refetch }
}
