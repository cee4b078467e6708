-- Operations on payroll runs: whom a run is limited to, what a lock has closed, and JSON that the console shows.

alter table payroll_runs
  add column employee_ids text[] not null default '{}',
  add column adjustment_ids text[] not null default '{}',
  alter column warnings drop default,
  alter column warnings type json using warnings::json,
  alter column warnings set default '[]';
comment on column payroll_runs.employee_ids is 'internal: the employees that a final or correction run is limited to; empty for all';
comment on column payroll_runs.adjustment_ids is 'internal: the adjustments that a bonus run pays';

alter table payroll_operations add column closed_from date, add column is_closed boolean not null default false;
comment on column payroll_operations.is_closed is 'internal: a lock has closed the days of its run, and takes that back if it fails';
comment on column payroll_operations.closed_from is 'internal: the last day that was closed before; null where there was none';
comment on column payroll_operations.problems is 'internal: JSON, computed in the contract';

-- The contract shows operations now, and says their prefix.
comment on table payroll_operations is null;
