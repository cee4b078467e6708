// A person at a glance: pay, leave that is left, and the days of this month.
import { Link } from '@tanstack/react-router'
import { useCompany } from '../../../app/company.ts'
import { formatAmount, formatDate, formatMonthName, readToday } from '../../../app/formats.ts'
import { addDays, addMonths } from '../../../app/months.ts'
import { useRead } from '../../../app/queries.ts'
import { useObstacle } from '../../../app/session.tsx'
import { say, sayOf } from '../../../app/words.ts'
import { listAttendanceRecords } from '../../../gen/operations/attendance-records.ts'
import { getEmployeeCompensation } from '../../../gen/operations/employee-compensation.ts'
import { listLeaveBalances } from '../../../gen/operations/leave-balances.ts'
import type { RecordOf } from '../../../records/kind.ts'
import { Name } from '../../../records/references/names.tsx'
import { letters } from '../../attendance/letters.ts'
import { pickNewest } from './balances.ts'
import { useListed } from './listed.ts'

interface CardProps {
  readonly record: RecordOf<'Employee'>
}

/** Each card is there for those who may read what it is about. */
export function Overview({ record }: CardProps) {
  return (
    <>
      <PayCard record={record} />
      <LeaveCard record={record} />
      <DaysCard record={record} />
    </>
  )
}

function PayCard({ record: { id } }: CardProps) {
  const isAllowed = useObstacle()(getEmployeeCompensation.id) === undefined
  const { data } = useRead(getEmployeeCompensation, { path: { id } }, { enabled: isAllowed })
  const { currency, currency_decimals: decimals } = useCompany()
  if (!data?.gross_salary) return null
  return (
    <section className="card">
      <header className="card-head">
        <h2>{sayOf('field', 'gross_salary')}</h2>
        <Link to="." search={{ tab: 'pay' }}>
          {say('employees.pay')}
        </Link>
      </header>
      <dl className="figures">
        <div>
          <dt>{say('person.a_month', { currency })}</dt>
          <dd>{formatAmount(data.gross_salary, decimals)}</dd>
        </div>
        {data.effective_from && (
          <div>
            <dt>{sayOf('field', 'effective_from')}</dt>
            <dd>{formatDate(data.effective_from)}</dd>
          </div>
        )}
      </dl>
    </section>
  )
}

function LeaveCard({ record: { id } }: CardProps) {
  const balances = pickNewest(useListed<RecordOf<'LeaveBalance'>>(listLeaveBalances, { employee_id: id }))
  if (balances.length === 0) return null
  return (
    <section className="card">
      <header className="card-head">
        <h2>{say('employees.leave')}</h2>
        <Link to="." search={{ tab: 'time' }}>
          {say('employees.time')}
        </Link>
      </header>
      <dl className="figures">
        {balances.map(balance => (
          <div key={balance.id}>
            <dt>
              <Name id={balance.leave_type_id} />
            </dt>
            <dd>{formatAmount(balance.available_days, 0)}</dd>
            <dd className="beside">
              {say('person.used_days', { days: formatAmount(balance.used_days, 0) })}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Each day leads to how it was graded, and to its correction. */
function DaysCard({ record: { id } }: CardProps) {
  const month = readToday(useCompany().timezone).slice(0, 7)
  const days = useListed<RecordOf<'AttendanceRecord'>>(listAttendanceRecords, {
    employee_id: id,
    date_from: `${month}-01`,
    date_to: addDays(`${addMonths(month, 1)}-01`, -1),
  })
  if (days.length === 0) return null
  return (
    <section className="card">
      <h2>{say('person.days_of', { month: formatMonthName(month) })}</h2>
      <ol className="month-days">
        {[...days].sort(byDate).map(({ id: day, date, status, late_minutes: late }) => (
          <li key={day}>
            <Link
              to="/attendance/records/$id"
              params={{ id: day }}
              className={`mark ${status}${late > 0 ? ' late' : ''}`}
              title={`${formatDate(date)}, ${sayOf('value', status)}`}
            >
              <span aria-hidden="true">
                {Number(date.slice(8))} {say(letters[status])}
              </span>
              <span className="unseen">
                {formatDate(date)}, {sayOf('value', status)}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}

interface Dated {
  readonly date: string
}

const byDate = (one: Dated, other: Dated): number => one.date.localeCompare(other.date)
