-- A reset that is sent again under its key gets its stored answer, and is not done again: answers about the sandbox itself stay.

create or replace function empty_sandbox() returns void
  language plpgsql as $$
declare
  kept constant text[] := array['api_keys', 'companies', 'employee_settings', 'idempotency_keys', 'rule_versions', 'stored_files',
    'webhook_endpoints'];
  deletions text;
begin
  if not is_reset() then
    raise exception 'Only the role muster_sandbox empties a sandbox.' using errcode = 'insufficient_privilege';
  end if;
  update employee_settings set code_prefix = 'E', code_digits = 5,
    default_department_id = null, default_designation_id = null, default_employment_type_id = null;
  update stored_files set uses = 0, begun_at = real_stamp();
  delete from idempotency_keys where not starts_with(body, '{"object":"sandbox"');
  -- References are looked at once the statement is through: of tables that refer to each other none could go first.
  select string_agg(format('d%s as (delete from %I)', c.oid, c.relname), ', ') into deletions
  from pg_class c
  where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    and not c.relname = any (kept) and has_table_privilege(c.oid, 'delete');
  execute 'with ' || deletions || ' select';
  -- Triggers have kept what was removed.
  delete from removed_records;
end $$;
