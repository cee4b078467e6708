// Tax certificates: the figures of a tax year by employee, as locked entries have them, with openings apart.

import { type Db, type Given, prepared, statement } from '@muster/db'
import {
  addMonths,
  type Day,
  type FiscalYearSpan,
  findLawPack,
  findNamedTaxYear,
  firstOfMonth,
  fiscalYearFrom,
} from '@muster/engine'
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

function findSpan({ country, fiscal_year_start_month }: CompanyRow, name: string): FiscalYearSpan {
  const pack = findLawPack(country)
  if (pack) {
    const { first, last } = pack.tax_year
    const found = findNamedTaxYear(pack, name)
    if (found) return found
    throw invalidField(
      'tax_year',
      `is ${name}; the law pack ${pack.pack} holds the tax years ${first} to ${last}`,
    )
  }
  const starts = `${String(fiscal_year_start_month).padStart(2, '0')}-01`
  const own = fiscalYearFrom(`${name.slice(0, 4)}-${starts}`)
  if (own.name === name) return own
  throw invalidField('tax_year', `is ${name}; the tax years of this workspace are called such as ${own.name}`)
}

export interface Figures {
  /** Decimal text. */
  readonly taxable_income: string
  readonly tax_withheld: string
}

export interface CertifiedMonth extends Figures {
  /** YYYY-MM. */
  readonly month: string
}

export interface CertifiedOpening extends Figures {
  readonly source: 'previous_system' | 'other_employer'
  readonly through_month: Day
}

/** What the certificate of an employee says. */
export interface CertifiedEmployee {
  readonly employee_id: string
  readonly employee_code: string
  readonly first_name: string
  readonly last_name: string
  readonly designation: string | null
  readonly department: string | null
  readonly joining_date: Day
  readonly months: readonly CertifiedMonth[]
  readonly openings: readonly CertifiedOpening[]
  /** Of the months. */
  readonly paid: Figures
  /** Of months and openings. */
  readonly total: Figures
  /** When the last of the figures was locked or written. */
  readonly figures_at: string
}

interface Row extends Omit<CertifiedEmployee, 'months' | 'openings' | 'paid' | 'total'> {
  /** JSON. */
  readonly months: string
  readonly openings: string
  readonly paid_taxable: string
  readonly paid_tax: string
  readonly total_taxable: string
  readonly total_tax: string
}

interface Wanted {
  readonly employees: readonly string[]
  readonly tax_year: string
  readonly first: Day
  readonly last: Day
}

const found = statement<Row, { employees: string[]; tax_year: string; first: Day; last: Day }>(
  'figures_of_tax_certificates',
  `with paid as (
     select e.employee_id, to_char(make_date(r.year, r.month, 1), 'YYYY-MM') as month, sum(e.taxable_income) as taxable, sum(e.tax_amount) as tax,
       max(r.locked_at) as at
     from payroll_entries e
     join payroll_runs r on r.workspace_id = :workspace_id and r.id = e.payroll_run_id and r.locked_at is not null
       and make_date(r.year, r.month, 1) between :first::date and :last::date
     where e.workspace_id = :workspace_id and e.employee_id = any(:employees)
     group by e.employee_id, r.year, r.month
   ), opened as (
     select t.employee_id, t.source, t.through_month, t.taxable_income as taxable, t.tax_withheld as tax, t.updated_at as at from tax_openings t
     where t.workspace_id = :workspace_id and t.employee_id = any(:employees) and t.tax_year = :tax_year and not t.deleted
   ), paid_by as (
     select employee_id, sum(taxable) as taxable, sum(tax) as tax, max(at) as at,
       json_agg(json_build_object('month', month, 'taxable_income', taxable::text, 'tax_withheld', tax::text) order by month)::text as months
     from paid group by employee_id
   ), opened_by as (
     select employee_id, sum(taxable) as taxable, sum(tax) as tax, max(at) as at,
       json_agg(json_build_object('source', source, 'through_month', through_month, 'taxable_income', taxable::text, 'tax_withheld', tax::text)
         order by through_month, source)::text as openings
     from opened group by employee_id
   )
   select p.id as employee_id, p.employee_code, p.first_name, p.last_name, p.joining_date,
     (select g.name from designations g where g.workspace_id = :workspace_id and g.id = p.designation_id) as designation,
     (select d.name from departments d where d.workspace_id = :workspace_id and d.id = p.department_id) as department,
     coalesce(m.months, '[]') as months, coalesce(o.openings, '[]') as openings,
     coalesce(m.taxable, 0)::text as paid_taxable, coalesce(m.tax, 0)::text as paid_tax,
     (coalesce(m.taxable, 0) + coalesce(o.taxable, 0))::text as total_taxable, (coalesce(m.tax, 0) + coalesce(o.tax, 0))::text as total_tax,
     coalesce(greatest(m.at, o.at), p.created_at) as figures_at
   from employees p
   left join paid_by m on m.employee_id = p.id
   left join opened_by o on o.employee_id = p.id
   where p.workspace_id = :workspace_id and p.id = any(:employees) and (m.employee_id is not null or o.employee_id is not null)
   order by p.employee_code, p.id`,
)

/** Those of the employees who have locked pay or openings in the year, by employee code. */
export async function readTaxCertificates(
  db: Db,
  { span, first, last }: CertifiedYear,
  employees: readonly string[],
): Promise<CertifiedEmployee[]> {
  const wanted: Wanted = { employees, tax_year: span.name, first, last }
  const rows = await db.run(found, { ...wanted, employees: [...employees] })
  return rows.map(({ months, openings, paid_taxable, paid_tax, total_taxable, total_tax, ...row }) => ({
    ...row,
    months: JSON.parse(months) as CertifiedMonth[],
    openings: JSON.parse(openings) as CertifiedOpening[],
    paid: { taxable_income: paid_taxable, tax_withheld: paid_tax },
    total: { taxable_income: total_taxable, tax_withheld: total_tax },
  }))
}

const certified = statement<{ id: string }, { tax_year: string; first: Day; last: Day }>(
  'employees_of_tax_year',
  `select p.id from employees p
   where p.workspace_id = :workspace_id
     and (exists (select from payroll_entries e join payroll_runs r on r.workspace_id = :workspace_id and r.id = e.payroll_run_id
           and r.locked_at is not null and make_date(r.year, r.month, 1) between :first::date and :last::date
         where e.workspace_id = :workspace_id and e.employee_id = p.id)
       or exists (select from tax_openings t where t.workspace_id = :workspace_id and t.employee_id = p.id and t.tax_year = :tax_year and not t.deleted))
   order by p.employee_code, p.id`,
)

/** The ids of all who have a certificate of the year, by employee code. */
export async function listCertifiedEmployees(
  db: Db,
  { span, first, last }: CertifiedYear,
): Promise<string[]> {
  const rows = await db.run(certified, { tax_year: span.name, first, last })
  return rows.map(({ id }) => id)
}
