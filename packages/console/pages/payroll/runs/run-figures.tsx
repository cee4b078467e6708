// Figures of a payroll run: a difference with its sign, and what the calculation warns of.
import { useCompany } from '../../../app/company.ts'
import { isNegative, isZero } from '../../../app/decimals.ts'
import { formatAmount } from '../../../app/formats.ts'
import { say } from '../../../app/words.ts'
import { Sentence } from '../../../records/references/sentence.tsx'
import type { Run } from './run-facts.ts'

/** A difference with its sign, which stays before the figure in every direction of writing. */
export function SignedAmount({ amount }: { readonly amount: string }) {
  const { currency_decimals: decimals } = useCompany()
  const size = formatAmount(amount.replace('-', ''), decimals)
  if (isZero(amount)) return <bdi dir="ltr">{size}</bdi>
  return (
    <bdi dir="ltr">
      {isNegative(amount) ? '−' : '+'}
      {size}
    </bdi>
  )
}

/** What the calculation found worth a look, for the run as a whole; folded, for it is long. */
export function RunWarnings({ run }: { readonly run: Run }) {
  if (run.warnings.length === 0) return null
  return (
    <details className="card">
      <summary>{say('payroll.warnings', { count: run.warnings.length })}</summary>
      <ul>
        {run.warnings.map(({ code, text, sentence }) => (
          <li key={`${code} ${text}`}>
            <Sentence text={text} coded={sentence} />
          </li>
        ))}
      </ul>
    </details>
  )
}
