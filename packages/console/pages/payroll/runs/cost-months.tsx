// What payroll costs month by month, as a picture and a table.
import { useCompany } from '../../../app/company.ts'
import { addUp, findLargest, share } from '../../../app/decimals.ts'
import { formatAmount, formatCount, formatMonth } from '../../../app/formats.ts'
import { useRead } from '../../../app/queries.ts'
import { useObstacle } from '../../../app/session.tsx'
import { say, sayOf } from '../../../app/words.ts'
import { getPayrollCosts } from '../../../gen/operations/payroll-costs.ts'
import type { Output } from '../../../records/operation.ts'
import { Columns } from '../../../ui/chart/columns.tsx'
import { FigureTable } from '../../../ui/figure-table.tsx'

type Month = Output<'getPayrollCosts'>['months'][number]

export function CostMonths() {
  const mayKnow = useObstacle()('getPayrollCosts') === undefined
  const { data } = useRead(getPayrollCosts, { query: { months: 12 } }, { enabled: mayKnow })
  if (data === undefined || data.months.length === 0) return null
  const costs = data.months.map(one => addUp([one.gross_salary, one.employer_contributions]))
  const largest = findLargest(costs)
  const columns = costs.map((cost, key) => ({ key, share: share(cost, largest), isPast: false }))
  return (
    <section className="card" aria-labelledby="cost-months">
      <h2 id="cost-months">{say('payroll.cost_months')}</h2>
      <Columns label={say('payroll.cost_months')} columns={columns} />
      <details>
        <summary>{say('chart.as_table')}</summary>
        <MonthTable months={data.months} costs={costs} />
      </details>
    </section>
  )
}

const figures = ['gross_salary', 'employer_contributions'] as const

interface MonthTableProps {
  readonly months: readonly Month[]
  readonly costs: readonly string[]
}

function MonthTable({ months, costs }: MonthTableProps) {
  const { currency_decimals: decimals } = useCompany()
  return (
    <FigureTable
      label={say('payroll.cost_months')}
      heading={sayOf('field', 'month')}
      columns={[
        sayOf('field', 'runs'),
        ...figures.map(name => sayOf('field', name)),
        say('payroll.cost_whole'),
      ]}
      rows={months.map((one, index) => ({
        key: one.month,
        name: formatMonth(`${one.month}-01`),
        figures: [
          formatCount(one.runs),
          ...figures.map(name => formatAmount(one[name], decimals)),
          formatAmount(costs[index] ?? '0', decimals),
        ],
      }))}
    />
  )
}
