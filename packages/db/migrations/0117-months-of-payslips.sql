-- Payslips stand in the order of their months, so an entry has the month of its run once that is locked.

-- It is filled by the next migration: this one locks the table for a moment only.
alter table payroll_entries add column locked_month date;
comment on column payroll_entries.locked_month is 'internal: the first day of the month of its run once that is locked, so that payslips are found in their order; null before';

-- What is on hold is not changed by the lock, and a node of the release before knows no month of an entry.
create function fill_months_of_locked_entries() returns trigger
  language plpgsql as $$
begin
  update payroll_entries set locked_month = make_date(new.year, new.month, 1)
  where workspace_id = new.workspace_id and payroll_run_id = new.id and locked_month is null;
  return new;
end $$;
create trigger fill_months_of_locked_entries before update on payroll_runs
  for each row when (old.locked_at is null and new.locked_at is not null) execute function fill_months_of_locked_entries();
