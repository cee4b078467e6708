// The month that a new payroll run begins with: the one behind the last that has a run, or this month in a company without any.
import { useCompany } from '../../../app/company.ts'
import { readToday } from '../../../app/formats.ts'
import { addMonths } from '../../../app/months.ts'
import { useRead } from '../../../app/queries.ts'
import { listPayrollRunDetails } from '../../../gen/operations/payroll-run-details.ts'

/** Newest first; a run of an earlier month may be made later than others, but not later than so many. */
const looked = 50

const nameMonth = ({ year, month }: { readonly year: number; readonly month: number }): string =>
  `${year}-${String(month).padStart(2, '0')}`

export function useNextMonth() {
  const { timezone } = useCompany()
  const runs = useRead(listPayrollRunDetails, { query: { kind: 'regular', limit: looked } })
  // Whoever may not read them can still make one.
  if (runs.error) return { kind: 'regular' }
  if (runs.data === undefined) return undefined
  const last = runs.data.data.map(nameMonth).sort().at(-1)
  const [year, month] = (last === undefined ? readToday(timezone) : addMonths(last, 1)).split('-').map(Number)
  return { year, month, kind: 'regular' }
}
