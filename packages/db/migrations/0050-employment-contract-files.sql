-- Files of employment contracts: a contract may name a stored file.

alter table employment_contracts
  add column content_type text,
  add column sha256 text collate "C",
  add constraint employment_contracts_sha256_fkey foreign key (workspace_id, sha256) references stored_files (workspace_id, sha256),
  add constraint employment_contracts_file_check check (
    (sha256 is null) = (file_name is null) and (sha256 is null) = (content_type is null));
comment on column employment_contracts.content_type is 'internal: the media type of the file';
comment on column employment_contracts.sha256 is 'internal: the SHA-256 of the file';
create index employment_contracts_sha256_idx on employment_contracts (workspace_id, sha256) where sha256 is not null;
