-- The rules of a workspace, which whoever works out leave and attendance reads each time: a version says whether they are the same as before.

create table rule_versions (
  workspace_id text collate "C" not null,
  version uuid not null,
  constraint rule_versions_pkey primary key (workspace_id)
);
insert into rule_versions (workspace_id, version) select workspace_id, gen_random_uuid() from companies;

-- A version is never given twice, not even after a rollback or a crash, so that what was read under it stays true of it.
create function rules_changed() returns trigger
  language plpgsql as $$
begin
  insert into rule_versions (workspace_id, version)
  values (case tg_op when 'DELETE' then old.workspace_id else new.workspace_id end, gen_random_uuid())
  on conflict on constraint rule_versions_pkey do update set version = excluded.version;
  return null;
end $$;

create trigger rules_changed after insert or update of timezone on companies for each row execute function rules_changed();
do $$
declare name text;
begin
  foreach name in array array[
    'attendance_settings', 'shifts', 'holidays', 'locked_months',
    'fiscal_years', 'leave_types', 'leave_groups', 'leave_group_types', 'leave_policies'
  ] loop
    execute format('create trigger rules_changed after insert or update or delete on %I for each row execute function rules_changed()', name);
  end loop;
end $$;
