-- Notifications by e-mail: when each member gets which, and what is yet to be sent.

create table notification_settings (
  workspace_id text collate "C" not null,
  member_id text collate "C" not null,
  approvals text not null default 'now',
  requests text not null default 'now',
  documents text not null default 'daily',
  announcements text not null default 'daily',
  constraint notification_settings_pkey primary key (workspace_id, member_id),
  constraint notification_settings_member_id_fkey foreign key (workspace_id, member_id) references members (workspace_id, id),
  constraint notification_settings_approvals_check check (approvals in ('now', 'daily', 'never')),
  constraint notification_settings_requests_check check (requests in ('now', 'daily', 'never')),
  constraint notification_settings_documents_check check (documents in ('now', 'daily', 'never')),
  constraint notification_settings_announcements_check check (announcements in ('now', 'daily', 'never'))
);
comment on table notification_settings is 'a member without a row has the defaults';

create table notification_emails (
  workspace_id text collate "C" not null,
  email_id text collate "C" not null,
  member_id text collate "C" not null,
  is_digest boolean not null,
  status text not null default 'pending',
  attempts integer not null default 0,
  last_error text,
  next_attempt_at timestamptz(3) default stamp(),
  lease text,
  leased_until timestamptz(3),
  created_at timestamptz(3) not null default stamp(),
  constraint notification_emails_pkey primary key (workspace_id, email_id),
  constraint notification_emails_member_id_fkey foreign key (workspace_id, member_id) references members (workspace_id, id),
  constraint notification_emails_status_check check (status in ('pending', 'sent', 'failed', 'cancelled')),
  constraint notification_emails_attempts_check check (attempts between 0 and 8),
  constraint notification_emails_next_attempt_at_check check ((status = 'pending') = (next_attempt_at is not null))
);
create index notification_emails_due_idx on notification_emails (next_attempt_at) where status = 'pending';
create index notification_emails_member_id_idx on notification_emails (workspace_id, member_id);
create index notification_emails_age_idx on notification_emails (created_at);

-- What was told before this release goes by no e-mail.
alter table notifications add column email_id text collate "C" default '';
alter table notifications alter column email_id drop default;
comment on column notifications.email_id is 'internal: the e-mail that tells it; empty where none does, null where that is not decided yet';
create index notifications_unmailed_idx on notifications (created_at) where email_id is null;
create index notifications_email_id_idx on notifications (workspace_id, email_id) where email_id <> '';
