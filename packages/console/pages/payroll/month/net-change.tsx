// By how much the net pay of a run differs from that of the month before.
import { Link } from '@tanstack/react-router'
import { isNegative } from '../../../app/decimals.ts'
import { formatMonthName } from '../../../app/formats.ts'
import { addMonths } from '../../../app/months.ts'
import { useRead } from '../../../app/queries.ts'
import { say } from '../../../app/words.ts'
import { getPayrollVariance } from '../../../gen/operations/payroll-variances.ts'
import { hasReached, type Run } from '../runs/run-facts.ts'
import { SignedAmount } from '../runs/run-figures.tsx'
import { monthOf } from './month-facts.ts'

/** The run that it is compared with; only a regular one is. */
export function useVariance(run: Run) {
  const isCompared = hasReached(run, 'processed') && run.kind === 'regular' && !run.deleted
  const { data } = useRead(getPayrollVariance, { path: { id: run.id } }, { enabled: isCompared })
  return data?.compared_run_id ? data : undefined
}

export function NetChange({ run }: { readonly run: Run }) {
  const variance = useVariance(run)
  if (variance === undefined || variance.compared_run_id === null) return null
  const { difference } = variance.net
  const before = formatMonthName(addMonths(monthOf(run), -1))
  return (
    <dl className="net-change">
      <dt>
        <Link to="/payroll/runs/$id" params={{ id: variance.compared_run_id }}>
          {say('month.net_against', { month: before })}
        </Link>
      </dt>
      <dd className={isNegative(difference) ? 'less' : 'more'}>
        <SignedAmount amount={difference} />
      </dd>
    </dl>
  )
}
