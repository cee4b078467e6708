-- The history of records: what a request changed, each field with what it was and what it became.

create table record_changes (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  kind text collate "C" not null,
  object_id text collate "C" not null,
  actor text collate "C" not null,
  changes json not null,
  created_at timestamptz(3) not null default stamp(),
  constraint record_changes_pkey primary key (workspace_id, id)
);
create index record_changes_created_at_idx on record_changes (workspace_id, created_at, id);
create index record_changes_object_id_idx on record_changes (workspace_id, object_id, created_at, id);
create index record_changes_actor_idx on record_changes (workspace_id, actor, created_at, id);
comment on column record_changes.kind is 'the name of the schema of the record';
comment on column record_changes.changes is 'a list of field, from, to and is_sensitive; never a secret';
