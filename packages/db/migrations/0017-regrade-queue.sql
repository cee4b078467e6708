-- The regrade queue: days that the job grades again, because they are more than one request may grade.

create table attendance_regrades (
  workspace_id text collate "C" not null,
  employee_id text collate "C" not null,
  branch_id text collate "C" not null,
  is_exact boolean not null,
  is_employment_changed boolean not null,
  days datemultirange not null,
  step_after text collate "C" not null default '',
  constraint attendance_regrades_pkey primary key (workspace_id, employee_id, branch_id, is_exact, is_employment_changed)
);
comment on column attendance_regrades.employee_id is 'empty: everybody of the branch who has something on one of the days';
comment on column attendance_regrades.branch_id is 'empty: every branch';
comment on column attendance_regrades.step_after is 'of a branch: the days are graded up to this employee';
