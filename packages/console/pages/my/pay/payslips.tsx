// What stands with the list of own payslips: the sums of each year, the certificate of a tax year, and months by their names.
import { useCompany } from '../../../app/company.ts'
import { formatAmount, formatMonthName } from '../../../app/formats.ts'
import { useRead } from '../../../app/queries.ts'
import { useObstacle, useSession } from '../../../app/session.tsx'
import { say, sayOf, sayTogether, sayValue } from '../../../app/words.ts'
import { getPayslipYears } from '../../../gen/operations/payslips.ts'
import { getTaxCertificateYears } from '../../../gen/operations/tax-certificates.ts'
import type { RecordOf } from '../../../records/kind.ts'
import type { Output } from '../../../records/operation.ts'
import { Loaded } from '../../../ui/loading.tsx'
import { Equation } from '../../payroll/month/equation.tsx'
import { TaxCertificates } from './tax-certificates.tsx'

type Year = Output<'getPayslipYears'>['years'][number]

/** 2026-11 -> November 2026, with what it is where it is not the pay of the month. */
export function PayslipMonth({ record: { month, kind } }: { readonly record: RecordOf<'Payslip'> }) {
  if (kind === 'regular') return formatMonthName(month)
  return sayTogether(formatMonthName(month), sayValue(kind, 'PayrollRunKind'))
}

/** Whoever has left reads the payslips and the certificates, and no sums. */
export function YearsOfPay() {
  const missing = useObstacle()
  return (
    <>
      {missing(getPayslipYears.id, 'own') === undefined && <Years />}
      {missing(getTaxCertificateYears.id, 'own') === undefined && <TaxCertificates />}
    </>
  )
}

/** The year that runs is open; the ones before are folded. */
function Years() {
  const { employee_id } = useSession()
  const read = useRead(
    getPayslipYears,
    { path: { id: employee_id ?? '' } },
    { enabled: employee_id !== null },
  )
  return (
    <Loaded of={read} lines={3}>
      {({ years: [newest, ...former] }) => (
        <>
          {newest && (
            <section className="card" aria-labelledby="my-year">
              <h2 id="my-year">{nameYear(newest)}</h2>
              <YearSums year={newest} />
            </section>
          )}
          {former.length > 0 && (
            <details className="card">
              <summary>{say('my.years_before')}</summary>
              {former.map(year => (
                <section key={year.fiscal_year_id} aria-labelledby={year.fiscal_year_id}>
                  <h3 id={year.fiscal_year_id}>{nameYear(year)}</h3>
                  <YearSums year={year} />
                </section>
              ))}
            </details>
          )}
        </>
      )}
    </Loaded>
  )
}

const nameYear = ({ name, months }: Year): string => sayTogether(name, say('my.months', { count: months }))

function YearSums({ year }: { readonly year: Year }) {
  const { currency_decimals: decimals } = useCompany()
  const { gross_salary: gross, total_additions: additions, total_deductions: deductions } = year
  return (
    <>
      <Equation sums={{ gross, additions, deductions, net: year.net_salary }} size="small" />
      <p className="faint">
        {sayOf('field', 'tax_amount')}: <bdi>{formatAmount(year.tax_amount, decimals)}</bdi>
      </p>
    </>
  )
}
