-- Attendance whose inputs stay: what was written by hand outlasts the day that has no record for now.

alter table attendance_records add column is_hidden boolean not null default false;
comment on column attendance_records.is_hidden is 'internal: the day has no record for now, and what was written of it is kept';

-- The record of a request's day is looked up when the request is read, because a day may lose its record and get another.
alter table overtime_requests drop column attendance_record_id;
alter table regularisations drop column attendance_record_id;

-- The branches of before, because a day keeps the holidays of the branch that its employee was in.
create table employee_branch_history (
  workspace_id text collate "C" not null,
  employee_id text collate "C" not null,
  branch_id text collate "C",
  effective_to date not null,
  constraint employee_branch_history_pkey primary key (workspace_id, employee_id, effective_to),
  constraint employee_branch_history_employee_id_fkey foreign key (workspace_id, employee_id) references employees (workspace_id, id),
  constraint employee_branch_history_branch_id_fkey foreign key (workspace_id, branch_id) references branches (workspace_id, id)
);
