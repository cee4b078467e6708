// Who was paid in the month before, and is not in this payroll run, and why.
import { useCompany } from '../../../app/company.ts'
import { formatAmount } from '../../../app/formats.ts'
import { useList } from '../../../app/queries.ts'
import { say, sayOf, sayValue } from '../../../app/words.ts'
import { listPayrollVariances } from '../../../gen/operations/payroll-variances.ts'
import type { Output } from '../../../records/operation.ts'
import { Reference } from '../../../records/references/reference.tsx'
import { Skeleton } from '../../../ui/loading.tsx'
import { More } from '../../../ui/more.tsx'
import { Problem } from '../../../ui/problem.tsx'

type Variance = Output<'listPayrollVariances'>['data'][number]

export function RunLeft({ id }: { readonly id: string }) {
  const { currency_decimals: decimals } = useCompany()
  const list = useList(listPayrollVariances, { path: { id }, query: { change: 'left' } })
  const left = list.data?.pages.flatMap(page => page.data) as readonly Variance[] | undefined
  if (left === undefined)
    return list.error ? <Problem error={list.error} onRetry={() => void list.refetch()} /> : <Skeleton />
  if (left.length === 0) return <p className="empty">{say('payroll.nobody_left')}</p>
  return (
    <>
      <ul className="lines">
        {left.map(({ id: variance, employee_id: employee, employee_code: code, left_for: reason, net }) => (
          <li key={variance}>
            <span>
              <Reference kind="Employee" id={employee} /> <span className="faint">{code}</span>
              {reason !== null && <span className="reason-line">{sayValue(reason, 'PayrollLeftFor')}</span>}
            </span>
            <span className="figure">
              <span className="faint">
                {sayOf('field', 'net_salary')}, {say('payroll.month_before')}
              </span>{' '}
              {formatAmount(net.before, decimals)}
            </span>
          </li>
        ))}
      </ul>
      <More of={list} />
    </>
  )
}
