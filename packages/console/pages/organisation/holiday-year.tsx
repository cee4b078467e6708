// The holidays of a calendar year, month by month.
import { Link } from '@tanstack/react-router'
import { useCompany } from '../../app/company.ts'
import { formatDayOfYear, formatMonthName, readToday } from '../../app/formats.ts'
import { moveToYear } from '../../app/months.ts'
import { useList } from '../../app/queries.ts'
import { useObstacle } from '../../app/session.tsx'
import { say, sayOf, type WordId } from '../../app/words.ts'
import { listHolidays } from '../../gen/operations/holidays.ts'
import { useFilters } from '../../records/lists/filters.tsx'
import type { Output } from '../../records/operation.ts'
import { Name } from '../../records/references/names.tsx'
import { Skeleton } from '../../ui/loading.tsx'
import { More } from '../../ui/more.tsx'
import { Page } from '../../ui/page.tsx'
import { Problem } from '../../ui/problem.tsx'

type Holiday = Output<'getHoliday'>

export default function HolidayYearPage() {
  const { timezone } = useCompany()
  const asked = useFilters().filters.year ?? ''
  const year = Number(/^(19|20|21)\d\d$/.test(asked) ? asked : readToday(timezone).slice(0, 4))
  const list = useList(listHolidays, { query: { year, limit: 100 } })
  const holidays = list.data?.pages.flatMap(page => page.data) as readonly Holiday[] | undefined
  const mayCreate = useObstacle()('createHoliday') === undefined
  return (
    <Page
      title={say('organisation.holiday_year')}
      actions={
        mayCreate && (
          <Link className="button primary" to="/organisation/holidays/new" preload="intent">
            {say('list.new', { kind: sayOf('kind', 'Holiday', { count: 1 }) })}
          </Link>
        )
      }
    >
      <nav className="month-bar" aria-label={sayOf('field', 'year')}>
        <YearLink year={year - 1} label="organisation.year_before">
          ‹
        </YearLink>
        <h2 aria-live="polite">{year}</h2>
        <YearLink year={year + 1} label="organisation.year_after">
          ›
        </YearLink>
      </nav>
      {holidays === undefined &&
        (list.error ? <Problem error={list.error} onRetry={() => void list.refetch()} /> : <Skeleton />)}
      {holidays && <Months year={year} holidays={holidays} />}
      <More of={list} />
    </Page>
  )
}

interface YearLinkProps {
  readonly year: number
  readonly label: WordId
  readonly children: string
}

function YearLink({ year, label, children }: YearLinkProps) {
  return (
    <Link className="button" to="." search={{ year: String(year) }} aria-label={say(label)}>
      {children}
    </Link>
  )
}

/** Those of earlier years come back on the same day. */
function Months({ year, holidays }: { readonly year: number; readonly holidays: readonly Holiday[] }) {
  const months = Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`)
  return (
    <div className="year">
      {months.map(month => {
        const here = holidays
          .map(holiday => Object.assign({}, holiday, { date: moveToYear(holiday.date, year) }))
          .filter(({ date }) => date.startsWith(month))
          .toSorted((one, other) => one.date.localeCompare(other.date))
        return (
          <section key={month} className="card">
            <h3>{formatMonthName(month)}</h3>
            {here.length === 0 && <p className="faint">{say('record.none_here')}</p>}
            <ul className="history">
              {here.map(holiday => (
                <HolidayLine key={holiday.id} holiday={holiday} />
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}

function HolidayLine({ holiday: { id, date, name, type, branch_id } }: { readonly holiday: Holiday }) {
  return (
    <li>
      <time dateTime={date}>{formatDayOfYear(date)}</time>{' '}
      <Link to="/organisation/holidays/$id" params={{ id }}>
        {name}
      </Link>{' '}
      <span className="faint">
        {sayOf('value', type)}
        {branch_id !== null && (
          <>
            {' · '}
            <Name id={branch_id} />
          </>
        )}
      </span>
    </li>
  )
}
