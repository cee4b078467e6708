// What a change of pay comes to while it is typed: component by component now, in the month of the change and from the next on.
import { useCompany } from '../../../app/company.ts'
import { subtract } from '../../../app/decimals.ts'
import { formatAmount, formatMonthName } from '../../../app/formats.ts'
import { useObstacle } from '../../../app/session.tsx'
import { say, sayOf } from '../../../app/words.ts'
import { previewPayChange } from '../../../gen/operations/pay-changes.ts'
import { TrialCard } from '../../../records/actions/trial.tsx'
import { useTrial } from '../../../records/actions/use-trial.ts'
import type { FollowsProps } from '../../../records/declaration.ts'
import type { Output } from '../../../records/operation.ts'
import { Sentence } from '../../../records/references/sentence.tsx'
import { Icon } from '../../../ui/icon.tsx'

type PayChange = Output<'previewPayChange'>

export default function PayOutcome({ body, isReady }: FollowsProps) {
  const isAllowed = useObstacle()(previewPayChange.id) === undefined
  const { reason: _, ...asked } = body
  const { answer } = useTrial(previewPayChange, { body: asked }, isReady && isAllowed)
  if (answer === undefined) return null
  const change = answer as unknown as PayChange
  if (change.problems.length > 0)
    return (
      <ul className="follows">
        {change.problems.map((problem, n) => (
          <li key={problem}>
            <Icon name="triangle-alert" />
            <Sentence text={problem} coded={change.problem_sentences[n]} />
          </li>
        ))}
      </ul>
    )
  return (
    <>
      <TrialCard title={say('trial.title')}>
        <Months change={change} />
      </TrialCard>
      <Consequences change={change} />
    </>
  )
}

const parts = ['before', 'during', 'after'] as const

/** Null where the law of the month is not known yet. */
type Figures = Readonly<Record<(typeof parts)[number], string | null>>

interface RowProps {
  readonly name: string
  readonly of: Figures
  readonly isTaken?: boolean
  readonly isSum?: boolean
}

function Months({ change: { lines, during, after, before } }: { readonly change: PayChange }) {
  const sum = (name: 'total_earnings' | 'total_deductions' | 'net_salary'): Figures => ({
    before: before[name],
    during: during[name],
    after: after[name],
  })
  const of = (type: string) => lines.filter(line => line.type === type)
  return (
    // Only what can take the focus can be scrolled by keys.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className="table short" tabIndex={0} aria-label={say('trial.title')}>
      <table>
        <thead>
          <tr>
            <td />
            {[
              say('person.now'),
              formatMonthName(during.month),
              say('person.from', { month: formatMonthName(after.month) }),
            ].map(head => (
              <th key={head} scope="col" className="figure">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {of('earning').map(line => (
            <Row key={line.salary_component_id} name={line.name} of={line} />
          ))}
          <Row name={sayOf('field', 'total_earnings')} of={sum('total_earnings')} isSum />
          {of('deduction').map(line => (
            <Row key={line.salary_component_id} name={line.name} of={line} isTaken />
          ))}
          <Row name={sayOf('field', 'total_deductions')} of={sum('total_deductions')} isTaken isSum />
          <Row name={sayOf('field', 'net_salary')} of={sum('net_salary')} isSum />
        </tbody>
      </table>
    </section>
  )
}

function Row({ name, of, isTaken = false, isSum = false }: RowProps) {
  const { currency_decimals: decimals } = useCompany()
  const show = (amount: string | null) =>
    amount === null ? '–' : formatAmount(isTaken ? subtract('0', amount) : amount, decimals)
  return (
    <tr className={isSum ? 'sum' : undefined}>
      <th scope="row">{name}</th>
      {parts.map(part => (
        <td key={part} className="figure">
          {show(of[part])}
        </td>
      ))}
    </tr>
  )
}

function Consequences({ change }: { readonly change: PayChange }) {
  const { currency_decimals: decimals } = useCompany()
  const month = formatMonthName(change.during.month)
  return (
    <section>
      <h3>{say('person.follows')}</h3>
      <ul className="follows">
        <li>
          <Icon name={change.is_backdated ? 'history' : 'check'} />
          {say(change.is_backdated ? 'person.arrears' : 'person.still_open', { month })}
        </li>
        <li>
          <Icon name="chart-column" />
          {say('person.gross_changes', {
            during: formatAmount(change.increase_during, decimals),
            month,
            increase: formatAmount(change.increase, decimals),
            percentage: change.increase_percentage ?? '0',
            next: formatMonthName(change.after.month),
          })}
        </li>
        {change.notes.map((note, n) => (
          <li key={note}>
            <Icon name="triangle-alert" />
            <Sentence text={note} coded={change.note_sentences[n]} />
          </li>
        ))}
      </ul>
    </section>
  )
}
