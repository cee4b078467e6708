-- Webhooks: where events are sent, each event's way to each endpoint, and every try of it.

create table webhook_endpoints (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  url text not null,
  events text[] not null,
  description text,
  status text not null default 'unverified',
  consecutive_failures integer not null default 0,
  disabled_at timestamptz(3),
  secret_sealed text not null,
  previous_secret_sealed text,
  previous_secret_expires_at timestamptz(3),
  deleted boolean not null default false,
  created_at timestamptz(3) not null default stamp(),
  updated_at timestamptz(3) not null default stamp(),
  constraint webhook_endpoints_pkey primary key (workspace_id, id),
  constraint webhook_endpoints_status_check check (status in ('unverified', 'active', 'disabled')),
  constraint webhook_endpoints_disabled_at_check check ((status = 'disabled') = (disabled_at is not null)),
  constraint webhook_endpoints_consecutive_failures_check check (consecutive_failures between 0 and 20)
);
create index webhook_endpoints_created_at_idx on webhook_endpoints (workspace_id, created_at, id);
create index webhook_endpoints_updated_at_idx on webhook_endpoints (workspace_id, updated_at);
comment on column webhook_endpoints.secret_sealed is 'internal: the signing secret, encrypted';
comment on column webhook_endpoints.previous_secret_sealed is 'internal: the secret before the last rotation, encrypted';
comment on column webhook_endpoints.deleted is 'internal: gone for callers; kept for the log of its deliveries';

-- The delivery is the queue: pending and failed rows are due at next_attempt_at, and whoever works on one leases it.
create table webhook_deliveries (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  webhook_endpoint_id text collate "C" not null,
  event_id text collate "C" not null,
  event_type text not null,
  status text not null default 'pending',
  attempts integer not null default 0,
  last_attempt_at timestamptz(3),
  last_response_status integer,
  last_error text,
  next_attempt_at timestamptz(3) default stamp(),
  replay_count integer not null default 0,
  lease text,
  leased_until timestamptz(3),
  created_at timestamptz(3) not null default stamp(),
  constraint webhook_deliveries_pkey primary key (workspace_id, id),
  constraint webhook_deliveries_webhook_endpoint_id_fkey foreign key (workspace_id, webhook_endpoint_id)
    references webhook_endpoints (workspace_id, id),
  constraint webhook_deliveries_event_id_fkey foreign key (workspace_id, event_id)
    references events (workspace_id, id) on delete cascade,
  constraint webhook_deliveries_event_type_check check (event_type in (
    'employee.created', 'employee.updated', 'employee.deleted', 'attendance.recorded', 'attendance.updated',
    'leave.requested', 'leave.approved', 'leave.rejected', 'leave.cancelled', 'payroll.run.approved',
    'payroll.run.locked', 'salary_slip.published', 'contract.signed', 'webhook.test')),
  constraint webhook_deliveries_status_check check (status in ('pending', 'delivered', 'failed', 'exhausted')),
  constraint webhook_deliveries_attempts_check check (attempts between 0 and 8),
  constraint webhook_deliveries_next_attempt_at_check check ((status in ('pending', 'failed')) = (next_attempt_at is not null))
);
create index webhook_deliveries_created_at_idx on webhook_deliveries (workspace_id, created_at, id);
create index webhook_deliveries_endpoint_idx on webhook_deliveries (workspace_id, webhook_endpoint_id, created_at, id);
create index webhook_deliveries_event_id_idx on webhook_deliveries (workspace_id, event_id);
create index webhook_deliveries_open_idx on webhook_deliveries (workspace_id, webhook_endpoint_id, next_attempt_at)
  where status in ('pending', 'failed');
create index webhook_deliveries_tests_idx on webhook_deliveries (workspace_id, webhook_endpoint_id, next_attempt_at)
  where status in ('pending', 'failed') and event_type = 'webhook.test';
comment on column webhook_deliveries.event_id is 'internal: the event that is delivered; part of the payload';
comment on column webhook_deliveries.lease is 'internal: who works on it, so that only that worker''s result counts';
comment on column webhook_deliveries.leased_until is 'internal: from when on somebody else may take it over';

create table webhook_attempts (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  webhook_delivery_id text collate "C" not null,
  number integer not null,
  duration_ms integer not null,
  response_status integer,
  response_body text,
  error text,
  created_at timestamptz(3) not null default stamp(),
  constraint webhook_attempts_pkey primary key (workspace_id, id),
  constraint webhook_attempts_webhook_delivery_id_fkey foreign key (workspace_id, webhook_delivery_id)
    references webhook_deliveries (workspace_id, id) on delete cascade
);
create index webhook_attempts_delivery_idx on webhook_attempts (workspace_id, webhook_delivery_id, created_at, id);

-- Purged by age, across workspaces.
create index events_created_at_idx on events (created_at);

-- An answer that holds a secret is kept encrypted, like the secret itself.
alter table idempotency_keys add column sealed boolean not null default false;
