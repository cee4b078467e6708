// The headcount: how many people work here at the close of each month, who joined and left in it, and where they work.

import type { Headcount } from '@muster/contract'
import { type Db, statement } from '@muster/db'

// Present employments and former ones. Who has left by the close of a day had their last day on it or before.
const selectHeadcount = statement<Headcount, { today: string; months: number; department_id: string | null }>(
  'headcount',
  `with employments as (
     select department_id, joining_date, separation_date from employees
     where workspace_id = :workspace_id and not deleted and joining_date <= :today::date
       and (:department_id::text is null or department_id = :department_id)
     union all
     select e.department_id, f.joining_date, f.separation_date
     from employee_former_employments f
     join employees e on e.workspace_id = :workspace_id and e.id = f.employee_id and not e.deleted
     where f.workspace_id = :workspace_id and f.joining_date <= :today::date
       and (:department_id::text is null or e.department_id = :department_id)
   ), grouped as materialized (
     select department_id, date_trunc('month', joining_date::timestamp) as joined_in,
       case when separation_date <= :today::date then date_trunc('month', separation_date::timestamp) end as left_in, count(*)::int as people
     from employments group by 1, 2, 3
   ), by_month as materialized (
     select joined_in, left_in, sum(people) as people from grouped group by 1, 2
   ), months as (
     select m.month, (
         select json_build_object('month', to_char(m.month, 'YYYY-MM'),
           'headcount', coalesce(sum(g.people) filter (where g.joined_in <= m.month and coalesce(g.left_in > m.month, true)), 0),
           'joined', coalesce(sum(g.people) filter (where g.joined_in = m.month), 0),
           'left', coalesce(sum(g.people) filter (where g.left_in = m.month), 0))
         from by_month g) as figures
     from generate_series(date_trunc('month', :today::date::timestamp) - make_interval(months => :months::int - 1),
       date_trunc('month', :today::date::timestamp), interval '1 month') as m (month)
   ), departments as (
     select g.department_id, d.name, sum(g.people)::int as headcount
     from grouped g join departments d on d.workspace_id = :workspace_id and d.id = g.department_id
     where g.left_in is null group by g.department_id, d.name order by 3 desc, 2, 1 limit 1000
   )
   select :today::date as as_of,
     (select coalesce(sum(g.people), 0)::int from grouped g where g.left_in is null) as headcount,
     (select json_agg(m.figures order by m.month) from months m) as months,
     (select coalesce(json_agg(json_build_object('department_id', d.department_id, 'name', d.name, 'headcount', d.headcount)
        order by d.headcount desc, d.name, d.department_id), '[]') from departments d) as departments`,
)

export async function readHeadcount(
  db: Db,
  asked: { readonly today: string; readonly months: number; readonly department_id: string | null },
): Promise<Headcount> {
  const [found] = await db.run(selectHeadcount, asked)
  return found!
}
