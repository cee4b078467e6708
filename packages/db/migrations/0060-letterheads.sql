-- Letterheads: what stands at the head of letters and payslips, and each state of it that one of them was printed on.

create table letterheads (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  address text,
  footer text,
  signatory_name text,
  signatory_title text,
  logo_file_name text,
  logo_content_type text,
  logo_sha256 text collate "C",
  created_at timestamptz(3) not null default stamp(),
  updated_at timestamptz(3) not null default stamp(),
  constraint letterheads_pkey primary key (workspace_id, id),
  constraint letterheads_logo_sha256_fkey foreign key (workspace_id, logo_sha256) references stored_files (workspace_id, sha256),
  constraint letterheads_logo_check check (
    (logo_sha256 is null) = (logo_file_name is null) and (logo_sha256 is null) = (logo_content_type is null)
  )
);
comment on column letterheads.logo_sha256 is 'internal: the stored file of the logo';
create index letterheads_logo_sha256_idx on letterheads (workspace_id, logo_sha256) where logo_sha256 is not null;

insert into letterheads (workspace_id, id) select workspace_id, 'lhd_' || substr(workspace_id, 5) from companies;

create table letterhead_versions (
  workspace_id text collate "C" not null,
  digest text collate "C" not null,
  content text not null,
  logo_sha256 text collate "C",
  created_at timestamptz(3) not null default stamp(),
  constraint letterhead_versions_pkey primary key (workspace_id, digest),
  constraint letterhead_versions_logo_sha256_fkey foreign key (workspace_id, logo_sha256) references stored_files (workspace_id, sha256)
);
comment on column letterhead_versions.digest is 'the SHA-256 of the content, so that the same head is stored once';
comment on column letterhead_versions.content is 'JSON of all that is printed: of the company, and of its letterhead';
create index letterhead_versions_logo_sha256_idx on letterhead_versions (workspace_id, logo_sha256) where logo_sha256 is not null;

create function refuse_changes_of_letterhead_versions() returns trigger
  language plpgsql as $$
begin
  raise exception 'Letters and payslips are printed on this letterhead, so it does not change any more.'
    using errcode = 'restrict_violation', table = tg_table_name;
end $$;
create trigger refuse_changes_of_letterhead_versions before update on letterhead_versions
  for each row execute function refuse_changes_of_letterhead_versions();

-- The letterhead of a workspace as it is now.
create function current_letterhead(workspace text) returns table (content text, logo_sha256 text)
  language sql stable as $$
  select json_build_object('name', coalesce(c.legal_name, c.name), 'address', l.address, 'street', c.address, 'city', c.city, 'phone', c.phone,
    'email', c.email, 'tax_number', c.tax_number, 'registration_number', c.registration_number, 'footer', l.footer,
    'signatory_name', l.signatory_name, 'signatory_title', l.signatory_title, 'logo_sha256', l.logo_sha256,
    'logo_content_type', l.logo_content_type)::text, l.logo_sha256
  from companies c join letterheads l on l.workspace_id = c.workspace_id where c.workspace_id = workspace
$$;

-- What was made before is printed on the first version.
insert into letterhead_versions (workspace_id, digest, content)
select c.workspace_id, encode(sha256(convert_to(h.content, 'UTF8')), 'hex'), h.content from companies c, current_letterhead(c.workspace_id) h;

alter table salary_slips
  add column letterhead text collate "C",
  add constraint salary_slips_letterhead_fkey foreign key (workspace_id, letterhead) references letterhead_versions (workspace_id, digest);
comment on column salary_slips.letterhead is 'internal: the letterhead that it is printed on; null where it was made before there were any';
alter table hr_letters
  add column letterhead text collate "C",
  add constraint hr_letters_letterhead_fkey foreign key (workspace_id, letterhead) references letterhead_versions (workspace_id, digest);
comment on column hr_letters.letterhead is 'internal: the letterhead that it is printed on; null where it was made before there were any';
