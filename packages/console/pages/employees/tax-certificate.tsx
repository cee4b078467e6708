// The certificate of what an employee was taxed on in a year, and of the tax.
import { useObstacle } from '../../app/session.tsx'
import { say } from '../../app/words.ts'
import { getLawParameters } from '../../gen/operations/law-parameters.ts'
import { getTaxCertificate } from '../../gen/operations/tax-certificates.ts'
import { FileButtons } from '../../records/files/download.tsx'
import type { RecordOf } from '../../records/kind.ts'
import { OfTaxYear } from '../payroll/tax/tax-year.tsx'

/** Nothing at all for somebody who may not have it. */
export function TaxCertificate({ record }: { readonly record: RecordOf<'Employee'> }) {
  const missing = useObstacle()
  if ([getTaxCertificate, getLawParameters].some(({ id }) => missing(id) !== undefined)) return null
  return (
    <section className="card" aria-labelledby="tax-certificate">
      <h2 id="tax-certificate">{say('employees.tax_certificate')}</h2>
      <OfTaxYear>
        {(field, tax_year) => (
          <div className="filters">
            {field}
            <FileButtons
              operation={getTaxCertificate}
              input={{ path: { id: record.id }, query: { tax_year } }}
              name="certificate.pdf"
            />
          </div>
        )}
      </OfTaxYear>
    </section>
  )
}
