// Moves a page from month to month: links, so that the month is in the address and can be gone back to.
import { Link } from '@tanstack/react-router'
import { useCompany } from '../../app/company.ts'
import { formatMonthName, readToday } from '../../app/formats.ts'
import { addMonths, readMonth } from '../../app/months.ts'
import { say, type WordId } from '../../app/words.ts'
import { useFilters } from './filters.tsx'

/** The month that the address names, or this one. */
export function useMonth(): string {
  const { timezone } = useCompany()
  return readMonth(useFilters().filters.month, readToday(timezone))
}

export function MonthBar({ month }: { readonly month: string }) {
  const { timezone } = useCompany()
  const now = readToday(timezone).slice(0, 7)
  return (
    <nav className="month-bar" aria-label={say('month.choose')}>
      <MonthLink month={addMonths(month, -1)} label="month.before">
        ‹
      </MonthLink>
      <h2 aria-live="polite">{formatMonthName(month)}</h2>
      <MonthLink month={addMonths(month, 1)} label="month.after">
        ›
      </MonthLink>
      {month !== now && <MonthLink month={now}>{say('month.now')}</MonthLink>}
    </nav>
  )
}

interface MonthLinkProps {
  readonly month: string
  readonly label?: WordId
  readonly children: string
}

function MonthLink({ month, label, children }: MonthLinkProps) {
  const { filters } = useFilters()
  return (
    <Link
      className="button"
      to="."
      search={Object.assign({}, filters, { month })}
      resetScroll={false}
      aria-label={label && say(label)}
    >
      {children}
    </Link>
  )
}
