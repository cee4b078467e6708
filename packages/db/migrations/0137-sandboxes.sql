-- Sandboxes: beside a workspace stands at most one of its own, for trying things out. Its id says what it is, and its clock may run ahead.

create function is_sandbox(workspace_id text) returns boolean
  language sql immutable strict parallel safe
  return starts_with(workspace_id, 'sbx_');

alter domain workspace_ref drop constraint workspace_ref_check;
alter domain workspace_ref add constraint workspace_ref_check check (value like 'wsp\_%' or is_sandbox(value));

alter table companies
  add column sandbox_of text collate "C",
  add column clock_ahead_seconds integer not null default 0,
  add column sandbox_reset_at timestamptz(3),
  add constraint companies_sandbox_of_key unique (sandbox_of),
  add constraint companies_sandbox_of_check check (
    is_sandbox(id) = (sandbox_of is not null) and is_sandbox(sandbox_of) is not true),
  add constraint companies_sandbox_reset_at_check check (is_sandbox(id) = (sandbox_reset_at is not null)),
  add constraint companies_clock_ahead_seconds_check check (
    clock_ahead_seconds between 0 and 63244800 and (clock_ahead_seconds = 0 or is_sandbox(id)));
comment on column companies.sandbox_of is 'internal: the live workspace that a sandbox stands beside; null for a live one';
comment on column companies.clock_ahead_seconds is 'internal: how far the clock of a sandbox is ahead; always 0 in a live one';
comment on column companies.sandbox_reset_at is 'internal: when a sandbox was made or last reset, by the right time';
comment on constraint companies_clock_ahead_seconds_check on companies is 'may be at most 732 days ahead';

-- A sandbox stays that of its workspace. Its clock goes forward; only a reset sets it right.
create function keep_sandbox() returns trigger
  language plpgsql as $$
begin
  if new.sandbox_of is distinct from old.sandbox_of
    or (new.clock_ahead_seconds < old.clock_ahead_seconds
      and (new.clock_ahead_seconds <> 0 or new.sandbox_reset_at is not distinct from old.sandbox_reset_at)) then
    raise exception 'A sandbox stays with its workspace, and its clock is never moved back.'
      using errcode = 'restrict_violation', table = tg_table_name;
  end if;
  return new;
end $$;
create trigger keep_sandbox before update of sandbox_of, clock_ahead_seconds on companies
  for each row execute function keep_sandbox();

-- What opens something opens either a sandbox or live data, and shows which of them by how it begins.
alter table api_keys add constraint api_keys_prefix_check
  check (is_sandbox(workspace_id) = starts_with(prefix, 'mst_test_'));
-- Nobody signs in to a sandbox, and nothing of people leads there.
do $$
declare name text;
begin
  foreach name in array array['members', 'invitations', 'sessions', 'service_tokens', 'sign_on_providers', 'calendar_feeds'] loop
    execute format('alter table %I add constraint %I check (not is_sandbox(workspace_id))', name, name || '_sandbox_check');
  end loop;
end $$;

-- The right time, which the clock of a sandbox does not move: for what is sent, and for what lets somebody in.
create function real_stamp() returns timestamptz
  language sql volatile
  return date_trunc('milliseconds', clock_timestamp());
do $$
declare name text;
begin
  foreach name in array array['webhook_deliveries', 'emails', 'invitation_emails', 'approval_emails', 'bank_account_change_emails',
    'notification_emails', 'contact_change_emails'] loop
    execute format('alter table %I alter column next_attempt_at set default real_stamp()', name);
  end loop;
end $$;

-- What is guarded goes with the sandbox that it is in: only the role of its reset removes it, which sees nothing else.
create function is_reset() returns boolean
  language sql stable
  return current_user = 'muster_sandbox';
create or replace function refuse_rows_of_locked_runs() returns trigger
  language plpgsql as $$
begin
  if not is_reset() and exists (
    select from changed c
    join payroll_runs r on r.workspace_id = c.workspace_id and r.id = c.payroll_run_id and r.locked_at is not null
  ) then
    raise exception 'The payroll run is locked, so nothing is added to it, changed or removed any more.'
      using errcode = 'restrict_violation', table = tg_table_name;
  end if;
  return null;
end $$;
create or replace function refuse_changes_of_locked_runs() returns trigger
  language plpgsql as $$
declare payable constant text[] := array['status', 'disbursed_at', 'updated_at'];
begin
  if is_reset() and tg_op = 'DELETE' then
    return null;
  end if;
  if tg_op = 'DELETE' or to_jsonb(old) - payable is distinct from to_jsonb(new) - payable or new.status not in ('locked', 'disbursed') then
    raise exception 'The payroll run is locked, so its figures and its notes do not change any more and there is no way back.'
      using errcode = 'restrict_violation', table = tg_table_name;
  end if;
  return null;
end $$;
create or replace function refuse_changes_of_issued_letters() returns trigger
  language plpgsql as $$
declare revocable constant text[] := array['status', 'revoked_at', 'revocation_reason', 'updated_at'];
begin
  if is_reset() and tg_op = 'DELETE' then
    return null;
  end if;
  if tg_op = 'DELETE' or old.status = 'revoked' or to_jsonb(old) - revocable is distinct from to_jsonb(new) - revocable then
    raise exception 'The letter % was issued, so it stays as it is; it can be revoked once.', old.reference_number
      using errcode = 'restrict_violation', table = tg_table_name;
  end if;
  return null;
end $$;

-- Empties the sandbox at hand, for the role that sees nothing else. Its keys, its endpoints and the numbers of employees stay.
create function empty_sandbox() returns void
  language plpgsql as $$
declare
  kept constant text[] := array['api_keys', 'companies', 'employee_settings', 'rule_versions', 'stored_files', 'webhook_endpoints'];
  deletions text;
begin
  if not is_reset() then
    raise exception 'Only the role muster_sandbox empties a sandbox.' using errcode = 'insufficient_privilege';
  end if;
  update employee_settings set code_prefix = 'E', code_digits = 5,
    default_department_id = null, default_designation_id = null, default_employment_type_id = null;
  update stored_files set uses = 0, begun_at = real_stamp();
  -- References are looked at once the statement is through: of tables that refer to each other none could go first.
  select string_agg(format('d%s as (delete from %I)', c.oid, c.relname), ', ') into deletions
  from pg_class c
  where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    and not c.relname = any (kept) and has_table_privilege(c.oid, 'delete');
  execute 'with ' || deletions || ' select';
  -- Triggers have kept what was removed.
  delete from removed_records;
end $$;
