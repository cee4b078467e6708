// One day of one's own: how it was graded and on what it rests, and the ways to ask for a correction or for overtime.
import { formatDate } from '../../../app/formats.ts'
import { useSession } from '../../../app/session.tsx'
import { say } from '../../../app/words.ts'
import { getAttendanceRecord } from '../../../gen/operations/attendance-records.ts'
import { createOvertimeRequest } from '../../../gen/operations/overtime-requests.ts'
import { createRegularisation } from '../../../gen/operations/regularisations.ts'
import { ActionButton } from '../../../records/actions/actions.tsx'
import type { RecordOf } from '../../../records/kind.ts'
import { readResult } from '../../../records/operation.ts'
import { Facts } from '../../../records/value.tsx'
import { Status } from '../../../ui/status.tsx'
import { Punches } from '../../attendance/punches.tsx'

type AttendanceDay = RecordOf<'AttendanceRecord'>

const facts = [
  'check_in_at',
  'check_out_at',
  'scheduled_minutes',
  'worked_minutes',
  'break_minutes',
  'late_minutes',
  'early_leave_minutes',
  'overtime_minutes',
  'note',
] as const satisfies readonly (keyof AttendanceDay)[]

interface DayProps {
  readonly day: string
  readonly record: AttendanceDay | undefined
}

export function Day({ day, record }: DayProps) {
  return (
    <section className="card" aria-labelledby="my-day">
      <header className="card-head">
        <h2 id="my-day">{formatDate(day)}</h2>
        {record && <Status value={record.status} />}
      </header>
      {record === undefined ? (
        <p className="empty">{say('attendance.no_record')}</p>
      ) : (
        <Facts
          fields={readResult(getAttendanceRecord)}
          record={record}
          schemas={getAttendanceRecord.schemas}
          names={facts.filter(name => record[name] !== null && record[name] !== 0)}
        />
      )}
      <h3>{say('attendance.punches')}</h3>
      <Punches day={day} />
      <Requests day={day} record={record} />
    </section>
  )
}

function Requests({ day, record }: DayProps) {
  const { employee_id } = useSession()
  const given = { employee_id, date: day }
  const date = formatDate(day)
  return (
    <p className="ways">
      <ActionButton
        operation={createRegularisation}
        given={given}
        record={{
          requested_check_in_at: record?.check_in_at ?? null,
          requested_check_out_at: record?.check_out_at ?? null,
        }}
        text={say('attendance.correct')}
        submit={say('attendance.correct_of', { day: date })}
      />
      <ActionButton
        operation={createOvertimeRequest}
        given={given}
        record={{}}
        text={say('my.overtime')}
        submit={say('my.overtime_of', { day: date })}
      />
    </p>
  )
}
