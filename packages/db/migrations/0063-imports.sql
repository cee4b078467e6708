-- Imports: files of other systems, checked row by row and then applied.

create table imports (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  kind text not null,
  file_name text not null,
  format text not null,
  dates text not null,
  size_bytes integer not null,
  sha256 text collate "C" not null,
  columns text[] not null,
  input jsonb not null default '{}',
  status text not null default 'checking',
  rows text,
  to_create integer not null default 0,
  to_change integer not null default 0,
  unchanged integer not null default 0,
  with_errors integer not null default 0,
  applied integer not null default 0,
  done integer not null default 0,
  total integer not null default 0,
  started_by text collate "C" not null,
  heartbeat_at timestamptz(3) not null default stamp(),
  runner text collate "C",
  tries integer not null default 0,
  due_at timestamptz(3),
  cancel_asked_at timestamptz(3),
  message text,
  problems jsonb not null default '[]',
  finished_at timestamptz(3),
  expires_at timestamptz(3) not null,
  expired_at timestamptz(3),
  created_at timestamptz(3) not null default stamp(),
  updated_at timestamptz(3) not null default stamp(),
  constraint imports_pkey primary key (workspace_id, id),
  constraint imports_kind_check check (kind in ('employees')),
  constraint imports_format_check check (format in ('csv', 'xlsx')),
  constraint imports_dates_check check (dates in ('iso', 'day_first', 'month_first')),
  constraint imports_status_check check (status in ('checking', 'checked', 'applying', 'applied', 'failed', 'cancelled')),
  constraint imports_rows_check check (rows in ('all', 'valid')),
  constraint imports_finished_at_check check ((finished_at is not null) = (status not in ('checking', 'applying')))
);
comment on column imports.input is 'internal: what the request said besides, for its kind';
comment on column imports.runner is 'internal: the process that works on it; null until one does';
comment on column imports.tries is 'internal: how often a process has begun it';
comment on column imports.due_at is 'internal: no process begins it again before then; null before the first one has';
comment on column imports.cancel_asked_at is 'internal: when its end was asked for';
comment on column imports.problems is 'internal: what was refused as a whole';
comment on column imports.expired_at is 'internal: when its file and its rows were removed';
create index imports_started_by_idx on imports (workspace_id, started_by, created_at, id);
create index imports_sha256_idx on imports (workspace_id, sha256);
create index imports_working_idx on imports (status, heartbeat_at) where status in ('checking', 'applying');
create index imports_expires_at_idx on imports (expires_at) where expired_at is null;

-- A row of the file: what its cells say, once they are read, and what becomes of it.
create table import_rows (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  import_id text collate "C" not null,
  line integer not null,
  key text collate "C",
  after_key text collate "C",
  step integer not null default 0,
  cells jsonb not null,
  outcome text not null default 'error',
  object_id text collate "C",
  changed text[] not null default '{}',
  errors json not null default '[]',
  applied_at timestamptz(3),
  constraint import_rows_pkey primary key (workspace_id, id),
  constraint import_rows_line_key unique (workspace_id, import_id, line),
  constraint import_rows_import_id_fkey foreign key (workspace_id, import_id) references imports (workspace_id, id) on delete cascade,
  constraint import_rows_outcome_check check (outcome in ('create', 'change', 'unchanged', 'error'))
);
comment on column import_rows.import_id is 'internal: the import';
comment on column import_rows.after_key is 'internal: the key of the row that is applied before this one, such as that of the manager';
comment on column import_rows.step is 'internal: rows of a lower step are checked and applied first';
comment on column import_rows.cells is 'internal: the values by column; a cell that could not be read is missing, and errors say why';
create index import_rows_key_idx on import_rows (workspace_id, import_id, key) where key is not null;
create index import_rows_due_idx on import_rows (workspace_id, import_id, step, line) where outcome in ('create', 'change') and applied_at is null;
create index import_rows_step_idx on import_rows (workspace_id, import_id, step, line);
create index import_rows_outcome_idx on import_rows (workspace_id, import_id, outcome, line);
