// Tax certificates: the figures of a tax year by employee, from locked entries, with openings listed separately.

import { type Db, statement } from '@muster/db'
import type { Day } from '@muster/engine'
import type { CertifiedYear } from './certified-years.ts'

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

interface Lists {
  readonly months: readonly CertifiedMonth[]
  /** The same of pay that is on hold. */
  readonly held_months: readonly CertifiedMonth[]
  readonly openings: readonly CertifiedOpening[]
}

/** Who a certificate is of. */
interface Certified {
  readonly employee_id: string
  readonly employee_code: string
  readonly first_name: string
  readonly last_name: string
  /** As the last slip of the year names it, else that of today. */
  readonly designation: string | null
  /** That of the last locked entry of the year, else that of today. */
  readonly department: string | null
  readonly joining_date: Day
  /** When the last of the figures was locked, held or written. */
  readonly figures_at: string
}

/** What the certificate of an employee says. */
export interface CertifiedEmployee extends Certified, Lists {
  /** Of the months. */
  readonly paid: Figures
  /** Of what is on hold, which no other sum has. */
  readonly held: Figures
  /** Of months and openings. */
  readonly total: Figures
}

interface Row extends Certified {
  /** JSON. */
  readonly lists: string
  readonly paid_taxable: string
  readonly paid_tax: string
  readonly held_taxable: string
  readonly held_tax: string
  readonly total_taxable: string
  readonly total_tax: string
}

interface Wanted {
  readonly employees: readonly string[]
  readonly tax_year: string
  readonly first: Day
  readonly last: Day
}

const ofMonth = `json_agg(json_build_object('month', month, 'taxable_income', taxable::text, 'tax_withheld', tax::text) order by month)`
const orZero = (figure: string) => `coalesce(${figure}, 0)`

const selectFigures = statement<Row, { employees: string[]; tax_year: string; first: Day; last: Day }>(
  'figures_of_tax_certificates',
  `with locked as (
     select e.id, e.employee_id, e.department_id, e.status, e.taxable_income, e.tax_amount, e.updated_at, r.year, r.month, r.locked_at
     from payroll_entries e
     join payroll_runs r on r.workspace_id = :workspace_id and r.id = e.payroll_run_id and r.locked_at is not null
       and make_date(r.year, r.month, 1) between :first::date and :last::date
     where e.workspace_id = :workspace_id and e.employee_id = any(:employees)
   ), monthly as (
     select employee_id, status = 'on_hold' as is_held, to_char(make_date(year, month, 1), 'YYYY-MM') as month,
       sum(taxable_income) as taxable, sum(tax_amount) as tax, max(greatest(locked_at, case status when 'on_hold' then updated_at end)) as at
     from locked group by employee_id, is_held, year, locked.month
   ), opened as (
     select t.employee_id, t.source, t.through_month, t.taxable_income as taxable, t.tax_withheld as tax, t.updated_at as at from tax_openings t
     where t.workspace_id = :workspace_id and t.employee_id = any(:employees) and t.tax_year = :tax_year and not t.deleted
   ), paid_by as (
     select employee_id, max(at) as at, sum(taxable) filter (where not is_held) as taxable, sum(tax) filter (where not is_held) as tax,
       sum(taxable) filter (where is_held) as held_taxable, sum(tax) filter (where is_held) as held_tax,
       ${ofMonth} filter (where not is_held) as months, ${ofMonth} filter (where is_held) as held_months
     from monthly group by employee_id
   ), opened_by as (
     select employee_id, sum(taxable) as taxable, sum(tax) as tax, max(at) as at,
       json_agg(json_build_object('source', source, 'through_month', through_month, 'taxable_income', taxable::text, 'tax_withheld', tax::text)
         order by through_month, source) as openings
     from opened group by employee_id
   ), latest as (
     select distinct on (l.employee_id) l.employee_id, d.name as department, s.printed::json #>> '{employee,designation}' as designation
     from locked l
     join departments d on d.workspace_id = :workspace_id and d.id = l.department_id
     left join salary_slips s on s.workspace_id = :workspace_id and s.payroll_entry_id = l.id
     order by l.employee_id, l.year desc, l.month desc, l.locked_at desc
   )
   select p.id as employee_id, p.employee_code, p.first_name, p.last_name, p.joining_date,
     coalesce(l.designation, (select g.name from designations g where g.workspace_id = :workspace_id and g.id = p.designation_id)) as designation,
     coalesce(l.department, (select d.name from departments d where d.workspace_id = :workspace_id and d.id = p.department_id)) as department,
     json_build_object('months', coalesce(m.months, '[]'), 'held_months', coalesce(m.held_months, '[]'),
       'openings', coalesce(o.openings, '[]'))::text as lists,
     ${orZero('m.taxable')}::text as paid_taxable, ${orZero('m.tax')}::text as paid_tax,
     ${orZero('m.held_taxable')}::text as held_taxable, ${orZero('m.held_tax')}::text as held_tax,
     (${orZero('m.taxable')} + ${orZero('o.taxable')})::text as total_taxable, (${orZero('m.tax')} + ${orZero('o.tax')})::text as total_tax,
     coalesce(greatest(m.at, o.at), p.created_at) as figures_at
   from employees p
   left join paid_by m on m.employee_id = p.id
   left join opened_by o on o.employee_id = p.id
   left join latest l on l.employee_id = p.id
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
  const rows = await db.run(selectFigures, { ...wanted, employees: [...employees] })
  return rows.map(toCertified)
}

function toCertified(row: Row): CertifiedEmployee {
  const { lists, paid_taxable, paid_tax, held_taxable, held_tax, total_taxable, total_tax, ...employee } = row
  return Object.assign(employee, JSON.parse(lists) as Lists, {
    paid: { taxable_income: paid_taxable, tax_withheld: paid_tax },
    held: { taxable_income: held_taxable, tax_withheld: held_tax },
    total: { taxable_income: total_taxable, tax_withheld: total_tax },
  })
}

const selectEmployeesOfTaxYear = statement<{ id: string }, { tax_year: string; first: Day; last: Day }>(
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
  const rows = await db.run(selectEmployeesOfTaxYear, { tax_year: span.name, first, last })
  return rows.map(({ id }) => id)
}
