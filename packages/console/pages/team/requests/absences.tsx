// Absences a request of leave: how many of the team are away on these days already.
import { formatCount, formatDate } from '../../../app/formats.ts'
import { useSession } from '../../../app/session.tsx'
import { say } from '../../../app/words.ts'
import { listEmployees } from '../../../gen/operations/employees.ts'
import { listLeaveApplications } from '../../../gen/operations/leave-applications.ts'
import type { RecordOf } from '../../../records/kind.ts'
import type { Member } from '../team.ts'
import { useAll } from '../use-all.ts'
import { findConflict } from './conflict.ts'

interface AbsencesProps {
  readonly record: Pick<RecordOf<'LeaveApplication'>, 'employee_id' | 'from_date' | 'to_date' | 'status'>
}

export function Absences({ record }: AbsencesProps) {
  const { employee_id: oneself } = useSession()
  const people = useAll<Member>(listEmployees, {})
  const approved = useAll<RecordOf<'LeaveApplication'>>(listLeaveApplications, {
    status: 'approved',
    date_from: record.from_date,
    date_to: record.to_date,
  })
  if (record.status !== 'pending' || !people.data || !approved.data) return null
  const team = people.data.records.filter(
    ({ id, deleted, separation_date: left }) =>
      !deleted && id !== oneself && (left === null || left >= record.from_date),
  )
  const inTeam = new Set(team.map(({ id }) => id))
  const others = approved.data.records.filter(({ employee_id }) => inTeam.has(employee_id))
  const conflict = findConflict(record, others)
  if (conflict === undefined) return <p className="faint">{say('team.nobody_else')}</p>
  return (
    <p className="notice waits">
      {say('team.conflict', {
        day: formatDate(conflict.day),
        away: formatCount(conflict.away),
        all: formatCount(team.length),
      })}
    </p>
  )
}
