// A payslip drawn from its data: how gross pay becomes net pay, each line with the sum of its kind, and why net pay changed.
import { useCompany } from '../../../app/company.ts'
import { formatAmount, formatMonthName } from '../../../app/formats.ts'
import { useObstacle } from '../../../app/session.tsx'
import { say, sayOf, sayTogether } from '../../../app/words.ts'
import { getPayslipChange } from '../../../gen/operations/payslips.ts'
import type { RecordOf } from '../../../records/kind.ts'
import { Equation } from '../../payroll/month/equation.tsx'
import { totals } from '../../payroll/month/line-totals.ts'
import { WhyChanged } from './why-changed.tsx'

type Payslip = RecordOf<'Payslip'>

export function PayslipPanel({ record: slip }: { readonly record: Payslip }) {
  const { gross_salary: gross, total_additions: additions, total_deductions: deductions } = slip
  const { name: company, currency } = useCompany()
  const missing = useObstacle()
  return (
    <>
      <section className="card" aria-labelledby="my-slip">
        <header className="card-head">
          <h2 id="my-slip">{say('month.equation')}</h2>
          <bdi className="faint">{sayTogether(company, currency)}</bdi>
        </header>
        <Equation sums={{ gross, additions, deductions, net: slip.net_salary }} size="small" />
      </section>
      {slip.lines.length > 0 && <Lines slip={slip} />}
      {missing(getPayslipChange.id, 'own') === undefined && <WhyChanged slip={slip} />}
    </>
  )
}

function Lines({ slip }: { readonly slip: Payslip }) {
  return (
    <section className="card" aria-labelledby="my-lines">
      <h2 id="my-lines">{say('payroll.slip_lines')}</h2>
      <div className="my-figures">
        <table aria-label={formatMonthName(slip.month)}>
          <thead>
            <tr>
              <th scope="col">{sayOf('field', 'salary_component_id')}</th>
              <th scope="col" className="figure">
                {sayOf('field', 'amount')}
              </th>
            </tr>
          </thead>
          <LinesOfType slip={slip} type="earning" />
          <LinesOfType slip={slip} type="deduction" />
          <tbody>
            <Total name="net_salary" amount={slip.net_salary} />
          </tbody>
          <LinesOfType slip={slip} type="employer_contribution" />
        </table>
      </div>
    </section>
  )
}

interface LinesOfTypeProps {
  readonly slip: Payslip
  readonly type: keyof typeof totals
}

/** A kind that has no line is left out, as on the file. */
function LinesOfType({ slip, type }: LinesOfTypeProps) {
  const { currency_decimals: decimals } = useCompany()
  const lines = slip.lines.filter(line => line.type === type)
  if (lines.length === 0) return null
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={2} className="group-head">
          {sayOf('value', type)}
        </th>
      </tr>
      {lines.map(({ id, name, amount }) => (
        <tr key={id}>
          <th scope="row">
            <bdi>{name}</bdi>
          </th>
          <td className="figure">{formatAmount(amount, decimals)}</td>
        </tr>
      ))}
      <Total name={totals[type]} amount={slip[totals[type]]} />
    </tbody>
  )
}

function Total({ name, amount }: { readonly name: string; readonly amount: string }) {
  const { currency_decimals: decimals } = useCompany()
  return (
    <tr className="total">
      <th scope="row">{sayOf('field', name)}</th>
      <td className="figure">{formatAmount(amount, decimals)}</td>
    </tr>
  )
}
