-- Photos: an employee names a stored file, which is small and has nothing but the picture.

alter table employees
  add column photo_file_name text,
  add column photo_content_type text,
  add column photo_sha256 text collate "C",
  add constraint employees_photo_sha256_fkey foreign key (workspace_id, photo_sha256) references stored_files (workspace_id, sha256),
  add constraint employees_photo_check check (
    (photo_sha256 is null) = (photo_file_name is null) and (photo_sha256 is null) = (photo_content_type is null)
  ),
  add constraint employees_photo_content_type_check check (photo_content_type in ('image/jpeg', 'image/png'));
comment on column employees.photo_file_name is 'internal: the name of the file of the photo';
comment on column employees.photo_content_type is 'internal: the type of that file';
comment on column employees.photo_sha256 is 'internal: the stored file of the photo';
create index employees_photo_sha256_idx on employees (workspace_id, photo_sha256) where photo_sha256 is not null;
create index employees_former_photos_idx on employees (separation_date) where photo_sha256 is not null;
