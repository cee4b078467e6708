-- What is removed for good leaves its last values, so that whoever copies lists by updated_since learns that it is gone.

create table removed_records (
  workspace_id text collate "C" not null,
  kind text collate "C" not null,
  record_id text collate "C" not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  record jsonb not null,
  constraint removed_records_pkey primary key (workspace_id, kind, record_id)
);
comment on column removed_records.kind is 'the table that had it';
comment on column removed_records.record is 'its row, with the moment of the removal as updated_at';
create index removed_records_created_at_idx on removed_records (workspace_id, kind, created_at, record_id);
create index removed_records_updated_at_idx on removed_records (workspace_id, kind, updated_at);

-- A trigger, because a process of the former release removes rows too, and tells nobody.
create function keep_removed_records() returns trigger
  language plpgsql as $$
begin
  insert into removed_records (workspace_id, kind, record_id, created_at, updated_at, record)
  select r.workspace_id, tg_table_name, r.id, r.created_at, made.at, to_jsonb(r) || jsonb_build_object('updated_at', made.at)
  from removed r, (select stamp() as at) as made;
  return null;
end $$;
do $$
declare name text;
begin
  foreach name in array array['employee_bank_accounts', 'payroll_entries', 'payroll_operations', 'payroll_runs', 'salary_assignments'] loop
    execute format('create trigger keep_removed_records after delete on %I referencing old table as removed for each statement execute function keep_removed_records()', name);
  end loop;
end $$;
