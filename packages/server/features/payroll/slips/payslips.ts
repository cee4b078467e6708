// Payslips as data: what locked runs paid somebody, by month and line, and what the months of a year come to.

import type { Payslip, PayslipYear, PayslipYears } from '@muster/contract'
import { type Db, statement } from '@muster/db'
import type { PagedCall } from '../../../http/context.ts'
import { notFound } from '../../../http/problem.ts'
import { markExact } from '../../../http/response/response-fields.ts'
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

interface Wanted {
  readonly employee_id: string | null
  /** The entry behind which to go on; empty at the beginning. */
  readonly after: string
}

/** An employee has some twelve a year, which are read whole and put in the order of their months. */
const selectPlaces = statement<{ id: string }, Wanted>(
  'places_of_payslips',
  `select p.id from ${finalEntries}
   where p.workspace_id = :workspace_id and (:employee_id::text is null or p.employee_id = :employee_id)
     and (:after = '' or (r.year, r.month, p.id) < (
       select last.year, last.month, e.id from payroll_entries e
       join payroll_runs last on last.workspace_id = :workspace_id and last.id = e.payroll_run_id
       where e.workspace_id = :workspace_id and e.id = :after))
   order by r.year desc, r.month desc, p.id desc`,
)

const countPayslips = statement<{ records: number }, { employee_id: string | null }>(
  'count_payslips',
  `select count(*)::int as records from ${finalEntries}
   where p.workspace_id = :workspace_id and (:employee_id::text is null or p.employee_id = :employee_id)`,
)

const maxPage = 100

/** A page of them, the newest month first. */
export async function listPayslips(
  call: PagedCall & { readonly query: ListQuery & { readonly employee_id?: string } },
): Promise<Page<Payslip>> {
  const { db, query, cursors, caller } = call
  // For a person, whose policies show no others, it is only the way to their rows.
  const employee_id = query.employee_id ?? caller.person?.employee_id ?? null
  const list = JSON.stringify([db.workspace_id, 'payslips', employee_id])
  const after = query.starting_after === undefined ? '' : cursors.read(list, query.starting_after).id
  const size = Math.min(query.limit ?? 25, maxPage)
  const found = await db.run(selectPlaces, { employee_id, after }, size + 1)
  const ids = found.slice(0, size).map(({ id }) => id)
  const has_more = found.length > size
  const next_cursor = has_more ? cursors.write(list, { place: '', id: ids.at(-1)! }) : null
  if (after === '') await tellCounts(call, employee_id)
  return markExact({ data: await readPayslips(db, ids), has_more, next_cursor })
}

async function tellCounts(
  { db, tellTotal, tellCount }: PagedCall,
  employee_id: string | null,
): Promise<void> {
  if (!tellTotal && !tellCount) return
  const [counted] = await db.run(countPayslips, { employee_id })
  const { records } = counted!
  tellTotal?.(records)
  tellCount?.({ records, isMore: false })
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
