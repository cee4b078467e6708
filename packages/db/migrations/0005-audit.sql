-- Audit: what was changed about who may reach a workspace's data, written with the change and never altered.

create table audit_entries (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  action text not null,
  object_id text collate "C" not null,
  actor text not null,
  details text not null,
  created_at timestamptz(3) not null default stamp(),
  constraint audit_entries_pkey primary key (workspace_id, id)
);
create index audit_entries_created_at_idx on audit_entries (workspace_id, created_at, id);
comment on column audit_entries.action is 'what was done, such as api_key.created';
comment on column audit_entries.actor is 'operator:<name> for the command line, otherwise the id of the API key';
comment on column audit_entries.details is 'what the object was set to, as JSON text; never a secret';
