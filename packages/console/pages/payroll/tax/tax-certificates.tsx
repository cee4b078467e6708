// The tax certificates of a year: those of everybody as a sheet, and that of one employee as a PDF.
import { type ReactNode, useState } from 'react'
import { say, sayOf } from '../../../app/words.ts'
import { getTaxCertificate } from '../../../gen/operations/tax-certificates.ts'
import { FileButtons } from '../../../records/files/download.tsx'
import { ExportButton } from '../../../records/files/export-button.tsx'
import { ReferenceField } from '../../../records/forms/reference-field.tsx'
import { Page } from '../../../ui/page.tsx'
import { OfTaxYear } from './tax-year.tsx'

export default function TaxCertificatesPage() {
  const title = say('payroll.certificates')
  return (
    <Page title={title}>
      <OfTaxYear>
        {(field, tax_year) => (
          <>
            <div className="filters">{field}</div>
            <Card id="of-all" title={say('payroll.certificates_all')} what={say('payroll.certificates_what')}>
              <p className="ways">
                <ExportButton
                  of={{
                    title: `${title} ${tax_year}`,
                    asked: { kind: 'tax_certificates', tax_year },
                    formats: ['xlsx', 'csv'],
                  }}
                />
              </p>
            </Card>
            <Card id="of-one" title={say('payroll.certificate_one')} what={say('payroll.certificate_what')}>
              <OfOne tax_year={tax_year} />
            </Card>
          </>
        )}
      </OfTaxYear>
    </Page>
  )
}

function OfOne({ tax_year }: { readonly tax_year: string }) {
  const [id, setId] = useState('')
  return (
    <div className="filters">
      <ReferenceField label={sayOf('field', 'employee_id')} kind="Employee" value={id} onChange={setId} />
      {id !== '' && (
        <FileButtons
          operation={getTaxCertificate}
          input={{ path: { id }, query: { tax_year } }}
          name="certificate.pdf"
        />
      )}
    </div>
  )
}

interface CardProps {
  readonly id: string
  readonly title: string
  readonly what: string
  readonly children: ReactNode
}

function Card({ id, title, what, children }: CardProps) {
  return (
    <section className="card" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className="faint">{what}</p>
      {children}
    </section>
  )
}
