// The tax certificates of a tax year as a sheet: a row for each employee, with columns for openings and for pay on hold.

import type { Db } from '@muster/db'
import { formatAmount, parseAmount } from '@muster/engine'
import type { Column, Row, Sheet } from '@muster/formats'
import { readCertifiedYear } from '../certificates/certified-years.ts'
import {
  type CertifiedEmployee,
  listCertifiedEmployees,
  readTaxCertificates,
} from '../certificates/tax-certificates.ts'

const pieceSize = 500

const columns: readonly Column[] = [
  { title: 'Tax year', type: 'text' },
  { title: 'Employee code', type: 'text' },
  { title: 'First name', type: 'text' },
  { title: 'Last name', type: 'text' },
  { title: 'Taxable income paid here', type: 'money' },
  { title: 'Tax withheld here', type: 'money' },
  { title: 'Taxable income of openings', type: 'money' },
  { title: 'Tax withheld of openings', type: 'money' },
  { title: 'Total taxable income', type: 'money' },
  { title: 'Total tax withheld', type: 'money' },
  { title: 'Months on hold', type: 'text' },
  { title: 'Taxable income on hold', type: 'money' },
  { title: 'Tax on hold', type: 'money' },
]

/** The progress of the work. */
export interface CertificateWork {
  readonly tax_year: string
  readonly signal: AbortSignal
  readonly tell: (progress: { readonly done: number; readonly total: number }) => void
}

/** Everybody who has locked pay or an opening in the year, by employee code. */
export async function readTaxCertificateSheet(
  db: Db,
  { tax_year, signal, tell }: CertificateWork,
): Promise<Sheet[]> {
  const year = await readCertifiedYear(db, tax_year)
  const employees = await listCertifiedEmployees(db, year)
  const total = employees.length
  tell({ done: 0, total })
  async function* rows(): AsyncGenerator<readonly Row[]> {
    for (let at = 0; at < total; at += pieceSize) {
      signal.throwIfAborted()
      const found = await readTaxCertificates(db, year, employees.slice(at, at + pieceSize))
      yield found.map(employee => toRow(tax_year, employee, year.currency_decimals))
      tell({ done: Math.min(at + pieceSize, total), total })
    }
  }
  return [{ name: `Tax certificates ${tax_year}`, columns, rows: rows() }]
}

function toRow(
  tax_year: string,
  { employee_code, first_name, last_name, held_months, paid, held, total }: CertifiedEmployee,
  decimals: number,
): Row {
  const write = (amount: string) => formatAmount(parseAmount(amount), decimals)
  const rest = (whole: string, part: string) =>
    formatAmount(parseAmount(whole).minus(parseAmount(part)), decimals)
  return [
    tax_year,
    employee_code,
    first_name,
    last_name,
    write(paid.taxable_income),
    write(paid.tax_withheld),
    rest(total.taxable_income, paid.taxable_income),
    rest(total.tax_withheld, paid.tax_withheld),
    write(total.taxable_income),
    write(total.tax_withheld),
    held_months.map(({ month }) => month).join(', '),
    write(held.taxable_income),
    write(held.tax_withheld),
  ]
}
