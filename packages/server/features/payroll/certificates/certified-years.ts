// The tax years of certificates: one by its name, and those of which an employee has a certificate.

import type { TaxCertificateYears } from '@muster/contract'
import { bind, type Db, type Given, prepared, statement } from '@muster/db'
import {
  addMonths,
  type Day,
  type FiscalYearSpan,
  findLawPack,
  findNamedTaxYear,
  firstOfMonth,
  fiscalYearFrom,
  holdsTaxYear,
  spanTaxYear,
} from '@muster/engine'
import { say } from '@muster/sentences'
import { invalidField } from '../../../http/problem.ts'

interface CompanyRow {
  readonly country: string
  readonly fiscal_year_start_month: number
  readonly currency: string
  readonly currency_decimals: number
}

const company = prepared('company_of_tax_certificates', (query, given: Given) =>
  query
    .selectFrom('companies')
    .select(['country', 'fiscal_year_start_month', 'currency', 'currency_decimals'])
    .where('workspace_id', '=', given.workspace_id)
    .where('id', '=', given.workspace_id),
)

export interface CertifiedYear {
  readonly currency: string
  readonly currency_decimals: number
  readonly span: FiscalYearSpan
  /** The first days of its first and last month: a month belongs to the tax year of its last day. */
  readonly first: Day
  readonly last: Day
}

/** The tax year of a name such as `2025-26`; a 400 where there is none. */
export async function readCertifiedYear(db: Db, name: string): Promise<CertifiedYear> {
  const [row] = await db.run(company)
  const { currency, currency_decimals } = row!
  const span = findSpan(row!, name)
  const first = firstOfMonth(span.start_date)
  return { currency, currency_decimals, span, first, last: addMonths(first, 11) }
}

function findSpan(row: CompanyRow, name: string): FiscalYearSpan {
  const found = findNamedSpan(row, name)
  if (found) return found
  const pack = findLawPack(row.country)
  if (pack) {
    const { first, last } = pack.tax_year
    throw invalidField(
      'tax_year',
      say`is ${name}; the law pack ${pack.pack} holds the tax years ${first} to ${last}`,
    )
  }
  throw invalidField(
    'tax_year',
    say`is ${name}; the tax years of this workspace are called such as ${spanOwnYear(row, name).name}`,
  )
}

/** Without a law pack a tax year is a fiscal year. */
function spanOwnYear({ fiscal_year_start_month }: CompanyRow, name: string): FiscalYearSpan {
  return fiscalYearFrom(`${name.slice(0, 4)}-${writeStart(fiscal_year_start_month)}`)
}

const writeStart = (month: number): string => `${String(month).padStart(2, '0')}-01`

function findNamedSpan(row: CompanyRow, name: string): FiscalYearSpan | undefined {
  const pack = findLawPack(row.country)
  if (pack) return findNamedTaxYear(pack, name)
  const own = spanOwnYear(row, name)
  return own.name === name ? own : undefined
}

/** The tax year of a day; undefined where the law pack does not hold it. */
function findSpanOf({ country, fiscal_year_start_month }: CompanyRow, day: Day): FiscalYearSpan | undefined {
  const pack = findLawPack(country)
  if (pack) {
    const span = spanTaxYear(pack, day)
    return holdsTaxYear(pack, span) ? span : undefined
  }
  const start = `${day.slice(0, 4)}-${writeStart(fiscal_year_start_month)}`
  return fiscalYearFrom(start <= day ? start : addMonths(start, -12))
}

interface Held {
  /** The last day of a month with locked pay, or null: a month belongs to the tax year of it. */
  readonly last_day: Day | null
  /** The tax year of an opening, or null. */
  readonly tax_year: string | null
}

const selectHeld = statement<Held, { employee_id: string }>(
  'certified_months_of_employee',
  `select distinct (make_date(r.year, r.month, 1) + interval '1 month - 1 day')::date::text as last_day, null::text as tax_year
   from payroll_entries e
   join payroll_runs r on r.workspace_id = :workspace_id and r.id = e.payroll_run_id and r.locked_at is not null
   where e.workspace_id = :workspace_id and e.employee_id = :employee_id
   union all
   select distinct null, t.tax_year from tax_openings t
   where t.workspace_id = :workspace_id and t.employee_id = :employee_id and not t.deleted`,
)

/** The newest first. */
export async function listCertifiedYears(db: Db, employee_id: string): Promise<TaxCertificateYears> {
  const [rows, held] = await db.runAll(bind(company, {}), bind(selectHeld, { employee_id }))
  const spans = held.map(({ last_day, tax_year }) =>
    last_day === null ? findNamedSpan(rows[0]!, tax_year!) : findSpanOf(rows[0]!, last_day),
  )
  const byName = new Map(spans.flatMap(span => (span ? [[span.name, span] as const] : [])))
  const years = [...byName.values()]
    .toSorted((a, b) => b.start_date.localeCompare(a.start_date))
    .map(({ name, start_date, end_date }) => ({ tax_year: name, start_date, end_date }))
  return { object: 'tax_certificate_years', id: employee_id, years }
}
