// The costs of payroll: what each department costs in a run, and what the runs of each month cost.

import type { PayrollCost, PayrollCosts } from '@muster/contract'
import { type Db, statement } from '@muster/db'
import { additionsOf } from './entry-details.ts'
import { additionsOfRun, findRun } from './run-details.ts'

const figures = ['gross_salary', 'total_deductions', 'net_salary', 'employer_contributions']
const sums = [
  ...figures.map(name => `'${name}', sum(p.${name})::text`),
  `'total_additions', sum(${additionsOf('p')})::text`,
  "'total_cost', sum(p.total_earnings + p.employer_contributions)::text",
].join(', ')

const byDepartment = statement<Pick<PayrollCost, 'departments'>, { id: string }>(
  'payroll_cost_by_department',
  `select coalesce(json_agg(s.figures order by s.gross desc, s.department_id), '[]') as departments
   from (
     select p.department_id, sum(p.gross_salary) as gross,
       json_build_object('department_id', p.department_id, 'name', min(d.name), 'employees', count(*), ${sums}) as figures
     from payroll_entries p
     join departments d on d.workspace_id = :workspace_id and d.id = p.department_id
     where p.workspace_id = :workspace_id and p.payroll_run_id = :id
     group by p.department_id order by 2 desc, 1 limit 1000) as s`,
)

/** What each department costs in a run; a 404 where there is no such run. */
export async function readCost(db: Db, id: string): Promise<PayrollCost> {
  await findRun(db, id)
  const [found] = await db.run(byDepartment, { id })
  return { object: 'payroll_cost', id, departments: found!.departments }
}

// What is worked out; a draft has no figures yet.
const byMonth = statement<PayrollCosts, { today: string; months: number }>(
  'payroll_costs_by_month',
  `select coalesce(json_agg(s.figures order by s.year, s.month), '[]') as months
   from (
     select r.year, r.month, json_build_object('month', to_char(make_date(r.year, r.month, 1), 'YYYY-MM'), 'runs', count(*),
       'status', min(r.status) filter (where r.kind = 'regular'), 'gross_salary', sum(r.total_gross)::text,
       'total_additions', sum(${additionsOfRun('r')})::text, 'total_deductions', sum(r.total_deductions)::text, 'net_salary', sum(r.total_net)::text,
       'employer_contributions', sum(r.total_employer_cost)::text,
       'total_cost', sum(r.total_net + r.total_deductions + r.total_employer_cost)::text) as figures
     from payroll_runs r
     where r.workspace_id = :workspace_id and r.status <> 'draft'
       and make_date(r.year, r.month, 1) between (date_trunc('month', :today::date::timestamp) - make_interval(months => :months::int - 1))::date and :today::date
     group by r.year, r.month) as s`,
)

export async function readCosts(
  db: Db,
  asked: { readonly today: string; readonly months: number },
): Promise<PayrollCosts> {
  const [found] = await db.run(byMonth, asked)
  return found!
}
