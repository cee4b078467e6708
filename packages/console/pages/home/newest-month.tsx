// The newest month of pay: how it stands and what it comes to, with the way to it.
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ask } from '../../app/ask.ts'
import { useCompany } from '../../app/company.ts'
import { addUp, subtract } from '../../app/decimals.ts'
import { formatAmount, formatCount, formatMonthName } from '../../app/formats.ts'
import { say } from '../../app/words.ts'
import { listPayrollRuns } from '../../gen/operations/payroll-runs.ts'
import type { Output } from '../../records/operation.ts'
import { Status } from '../../ui/status.tsx'

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
  const { currency, currency_decimals: decimals } = useCompany()
  if (run == null) return null
  const amount = (text: string) => formatAmount(text, decimals)
  // What is paid besides the gross salary, such as claims: the sum adds up before the reader's eyes.
  const additions = subtract(addUp([run.total_net, run.total_deductions]), run.total_gross)
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
      <dl className="equation">
        <Part name={say('home.gross')} figure={amount(run.total_gross)} />
        <Part sign="+" name={say('home.additions')} figure={amount(additions)} />
        <Part sign="−" name={say('home.deductions')} figure={amount(run.total_deductions)} />
        <Part sign="=" name={say('home.net')} figure={amount(run.total_net)} />
      </dl>
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

interface PartProps {
  readonly sign?: string
  readonly name: string
  readonly figure: string
}

function Part({ sign, name, figure }: PartProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {sign && <span className="sign">{sign}</span>} {figure}
      </dd>
    </div>
  )
}
