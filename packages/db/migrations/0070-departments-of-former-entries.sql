-- Entries of before get the department that their slip names, else the one that the employee is in. They can be read meanwhile.

-- The guard of locked figures would refuse it, and what it guards is not touched.
alter table payroll_entries disable trigger refuse_figures_of_locked_entries;
update payroll_entries e set department_id = coalesce(d.id, p.department_id)
from employees p, payroll_entries as own
left join salary_slips s on s.workspace_id = own.workspace_id and s.payroll_entry_id = own.id
left join departments d on d.workspace_id = s.workspace_id and folded(d.name) = folded(s.printed::json #>> '{employee,department}')
where own.workspace_id = e.workspace_id and own.id = e.id and p.workspace_id = e.workspace_id and p.id = e.employee_id
  and e.department_id is null;
alter table payroll_entries enable trigger refuse_figures_of_locked_entries;

alter table payroll_entries add constraint payroll_entries_department_id_fkey
  foreign key (workspace_id, department_id) references departments (workspace_id, id);
