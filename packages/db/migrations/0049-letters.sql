-- Letters: the templates they are made from, what employees ask for, and what was issued, which never changes.

create table letter_templates (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  letter_type text not null,
  language text collate "C" not null default 'en',
  subject text not null,
  body text not null,
  shows_pay boolean not null,
  status text not null default 'current',
  created_at timestamptz(3) not null default stamp(),
  updated_at timestamptz(3) not null default stamp(),
  constraint letter_templates_pkey primary key (workspace_id, id),
  constraint letter_templates_letter_type_check check (letter_type in (
    'employment_certificate', 'salary_certificate', 'experience', 'no_objection', 'relieving', 'appointment', 'confirmation',
    'promotion', 'increment', 'warning', 'other')),
  constraint letter_templates_status_check check (status in ('current', 'retired'))
);
create unique index letter_templates_language_key on letter_templates (workspace_id, letter_type, language) where status = 'current';
create index letter_templates_created_at_idx on letter_templates (workspace_id, created_at, id);
create index letter_templates_updated_at_idx on letter_templates (workspace_id, updated_at);
create index letter_templates_letter_type_created_at_idx on letter_templates (workspace_id, letter_type, created_at, id);
create index letter_templates_status_created_at_idx on letter_templates (workspace_id, status, created_at, id);

create table hr_letter_requests (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  employee_id text collate "C" not null,
  letter_type text not null,
  purpose text,
  addressed_to text,
  copies integer not null default 1,
  status text not null default 'pending',
  decided_at timestamptz(3),
  rejection_reason text,
  hr_letter_id text collate "C",
  created_at timestamptz(3) not null default stamp(),
  updated_at timestamptz(3) not null default stamp(),
  constraint hr_letter_requests_pkey primary key (workspace_id, id),
  constraint hr_letter_requests_employee_id_fkey foreign key (workspace_id, employee_id) references employees (workspace_id, id),
  constraint hr_letter_requests_letter_type_check check (letter_type in (
    'employment_certificate', 'salary_certificate', 'experience', 'no_objection', 'relieving', 'appointment', 'confirmation',
    'promotion', 'increment', 'warning', 'other')),
  constraint hr_letter_requests_copies_check check (copies between 1 and 20),
  constraint hr_letter_requests_status_check check (status in ('pending', 'approved', 'rejected', 'issued', 'cancelled')),
  constraint hr_letter_requests_decided_at_check check (
    status = 'cancelled' or (status = 'pending') = (decided_at is null)),
  constraint hr_letter_requests_rejection_reason_check check ((status = 'rejected') = (rejection_reason is not null)),
  constraint hr_letter_requests_hr_letter_id_check check ((status = 'issued') = (hr_letter_id is not null))
);
create index hr_letter_requests_created_at_idx on hr_letter_requests (workspace_id, created_at, id);
create index hr_letter_requests_updated_at_idx on hr_letter_requests (workspace_id, updated_at);
create index hr_letter_requests_employee_id_created_at_idx on hr_letter_requests (workspace_id, employee_id, created_at, id);
create index hr_letter_requests_letter_type_created_at_idx on hr_letter_requests (workspace_id, letter_type, created_at, id);
create index hr_letter_requests_status_created_at_idx on hr_letter_requests (workspace_id, status, created_at, id);

create table hr_letters (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  employee_id text collate "C" not null,
  hr_letter_request_id text collate "C",
  letter_type text not null,
  reference_number text collate "C" not null,
  subject text not null,
  addressed_to text,
  language text collate "C" not null,
  issue_date date not null,
  status text not null default 'issued',
  issued_at timestamptz(3) not null default stamp(),
  revoked_at timestamptz(3),
  letter_template_id text collate "C" not null,
  text text not null,
  shows_pay boolean not null,
  revocation_reason text,
  created_at timestamptz(3) not null default stamp(),
  updated_at timestamptz(3) not null default stamp(),
  constraint hr_letters_pkey primary key (workspace_id, id),
  constraint hr_letters_reference_number_key unique (workspace_id, reference_number),
  constraint hr_letters_employee_id_fkey foreign key (workspace_id, employee_id) references employees (workspace_id, id),
  constraint hr_letters_hr_letter_request_id_fkey foreign key (workspace_id, hr_letter_request_id)
    references hr_letter_requests (workspace_id, id),
  constraint hr_letters_letter_template_id_fkey foreign key (workspace_id, letter_template_id) references letter_templates (workspace_id, id),
  constraint hr_letters_letter_type_check check (letter_type in (
    'employment_certificate', 'salary_certificate', 'experience', 'no_objection', 'relieving', 'appointment', 'confirmation',
    'promotion', 'increment', 'warning', 'other')),
  constraint hr_letters_status_check check (status in ('issued', 'revoked')),
  constraint hr_letters_revoked_at_check check (
    (status = 'revoked') = (revoked_at is not null) and (status = 'revoked') = (revocation_reason is not null))
);
comment on column hr_letters.letter_template_id is 'internal: the template that it was made from';
comment on column hr_letters.text is 'internal: the text as it was issued';
comment on column hr_letters.shows_pay is 'internal: whether the text shows the salary';
comment on column hr_letters.revocation_reason is 'internal: why it was revoked';
create unique index hr_letters_hr_letter_request_id_key on hr_letters (workspace_id, hr_letter_request_id)
  where hr_letter_request_id is not null;
create index hr_letters_created_at_idx on hr_letters (workspace_id, created_at, id);
create index hr_letters_updated_at_idx on hr_letters (workspace_id, updated_at);
create index hr_letters_employee_id_created_at_idx on hr_letters (workspace_id, employee_id, created_at, id);
create index hr_letters_letter_type_created_at_idx on hr_letters (workspace_id, letter_type, created_at, id);
create index hr_letters_status_created_at_idx on hr_letters (workspace_id, status, created_at, id);
alter table hr_letter_requests add constraint hr_letter_requests_hr_letter_id_fkey
  foreign key (workspace_id, hr_letter_id) references hr_letters (workspace_id, id);

-- The next number of each type and year. The row stays locked until the letter is committed, so that no number is left out.
create table letter_numbering (
  workspace_id text collate "C" not null,
  letter_type text collate "C" not null,
  year integer not null,
  number_next integer not null,
  constraint letter_numbering_pkey primary key (workspace_id, letter_type, year)
);

create function refuse_changes_of_issued_letters() returns trigger
  language plpgsql as $$
declare revocable constant text[] := array['status', 'revoked_at', 'revocation_reason', 'updated_at'];
begin
  if tg_op = 'DELETE' or old.status = 'revoked' or to_jsonb(old) - revocable is distinct from to_jsonb(new) - revocable then
    raise exception 'The letter % was issued, so it stays as it is; it can be revoked once.', old.reference_number
      using errcode = 'restrict_violation', table = tg_table_name;
  end if;
  return null;
end $$;
create trigger refuse_changes_of_issued_letters after update or delete on hr_letters
  for each row execute function refuse_changes_of_issued_letters();
