// What of a payroll run is not ready yet, counted and named in one read.

import { type Db, statement } from '@muster/db'
import type { Day } from '@muster/engine'
import { payableOfRun } from '../payments/prepare.ts'
import { hasWarnings } from '../runs/register-entries.ts'

/** How many there are, and up to 20 of them by name. */
export interface Some {
  readonly count: number
  readonly names: readonly string[]
  readonly employee_ids: readonly string[]
}

export interface ReadinessCounts {
  readonly employed: number
  readonly without_salary: Some
  readonly leave: Some
  readonly overtime: Some
  readonly corrections: Some
  readonly entries: number
  readonly warnings: Some
  readonly changes: Some
  readonly holds: Some
  readonly transfers: number
  readonly without_account: Some
  readonly company_accounts: number
  readonly unprepared: Some
  readonly failed: Some
  readonly payslips: number
}

const maxNamed = 20

/** SQL of those whom the rows are about, by their names. */
const some = (from: string, who: string): string => `(
  select json_build_object('count', count(*), 'names', coalesce(json_agg(name order by at) filter (where at <= ${maxNamed}), '[]'),
    'employee_ids', coalesce(json_agg(id order by at) filter (where at <= ${maxNamed}), '[]'))
  from (select o.name, o.id, row_number() over (order by o.name, o.id) as at from (
    select w.first_name || ' ' || w.last_name as name, w.id from ${from}
      join employees w on w.workspace_id = :workspace_id and w.id = ${who}) as o) as named)`

const employed = `employees e where e.workspace_id = :workspace_id and not e.deleted and :is_regular
  and e.joining_date <= :last::date and coalesce(e.separation_date, 'infinity') >= :first::date and e.status <> 'inactive'
  and (cardinality(:ids::text[]) = 0 or e.id = any(:ids::text[]))`

const entries = `payroll_entries p where p.workspace_id = :workspace_id and p.payroll_run_id = :run`

/** Before the calculation, those whom it would pay. */
const transferred = `(
  select p.employee_id from ${entries} and p.payment_method = 'bank_transfer' and p.net_salary > 0 and p.status <> 'paid'
  union all
  select e.id from ${employed} and :is_draft
    and not exists (select from employee_payment_settings s
      where s.workspace_id = :workspace_id and s.employee_id = e.id and s.payment_method <> 'bank_transfer'))`

const within = (table: string, condition: string): string =>
  `${table} t where t.workspace_id = :workspace_id and t.status = 'pending' and :is_regular and ${condition}`

/** A request is of somebody once for each: two requests of one person are two. */
const pending = (table: string, condition: string): string =>
  some(`(select t.employee_id from ${within(table, condition)}) as t`, 't.employee_id')

interface Wanted {
  readonly run: string
  readonly before: string | null
  readonly is_regular: boolean
  readonly is_draft: boolean
  readonly first: Day
  readonly last: Day
  readonly through: Day
  readonly ids: readonly string[]
}

const selectCounts = statement<ReadinessCounts, Wanted>(
  'payroll_readiness',
  `select (select count(*)::int from ${employed}) as employed,
     ${some(
       `(select e.id as employee from ${employed} and not exists (select from salary_assignments a
          where a.workspace_id = :workspace_id and a.employee_id = e.id and a.effective_from <= :last::date
            and coalesce(a.effective_to, 'infinity') >= :first::date)) as t`,
       't.employee',
     )} as without_salary,
     ${pending('leave_applications', 't.from_date <= :last::date and t.to_date >= :first::date')} as leave,
     ${pending('overtime_requests', 't.date <= :through::date')} as overtime,
     ${pending('regularisations', 't.date between :first::date and :through::date')} as corrections,
     (select count(*)::int from ${entries}) as entries,
     ${some(`(select p.employee_id from ${entries} and ${hasWarnings('p')}) as t`, 't.employee_id')} as warnings,
     ${some(
       `(select p.employee_id from ${entries} and exists (select from payroll_entries b
          where b.workspace_id = :workspace_id and b.payroll_run_id = :before::text and b.employee_id = p.employee_id
            and abs(p.net_salary - b.net_salary) * 5 >= b.net_salary and p.net_salary <> b.net_salary)) as t`,
       't.employee_id',
     )} as changes,
     ${some(`(select p.employee_id from ${entries} and p.status = 'on_hold') as t`, 't.employee_id')} as holds,
     (select count(*)::int from ${transferred} as t) as transfers,
     ${some(
       `(select t.employee_id from ${transferred} as t where not exists (select from employee_bank_accounts a
          where a.workspace_id = :workspace_id and a.employee_id = t.employee_id and a.is_primary and a.status = 'active')) as t`,
       't.employee_id',
     )} as without_account,
     (select count(*)::int from company_bank_accounts where workspace_id = :workspace_id and is_active) as company_accounts,
     ${some(`(select e.employee_id from ${payableOfRun}) as t`, 't.employee_id')} as unprepared,
     ${some(
       `(select e.employee_id from ${payableOfRun} and exists (select from payroll_payments y
          where y.workspace_id = :workspace_id and y.payroll_entry_id = e.id and y.status = 'failed')) as t`,
       't.employee_id',
     )} as failed,
     (select count(*)::int from salary_slips where workspace_id = :workspace_id and payroll_run_id = :run) as payslips`,
)

export async function countReadiness(db: Db, wanted: Wanted): Promise<ReadinessCounts> {
  const [found] = await db.run(selectCounts, wanted)
  return found!
}
