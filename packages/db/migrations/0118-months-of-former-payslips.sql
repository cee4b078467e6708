-- Entries of runs that are locked get their month. They can be read meanwhile.

-- The guard of locked figures would refuse it, and what it guards is not touched.
alter table payroll_entries disable trigger refuse_figures_of_locked_entries;
update payroll_entries p set locked_month = make_date(r.year, r.month, 1)
from payroll_runs r
where r.workspace_id = p.workspace_id and r.id = p.payroll_run_id and r.locked_at is not null and p.locked_month is null;
alter table payroll_entries enable trigger refuse_figures_of_locked_entries;

create index payroll_entries_locked_month_idx on payroll_entries (workspace_id, locked_month, id) where locked_month is not null;
create index payroll_entries_locked_month_of_employee_idx on payroll_entries (workspace_id, employee_id, locked_month, id)
  where locked_month is not null;
