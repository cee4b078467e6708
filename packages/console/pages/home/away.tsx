// Who is away this week, day by day.
import { Link } from '@tanstack/react-router'
import { useCompany } from '../../app/company.ts'
import { formatDays, readToday } from '../../app/formats.ts'
import { findWeek, listDays } from '../../app/months.ts'
import { useRead } from '../../app/queries.ts'
import { say, sayOf, sayTogether } from '../../app/words.ts'
import { getLeaveCalendar } from '../../gen/operations/leave-calendar.ts'
import type { Output } from '../../records/operation.ts'
import { Face } from '../../records/references/face.tsx'
import { DayHeads } from '../../ui/day-heads.tsx'
import { Loaded } from '../../ui/loading.tsx'
import { Status } from '../../ui/status.tsx'

type Calendar = Output<'getLeaveCalendar'>
type Employee = Calendar['employees'][number]
type Absence = Employee['absences'][number]

/** More than these are seen in the calendar. */
const mostShown = 8

export function useAwayThisWeek(isAllowed: boolean) {
  const { timezone, week_starts_on } = useCompany()
  const { first, last } = findWeek(readToday(timezone), week_starts_on)
  const query = { from_date: first, to_date: last, limit: mostShown }
  return useRead(getLeaveCalendar, { query }, { enabled: isAllowed })
}

export function AwayThisWeek({ week }: { readonly week: ReturnType<typeof useAwayThisWeek> }) {
  return (
    <section className="card">
      <header className="card-head">
        <h2>{say('home.away')}</h2>
        <Link to="/leave/calendar">{say('tab.calendar')}</Link>
      </header>
      <Loaded of={week} lines={6}>
        {calendar => (
          <>
            <Holidays holidays={calendar.holidays} />
            {calendar.employees.length === 0 ? (
              <p className="empty">{say('home.nobody_away')}</p>
            ) : (
              <Week calendar={calendar} />
            )}
            {calendar.has_more && <p className="faint">{say('home.more_away')}</p>}
          </>
        )}
      </Loaded>
    </section>
  )
}

function Week({ calendar: { from_date, to_date, employees } }: { readonly calendar: Calendar }) {
  const today = readToday(useCompany().timezone)
  const days = listDays(from_date, to_date)
  return (
    <>
      <table className="week">
        <caption className="unseen">{say('home.away')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="unseen">{sayOf('field', 'employee_id')}</span>
            </th>
            <DayHeads days={days} today={today} />
          </tr>
        </thead>
        <tbody>
          {employees.map(employee => (
            <Row key={employee.employee_id} employee={employee} days={days} />
          ))}
        </tbody>
      </table>
      <p className="faint under">{say('home.week_legend')}</p>
    </>
  )
}

function Row({ employee, days }: { readonly employee: Employee; readonly days: readonly string[] }) {
  const name = `${employee.first_name} ${employee.last_name}`
  return (
    <tr>
      <th scope="row">
        <Link className="who" to="/employees/$id" params={{ id: employee.employee_id }}>
          <Face id={employee.employee_id} name={name} />
          <span dir="auto">{name}</span>
        </Link>
      </th>
      {days.map(day => {
        const absence = employee.absences.find(({ from_date, to_date }) => from_date <= day && day <= to_date)
        return <td key={day}>{absence && <Day absence={absence} />}</td>
      })}
    </tr>
  )
}

function Day({ absence }: { readonly absence: Absence }) {
  const { status, half_day_type: half } = absence
  const looks = ['day-off', status === 'pending' && 'asked', half !== null && 'half']
    .filter(Boolean)
    .join(' ')
  const said = sayAbsence(absence)
  return (
    <span className={looks} title={said}>
      <span className="unseen">{said}</span>
    </span>
  )
}

function sayAbsence({ leave_type_name, from_date, to_date, half_day_type, status }: Absence): string {
  const half = half_day_type === null ? [] : [sayOf('value', half_day_type)]
  const asked = status === 'pending' ? [sayOf('value', 'pending')] : []
  return sayTogether(leave_type_name, formatDays(from_date, to_date), ...half, ...asked)
}

function Holidays({ holidays }: { readonly holidays: Calendar['holidays'] }) {
  return holidays.map(({ holiday_id, date, name }) => (
    <p key={holiday_id}>
      <Status value="holiday" /> {sayTogether(name, formatDays(date, date))}
    </p>
  ))
}
