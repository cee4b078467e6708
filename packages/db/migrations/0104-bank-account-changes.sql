-- Bank accounts that employees ask for themselves: each waits for payroll, and then for three days in which it can be stopped.

create table bank_account_changes (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  employee_id text collate "C" not null,
  status text not null default 'pending',
  bank_name text not null,
  bank_code text,
  branch_name text,
  branch_code text,
  account_title text not null,
  account_ends text not null,
  iban_ends text,
  swift_code text,
  numbers_sealed text,
  account_digest bytea not null,
  old_bank_account_id text collate "C",
  old_bank_name text,
  old_account_title text,
  old_account_ends text,
  marks text[] not null default '{}',
  requested_by text not null,
  decided_by text,
  decided_at timestamptz(3),
  rejection_reason text,
  effective_at timestamptz(3),
  applied_at timestamptz(3),
  bank_account_id text collate "C",
  created_at timestamptz(3) not null default stamp(),
  updated_at timestamptz(3) not null default stamp(),
  constraint bank_account_changes_pkey primary key (workspace_id, id),
  constraint bank_account_changes_employee_id_fkey foreign key (workspace_id, employee_id) references employees (workspace_id, id),
  constraint bank_account_changes_status_check check (status in ('pending', 'approved', 'applied', 'rejected', 'withdrawn', 'frozen')),
  constraint bank_account_changes_numbers_sealed_check check ((numbers_sealed is not null) = (status in ('pending', 'approved'))),
  constraint bank_account_changes_effective_at_check check (status not in ('approved', 'applied') or effective_at is not null),
  constraint bank_account_changes_applied_at_check check ((applied_at is not null) = (status = 'applied'))
);
create unique index bank_account_changes_open_key on bank_account_changes (workspace_id, employee_id) where status in ('pending', 'approved');
create index bank_account_changes_employee_id_idx on bank_account_changes (workspace_id, employee_id, created_at, id);
create index bank_account_changes_status_idx on bank_account_changes (workspace_id, status, created_at, id);
create index bank_account_changes_created_at_idx on bank_account_changes (workspace_id, created_at, id);
create index bank_account_changes_updated_at_idx on bank_account_changes (workspace_id, updated_at);
create index bank_account_changes_due_idx on bank_account_changes (effective_at) where status = 'approved';
comment on column bank_account_changes.numbers_sealed is 'internal: the numbers of the account, sealed by the vault; forgotten once it counts or is given up';
comment on column bank_account_changes.account_digest is 'internal: tells two requests for the same account without its number';
comment on column bank_account_changes.marks is 'internal: the flags, which are not shown to whoever asks for themselves';

-- An outbox like that of emails. Each has a link of its own that stops the change: its digest stays, and its token is sealed
-- until it was sent.
create table bank_account_change_emails (
  workspace_id text collate "C" not null,
  email_id text collate "C" not null,
  bank_account_change_id text collate "C" not null,
  stage text not null,
  recipient text not null,
  language text not null default 'en',
  digest bytea not null,
  pepper_version integer not null,
  used_at timestamptz(3),
  token_sealed text,
  status text not null default 'pending',
  attempts integer not null default 0,
  last_error text,
  next_attempt_at timestamptz(3) default stamp(),
  lease text,
  leased_until timestamptz(3),
  created_at timestamptz(3) not null default stamp(),
  constraint bank_account_change_emails_pkey primary key (workspace_id, email_id),
  constraint bank_account_change_emails_bank_account_change_id_fkey foreign key (workspace_id, bank_account_change_id)
    references bank_account_changes (workspace_id, id),
  constraint bank_account_change_emails_stage_check check (stage in ('requested', 'approved')),
  constraint bank_account_change_emails_status_check check (status in ('pending', 'sent', 'failed', 'cancelled')),
  constraint bank_account_change_emails_attempts_check check (attempts between 0 and 8),
  constraint bank_account_change_emails_next_attempt_at_check check ((status = 'pending') = (next_attempt_at is not null)),
  constraint bank_account_change_emails_token_sealed_check check ((status = 'pending') = (token_sealed is not null))
);
create unique index bank_account_change_emails_digest_key on bank_account_change_emails (digest);
create index bank_account_change_emails_due_idx on bank_account_change_emails (next_attempt_at) where status = 'pending';
create index bank_account_change_emails_change_idx on bank_account_change_emails (workspace_id, bank_account_change_id);
comment on column bank_account_change_emails.digest is 'HMAC-SHA-256 of the token of its link under the pepper';
comment on column bank_account_change_emails.token_sealed is 'the token of the link, sealed by the vault; null once it was sent or is given up';
