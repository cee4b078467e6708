-- Slips of before name a department, and several may have this name: the employee's own, else one that was there by then.

-- 0070 took any of them, also one that was created later under a name that was free again. Where the entry has the
-- department that its employee had at that time, it took the right one.
alter table payroll_entries disable trigger refuse_figures_of_locked_entries;
with former as (
  select e.workspace_id, e.id, s.created_at, folded(s.printed::json #>> '{employee,department}') as name, own.department_id as own
  from schema_migrations m
  join salary_slips s on s.created_at < m.applied_at
  join payroll_entries e on e.workspace_id = s.workspace_id and e.id = s.payroll_entry_id
  join employees p on p.workspace_id = e.workspace_id and p.id = e.employee_id
  cross join lateral (select coalesce((select h.department_id from employee_department_history h
    where h.workspace_id = e.workspace_id and h.employee_id = e.employee_id order by h.effective_to limit 1), p.department_id) as department_id) own
  where m.name = '0069-departments-of-entries.sql' and e.department_id <> own.department_id
)
update payroll_entries e set department_id = coalesce((select d.id from departments d
  where d.workspace_id = f.workspace_id and folded(d.name) = f.name and d.created_at <= f.created_at
  order by d.id = f.own desc, d.created_at, d.id limit 1), f.own)
from former f where e.workspace_id = f.workspace_id and e.id = f.id;
alter table payroll_entries enable trigger refuse_figures_of_locked_entries;
