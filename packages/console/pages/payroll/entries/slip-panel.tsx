// The page of a salary slip: how gross pay becomes the net pay that it shows.
import type { RecordOf } from '../../../records/kind.ts'
import { Equation } from '../month/equation.tsx'

export function SlipPanel({ record: slip }: { readonly record: RecordOf<'SalarySlipDetail'> }) {
  const { gross_salary: gross, total_additions: additions, total_deductions: deductions } = slip
  return (
    <section className="card equation-card">
      <Equation sums={{ gross, additions, deductions, net: slip.net_salary }} />
    </section>
  )
}
