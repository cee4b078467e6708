// What a payroll run comes to, each figure beside that of the month before.
import { Link } from '@tanstack/react-router'
import { useCompany } from '../../../app/company.ts'
import { isNegative, isZero } from '../../../app/decimals.ts'
import { formatAmount, formatCount } from '../../../app/formats.ts'
import { useRead } from '../../../app/queries.ts'
import { say, sayOf } from '../../../app/words.ts'
import { getPayrollVariance } from '../../../gen/operations/payroll-variances.ts'
import type { Output } from '../../../records/operation.ts'
import { Sentence } from '../../../records/references/sentence.tsx'
import { hasReached, type Run } from './run-facts.ts'

type Totals = Output<'getPayrollVariance'>

export function RunFigures({ run }: { readonly run: Run }) {
  // Only a regular run is compared.
  const isCompared = hasReached(run, 'processed') && run.kind === 'regular'
  const { data } = useRead(getPayrollVariance, { path: { id: run.id } }, { enabled: isCompared })
  const compared = data?.compared_run_id ?? undefined
  const changes = compared === undefined ? undefined : data
  return (
    <section className="card" aria-labelledby="run-figures">
      <h2 id="run-figures">{say('payroll.figures')}</h2>
      <dl className="figures">
        <div>
          <dt>{sayOf('field', 'total_employees')}</dt>
          <dd>{formatCount(run.total_employees)}</dd>
        </div>
        <Figure name="total_gross" amount={run.total_gross} change={changes?.gross} />
        <Figure name="total_additions" amount={run.total_additions} change={changes?.additions} />
        <Figure name="total_deductions" amount={run.total_deductions} change={changes?.deductions} />
        <Figure name="total_net" amount={run.total_net} change={changes?.net} />
        <Figure name="total_employer_cost" amount={run.total_employer_cost} change={changes?.employer_cost} />
      </dl>
      {changes && compared && <Compared totals={changes} id={compared} />}
    </section>
  )
}

interface FigureProps {
  readonly name: string
  readonly amount: string
  readonly change: Totals['net'] | undefined
}

function Figure({ name, amount, change }: FigureProps) {
  const { currency_decimals: decimals } = useCompany()
  return (
    <div>
      <dt>{sayOf('field', name)}</dt>
      <dd>{formatAmount(amount, decimals)}</dd>
      {change && !isZero(change.difference) && (
        <dd className="change">
          <SignedAmount amount={change.difference} />
          {change.percent !== null && ` (${formatAmount(change.percent, 0)} %)`}
        </dd>
      )}
    </div>
  )
}

/** A difference with its sign, which stays before the figure in every direction of writing. */
export function SignedAmount({ amount }: { readonly amount: string }) {
  const { currency_decimals: decimals } = useCompany()
  const sign = isNegative(amount) || isZero(amount) ? '' : '+'
  return (
    <bdi dir="ltr">
      {sign}
      {formatAmount(amount, decimals)}
    </bdi>
  )
}

function Compared({ totals, id }: { readonly totals: Totals; readonly id: string }) {
  return (
    <p className="faint">
      <Link to="/payroll/runs/$id" params={{ id }}>
        {say('payroll.compared')}
      </Link>{' '}
      {say('payroll.compared_people', { joined: totals.joined, left: totals.left })}
    </p>
  )
}

/** What the processing found worth a look, for the run as a whole. */
export function RunWarnings({ run }: { readonly run: Run }) {
  if (run.warnings.length === 0) return null
  return (
    <section className="card warnings" aria-labelledby="run-warnings">
      <h2 id="run-warnings">{say('payroll.warnings', { count: run.warnings.length })}</h2>
      <ul>
        {run.warnings.map(({ code, text }) => (
          <li key={`${code} ${text}`}>
            <Sentence text={text} />
          </li>
        ))}
      </ul>
    </section>
  )
}
