// The page of a salary slip: how gross pay becomes the net pay that it shows, and a look at its lines.
import { formatMonthName } from '../../../app/formats.ts'
import type { RecordOf } from '../../../records/kind.ts'
import { Equation } from '../month/equation.tsx'
import { SlipLook } from './slip-look.tsx'

export function SlipPanel({ record: slip }: { readonly record: RecordOf<'SalarySlipDetail'> }) {
  const { gross_salary: gross, total_additions: additions, total_deductions: deductions } = slip
  return (
    <>
      <section className="card" aria-labelledby="slip-month">
        <h2 id="slip-month">{formatMonthName(slip.month)}</h2>
        <Equation sums={{ gross, additions, deductions, net: slip.net_salary }} />
      </section>
      <SlipLook slip={slip} />
    </>
  )
}

/** 2026-11 -> November 2026, in a row. */
export function SlipMonth({ record: { month } }: { readonly record: RecordOf<'SalarySlipDetail'> }) {
  return formatMonthName(month)
}
