// What a run comes to, beside its approval.
import { say } from '../../app/words.ts'
import type { RecordOf } from '../../records/kind.ts'
import { Equation } from '../payroll/month/equation.tsx'
import { sumsOf } from '../payroll/month/month-facts.ts'

export default function RunSums({ record }: { readonly record: RecordOf<'PayrollRunDetail'> }) {
  return (
    <section className="card equation-card" aria-label={say('month.equation')}>
      <Equation sums={sumsOf(record)} size="small" />
    </section>
  )
}
