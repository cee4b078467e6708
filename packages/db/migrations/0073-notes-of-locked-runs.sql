-- Locked means immutable, and the notes of a run are part of it: of a locked run only its payment is still written.

create or replace function refuse_changes_of_locked_runs() returns trigger
  language plpgsql as $$
declare payable constant text[] := array['status', 'disbursed_at', 'updated_at'];
begin
  if tg_op = 'DELETE' or to_jsonb(old) - payable is distinct from to_jsonb(new) - payable or new.status not in ('locked', 'disbursed') then
    raise exception 'The payroll run is locked, so its figures and its notes do not change any more and there is no way back.'
      using errcode = 'restrict_violation', table = tg_table_name;
  end if;
  return null;
end $$;
