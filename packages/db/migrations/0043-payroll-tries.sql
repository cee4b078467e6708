-- Tries of payroll operations, which pause for longer and longer, and a guard for what slips show.

alter table payroll_operations add column tries integer not null default 0, add column due_at timestamptz(3);
comment on column payroll_operations.tries is 'internal: how often a process has begun it';
comment on column payroll_operations.due_at is 'internal: no process begins it again before then; null before the first one has';

-- A slip says what was paid: only that it was sent may still be written.
create function refuse_contents_of_slips() returns trigger
  language plpgsql as $$
declare sendable constant text[] := array['emailed_at'];
begin
  if exists (
    select from before_change b
    join payroll_runs r on r.workspace_id = b.workspace_id and r.id = b.payroll_run_id and r.locked_at is not null
    left join after_change a on a.workspace_id = b.workspace_id and a.id = b.id
    where to_jsonb(b) - sendable is distinct from to_jsonb(a) - sendable
  ) then
    raise exception 'The payroll run of a salary slip is locked, so what the slip shows does not change any more.'
      using errcode = 'restrict_violation', table = tg_table_name;
  end if;
  return null;
end $$;
create trigger refuse_contents_in_locked_runs after update on salary_slips
  referencing old table as before_change new table as after_change
  for each statement execute function refuse_contents_of_slips();
create trigger refuse_deletion_in_locked_runs after delete on salary_slips
  referencing old table as changed for each statement execute function refuse_rows_of_locked_runs();
