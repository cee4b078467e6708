// The entries of a payroll run that need a look, each with what was found.
import { Link } from '@tanstack/react-router'
import { useCompany } from '../../../app/company.ts'
import { formatAmount } from '../../../app/formats.ts'
import { useList } from '../../../app/queries.ts'
import { say, sayOf } from '../../../app/words.ts'
import { listPayrollEntryDetails } from '../../../gen/operations/payroll-entry-details.ts'
import type { Output } from '../../../records/operation.ts'
import { Name } from '../../../records/references/names.tsx'
import { Sentence } from '../../../records/references/sentence.tsx'
import { Skeleton } from '../../../ui/loading.tsx'
import { More } from '../../../ui/more.tsx'
import { Problem } from '../../../ui/problem.tsx'

type Detail = Output<'listPayrollEntryDetails'>['data'][number]

export function RunEntryWarnings({ id }: { readonly id: string }) {
  const { currency_decimals: decimals } = useCompany()
  const list = useList(listPayrollEntryDetails, { query: { payroll_run_id: id, has_warnings: true } })
  const details = list.data?.pages.flatMap(page => page.data) as readonly Detail[] | undefined
  if (details === undefined)
    return list.error ? <Problem error={list.error} onRetry={() => void list.refetch()} /> : <Skeleton />
  if (details.length === 0) return <p className="empty">{say('payroll.no_warnings')}</p>
  return (
    <>
      <ul className="lines">
        {details.map(({ id: entry, employee_code: code, entry: figures, warnings, deferred }) => (
          <li key={entry}>
            <span>
              <Link to="/payroll/entries/$id" params={{ id: entry }}>
                <Name id={figures.employee_id} />
              </Link>{' '}
              <span className="faint">{code}</span>
              {[...warnings, ...deferred].map(({ text, sentence }) => (
                <span key={text} className="reason-line">
                  <Sentence text={text} coded={sentence} />
                </span>
              ))}
            </span>
            <span className="figure">
              <span className="faint">{sayOf('field', 'net_salary')}</span>{' '}
              {formatAmount(figures.net_salary, decimals)}
            </span>
          </li>
        ))}
      </ul>
      <More of={list} />
    </>
  )
}
