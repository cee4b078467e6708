// What an approval rests on, seen before it is given: what was checked, and what differs from the month before.
import { useCompany } from '../../../app/company.ts'
import { formatAmount, formatMonthLong } from '../../../app/formats.ts'
import { addMonths } from '../../../app/months.ts'
import { useRead } from '../../../app/queries.ts'
import { say } from '../../../app/words.ts'
import { getPayrollRegisterTotals } from '../../../gen/operations/payroll-register.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { Run } from '../runs/run-facts.ts'
import { type MonthStep, monthOf, useReadiness } from './month-facts.ts'
import { useVariance } from './net-change.tsx'
import { PointList } from './readiness.tsx'

const before: readonly MonthStep[] = ['prepare', 'check', 'approve']

export function ApprovalGrounds({ run }: { readonly run: Run }) {
  return (
    <>
      <Checked run={run} />
      <Since run={run} />
    </>
  )
}

function Checked({ run }: { readonly run: Run }) {
  const points = useReadiness(run)?.points.filter(({ step }) => before.includes(step)) ?? []
  if (points.length === 0) return null
  return (
    <section>
      <h3>{say('month.checked')}</h3>
      <PointList run={run} points={points} />
    </section>
  )
}

function Since({ run }: { readonly run: Run }) {
  const { currency_decimals: decimals } = useCompany()
  const variance = useVariance(run)
  const { data: totals } = useRead(getPayrollRegisterTotals, { path: { id: run.id } })
  if (variance === undefined || totals === undefined) return null
  const amount = (net: string) => formatAmount(net, decimals)
  return (
    <section>
      <h3>{say('month.since', { month: formatMonthLong(addMonths(monthOf(run), -1)) })}</h3>
      <ul className="follows">
        <li>
          <Icon name="chart-column" />
          {say('month.since_changed', { count: totals.changed })}
        </li>
        <li>
          <Icon name="users" />
          {say('month.since_joined', { count: variance.joined, net: amount(variance.joined_net) })}
        </li>
        <li>
          <Icon name="history" />
          {say('month.since_left', { count: variance.left, net: amount(variance.left_net) })}
        </li>
      </ul>
    </section>
  )
}
