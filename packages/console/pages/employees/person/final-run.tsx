// The way from the end of an employment to its final settlement: a link for whoever may make the run, and who makes it for everybody else.
import { Link } from '@tanstack/react-router'
import { useCompany } from '../../../app/company.ts'
import { formatDate, formatMonthName, readToday } from '../../../app/formats.ts'
import { addMonths } from '../../../app/months.ts'
import { useObstacle } from '../../../app/session.tsx'
import { say } from '../../../app/words.ts'
import { useRecordPath } from '../../../records/references/record-paths.ts'

/** A run can be made once its month has begun, and is made soon: of those who left long ago nothing is said. */
export function FinalRun({ last }: { readonly last: string }) {
  const today = readToday(useCompany().timezone)
  const missing = useObstacle()('createPayrollRun')
  const runs = useRecordPath('PayrollRun')
  const [year, month] = last.split('-').map(Number)
  const ends = last.slice(0, 7)
  if (addMonths(ends, 1) < today.slice(0, 7)) return null
  if (missing !== undefined || runs === undefined) return say('person.payroll_settles')
  const owed = say('person.final_run_from', { day: formatDate(last) })
  if (ends > today.slice(0, 7)) return `${owed} ${say('person.run_later', { month: formatMonthName(ends) })}`
  const search: Readonly<Record<string, string>> = { kind: 'final', year: String(year), month: String(month) }
  return (
    <>
      {owed}{' '}
      <Link to={`${runs}/new`} search={search}>
        {say('person.make_run')}
      </Link>
    </>
  )
}
