-- Invitations by e-mail: the language of each, and the e-mail with its link, which is sealed until it was sent.

alter table invitations add column language text not null default 'en',
  add constraint invitations_language_check check (language in ('en', 'ur', 'ar'));

-- An outbox like that of emails: pending ones are due at next_attempt_at, and whoever sends one leases it.
create table invitation_emails (
  workspace_id text collate "C" not null,
  invitation_id text collate "C" not null,
  email_id text collate "C" not null,
  sends integer not null default 1,
  token_sealed text,
  status text not null default 'pending',
  attempts integer not null default 0,
  last_error text,
  next_attempt_at timestamptz(3) default stamp(),
  lease text,
  leased_until timestamptz(3),
  created_at timestamptz(3) not null default stamp(),
  constraint invitation_emails_pkey primary key (workspace_id, invitation_id),
  constraint invitation_emails_invitation_id_fkey foreign key (workspace_id, invitation_id) references invitations (workspace_id, id),
  constraint invitation_emails_status_check check (status in ('pending', 'sent', 'failed', 'cancelled')),
  constraint invitation_emails_attempts_check check (attempts between 0 and 8),
  constraint invitation_emails_next_attempt_at_check check ((status = 'pending') = (next_attempt_at is not null)),
  constraint invitation_emails_token_sealed_check check ((status = 'pending') = (token_sealed is not null))
);
create index invitation_emails_due_idx on invitation_emails (next_attempt_at) where status = 'pending';
comment on column invitation_emails.email_id is 'another one each time that it is sent again';
comment on column invitation_emails.sends is 'how often somebody had it sent';
comment on column invitation_emails.token_sealed is 'the token of the link, sealed by the vault; null once it was sent or is given up';
