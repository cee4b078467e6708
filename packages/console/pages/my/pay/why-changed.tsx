// Why net pay changed: that of the month before, each reason with what it changed, and the net pay that they come to.
import { useCompany } from '../../../app/company.ts'
import { formatAmount, formatMonthName } from '../../../app/formats.ts'
import { addMonths } from '../../../app/months.ts'
import { useRead } from '../../../app/queries.ts'
import { say } from '../../../app/words.ts'
import { getPayslipChange } from '../../../gen/operations/payslips.ts'
import type { RecordOf } from '../../../records/kind.ts'
import type { Output } from '../../../records/operation.ts'
import { Loaded } from '../../../ui/loading.tsx'
import { wordReason } from '../../payroll/month/change-words.ts'
import { SignedAmount } from '../../payroll/runs/run-figures.tsx'

type Change = Output<'getPayslipChange'>

export function WhyChanged({ slip }: { readonly slip: RecordOf<'Payslip'> }) {
  const read = useRead(getPayslipChange, { path: { id: slip.id } })
  return (
    <section className="card" aria-labelledby="my-change">
      <h2 id="my-change">{say('my.why_changed')}</h2>
      <Loaded of={read} lines={3}>
        {change => <Reasons change={change} />}
      </Loaded>
    </section>
  )
}

function Reasons({ change }: { readonly change: Change }) {
  const { currency_decimals: decimals } = useCompany()
  const { month, previous_net_salary: before, net_salary: net, difference, reasons } = change
  if (difference === null) return <p className="empty">{say('my.not_compared')}</p>
  if (reasons.length === 0)
    return <p className="empty">{say('my.not_changed', { month: formatMonthName(addMonths(month, -1)) })}</p>
  return (
    <div className="my-figures">
      <table aria-label={say('my.why_changed')}>
        <thead className="unseen">
          <tr>
            <th scope="col">{say('month.why')}</th>
            <th scope="col">{say('payroll.difference')}</th>
          </tr>
        </thead>
        <tbody>
          {before !== null && (
            <tr>
              <th scope="row">{say('my.net_of', { month: formatMonthName(addMonths(month, -1)) })}</th>
              <td className="figure">{formatAmount(before, decimals)}</td>
            </tr>
          )}
          {reasons.map(reason => (
            <tr key={`${reason.code} ${reason.name}`}>
              <th scope="row">
                {wordReason(reason, month)}
                <Because change={change} code={reason.code} />
              </th>
              <td className="figure">
                <SignedAmount amount={reason.difference} />
              </td>
            </tr>
          ))}
          <tr className="total">
            <th scope="row">{say('my.net_of', { month: formatMonthName(month) })}</th>
            <td className="figure">{formatAmount(net, decimals)}</td>
          </tr>
        </tbody>
      </table>
    </div>
  )
}

interface BecauseProps {
  readonly change: Change
  readonly code: Change['reasons'][number]['code']
}

/** Tax follows what is taxable. */
function Because({ change, code }: BecauseProps) {
  const { currency_decimals: decimals } = useCompany()
  const { taxable_income: now, previous_taxable_income: before } = change
  if (code !== 'income_tax' || before === null || before === now) return null
  const values = { before: formatAmount(before, decimals), now: formatAmount(now, decimals) }
  return <span className="reason-line faint">{say('my.because_taxable', values)}</span>
}
