// A day of attendance: how it was graded and why, and the punches that it rests on.
import { Link } from '@tanstack/react-router'
import { say } from '../../app/words.ts'
import {
  getAttendanceRecord,
  getAttendanceRecordExplanation,
} from '../../gen/operations/attendance-records.ts'
import { Explanation } from '../../records/explanations/explanation.tsx'
import { type Output, readResult } from '../../records/operation.ts'
import { Facts } from '../../records/value.tsx'
import { CorrectDay } from './correction/correct-day.tsx'
import { Punches } from './punches.tsx'

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
      <section className="card">
        <h2>{say('attendance.punches')}</h2>
        <Punches day={day.date} employee_id={day.employee_id} />
      </section>
    </>
  )
}

const isEmpty = (value: unknown): boolean => value === null || value === 0
