-- Messages: what Muster tells the owner of a workspace, and the e-mails that carry it where a mail server is configured.

create table messages (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  type text not null,
  webhook_endpoint_id text collate "C",
  title text not null,
  text text not null,
  read_at timestamptz(3),
  created_at timestamptz(3) not null default stamp(),
  updated_at timestamptz(3) not null default stamp(),
  constraint messages_pkey primary key (workspace_id, id),
  constraint messages_webhook_endpoint_id_fkey foreign key (workspace_id, webhook_endpoint_id)
    references webhook_endpoints (workspace_id, id),
  constraint messages_type_check check (type in ('webhook_endpoint.disabled'))
);
create index messages_created_at_idx on messages (workspace_id, created_at, id);
create index messages_updated_at_idx on messages (workspace_id, updated_at);
create index messages_webhook_endpoint_id_idx on messages (workspace_id, webhook_endpoint_id);
create index messages_is_read_idx on messages (workspace_id, (read_at is not null), created_at, id);

-- The outbox of e-mails: pending ones are due at next_attempt_at, and whoever sends one leases it.
create table emails (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  message_id text collate "C" not null,
  recipient text not null,
  status text not null default 'pending',
  attempts integer not null default 0,
  last_error text,
  next_attempt_at timestamptz(3) default stamp(),
  lease text,
  leased_until timestamptz(3),
  created_at timestamptz(3) not null default stamp(),
  constraint emails_pkey primary key (workspace_id, id),
  constraint emails_message_id_fkey foreign key (workspace_id, message_id) references messages (workspace_id, id),
  constraint emails_status_check check (status in ('pending', 'sent', 'failed')),
  constraint emails_attempts_check check (attempts between 0 and 8),
  constraint emails_next_attempt_at_check check ((status = 'pending') = (next_attempt_at is not null))
);
create index emails_message_id_idx on emails (workspace_id, message_id);
create index emails_due_idx on emails (next_attempt_at) where status = 'pending';
-- Purged by age, across workspaces.
create index emails_created_at_idx on emails (created_at);

comment on column audit_entries.actor is
  'operator:<name> for the command line, system for what Muster does by itself, otherwise the id of the API key';
