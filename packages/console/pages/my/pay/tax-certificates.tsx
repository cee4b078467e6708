// The certificate of a tax year of one's own, to download, for each year that has one.
import { useId, useState } from 'react'
import { useRead } from '../../../app/queries.ts'
import { useSession } from '../../../app/session.tsx'
import { say, sayOf } from '../../../app/words.ts'
import { getTaxCertificate, getTaxCertificateYears } from '../../../gen/operations/tax-certificates.ts'
import { FileButtons } from '../../../records/files/download.tsx'
import type { Output } from '../../../records/operation.ts'

type Year = Output<'getTaxCertificateYears'>['years'][number]

/** Nothing at all as long as no pay is final. */
export function TaxCertificates() {
  const id = useSession().employee_id ?? ''
  const { data } = useRead(getTaxCertificateYears, { path: { id } }, { enabled: id !== '' })
  if (!data || data.years.length === 0) return null
  return (
    <section className="card" aria-labelledby="my-certificate">
      <h2 id="my-certificate">{say('employees.tax_certificate')}</h2>
      <CertificateOfYear id={id} years={data.years} />
    </section>
  )
}

interface CertificateOfYearProps {
  readonly id: string
  readonly years: readonly Year[]
}

function CertificateOfYear({ id, years }: CertificateOfYearProps) {
  const field = useId()
  const [tax_year = '', setYear] = useState(years[0]?.tax_year)
  return (
    <div className="filters">
      <div className="field">
        <label htmlFor={field}>{sayOf('field', 'tax_year')}</label>
        <select id={field} value={tax_year} onChange={event => setYear(event.target.value)}>
          {years.map(each => (
            <option key={each.tax_year} value={each.tax_year}>
              {each.tax_year}
            </option>
          ))}
        </select>
      </div>
      <FileButtons
        operation={getTaxCertificate}
        input={{ path: { id }, query: { tax_year } }}
        name="certificate.pdf"
      />
    </div>
  )
}
