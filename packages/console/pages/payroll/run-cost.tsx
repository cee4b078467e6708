// What a payroll run costs by department: a bar and the figures of each.
import { useCompany } from '../../app/company.ts'
import { addUp, findLargest, share } from '../../app/decimals.ts'
import { formatAmount, formatCount } from '../../app/formats.ts'
import { useRead } from '../../app/queries.ts'
import { say, sayOf } from '../../app/words.ts'
import { getPayrollCost } from '../../gen/operations/payroll-costs.ts'
import type { Output } from '../../records/operation.ts'
import { Bar } from '../../ui/chart/bar.tsx'
import { Loaded } from '../../ui/loading.tsx'

type Department = Output<'getPayrollCost'>['departments'][number]

export function RunCost({ id }: { readonly id: string }) {
  const cost = useRead(getPayrollCost, { path: { id } })
  return (
    <section className="card" aria-labelledby="run-cost">
      <h2 id="run-cost">{say('payroll.cost')}</h2>
      <Loaded of={cost} lines={4}>
        {({ departments }) => <CostTable departments={departments} />}
      </Loaded>
    </section>
  )
}

const figures = ['gross_salary', 'employer_contributions'] as const

function CostTable({ departments }: { readonly departments: readonly Department[] }) {
  const { currency_decimals: decimals } = useCompany()
  const costs = departments.map(one => addUp([one.gross_salary, one.employer_contributions]))
  const largest = findLargest(costs)
  return (
    // Only what can take the focus can be scrolled by keys.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className="table short" tabIndex={0} aria-label={say('payroll.cost')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{sayOf('field', 'department_id')}</th>
            <th scope="col" className="figure">
              {sayOf('field', 'total_employees')}
            </th>
            {figures.map(name => (
              <th key={name} scope="col" className="figure">
                {sayOf('field', name)}
              </th>
            ))}
            <th scope="col" className="figure">
              {say('payroll.cost_whole')}
            </th>
            <th scope="col">
              <span className="unseen">{say('payroll.cost_whole')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {departments.map((one, index) => (
            <tr key={one.department_id ?? 'none'}>
              <th scope="row">{one.name}</th>
              <td className="figure">{formatCount(one.employees)}</td>
              {figures.map(name => (
                <td key={name} className="figure">
                  {formatAmount(one[name], decimals)}
                </td>
              ))}
              <td className="figure">{formatAmount(costs[index] ?? '0', decimals)}</td>
              <td>
                <Bar share={share(costs[index] ?? '0', largest)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
