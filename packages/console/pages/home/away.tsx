// Who is away this week, with what and until when.
import { Link } from '@tanstack/react-router'
import { useCompany } from '../../app/company.ts'
import { formatDays, readToday } from '../../app/formats.ts'
import { findWeek } from '../../app/months.ts'
import { useRead } from '../../app/queries.ts'
import { say, sayOf, sayTogether } from '../../app/words.ts'
import { getLeaveCalendar } from '../../gen/operations/leave-calendar.ts'
import type { Output } from '../../records/operation.ts'
import { Loaded } from '../../ui/loading.tsx'
import { Status } from '../../ui/status.tsx'

type Calendar = Output<'getLeaveCalendar'>

/** More than these are seen in the calendar. */
const mostShown = 12

export function AwayThisWeek() {
  const { timezone, week_starts_on } = useCompany()
  const { first, last } = findWeek(readToday(timezone), week_starts_on)
  const week = useRead(getLeaveCalendar, { query: { from_date: first, to_date: last, limit: mostShown } })
  return (
    <section className="card">
      <header className="card-head">
        <h2>{say('home.away')}</h2>
        <Link to="/leave/calendar">{say('leave.calendar')}</Link>
      </header>
      <Loaded of={week} lines={4}>
        {calendar => (
          <>
            <Holidays holidays={calendar.holidays} />
            {calendar.employees.length === 0 && <p className="empty">{say('home.nobody_away')}</p>}
            <ul className="away-list">
              {calendar.employees.map(employee => (
                <Away key={employee.employee_id} employee={employee} />
              ))}
            </ul>
            {calendar.has_more && <p className="faint">{say('home.more_away')}</p>}
          </>
        )}
      </Loaded>
    </section>
  )
}

function Away({ employee }: { readonly employee: Calendar['employees'][number] }) {
  return (
    <li>
      <Link to="/employees/$id" params={{ id: employee.employee_id }}>
        {employee.first_name} {employee.last_name}
      </Link>
      {employee.absences.map(absence => (
        <span key={absence.leave_application_id} className="faint">
          {sayAbsence(absence)} {absence.status === 'pending' && <Status value="pending" />}
        </span>
      ))}
    </li>
  )
}

function sayAbsence(absence: Calendar['employees'][number]['absences'][number]): string {
  const { leave_type_name: name, from_date, to_date, half_day_type: half } = absence
  const days = formatDays(from_date, to_date)
  return half === null ? sayTogether(name, days) : sayTogether(name, days, sayOf('value', half))
}

function Holidays({ holidays }: { readonly holidays: Calendar['holidays'] }) {
  return holidays.map(({ holiday_id, date, name }) => (
    <p key={holiday_id}>
      <Status value="holiday" /> {sayTogether(name, formatDays(date, date))}
    </p>
  ))
}
