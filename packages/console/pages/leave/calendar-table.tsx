// The table of the leave calendar: days across, and each leave as a bar with its type in words and colour.
import { Link } from '@tanstack/react-router'
import { useCompany } from '../../app/company.ts'
import { formatDays, readToday } from '../../app/formats.ts'
import { say, sayOf } from '../../app/words.ts'
import { useRecordPath } from '../../records/references/record-paths.ts'
import { DayHeads } from '../../ui/day-heads.tsx'
import type { Absence, AwayEmployee, CalendarHoliday } from './calendar-pages.ts'

interface CalendarTableProps {
  readonly days: readonly string[]
  readonly employees: readonly AwayEmployee[]
  readonly holidays: readonly CalendarHoliday[]
}

export function CalendarTable({ days, employees, holidays }: CalendarTableProps) {
  const today = readToday(useCompany().timezone)
  const path = useRecordPath('Employee')
  const free = new Map(holidays.map(({ date, name }) => [date, name]))
  return (
    // Only what can take the focus can be scrolled by keys.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className="table days" tabIndex={0} aria-label={say('leave.calendar')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{sayOf('field', 'employee_id')}</th>
            <DayHeads days={days} free={free} today={today} />
          </tr>
        </thead>
        <tbody>
          {employees.map(employee => (
            <tr key={employee.employee_id}>
              <th scope="row">
                <Link to={`${path!}/$id`} params={{ id: employee.employee_id }}>
                  {employee.first_name} {employee.last_name}
                </Link>
              </th>
              {listSpans(days, employee.absences).map(({ day, length, absences }) => (
                <td
                  key={day}
                  colSpan={length}
                  className={isFree(day, employee, holidays) ? 'free' : undefined}
                >
                  {absences.map(absence => (
                    <Bar key={absence.leave_application_id} absence={absence} isShort={length === 1} />
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** A holiday of a branch is one for those who work there. */
const isFree = (day: string, { branch_id }: AwayEmployee, holidays: readonly CalendarHoliday[]): boolean =>
  holidays.some(({ date, branch_id: branch }) => date === day && (branch === null || branch === branch_id))

interface Span {
  readonly day: string
  readonly length: number
  readonly absences: readonly Absence[]
}

/** Days of the same leave are one cell; two halves of a day stand in one. */
function listSpans(days: readonly string[], absences: readonly Absence[]): Span[] {
  const spans: Span[] = []
  for (const day of days) {
    const here = absences.filter(({ from_date, to_date }) => from_date <= day && day <= to_date)
    const last = spans.at(-1)
    const isSame = last && here.length > 0 && nameAll(here) === nameAll(last.absences)
    if (isSame) spans[spans.length - 1] = { day: last.day, length: last.length + 1, absences: here }
    else spans.push({ day, length: 1, absences: here })
  }
  return spans
}

const nameAll = (absences: readonly Absence[]): string =>
  absences.map(({ leave_application_id }) => leave_application_id).join()

/** Over one day there is room for a letter; the whole is in its name. */
function Bar({ absence, isShort }: { readonly absence: Absence; readonly isShort: boolean }) {
  const { leave_application_id: id, leave_type_name: type, status, color, half_day_type: half } = absence
  const path = useRecordPath('LeaveApplication')
  return (
    <Link
      to={`${path!}/$id`}
      params={{ id }}
      className={`leave-bar ${status} ${half ?? 'full'} ${isShort ? 'short' : ''}`}
      title={describe(absence)}
      ref={(link: HTMLAnchorElement | null) => link?.style.setProperty('--type', color)}
    >
      <span aria-hidden="true" dir="auto">
        {half !== null && '½'}
        {isShort ? [...type][0] : type}
      </span>
      <span className="unseen">{describe(absence)}</span>
    </Link>
  )
}

function describe({ leave_type_name, status, from_date, to_date, half_day_type }: Absence): string {
  const days = formatDays(from_date, to_date)
  const half = half_day_type === null ? [] : [sayOf('value', half_day_type)]
  return [leave_type_name, days, ...half, sayOf('value', status)].join(', ')
}

/** What colours and patterns mean. */
export function Legend({ employees }: { readonly employees: readonly AwayEmployee[] }) {
  const all = employees.flatMap(({ absences }) => absences)
  const types = new Map(all.map(({ leave_type_name, color }) => [leave_type_name, color]))
  return (
    <ul className="legend" aria-label={say('day.legend')}>
      {[...types].map(([name, color]) => (
        <li key={name}>
          <span
            className="leave-bar sample"
            ref={sample => sample?.style.setProperty('--type', color)}
            aria-hidden="true"
          />
          {name}
        </li>
      ))}
      <li>
        <span className="leave-bar sample pending" aria-hidden="true" />
        {sayOf('value', 'pending')}
      </li>
      <li>
        <span className="free sample" aria-hidden="true" />
        {sayOf('value', 'holiday')}
      </li>
    </ul>
  )
}
