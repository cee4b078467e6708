// The certificate of what an employee was taxed on in a year, and of the tax.
import { useId, useState } from 'react'
import { useRead } from '../../app/queries.ts'
import { useObstacle } from '../../app/session.tsx'
import { say, sayOf } from '../../app/words.ts'
import { getLawParameters } from '../../gen/operations/law-parameters.ts'
import { getTaxCertificate } from '../../gen/operations/tax-certificates.ts'
import { FileButtons } from '../../records/download.tsx'
import type { AnyRecord } from '../../records/operation.ts'
import { Loaded } from '../../ui/loading.tsx'

/** Nothing at all for somebody who may not have it. */
export function TaxCertificate({ record }: { readonly record: AnyRecord }) {
  const missing = useObstacle()
  if ([getTaxCertificate, getLawParameters].some(({ id }) => missing(id) !== undefined)) return null
  return <CertificateCard id={String(record.id)} />
}

function CertificateCard({ id }: { readonly id: string }) {
  const law = useRead(getLawParameters, {})
  return (
    <section className="card" aria-labelledby="tax-certificate">
      <h2 id="tax-certificate">{say('employees.tax_certificate')}</h2>
      <Loaded of={law} lines={2}>
        {({ tax_years: years }) =>
          years.length === 0 ? (
            <p className="empty">{say('employees.no_tax_years')}</p>
          ) : (
            <Choice id={id} years={years.map(({ name }) => name).toReversed()} />
          )
        }
      </Loaded>
    </section>
  )
}

function Choice({ id, years }: { readonly id: string; readonly years: readonly string[] }) {
  const field = useId()
  const [year, setYear] = useState(years[0])
  return (
    <div className="filters">
      <div className="field">
        <label htmlFor={field}>{sayOf('field', 'tax_year')}</label>
        <select id={field} value={year} onChange={event => setYear(event.target.value)}>
          {years.map(one => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </div>
      <FileButtons
        operation={getTaxCertificate}
        input={{ path: { id }, query: { tax_year: year } }}
        name="certificate.pdf"
      />
    </div>
  )
}
