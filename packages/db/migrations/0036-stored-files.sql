-- Stored files: which objects of the storage belong to records, and which are being written or removed.

create table stored_files (
  workspace_id text collate "C" not null,
  sha256 text collate "C" not null,
  size_bytes integer not null,
  uses integer not null default 0,
  begun_at timestamptz(3) not null default stamp(),
  removing_at timestamptz(3),
  constraint stored_files_pkey primary key (workspace_id, sha256),
  constraint stored_files_sha256_check check (sha256 ~ '^[0-9a-f]{64}$'),
  constraint stored_files_size_bytes_check check (size_bytes >= 0),
  constraint stored_files_uses_check check (uses >= 0),
  constraint stored_files_removing_at_check check (removing_at is null or uses = 0)
);
comment on column stored_files.uses is 'how many records have the file; one that none has is removed after 24 hours';
comment on column stored_files.begun_at is 'when the object was last begun to be written, or was given up by its last record';
comment on column stored_files.removing_at is 'when the object was begun to be removed; nothing is written under its key meanwhile';
create index stored_files_unused_idx on stored_files (begun_at) where uses = 0;
