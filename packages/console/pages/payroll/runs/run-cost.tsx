// What a payroll run costs by department: a bar and the figures of each.
import { useCompany } from '../../../app/company.ts'
import { findLargest, share } from '../../../app/decimals.ts'
import { formatAmount, formatCount } from '../../../app/formats.ts'
import { useRead } from '../../../app/queries.ts'
import { say, sayOf } from '../../../app/words.ts'
import { getPayrollCost } from '../../../gen/operations/payroll-costs.ts'
import type { Output } from '../../../records/operation.ts'
import { FigureTable } from '../../../ui/figure-table.tsx'
import { Loaded } from '../../../ui/loading.tsx'

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

const figures = [
  'gross_salary',
  'total_additions',
  'total_deductions',
  'net_salary',
  'employer_contributions',
] as const

function CostTable({ departments }: { readonly departments: readonly Department[] }) {
  const { currency_decimals: decimals } = useCompany()
  const costs = departments.map(one => one.total_cost)
  const largest = findLargest(costs)
  return (
    <FigureTable
      label={say('payroll.cost')}
      heading={sayOf('field', 'department_id')}
      columns={[
        sayOf('field', 'total_employees'),
        ...figures.map(name => sayOf('field', name)),
        say('payroll.cost_whole'),
      ]}
      rows={departments.map((one, index) => ({
        key: one.department_id ?? 'none',
        name: one.name,
        figures: [
          formatCount(one.employees),
          ...figures.map(name => formatAmount(one[name], decimals)),
          formatAmount(costs[index] ?? '0', decimals),
        ],
      }))}
      shares={costs.map(cost => share(cost, largest))}
    />
  )
}
