// The newest month of pay: how it stands and what it comes to, with the way to it.
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ask } from '../../app/ask.ts'
import { useCompany } from '../../app/company.ts'
import { addUp, subtract } from '../../app/decimals.ts'
import { formatCount, formatMonthName } from '../../app/formats.ts'
import { say } from '../../app/words.ts'
import { listPayrollRuns } from '../../gen/operations/payroll-runs.ts'
import type { Output } from '../../records/operation.ts'
import { Status } from '../../ui/status.tsx'
import { Equation, type Sums } from '../payroll/month/equation.tsx'

type Run = Output<'listPayrollRuns'>['data'][number]

const newest = { query: { limit: 1 } } as const

export const useNewestRun = (isAllowed: boolean) =>
  useQuery({
    queryKey: ['listPayrollRuns', 'newest'],
    queryFn: async ({ signal }) => (await ask(listPayrollRuns, newest, { signal })).data[0] ?? null,
    meta: { operation: listPayrollRuns, input: newest },
    enabled: isAllowed,
  })

export function NewestMonth({ run }: { readonly run: Run | null | undefined }) {
  const { currency } = useCompany()
  if (run == null) return null
  return (
    <section className="card">
      <header className="card-head">
        <h2>
          {formatMonthName(`${run.year}-${String(run.month).padStart(2, '0')}`)}{' '}
          <Status value={run.status} of="PayrollRunStatus" />
        </h2>
        <Link to="/payroll/runs/$id" params={{ id: run.id }}>
          {say('home.open_month')}
        </Link>
      </header>
      <Equation sums={sumsOf(run)} size="small" />
      <p className="faint">
        {say('home.run_people', {
          count: run.total_employees,
          people: formatCount(run.total_employees),
          currency,
        })}
      </p>
    </section>
  )
}

/** The public run has no additions: they are what net pay has besides gross pay less the deductions. */
function sumsOf({ total_gross: gross, total_deductions: deductions, total_net: net }: Run): Sums {
  return { gross, additions: subtract(addUp([net, deductions]), gross), deductions, net }
}
