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

interface NetChangeProps {
  readonly run: Run
  /** What lies over the page makes way for the reasons. */
  readonly onWhy?: () => void
}

/** Leads to the reasons, person by person: the register of the same run, of those whose pay has changed. */
export function NetChange({ run, onWhy }: NetChangeProps) {
  const variance = useVariance(run)
  if (variance === undefined || variance.compared_run_id === null) return null
  const { difference } = variance.net
  const before = formatMonthName(addMonths(monthOf(run), -1))
  return (
    <dl className="net-change">
      <dt>{say('month.net_against', { month: before })}</dt>
      <dd className={isNegative(difference) ? 'less' : 'more'}>
        <SignedAmount amount={difference} />
      </dd>
      <dd>
        <Link
          to="/payroll/runs/$id"
          params={{ id: run.id }}
          search={{ view: 'changed' }}
          hash="run-register"
          onClick={onWhy}
        >
          {say('month.why')}
        </Link>
      </dd>
    </dl>
  )
}
