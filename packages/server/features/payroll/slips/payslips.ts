// Payslips as data: what locked runs paid somebody, by month and line, and what the months of a year come to.

import type { Payslip, PayslipYear, PayslipYears } from '@muster/contract'
import { type Db, statement } from '@muster/db'
import type { PagedCall } from '../../../http/context.ts'
import { notFound } from '../../../http/problem.ts'
import { markExact } from '../../../http/response/response-fields.ts'
import { maxRows } from '../../../resource/lists/list-queries.ts'
import type { ListQuery, Page } from '../../../resource/lists.ts'
import { additionsOf } from '../runs/entry-details.ts'

/** SQL: an entry and its run, once its figures are final. */
export const finalEntries = `payroll_entries p join payroll_runs r on r.workspace_id = :workspace_id and r.id = p.payroll_run_id
  and r.status in ('locked', 'disbursed')`

const figures = [
  'gross_salary',
  'total_earnings',
  'total_deductions',
  'net_salary',
  'tax_amount',
  'employer_contributions',
]

const lines = `(select coalesce(json_agg(json_build_object('id', l.id, 'name', s.name, 'type', l.type, 'amount', l.amount::text)
    order by l.display_order, l.id), '[]')
  from payroll_entry_components l join salary_components s on s.workspace_id = :workspace_id and s.id = l.salary_component_id
  where l.workspace_id = :workspace_id and l.payroll_entry_id = p.id)`

const selectPayslips = statement<Payslip, { ids: readonly string[] }>(
  'payslips',
  `select 'payslip' as object, p.id, p.employee_id, to_char(make_date(r.year, r.month, 1), 'YYYY-MM') as month, r.kind, p.status,
     p.payment_date, s.id as salary_slip_id, s.slip_number, ${figures.map(name => `p.${name}`).join(', ')},
     ${additionsOf('p')} as total_additions, ${lines} as lines
   from ${finalEntries}
   left join salary_slips s on s.workspace_id = :workspace_id and s.payroll_entry_id = p.id
   where p.workspace_id = :workspace_id and p.id = any(:ids)`,
)

const maxPage = 100

/** Where a payslip stands in a list. */
interface Place {
  /** The first day of its month. */
  readonly place: string
  readonly id: string
}

/** SQL: those of everybody. An entry has its month from the lock of its run on. */
const everyPayslip = 'payroll_entries p where p.workspace_id = :workspace_id and p.locked_month is not null'
const payslipsOfEmployee = `${everyPayslip} and p.employee_id = :employee_id`

/** In the order of an index, so that no more is read than a page. */
const placesOf = (payslips: string): string =>
  `select p.locked_month::text as place, p.id from ${payslips} and (p.locked_month, p.id) < (:place::date, :id)
   order by p.locked_month desc, p.id desc limit ${maxPage + 1}`
const countOf = (payslips: string): string => `select count(*)::int as records from ${payslips}`
const lookAt = (payslips: string): string =>
  `select count(*)::int as records from (select from ${payslips} limit ${maxRows}) as looked`

interface OfEmployee {
  readonly employee_id: string
}

interface Counted {
  readonly records: number
}

const everybodys = {
  places: statement<Place, Place>('places_of_payslips', placesOf(everyPayslip)),
  count: statement<Counted>('count_payslips', countOf(everyPayslip)),
  look: statement<Counted>('look_at_payslips', lookAt(everyPayslip)),
}
const ofEmployee = {
  places: statement<Place, Place & OfEmployee>(
    'places_of_payslips_of_employee',
    placesOf(payslipsOfEmployee),
  ),
  count: statement<Counted, OfEmployee>('count_payslips_of_employee', countOf(payslipsOfEmployee)),
  look: statement<Counted, OfEmployee>('look_at_payslips_of_employee', lookAt(payslipsOfEmployee)),
}

type Call = PagedCall & { readonly query: ListQuery & { readonly employee_id?: string } }

/** A page of them, the newest month first. */
export async function listPayslips(call: Call): Promise<Page<Payslip>> {
  const { db, query, cursors, caller } = call
  // For a person, whose policies show no others, it is only the way to their rows.
  const employee_id = query.employee_id ?? caller.person?.employee_id ?? null
  const list = JSON.stringify([db.workspace_id, 'payslips', employee_id])
  const after = query.starting_after === undefined ? first : cursors.read(list, query.starting_after)
  const size = Math.min(query.limit ?? 25, maxPage)
  const { place, id } = after.place === '' ? await findPlace(db, after.id) : after
  const found =
    employee_id === null
      ? await db.run(everybodys.places, { place, id }, size + 1)
      : await db.run(ofEmployee.places, { place, id, employee_id }, size + 1)
  const shown = found.slice(0, size)
  const has_more = found.length > size
  const next_cursor = has_more ? cursors.write(list, shown.at(-1)!) : null
  if (after === first) await tellCounts(call, employee_id)
  const ids = shown.map(each => each.id)
  return markExact({ data: await readPayslips(db, ids), has_more, next_cursor })
}

const first: Place = { place: 'infinity', id: '' }

/** A cursor of the release before knows no month. */
async function findPlace(db: Db, id: string): Promise<Place> {
  const { month } = await findPayslip(db, id)
  return { place: `${month}-01`, id }
}

async function tellCounts(
  { db, tellTotal, tellCount }: PagedCall,
  employee_id: string | null,
): Promise<void> {
  const read = async (name: 'count' | 'look'): Promise<number> => {
    const [counted] =
      employee_id === null ? await db.run(everybodys[name]) : await db.run(ofEmployee[name], { employee_id })
    return counted!.records
  }
  if (tellTotal) tellTotal(await read('count'))
  if (!tellCount) return
  const records = await read('look')
  tellCount({ records, isMore: records >= maxRows })
}

/** In the order of the ids. */
async function readPayslips(db: Db, ids: readonly string[]): Promise<Payslip[]> {
  const slips = await db.run(selectPayslips, { ids })
  const byId = new Map(slips.map(slip => [slip.id, slip]))
  return ids.flatMap(id => byId.get(id) ?? [])
}

/** The payslip of an entry, or a 404 where there is none that is final. */
export async function findPayslip(db: Db, id: string): Promise<Payslip> {
  const [slip] = await readPayslips(db, [id])
  if (!slip) throw notFound('payslip', id)
  return markExact(slip)
}

const selectPayslipYears = statement<PayslipYear, { employee_id: string }>(
  'payslip_years',
  `select y.id as fiscal_year_id, y.name, count(distinct (r.year, r.month))::int as months,
     ${['gross_salary', 'total_deductions', 'tax_amount', 'net_salary'].map(name => `sum(p.${name}) as ${name}`).join(', ')},
     sum${additionsOf('p')} as total_additions
   from ${finalEntries}
   join fiscal_years y on y.workspace_id = :workspace_id and y.id = r.fiscal_year_id
   where p.workspace_id = :workspace_id and p.employee_id = :employee_id
   group by y.id, y.name, y.start_date
   order by y.start_date desc`,
)

/** What they come to by fiscal year. */
export async function readPayslipYears(db: Db, id: string): Promise<PayslipYears> {
  const years = await db.run(selectPayslipYears, { employee_id: id })
  return markExact({ object: 'payslip_years' as const, id, years: [...years] })
}
