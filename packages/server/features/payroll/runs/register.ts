// The register of a payroll run: its entries in the order that is asked for, the largest change first.

import type { PayrollRegisterEntry, PayrollRegisterTotals, PayrollRegisterView } from '@muster/contract'
import { type Db, statement } from '@muster/db'
import { addMonths, nameMonth } from '@muster/engine'
import type { PagedCall } from '../../../http/context.ts'
import { markExact } from '../../../http/response/response-fields.ts'
import type { ListQuery, Page } from '../../../resource/lists.ts'
import { additionsOf } from './entry-details.ts'
import { hasWarnings, readRegisterEntries } from './register-entries.ts'
import { findRun } from './run-details.ts'
import { findRegularRun } from './variances.ts'

type Order = 'change' | 'name' | 'net'

interface RegisterQuery extends ListQuery {
  readonly view?: PayrollRegisterView
  readonly search?: string
  readonly order?: Order
  readonly status?: PayrollRegisterEntry['status']
  readonly department_id?: string
}

interface Wanted {
  readonly run: string
  readonly before: string | null
  readonly view: PayrollRegisterView
  readonly words: readonly string[]
  readonly status: string | null
  readonly department_id: string | null
  /** The entry behind which to go on; empty at the beginning. */
  readonly after: string
}

/** SQL: null where there is no run to compare with. */
const difference = `(case when :before::text is null then null else p.net_salary - coalesce(b.net_salary, p.net_salary - p.net_salary) end)`

const orders: Readonly<Record<Order, string>> = {
  change: 'abs(q.difference) desc nulls last, q.name, q.id',
  name: 'q.name, q.id',
  net: 'q.net_salary desc, q.name, q.id',
}

const views = `case :view::text when 'changed' then coalesce(q.difference <> 0, false) when 'warnings' then q.has_warnings
  when 'on_hold' then q.status = 'on_hold' else true end`

/** A run is read whole and put in its order: it has an index of its own, and no more entries than people. */
const places = (order: Order) =>
  statement<{ id: string }, Wanted>(
    `payroll_register_by_${order}`,
    `with places as (
       select q.id, row_number() over (order by ${orders[order]}) as place from (
         select p.id, p.status, p.net_salary, ${difference} as difference, ${hasWarnings('p')} as has_warnings,
           lower(e.first_name || ' ' || e.last_name) as name, lower(e.employee_code) as code
         from payroll_entries p
         join employees e on e.workspace_id = :workspace_id and e.id = p.employee_id
         left join payroll_entries b on b.workspace_id = :workspace_id and b.payroll_run_id = :before::text and b.employee_id = p.employee_id
         where p.workspace_id = :workspace_id and p.payroll_run_id = :run and (:status::text is null or p.status = :status)
           and (:department_id::text is null or p.department_id = :department_id)) as q
       where ${views} and not exists (select from unnest(:words::text[]) as w where position(w in q.name || ' ' || q.code) = 0))
     select id from places where :after = '' or place > (select place from places where id = :after) order by place`,
  )

const selectPlaces = { change: places('change'), name: places('name'), net: places('net') }

const maxPage = 100

/** A page of the entries of a run; a 404 where there is no such run. */
export async function listRegister(
  call: PagedCall & { readonly query: RegisterQuery },
  run: string,
): Promise<Page<PayrollRegisterEntry>> {
  const { db, query, cursors } = call
  const before = await findBefore(db, run)
  const { view = 'all', order = 'change', status = null, department_id = null } = query
  const words = (query.search ?? '').toLowerCase().split(/\s+/).filter(Boolean)
  const wanted = { run, before, view, words, status, department_id }
  const list = JSON.stringify([db.workspace_id, 'payroll_register', order, wanted])
  const after = query.starting_after === undefined ? '' : cursors.read(list, query.starting_after).id
  const size = Math.min(query.limit ?? 25, maxPage)
  const found = await db.run(selectPlaces[order], Object.assign({ after }, wanted), size + 1)
  const ids = found.slice(0, size).map(({ id }) => id)
  const decimals = call.caller.workspace.currency_decimals
  const data = await readRegisterEntries(db, { ids, before, decimals })
  const has_more = found.length > size
  const next_cursor = has_more ? cursors.write(list, { place: '', id: ids.at(-1)! }) : null
  return markExact({ data, has_more, next_cursor })
}

/** The regular run of the month before, of a regular run; every other kind is compared with nothing. */
async function findBefore(db: Db, id: string): Promise<string | null> {
  const run = await findRun(db, id)
  if (run.kind !== 'regular') return null
  const before = await findRegularRun(db, addMonths(`${nameMonth(run)}-01`, -1))
  return before?.id ?? null
}

type Totals = Omit<PayrollRegisterTotals, 'object' | 'id'>

const selectTotals = statement<Totals, { run: string; before: string | null }>(
  'payroll_register_totals',
  `select count(*)::int as entries, (count(*) filter (where q.difference <> 0))::int as changed,
     (count(*) filter (where q.has_warnings))::int as with_warnings, (count(*) filter (where q.status = 'on_hold'))::int as on_hold,
     coalesce(sum(q.gross_salary), z.zero) as total_gross, coalesce(sum(q.additions), z.zero) as total_additions,
     coalesce(sum(q.total_deductions), z.zero) as total_deductions, coalesce(sum(q.net_salary), z.zero) as total_net,
     sum(q.difference) as total_difference, l.net as left_net
   from (select r.total_net - r.total_net as zero from payroll_runs r where r.workspace_id = :workspace_id and r.id = :run) as z
   left join lateral (
     select p.status, p.gross_salary, ${additionsOf('p')} as additions, p.total_deductions, p.net_salary,
       ${difference} as difference, ${hasWarnings('p')} as has_warnings
     from payroll_entries p
     left join payroll_entries b on b.workspace_id = :workspace_id and b.payroll_run_id = :before::text and b.employee_id = p.employee_id
     where p.workspace_id = :workspace_id and p.payroll_run_id = :run) as q on true
   cross join lateral (
     select case when :before::text is null then null else coalesce(sum(b.net_salary), z.zero) end as net from payroll_entries b
     where b.workspace_id = :workspace_id and b.payroll_run_id = :before::text and not exists (
       select from payroll_entries p where p.workspace_id = :workspace_id and p.payroll_run_id = :run and p.employee_id = b.employee_id)) as l
   group by z.zero, l.net`,
)

/** What the entries come to; a 404 where there is no such run. */
export async function readRegisterTotals(db: Db, id: string): Promise<PayrollRegisterTotals> {
  const before = await findBefore(db, id)
  const [found] = await db.run(selectTotals, { run: id, before })
  return markExact({ object: 'payroll_register_totals' as const, id, ...found! })
}
