-- What somebody said of the titles of a file that was imported, remembered for the next file with the same titles.

alter table imports add column titles jsonb not null default '[]', add column header_sha256 text collate "C";
comment on column imports.titles is 'internal: the columns that titles of the file mean, where somebody said it';
comment on column imports.header_sha256 is 'internal: of its kind and its titles; null where the release before stored it';
create index imports_header_sha256_idx on imports (workspace_id, header_sha256, created_at, id);
