-- Whoever may approve a payroll run is told by e-mail once it waits for that: one row for each of them and each request.

-- An outbox like that of emails: pending ones are due at next_attempt_at, and whoever sends one leases it. The text is made
-- when it is sent, so that nothing of pay is kept here.
create table approval_emails (
  workspace_id text collate "C" not null,
  email_id text collate "C" not null,
  payroll_run_id text collate "C" not null,
  member_id text collate "C" not null,
  status text not null default 'pending',
  attempts integer not null default 0,
  last_error text,
  next_attempt_at timestamptz(3) default stamp(),
  lease text,
  leased_until timestamptz(3),
  created_at timestamptz(3) not null default stamp(),
  constraint approval_emails_pkey primary key (workspace_id, email_id),
  constraint approval_emails_member_id_fkey foreign key (workspace_id, member_id) references members (workspace_id, id),
  constraint approval_emails_status_check check (status in ('pending', 'sent', 'failed', 'cancelled')),
  constraint approval_emails_attempts_check check (attempts between 0 and 8),
  constraint approval_emails_next_attempt_at_check check ((status = 'pending') = (next_attempt_at is not null))
);
create index approval_emails_due_idx on approval_emails (next_attempt_at) where status = 'pending';
create index approval_emails_created_at_idx on approval_emails (created_at);
create index approval_emails_member_id_idx on approval_emails (workspace_id, member_id);
comment on column approval_emails.payroll_run_id is 'no key: a draft that is deleted takes its requests along when they are due';
