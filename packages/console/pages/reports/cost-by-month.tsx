// What people cost the company month by month: gross pay, what is paid on top, and what the employer adds.
import { useCompany } from '../../app/company.ts'
import { measure } from '../../app/decimals.ts'
import { formatAmount, formatCount, formatMonth } from '../../app/formats.ts'
import { useRead } from '../../app/queries.ts'
import { say, sayOf } from '../../app/words.ts'
import { getPayrollCosts } from '../../gen/operations/payroll-costs.ts'
import type { Output } from '../../records/operation.ts'
import { findUnit } from '../../ui/chart/axis.ts'
import { MonthBars } from '../../ui/chart/month-bars.tsx'
import { FigureTable } from '../../ui/figure-table.tsx'
import { Loaded } from '../../ui/loading.tsx'

type Month = Output<'getPayrollCosts'>['months'][number]

export function CostByMonth() {
  const costs = useRead(getPayrollCosts, { query: { months: 12 } })
  return (
    <section className="card with-chart">
      <Loaded of={costs} lines={8}>
        {({ months }) => <CostChart months={months} />}
      </Loaded>
    </section>
  )
}

function CostChart({ months }: { readonly months: readonly Month[] }) {
  const { currency, currency_decimals: decimals } = useCompany()
  const costs = months.map(one => one.total_cost)
  const unit = findUnit(Math.max(0, ...costs.map(measure)))
  return (
    <>
      <header className="card-head">
        <h2>{say('payroll.cost_months')}</h2>
        <span className="faint">
          {unit.name === 'one' ? currency : say(`chart.${unit.name}`, { unit: currency })}
        </span>
      </header>
      {months.length === 0 ? (
        <p className="empty">{say('reports.no_cost')}</p>
      ) : (
        <>
          <MonthBars
            title={say('payroll.cost_months')}
            unit={currency}
            bars={months.map(({ month }, index) => ({
              month,
              value: measure(costs[index] ?? '0') / unit.by,
              figure: formatAmount(costs[index] ?? '0', decimals),
            }))}
          />
          <details>
            <summary>{say('chart.as_table')}</summary>
            <MonthTable months={months} costs={costs} />
          </details>
        </>
      )}
    </>
  )
}

const figures = ['gross_salary', 'total_additions', 'employer_contributions'] as const

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
