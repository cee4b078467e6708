// A person at a glance: pay, leave that is left, and the days of this month.
import { Link } from '@tanstack/react-router'
import { useCompany } from '../../../app/company.ts'
import { formatAmount, formatDate, formatMonthName, readToday } from '../../../app/formats.ts'
import { addDays, addMonths } from '../../../app/months.ts'
import { say, sayOf } from '../../../app/words.ts'
import { listAttendanceRecords } from '../../../gen/operations/attendance-records.ts'
import { listLeaveBalances } from '../../../gen/operations/leave-balances.ts'
import { listRegularisations } from '../../../gen/operations/regularisations.ts'
import { listSalaryAssignments } from '../../../gen/operations/salary-assignments.ts'
import type { RecordOf } from '../../../records/kind.ts'
import { Name } from '../../../records/references/names.tsx'
import { Skeleton } from '../../../ui/loading.tsx'
import { letters } from '../../attendance/letters.ts'
import { pickNewest } from './balances.ts'
import { LeavingNotice } from './leaving.tsx'
import { useListing } from './listed.ts'

interface CardProps {
  readonly record: RecordOf<'Employee'>
}

/** Each card is there for those who may read what it is about. They come together: one after the other, each would push down what stands below it. */
export function Overview({ record }: CardProps) {
  const { id } = record
  const month = readToday(useCompany().timezone).slice(0, 7)
  const asked = {
    employee_id: id,
    date_from: `${month}-01`,
    date_to: addDays(`${addMonths(month, 1)}-01`, -1),
  }
  const packages = useListing<Package>(listSalaryAssignments, { employee_id: id })
  const balances = useListing<Balance>(listLeaveBalances, { employee_id: id })
  const days = useListing<Day>(listAttendanceRecords, asked)
  const corrections = useListing<Correction>(listRegularisations, Object.assign({ status: 'pending' }, asked))
  return (
    <>
      <LeavingNotice record={record} />
      {[packages, balances, days, corrections].some(({ isLoading }) => isLoading) ? (
        <div className="cards-to-come">
          <Skeleton />
        </div>
      ) : (
        <>
          <PayCard packages={packages.records} />
          <LeaveCard balances={pickNewest(balances.records)} />
          <DaysCard id={id} month={month} days={days.records} waiting={corrections.records} />
        </>
      )}
    </>
  )
}

type Package = RecordOf<'SalaryAssignment'>
type Balance = RecordOf<'LeaveBalance'>
type Correction = RecordOf<'Regularisation'>

/** What is paid today, and what is entered for a later day. */
function PayCard({ packages }: { readonly packages: readonly Package[] }) {
  const { currency, timezone } = useCompany()
  const today = readToday(timezone)
  const now = packages.find(one => isInForce(one, today))
  const next = packages
    .filter(one => one.effective_from > today)
    .toSorted((one, other) => one.effective_from.localeCompare(other.effective_from))
  if (now === undefined && next.length === 0) return null
  return (
    <section className="card">
      <header className="card-head">
        <h2>{sayOf('field', 'gross_salary')}</h2>
        <Link to="." search={{ tab: 'pay' }}>
          {say('employees.pay')}
        </Link>
      </header>
      <dl className="figures">
        {now && <Pay of={now} title={say('person.a_month', { currency })} />}
        {next.map(one => (
          <Pay key={one.id} of={one} title={say('person.to_come')} />
        ))}
      </dl>
    </section>
  )
}

const isInForce = ({ effective_from: from, effective_to: to }: Package, today: string): boolean =>
  from <= today && (to === null || to >= today)

function Pay({ of, title }: { readonly of: Package; readonly title: string }) {
  const { currency_decimals: decimals } = useCompany()
  return (
    <div>
      <dt>{title}</dt>
      <dd>{formatAmount(of.gross_salary, decimals)}</dd>
      <dd className="beside">{say('person.from', { month: formatDate(of.effective_from) })}</dd>
    </div>
  )
}

function LeaveCard({ balances }: { readonly balances: readonly Balance[] }) {
  if (balances.length === 0) return null
  return (
    <section className="card">
      <header className="card-head">
        <h2>{say('employees.leave')}</h2>
        <Link to="." search={{ tab: 'time' }}>
          {say('employees.time')}
        </Link>
      </header>
      <dl className="figures counts">
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

interface DaysCardProps {
  readonly id: string
  readonly month: string
  readonly days: readonly Day[]
  readonly waiting: readonly Correction[]
}

/** Each day leads to how it was graded, and to its correction. */
function DaysCard({ id, month, days, waiting }: DaysCardProps) {
  if (days.length === 0) return null
  return (
    <section className="card">
      <h2>{say('person.days_of', { month: formatMonthName(month) })}</h2>
      <ol className="month-days">
        {[...days].sort(byDate).map(day => (
          <li key={day.id}>
            <DayLink day={day} isCorrected={waiting.some(({ date }) => date === day.date)} />
          </li>
        ))}
      </ol>
      {waiting.length > 0 && (
        <p className="under">
          <Link to="/attendance/regularisations" search={{ employee_id: id, status: 'pending' }}>
            {say('person.corrections_wait', { count: waiting.length })}
          </Link>
        </p>
      )}
    </section>
  )
}

type Day = RecordOf<'AttendanceRecord'>

interface DayLinkProps {
  readonly day: Day
  /** Somebody has asked for it, and nobody has decided yet. */
  readonly isCorrected: boolean
}

function DayLink({ day: { id, date, status, late_minutes: late }, isCorrected }: DayLinkProps) {
  const waits = isCorrected ? [sayOf('field', 'correction_waits')] : []
  const name = [formatDate(date), sayOf('value', status), ...waits].join(', ')
  return (
    <Link
      to="/attendance/records/$id"
      params={{ id }}
      className={`mark ${status}${late > 0 ? ' late' : ''}`}
      title={name}
    >
      <span aria-hidden="true">
        {Number(date.slice(8))} {say(letters[status])}
        {isCorrected && '…'}
      </span>
      <span className="unseen">{name}</span>
    </Link>
  )
}

interface Dated {
  readonly date: string
}

const byDate = (one: Dated, other: Dated): number => one.date.localeCompare(other.date)
