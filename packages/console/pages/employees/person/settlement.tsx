// The final settlement while the end of an employment is typed: what its final run would pay and take, and how that adds up.
import { useState } from 'react'
import { useCompany } from '../../../app/company.ts'
import { isZero } from '../../../app/decimals.ts'
import { formatAmount, formatMonthName } from '../../../app/formats.ts'
import { useObstacle } from '../../../app/session.tsx'
import { say, sayOf } from '../../../app/words.ts'
import { previewEmploymentEnd } from '../../../gen/operations/employment-ends.ts'
import { TrialCard } from '../../../records/actions/trial.tsx'
import { useTrial } from '../../../records/actions/use-trial.ts'
import type { FollowsProps } from '../../../records/declaration.ts'
import type { Output } from '../../../records/operation.ts'
import { Sentence } from '../../../records/references/sentence.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Equation, type Sums } from '../../payroll/month/equation.tsx'

type Settled = Output<'previewEmploymentEnd'>
type Line = Settled['lines'][number]

/** Nothing for whoever may not see pay. */
export function Settlement({ record, values, isReady }: Pick<FollowsProps, 'record' | 'values' | 'isReady'>) {
  const isAllowed = useObstacle()(previewEmploymentEnd.id) === undefined
  const { separation_date, status } = values
  const input = { path: { id: String(record.id) }, body: { separation_date, status } }
  const { answer } = useTrial(previewEmploymentEnd, input, isReady && isAllowed)
  if (answer === undefined) return null
  const settled = answer as unknown as Settled
  const sums = sumsOf(settled)
  return (
    <TrialCard title={say('person.settlement', { month: formatMonthName(settled.month) })}>
      {sums && <Equation sums={sums} size="small" />}
      {sums && <Lines settled={settled} />}
      <Remarks settled={settled} />
    </TrialCard>
  )
}

/** Undefined where there is nothing to calculate it by. */
function sumsOf({ gross_salary, total_additions, total_deductions, net_salary }: Settled): Sums | undefined {
  if (gross_salary === null || total_additions === null) return undefined
  if (total_deductions === null || net_salary === null) return undefined
  return {
    gross: gross_salary,
    additions: total_additions,
    deductions: total_deductions,
    net: net_salary,
  }
}

const groups = [
  { type: 'earning', total: 'total_earnings' },
  { type: 'deduction', total: 'total_deductions' },
] as const

function Lines({ settled }: { readonly settled: Settled }) {
  const { currency_decimals: decimals } = useCompany()
  const title = say('person.settlement', { month: formatMonthName(settled.month) })
  return (
    // Only what can take the focus can be scrolled by keys.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className="table short" tabIndex={0} aria-label={title}>
      <table>
        {groups.map(({ type, total }) => (
          <tbody key={type}>
            {settled.lines
              .filter(line => line.type === type && !isZero(line.amount))
              .map(line => (
                <Row key={line.salary_component_id} line={line} />
              ))}
            <tr className="total">
              <th scope="row">{sayOf('field', total)}</th>
              <td className="figure">{formatAmount(settled[total] ?? '0', decimals)}</td>
            </tr>
          </tbody>
        ))}
      </table>
    </section>
  )
}

function Row({ line: { name, amount, reasons } }: { readonly line: Line }) {
  const [isOpen, setOpen] = useState(false)
  const { currency_decimals: decimals } = useCompany()
  return (
    <>
      <tr>
        <th scope="row">
          {name}{' '}
          {reasons.length > 0 && (
            <button
              type="button"
              className="button quiet"
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              {say('record.why')}
            </button>
          )}
        </th>
        <td className="figure">{formatAmount(amount, decimals)}</td>
      </tr>
      {isOpen && (
        <tr>
          <td colSpan={2} className="inner">
            <ol className="lines">
              {reasons.map(({ text, sentence, figure }) => (
                <li key={text}>
                  <Sentence text={text} coded={sentence} />
                  {figure !== null && <bdi className="figure">{figure}</bdi>}
                </li>
              ))}
            </ol>
          </td>
        </tr>
      )}
    </>
  )
}

/** What is not in the figures, or why there are none, and what was found when they were calculated. */
function Remarks({ settled: { notes, note_sentences, warnings } }: { readonly settled: Settled }) {
  const remarks = [
    ...notes.map((text, n) => ({ text, sentence: note_sentences[n] ?? null })),
    ...warnings.map(({ text, sentence }) => ({ text, sentence })),
  ]
  if (remarks.length === 0) return null
  return (
    <ul className="follows">
      {remarks.map(({ text, sentence }) => (
        <li key={text}>
          <Icon name="triangle-alert" />
          <Sentence text={text} coded={sentence} />
        </li>
      ))}
    </ul>
  )
}
