-- Exports: files that are made of what the workspace has, in parts that are stored one by one.

create table exports (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  kind text not null,
  format text not null,
  list text,
  filters text,
  list_of text collate "C",
  input jsonb not null default '{}',
  scopes text[] not null default '{}',
  needs text[] not null default '{}',
  status text not null default 'running',
  done integer not null default 0,
  total integer not null default 0,
  unit text not null,
  message text,
  problems jsonb not null default '[]',
  file_name text not null,
  size_bytes bigint,
  expires_at timestamptz(3),
  started_by text collate "C" not null,
  heartbeat_at timestamptz(3) not null default stamp(),
  runner text collate "C",
  tries integer not null default 0,
  due_at timestamptz(3),
  cancel_asked_at timestamptz(3),
  finished_at timestamptz(3),
  created_at timestamptz(3) not null default stamp(),
  updated_at timestamptz(3) not null default stamp(),
  constraint exports_pkey primary key (workspace_id, id),
  constraint exports_kind_check check (kind in ('list')),
  constraint exports_format_check check (format in ('csv', 'xlsx', 'zip')),
  constraint exports_status_check check (status in ('running', 'succeeded', 'failed', 'cancelled')),
  constraint exports_finished_at_check check ((finished_at is not null) = (status <> 'running')),
  constraint exports_file_check check (status <> 'succeeded' or (size_bytes is not null and expires_at is not null))
);
comment on column exports.input is 'internal: what was asked for, as it was checked';
comment on column exports.scopes is 'internal: the scopes and permissions of whoever asked for it, by which its fields are chosen';
comment on column exports.needs is 'internal: those that its sensitive fields need; a download asks for each';
comment on column exports.problems is 'internal: what was refused, with fields';
comment on column exports.heartbeat_at is 'internal: when the process that works on it last gave a sign of life';
comment on column exports.runner is 'internal: the process that works on it; null until one does';
comment on column exports.tries is 'internal: how often a process has begun it';
comment on column exports.due_at is 'internal: no process begins it again before then; null before the first one has';
comment on column exports.cancel_asked_at is 'internal: when somebody asked for its end; null where nobody did';
create index exports_started_by_idx on exports (workspace_id, started_by, created_at, id);
create index exports_created_at_idx on exports (workspace_id, created_at, id);
create index exports_status_idx on exports (status, heartbeat_at) where status = 'running';

create table export_parts (
  workspace_id text collate "C" not null,
  export_id text collate "C" not null,
  number integer not null,
  sha256 text collate "C" not null,
  size_bytes integer not null,
  entries jsonb not null default '[]',
  constraint export_parts_pkey primary key (workspace_id, export_id, number),
  constraint export_parts_export_id_fkey foreign key (workspace_id, export_id) references exports (workspace_id, id),
  constraint export_parts_sha256_fkey foreign key (workspace_id, sha256) references stored_files (workspace_id, sha256)
);
comment on table export_parts is 'the file of each export, in its order: each part is a stored file';
comment on column export_parts.entries is 'of a zip: the name and the size of each entry whose bytes the part has, in their order';
