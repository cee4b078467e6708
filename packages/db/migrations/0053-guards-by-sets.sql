-- The guards of locked figures compare sets of rows, not each row with each: that took 26 s for 2,500 entries that were paid.

-- A join of the two was planned as a loop over both, and ended each statement that paid more than some 1,900 entries.
create or replace function refuse_figures_of_locked_entries() returns trigger
  language plpgsql as $$
declare payable constant text[] := array['status', 'hold_reason', 'payment_date', 'payment_reference', 'paid_at', 'acknowledged_at', 'updated_at'];
begin
  if exists (
    select to_jsonb(b) - payable from before_change b
    join payroll_runs r on r.workspace_id = b.workspace_id and r.id = b.payroll_run_id and r.locked_at is not null
    except
    select to_jsonb(a) - payable from after_change a
    join payroll_runs r on r.workspace_id = a.workspace_id and r.id = a.payroll_run_id and r.locked_at is not null
  ) then
    raise exception 'The payroll run of an entry is locked, so the figures of the entry do not change any more.'
      using errcode = 'restrict_violation', table = tg_table_name;
  end if;
  return null;
end $$;

create or replace function refuse_contents_of_slips() returns trigger
  language plpgsql as $$
declare sendable constant text[] := array['emailed_at'];
begin
  if exists (
    select to_jsonb(b) - sendable from before_change b
    join payroll_runs r on r.workspace_id = b.workspace_id and r.id = b.payroll_run_id and r.locked_at is not null
    except
    select to_jsonb(a) - sendable from after_change a
    join payroll_runs r on r.workspace_id = a.workspace_id and r.id = a.payroll_run_id and r.locked_at is not null
  ) then
    raise exception 'The payroll run of a salary slip is locked, so what the slip shows does not change any more.'
      using errcode = 'restrict_violation', table = tg_table_name;
  end if;
  return null;
end $$;
