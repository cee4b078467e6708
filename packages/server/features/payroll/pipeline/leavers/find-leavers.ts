// Finds leavers whom no regular run includes, while something may be owed to them or by them.

import { type Db, statement } from '@muster/db'
import { type Day, nameMonth } from '@muster/engine'
import type { RunFacts } from '../../facts/run-facts.ts'

/** Which leavers are looked at. */
export interface LeaverPart {
  /** Null: all. */
  readonly only: string | null
  /** By id: later than the one, and up to the other; null: to the end. */
  readonly after: string
  readonly until: string | null
}

export const everyLeaver: LeaverPart = { only: null, after: '', until: null }

export interface Leaver {
  readonly id: string
  readonly employee_code: string
  /** Net pay of locked entries that are on hold, and their months; null where none is. */
  readonly held: string | null
  readonly held_months: string | null
}

interface Wanted extends LeaverPart {
  readonly run: string
  readonly month: string
  readonly first: Day
  readonly last: Day
  readonly since: Day
}

// Who left within the month is in its regular run, unless a final run has paid their days. Of what arrears follow, only a
// last day that no run has paid, what changed after a lock or was later than its run, and what a final run could not take
// can make a difference. Gratuity is due to whom a run has paid, and no final run of the month of the last day or later.
const selectLeaversToSettle = statement<Leaver, Wanted>(
  'leavers_to_settle',
  `select e.id, e.employee_code, h.held, h.held_months from employees e
   left join lateral (
     select sum(p.net_salary)::text as held, string_agg(to_char(make_date(r.year, r.month, 1), 'YYYY-MM'), ', ' order by r.year, r.month, r.id) as held_months
     from payroll_entries p join payroll_runs r on r.workspace_id = :workspace_id and r.id = p.payroll_run_id and r.locked_at is not null
     where p.workspace_id = :workspace_id and p.employee_id = e.id and p.status = 'on_hold' and p.net_salary > 0) as h on true
   where e.workspace_id = :workspace_id and not e.deleted and e.separation_date <= :last::date
     and (:only::text is null or e.id = :only) and e.id > :after and (:until::text is null or e.id <= :until)
     and (e.separation_date < :first::date or exists (select from payroll_claims c
       where c.workspace_id = :workspace_id and c.kind = 'time' and c.payroll_run_id <> :run
         and c.object_id >= e.id || ':' || :month and c.object_id < e.id || ':' || :month || ';'
         and coalesce(c.last_day, 'infinity') >= e.separation_date))
     and (h.held is not null
       or exists (select from overtime_requests o where o.workspace_id = :workspace_id and o.employee_id = e.id
         and o.status = 'approved' and o.payroll_run_id is null)
       or exists (select from payroll_adjustments a where a.workspace_id = :workspace_id and a.employee_id = e.id
         and a.status = 'active' and a.from_month <= :first::date)
       or exists (select from leave_encashments l where l.workspace_id = :workspace_id and l.employee_id = e.id and l.status = 'pending')
       or exists (select from expense_claims x where x.workspace_id = :workspace_id and x.employee_id = e.id
         and x.status = 'approved' and x.handed_over_at is not null and x.claimed_by_run_id is null)
       or exists (select from loan_installments i join loans n on n.workspace_id = :workspace_id and n.id = i.loan_id and n.status = 'active'
         where i.workspace_id = :workspace_id and i.employee_id = e.id and i.status = 'pending')
       or e.separation_date >= :since::date and exists (select from payroll_runs r where r.workspace_id = :workspace_id and r.kind = 'regular'
           and r.year = extract(year from e.separation_date) and r.month = extract(month from e.separation_date)
           and r.source = 'processed' and r.locked_at is not null)
         and exists (select from salary_assignments a
           where a.workspace_id = :workspace_id and a.employee_id = e.id and a.effective_from <= e.separation_date)
         and not exists (select from payroll_claims c where c.workspace_id = :workspace_id and c.kind = 'time'
           and c.object_id >= e.id || ':' || to_char(e.separation_date, 'YYYY-MM')
           and c.object_id < e.id || ':' || to_char(e.separation_date, 'YYYY-MM') || ';'
           and coalesce(c.last_day, 'infinity') >= e.separation_date)
       or e.separation_date >= :since::date and exists (select from payroll_claims c
         join payroll_runs r on r.workspace_id = :workspace_id and r.id = c.payroll_run_id and r.locked_at is not null
         where c.workspace_id = :workspace_id and c.employee_id = e.id and c.kind = 'time'
           and (r.kind = 'regular' and r.source = 'processed' and not exists (select from payroll_entries p
               join payroll_runs f on f.workspace_id = :workspace_id and f.id = p.payroll_run_id and f.kind = 'final'
               where p.workspace_id = :workspace_id and p.employee_id = e.id
                 and (make_date(f.year, f.month, 1) + interval '1 month')::date > e.separation_date)
             or c.object_id >= e.id || ':' || to_char(e.separation_date, 'YYYY-MM') and (e.updated_at > r.locked_at
               or exists (select from attendance_records d where d.workspace_id = :workspace_id and d.employee_id = e.id
                 and d.date >= make_date(r.year, r.month, 1) and d.date <= e.separation_date
                 and (d.updated_at > r.locked_at or d.date > r.run_date)))
             or exists (select from payroll_entries p join payroll_runs f on f.workspace_id = :workspace_id and f.id = p.payroll_run_id and f.kind = 'final'
               where p.workspace_id = :workspace_id and p.employee_id = e.id and p.status <> 'draft' and p.deferred like '%"kind":"arrears"%')
             or exists (select from salary_assignments a where a.workspace_id = :workspace_id and a.employee_id = e.id and a.updated_at > r.locked_at)
             or exists (select from payroll_corrections p where p.workspace_id = :workspace_id and p.employee_id = e.id and p.updated_at > r.locked_at))))
   order by e.id`,
)

export function findLeavers(
  db: Db,
  { run, first_day: first, last_day: last, since }: RunFacts,
  { only, after, until }: LeaverPart,
): Promise<Leaver[]> {
  return db.run(selectLeaversToSettle, {
    run: run.id,
    month: nameMonth(run),
    first,
    last,
    since,
    only,
    after,
    until,
  })
}
