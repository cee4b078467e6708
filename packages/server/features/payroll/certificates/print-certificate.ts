// A tax certificate as a PDF to download: the same file as long as figures and letterhead stay.

import type { Db } from '@muster/db'
import { Printer, type TaxCertificate } from '@muster/formats'
import { say } from '@muster/sentences'
import type { Files } from '../../../files/index.ts'
import { conflict } from '../../../http/problem.ts'
import { type FileContent, makeFile } from '../../../http/response/file-content.ts'
import { refuseUnprintable } from '../../../http/response/unprintable.ts'
import { type PrintedLetterhead, readCurrentLetterhead } from '../../letters/index.ts'
import { type CertifiedYear, readCertifiedYear } from './certified-years.ts'
import { type CertifiedEmployee, readTaxCertificates } from './tax-certificates.ts'

/** A certificate as it is laid out. */
export function layOutCertificate(
  { span, currency, currency_decimals }: CertifiedYear,
  { first_name, last_name, figures_at, ...employee }: CertifiedEmployee,
  { employer, signatory }: PrintedLetterhead,
): TaxCertificate {
  const { employee_code, designation, department, joining_date } = employee
  const { months, held_months, openings, paid, held, total } = employee
  return {
    employer,
    signatory,
    made_at: Temporal.Instant.from(figures_at),
    currency,
    currency_decimals,
    employee: { name: `${first_name} ${last_name}`, employee_code, designation, department, joining_date },
    tax_year: span,
    months,
    held_months,
    openings,
    paid,
    held,
    total,
  }
}

/** The file. A 409 where the year has nothing of the employee, or where no font has a character. */
export async function printTaxCertificate(
  db: Db,
  files: Files,
  employee_id: string,
  tax_year: string,
): Promise<FileContent> {
  const year = await readCertifiedYear(db, tax_year)
  const [found] = await readTaxCertificates(db, year, [employee_id])
  if (!found)
    throw conflict(say`The employee has neither locked pay nor a tax opening in the tax year ${tax_year}.`)
  const certificate = layOutCertificate(year, found, await readCurrentLetterhead(db, files))
  const bytes = await db.memories
    .of(Printer)
    .printTaxCertificate(certificate)
    .catch(refuseUnprintable(say`The tax certificate`))
  return makeFile(`tax-certificate-${tax_year}-${found.employee_code}.pdf`, 'application/pdf', bytes)
}
