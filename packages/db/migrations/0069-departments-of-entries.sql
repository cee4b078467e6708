-- The department that an entry of payroll is reported in, and the departments that employees were in before.

-- A month that is processed after its end has the department of then.
create table employee_department_history (
  workspace_id text collate "C" not null,
  employee_id text collate "C" not null,
  department_id text collate "C" not null,
  effective_to date not null,
  constraint employee_department_history_pkey primary key (workspace_id, employee_id, effective_to),
  constraint employee_department_history_employee_id_fkey foreign key (workspace_id, employee_id) references employees (workspace_id, id),
  constraint employee_department_history_department_id_fkey foreign key (workspace_id, department_id) references departments (workspace_id, id)
);

-- It is filled by the next migration and never null after the one behind that: this one locks the table for a moment only.
alter table payroll_entries add column department_id text collate "C";
comment on column payroll_entries.department_id is 'internal: the department on the last day of the month, as it was known when the run was processed';

-- A node of the release before knows no department of an entry. To be dropped one release later.
create function fill_department_of_entry() returns trigger
  language plpgsql as $$
begin
  select department_id into new.department_id from employees where workspace_id = new.workspace_id and id = new.employee_id;
  return new;
end $$;
create trigger fill_department_of_entry before insert on payroll_entries
  for each row when (new.department_id is null) execute function fill_department_of_entry();
