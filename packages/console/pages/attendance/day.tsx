// A day of attendance: how it was graded and why, and the punches that it rests on.
import { Link } from '@tanstack/react-router'
import { useCompany } from '../../app/company.ts'
import { formatMoment } from '../../app/formats.ts'
import { useRead } from '../../app/queries.ts'
import { say, sayOf } from '../../app/words.ts'
import {
  getAttendanceRecord,
  getAttendanceRecordExplanation,
} from '../../gen/operations/attendance-records.ts'
import { listPunches } from '../../gen/operations/punches.ts'
import { Explanation } from '../../records/explanations/explanation.tsx'
import { type Output, readResult } from '../../records/operation.ts'
import { Facts } from '../../records/value.tsx'
import { Loaded } from '../../ui/loading.tsx'
import { CorrectDay } from './correct-day.tsx'

type Day = Output<'getAttendanceRecord'>

const facts: readonly (keyof Day)[] = [
  'status',
  'shift_id',
  'check_in_at',
  'check_out_at',
  'worked_minutes',
  'late_minutes',
  'early_leave_minutes',
  'overtime_minutes',
  'leave_application_id',
  'holiday_id',
  'note',
]

export function DayFacts({ day }: { readonly day: Day }) {
  const shown = facts.filter(name => !isEmpty(day[name]))
  return (
    <>
      <section className="card">
        <header className="card-head">
          <h2>{say('attendance.day')}</h2>
          <CorrectDay day={day} />
        </header>
        <Facts
          fields={readResult(getAttendanceRecord)}
          record={day}
          schemas={getAttendanceRecord.schemas}
          names={shown}
        />
        <p className="under">
          <Link to="/attendance/records/$id" params={{ id: day.id }}>
            {say('record.open')}
          </Link>
        </p>
      </section>
      <Explanation operation={getAttendanceRecordExplanation} id={day.id} />
      <Punches day={day} />
    </>
  )
}

const isEmpty = (value: unknown): boolean => value === null || value === 0

function Punches({ day: { employee_id, date } }: { readonly day: Day }) {
  const punches = useRead(listPunches, { query: { employee_id, attendance_date: date, limit: 50 } })
  const { timezone } = useCompany()
  return (
    <section className="card">
      <h2>{say('attendance.punches')}</h2>
      <Loaded of={punches} lines={2}>
        {({ data }) => (
          <ul className="history">
            {data.length === 0 && <li className="empty">{say('attendance.no_punches')}</li>}
            {data.map(punch => (
              <li key={punch.id}>
                <time dateTime={punch.punched_at}>{formatMoment(punch.punched_at, timezone)}</time>{' '}
                {sayOf('value', punch.direction)}{' '}
                <span className="faint">
                  {sayOf('value', punch.source)}
                  {punch.is_ignored && ` · ${say('attendance.ignored')}`}
                  {punch.within_geofence === false && ` · ${say('attendance.outside')}`}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  )
}
