-- Workspaces and what every request needs: the clock, the workspace fence, keys, idempotency and the outbox.

-- A reference to a workspace; the check makes a query without workspace context an error instead of an empty answer.
create domain workspace_ref as text collate "C" check (value like 'wsp\_%');

-- The workspace of this transaction. Raises where none is set.
create function current_workspace() returns text
  language sql stable parallel safe
  return current_setting('app.workspace_id')::workspace_ref;

-- The one clock of every stamp: the database's, in the milliseconds that the API shows.
create function stamp() returns timestamptz
  language sql volatile
  return date_trunc('milliseconds', clock_timestamp());

-- Names and codes are one whatever their case and however their letters are composed, on every server alike.
create function folded(text) returns text
  language sql immutable strict parallel safe
  return lower(normalize($1) collate "und-x-icu");

create table companies (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  name text not null,
  legal_name text,
  country text not null,
  currency text not null,
  currency_decimals integer not null default 2,
  timezone text not null,
  fiscal_year_start_month integer not null default 1,
  week_starts_on integer not null default 1,
  registration_number text,
  tax_number text,
  address text,
  city text,
  phone text,
  email text,
  website text,
  status text not null default 'active',
  plan text not null default 'starter',
  request_budget integer,
  created_at timestamptz(3) not null default stamp(),
  updated_at timestamptz(3) not null default stamp(),
  constraint companies_pkey primary key (workspace_id, id),
  constraint companies_id_check check (id = workspace_id),
  constraint companies_status_check check (status in ('active', 'read_only', 'inactive')),
  constraint companies_currency_decimals_check check (currency_decimals between 0 and 4),
  constraint companies_fiscal_year_start_month_check check (fiscal_year_start_month between 1 and 12),
  constraint companies_week_starts_on_check check (week_starts_on between 1 and 7)
);
comment on column companies.request_budget is 'internal: requests a minute agreed with this workspace; null means the plan''s';
comment on column companies.plan is 'internal: the plan decides the request budget and the features';

create table fiscal_years (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  name text not null,
  start_date date not null,
  end_date date not null,
  status text not null default 'open',
  created_at timestamptz(3) not null default stamp(),
  updated_at timestamptz(3) not null default stamp(),
  constraint fiscal_years_pkey primary key (workspace_id, id),
  constraint fiscal_years_start_date_key unique (workspace_id, start_date),
  constraint fiscal_years_status_check check (status in ('open', 'closed')),
  constraint fiscal_years_end_date_check check (end_date = (start_date + interval '1 year' - interval '1 day')::date)
);
create index fiscal_years_created_at_idx on fiscal_years (workspace_id, created_at, id);

-- Keys are found by digest before their workspace is known, hence the one unique index that no workspace leads.
create table api_keys (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  name text not null,
  prefix text not null,
  digest bytea not null,
  pepper_version integer not null,
  scopes text[] not null,
  ip_allowlist text[] not null default '{}',
  expires_at timestamptz(3),
  last_used_at timestamptz(3),
  revoked_at timestamptz(3),
  created_at timestamptz(3) not null default stamp(),
  constraint api_keys_pkey primary key (workspace_id, id)
);
create unique index api_keys_digest_key on api_keys (digest);
comment on column api_keys.digest is 'internal: HMAC-SHA-256 of the key under the pepper; the key itself is never stored';
comment on column api_keys.pepper_version is 'internal: which pepper made the digest';
comment on column api_keys.revoked_at is 'internal: shown as status';

-- What was answered to a POST, kept 24 hours by the database's clock.
create table idempotency_keys (
  workspace_id text collate "C" not null,
  api_key_id text collate "C" not null,
  idempotency_key text collate "C" not null,
  fingerprint bytea not null,
  status integer not null,
  media_type text not null,
  body text not null,
  headers jsonb,
  created_at timestamptz(3) not null default stamp(),
  constraint idempotency_keys_pkey primary key (workspace_id, api_key_id, idempotency_key)
);
create index idempotency_keys_created_at_idx on idempotency_keys (created_at);

-- The outbox: one row per effective change that the specification names, written in the change's transaction.
create table events (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  type text not null,
  object_id text collate "C" not null,
  data text not null,
  created_at timestamptz(3) not null default stamp(),
  constraint events_pkey primary key (workspace_id, id)
);
comment on column events.data is 'the object as JSON text, exactly as the API returned it at that moment, sensitive fields included';
