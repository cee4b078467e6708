// Variances: how the pay of a regular run differs from that of the month before, by employee and line.

import type {
  PayrollRun,
  PayrollVariance,
  PayrollVarianceChange,
  PayrollVarianceTotals,
} from '@muster/contract'
import { type Db, statement } from '@muster/db'
import { addMonths, nameMonth } from '@muster/engine'
import { say } from '@muster/sentences'
import type { PagedCall } from '../../../http/context.ts'
import { conflict } from '../../../http/problem.ts'
import type { ListQuery, Page } from '../../../resource/lists.ts'
import { additionsOfRun, findRun } from './run-details.ts'

/** SQL of two amounts as JSON, with their difference. */
const difference = (before: string, after: string): string =>
  `'before', (${before})::text, 'after', (${after})::text, 'difference', (${after} - ${before})::text,
   'percent', round((${after} - ${before}) * 100 / nullif(abs(${before}), 0), 1)::text`

/** Zero has the digits of the other amount. */
const side = (run: string, amount: string) =>
  `coalesce(sum(${amount}) filter (where ${run}), sum(${amount}) - sum(${amount}))`

/** The lines of two entries; the flag is false where one of them has none, for then the amounts cannot be compared. */
const compareLinesSql = (before: string, after: string): string => `
  select l.salary_component_id as id, s.code, min(l.type) as type, min(l.display_order) as display_order,
    ${side(`l.payroll_entry_id = ${before}`, 'l.amount')} as before, ${side(`l.payroll_entry_id = ${after}`, 'l.amount')} as after,
    bool_or(bool_or(l.payroll_entry_id = ${before})) over () and bool_or(bool_or(l.payroll_entry_id = ${after})) over () as has_both
  from payroll_entry_components l join salary_components s on s.workspace_id = :workspace_id and s.id = l.salary_component_id
  where l.workspace_id = :workspace_id and l.payroll_entry_id in (${before}, ${after})
  group by l.salary_component_id, s.code`

/** A run and the one that it is compared with, if there is one. */
interface Compared {
  readonly run: string
  readonly before: string | null
  readonly status: PayrollRun['status'] | null
}

const regularOf = statement<{ id: string; status: PayrollRun['status'] }, { month: string }>(
  'compared_payroll_run',
  `select id, status from payroll_runs
   where workspace_id = :workspace_id and kind = 'regular' and make_date(year, month, 1) = :month::date`,
)

/** The regular run of the month that begins on the day. */
export async function findRegularRun(
  db: Db,
  month: string,
): Promise<{ readonly id: string; readonly status: PayrollRun['status'] } | undefined> {
  const [found] = await db.run(regularOf, { month })
  return found
}

async function findCompared(db: Db, id: string): Promise<Compared> {
  const run = await findRun(db, id)
  if (run.kind !== 'regular')
    throw conflict(say`This is a ${run.kind} run; only a regular run is compared with the month before.`)
  const before = await findRegularRun(db, addMonths(`${nameMonth(run)}-01`, -1))
  return { run: id, before: before?.id ?? null, status: before?.status ?? null }
}

const isOver = (before: string, after: string): string =>
  `(${after} <> ${before}) and (:min_amount::numeric is null or abs(${after} - ${before}) >= :min_amount::numeric)
   and (:min_percent::numeric is null or ${before} = 0 or abs(${after} - ${before}) * 100 >= :min_percent::numeric * abs(${before}))`

const pairs = (condition: string) => `
  select e.employee_id, max(e.id) filter (where e.payroll_run_id = :run) as after_id,
    max(e.id) filter (where e.payroll_run_id = :before::text) as before_id,
    ${side('e.payroll_run_id = :before::text', 'e.net_salary')} as before, ${side('e.payroll_run_id = :run', 'e.net_salary')} as after
  from payroll_entries e
  where e.workspace_id = :workspace_id and e.payroll_run_id in (:run, :before::text)${condition} group by e.employee_id`

// The lines of both entries; none where one of the two has none, for then the amounts cannot be compared.
const lines = `
  select coalesce(json_agg(json_build_object('salary_component_id', l.id, 'code', l.code, 'type', l.type,
      'figures', json_build_object(${difference('l.before', 'l.after')}))
      order by l.display_order, l.code) filter (where l.after <> l.before and (p.change <> 'changed' or (l.has_both and ${isOver('l.before', 'l.after')}))), '[]') as lines
  from (${compareLinesSql('p.before_id', 'p.after_id')}) as l`

interface Wanted {
  readonly run: string
  readonly before: string | null
  /** The employees after this one, by id. */
  readonly after_id: string
  readonly change: PayrollVarianceChange | null
  readonly min_amount: string | null
  readonly min_percent: string | null
}

// What keeps somebody who was paid in the month before out of the run; the first that is true is told.
const leftFor = `
  case when p.change <> 'left' then null
    when o.deleted then 'deleted'
    when exists (select from payroll_entries e join payroll_runs other on other.workspace_id = :workspace_id
        and other.id = e.payroll_run_id and other.year = r.year and other.month = r.month and other.id <> r.id
      where e.workspace_id = :workspace_id and e.employee_id = p.employee_id) then 'other_run'
    when o.separation_date < make_date(r.year, r.month, 1) then 'separated'
    when not exists (select from salary_assignments s where s.workspace_id = :workspace_id and s.employee_id = p.employee_id
      and s.effective_from < make_date(r.year, r.month, 1) + interval '1 month'
      and (s.effective_to is null or s.effective_to >= make_date(r.year, r.month, 1))) then 'no_salary'
    else 'other' end`

const selectPayrollVariances = statement<PayrollVariance, Wanted>(
  'payroll_variances',
  `select 'payroll_variance' as object, coalesce(p.after_id, p.before_id) as id, p.employee_id, o.employee_code, p.change,
     ${leftFor} as left_for, json_build_object(${difference('p.before', 'p.after')}) as net, l.lines
   from (select q.*, case when q.before_id is null then 'joined' when q.after_id is null then 'left' else 'changed' end as change
     from (${pairs(' and e.employee_id > :after_id')}) as q) as p
   join employees o on o.workspace_id = :workspace_id and o.id = p.employee_id
   join payroll_runs r on r.workspace_id = :workspace_id and r.id = :run,
   lateral (${lines}) as l
   where (:change::text is null or p.change = :change)
     and (p.change <> 'changed' or json_array_length(l.lines) > 0 or (${isOver('p.before', 'p.after')}))
   order by p.employee_id`,
)

const maxPage = 100

interface VarianceQuery extends ListQuery {
  readonly change?: PayrollVarianceChange
  readonly min_amount?: string
  readonly min_percent?: string
}

/** A page of the employees whose pay differs by the threshold, and of those who joined or left; by employee id. */
export async function listVariances(
  call: PagedCall & { readonly query: VarianceQuery },
  id: string,
): Promise<Page<PayrollVariance>> {
  const { db, query, cursors } = call
  const { run, before } = await findCompared(db, id)
  const { change = null, min_amount = null, min_percent = null } = query
  const wanted = { run, before, change, min_amount, min_percent }
  const list = JSON.stringify([db.workspace_id, 'payroll_variances', wanted])
  const from = query.starting_after === undefined ? undefined : cursors.read(list, query.starting_after)
  const size = Math.min(query.limit ?? 25, maxPage)
  const rows = await db.run(
    selectPayrollVariances,
    Object.assign({ after_id: from?.id ?? '' }, wanted),
    size + 1,
  )
  const data = rows.slice(0, size)
  const has_more = rows.length > size
  const last = data.at(-1)
  // The order has no time in it.
  const next_cursor = has_more && last ? cursors.write(list, { place: '', id: last.employee_id }) : null
  return { data, has_more, next_cursor }
}

const totalNames = ['gross', 'deductions', 'net', 'employer_cost'] as const

const totals = statement<
  Omit<PayrollVarianceTotals, 'compared_run_id' | 'compared_run_status'>,
  Pick<Wanted, 'run' | 'before'>
>(
  'payroll_variance_totals',
  `select 'payroll_variance_totals' as object, r.id, p.in_both, p.joined, p."left",
     coalesce(p.joined_net, r.total_net - r.total_net) as joined_net, coalesce(p.left_net, r.total_net - r.total_net) as left_net,
     ${[
       ...totalNames.map(name => [name, (run: string) => `${run}.total_${name}`] as const),
       ['additions', additionsOfRun] as const,
     ]
       .map(([name, of]) => {
         const after = of('r')
         return `json_build_object(${difference(`coalesce(${of('b')}, ${after} - ${after})`, after)}) as ${name}`
       })
       .join(', ')}
   from payroll_runs r
   left join payroll_runs b on b.workspace_id = :workspace_id and b.id = :before::text,
   lateral (select count(*) filter (where q.before_id is not null and q.after_id is not null)::int as in_both,
       count(*) filter (where q.before_id is null)::int as joined, count(*) filter (where q.after_id is null)::int as "left",
       sum(q.after) filter (where q.before_id is null) as joined_net, sum(q.before) filter (where q.after_id is null) as left_net
     from (${pairs('')}) as q) as p
   where r.workspace_id = :workspace_id and r.id = :run`,
)

/** The totals of a run next to those of the month before. */
export async function readVarianceTotals(db: Db, id: string): Promise<PayrollVarianceTotals> {
  const { run, before, status } = await findCompared(db, id)
  const [found] = await db.run(totals, { run, before })
  return Object.assign(found!, { compared_run_id: before, compared_run_status: status })
}
