-- Company sign-on: the OpenID Connect provider of a workspace, who came through it, and sign-ons that are under way.

create table sign_on_providers (
  workspace_id text collate "C" not null,
  issuer text not null,
  client text not null,
  client_secret_sealed text not null,
  email_domains text[] not null,
  is_required boolean not null default false,
  role_id text collate "C",
  second_factor_acr text,
  created_at timestamptz(3) not null default stamp(),
  updated_at timestamptz(3) not null default stamp(),
  constraint sign_on_providers_pkey primary key (workspace_id),
  constraint sign_on_providers_role_id_fkey foreign key (workspace_id, role_id) references roles (workspace_id, id)
);
comment on column sign_on_providers.client_secret_sealed is 'internal: sealed by the vault, and never shown';

-- Who somebody is at the provider: bound to the member at the first sign-on, so that an address that is given to another
-- person does not give them the member.
create table sign_on_subjects (
  workspace_id text collate "C" not null,
  issuer text collate "C" not null,
  subject text collate "C" not null,
  member_id text collate "C" not null,
  created_at timestamptz(3) not null default stamp(),
  constraint sign_on_subjects_pkey primary key (workspace_id, issuer, subject),
  constraint sign_on_subjects_member_id_key unique (workspace_id, member_id, issuer),
  constraint sign_on_subjects_member_id_fkey foreign key (workspace_id, member_id) references members (workspace_id, id)
);

create table sign_on_attempts (
  workspace_id text collate "C" not null,
  digest bytea not null,
  pepper_version integer not null,
  browser_digest bytea not null,
  provider_updated_at timestamptz(3) not null,
  redirect_address text not null,
  sealed text not null,
  session_id text collate "C",
  created_at timestamptz(3) not null default stamp(),
  expires_at timestamptz(3) not null,
  constraint sign_on_attempts_pkey primary key (digest)
);
create index sign_on_attempts_expires_at_idx on sign_on_attempts (expires_at);
comment on column sign_on_attempts.digest is 'of the state, which the provider hands back; taken once';
comment on column sign_on_attempts.browser_digest is 'of the cookie of the browser that began';
comment on column sign_on_attempts.sealed is 'the nonce and the PKCE verifier, sealed by the vault';
comment on column sign_on_attempts.session_id is 'the session whose proof becomes fresh; null where one is opened';

alter table sessions
  add column sign_on_issuer text,
  add column sign_on_factor boolean not null default false;
comment on column sessions.sign_on_issuer is 'the provider that it was opened through; null for all other ways';
comment on column sessions.sign_on_factor is 'whether that provider asked for a second factor';
