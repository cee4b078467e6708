-- People: who signs in to the console, what they prove it with, and what they may do in each workspace.

-- A person is of no workspace. Requests never see the table; operations of signing in read it as background work does.
create table people (
  id text collate "C" not null,
  email text not null,
  password_digest text,
  password_changed_at timestamptz(3),
  totp_sealed text,
  totp_pending_sealed text,
  totp_last_step bigint,
  created_at timestamptz(3) not null default stamp(),
  constraint people_pkey primary key (id)
);
create unique index people_email_key on people (folded(email) collate "C");
comment on table people is 'ids: per';
comment on column people.password_digest is 'argon2id, as a PHC string; null for a person who signs in otherwise';
comment on column people.totp_sealed is 'the secret of the authenticator app, sealed by the vault';
comment on column people.totp_pending_sealed is 'a secret that was issued and not yet confirmed with a code';
comment on column people.totp_last_step is 'the step of the last code that was taken, so that no code is taken twice';

create table recovery_codes (
  person_id text collate "C" not null,
  digest bytea not null,
  used_at timestamptz(3),
  constraint recovery_codes_pkey primary key (person_id, digest),
  constraint recovery_codes_person_id_fkey foreign key (person_id) references people (id)
);

create table roles (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  name text not null,
  scopes text[] not null default '{}',
  permissions text[] not null default '{}',
  is_owner boolean not null default false,
  is_system boolean not null default false,
  deleted boolean not null default false,
  created_at timestamptz(3) not null default stamp(),
  updated_at timestamptz(3) not null default stamp(),
  constraint roles_pkey primary key (workspace_id, id),
  constraint roles_is_owner_check check (is_system or not is_owner)
);
create unique index roles_name_key on roles (workspace_id, folded(name) collate "C") where not deleted;
create unique index roles_is_owner_key on roles (workspace_id) where is_owner;
create index roles_created_at_idx on roles (workspace_id, created_at, id);
create index roles_updated_at_idx on roles (workspace_id, updated_at);

create table members (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  person_id text collate "C" not null,
  name text not null,
  email text not null,
  role_id text collate "C" not null,
  employee_id text collate "C",
  last_signed_in_at timestamptz(3),
  deleted boolean not null default false,
  created_at timestamptz(3) not null default stamp(),
  updated_at timestamptz(3) not null default stamp(),
  constraint members_pkey primary key (workspace_id, id),
  constraint members_person_id_key unique (workspace_id, person_id),
  constraint members_person_id_fkey foreign key (person_id) references people (id),
  constraint members_role_id_fkey foreign key (workspace_id, role_id) references roles (workspace_id, id),
  constraint members_employee_id_fkey foreign key (workspace_id, employee_id) references employees (workspace_id, id)
);
comment on column members.person_id is 'internal: the person, who may be a member of other workspaces too';
create index members_created_at_idx on members (workspace_id, created_at, id);
create index members_updated_at_idx on members (workspace_id, updated_at);
create index members_role_id_idx on members (workspace_id, role_id);
create index members_person_id_idx on members (person_id);

create table invitations (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  email text not null,
  name text not null,
  role_id text collate "C" not null,
  employee_id text collate "C",
  digest bytea not null,
  pepper_version integer not null,
  invited_by text not null,
  expires_at timestamptz(3) not null,
  accepted_at timestamptz(3),
  revoked_at timestamptz(3),
  created_at timestamptz(3) not null default stamp(),
  updated_at timestamptz(3) not null default stamp(),
  constraint invitations_pkey primary key (workspace_id, id),
  constraint invitations_role_id_fkey foreign key (workspace_id, role_id) references roles (workspace_id, id),
  constraint invitations_employee_id_fkey foreign key (workspace_id, employee_id) references employees (workspace_id, id),
  constraint invitations_accepted_at_check check (accepted_at is null or revoked_at is null)
);
create unique index invitations_digest_key on invitations (digest);
comment on column invitations.digest is 'internal: HMAC-SHA-256 of the token under the pepper; the token itself is never stored';
comment on column invitations.pepper_version is 'internal: which pepper made the digest';
create index invitations_created_at_idx on invitations (workspace_id, created_at, id);
create index invitations_updated_at_idx on invitations (workspace_id, updated_at);
create index invitations_role_id_idx on invitations (workspace_id, role_id);

-- Links that an operator makes for a person who cannot sign in otherwise. Each can be used once.
create table sign_in_links (
  workspace_id text collate "C" not null,
  digest bytea not null,
  pepper_version integer not null,
  member_id text collate "C" not null,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3),
  constraint sign_in_links_pkey primary key (digest),
  constraint sign_in_links_member_id_fkey foreign key (workspace_id, member_id) references members (workspace_id, id)
);

-- A session is of one person in one workspace. Its token is found like a key, before the workspace is known.
create table sessions (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  member_id text collate "C" not null,
  person_id text collate "C" not null,
  digest bytea not null,
  pepper_version integer not null,
  verified_at timestamptz(3),
  proven_at timestamptz(3) not null default stamp(),
  last_seen_at timestamptz(3) not null default stamp(),
  expires_at timestamptz(3) not null,
  ended_at timestamptz(3),
  created_at timestamptz(3) not null default stamp(),
  constraint sessions_pkey primary key (workspace_id, id),
  constraint sessions_member_id_fkey foreign key (workspace_id, member_id) references members (workspace_id, id),
  constraint sessions_person_id_fkey foreign key (person_id) references people (id)
);
create unique index sessions_digest_key on sessions (digest);
create index sessions_person_id_idx on sessions (person_id) where ended_at is null;
create index sessions_expires_at_idx on sessions (expires_at);
comment on table sessions is 'ids: ses';
comment on column sessions.verified_at is 'when the second factor was given, or found not to be needed';
comment on column sessions.proven_at is 'when the person last proved who they are';

-- The roles that every workspace has. Ids are made from the workspace's, which no other object shares.
create function system_roles(workspace text)
returns table (id text, name text, is_owner boolean, scopes text[], permissions text[])
  language sql immutable parallel safe as $$
  select 'rol_' || substr(workspace, 5, 24) || given.ending, given.name, given.name = 'Owner', given.scopes::text[], given.permissions::text[]
  from (values
    ('01', 'Owner',
      '{announcements:read,assets:read,attendance:read,attendance:write,documents:read,documents:write,employees.sensitive:read,employees:read,employees:write,expenses:read,leave:read,leave:write,org:read,org:write,payroll:read,recruitment:read,recruitment:write,webhooks:manage}',
      '{announcements.manage,api.manage,assets.manage,attendance.manage,documents.manage,expenses.manage,leave.manage,loans.manage,members.manage,payroll.approve,payroll.manage,recruitment.manage,salaries.manage}'),
    ('02', 'HR',
      '{announcements:read,assets:read,attendance:read,attendance:write,documents:read,documents:write,employees:read,employees:write,expenses:read,leave:read,leave:write,org:read,org:write,recruitment:read,recruitment:write}',
      '{announcements.manage,assets.manage,attendance.manage,documents.manage,expenses.manage,leave.manage,recruitment.manage}'),
    ('03', 'Payroll',
      '{announcements:read,attendance:read,employees.sensitive:read,employees:read,expenses:read,leave:read,org:read,payroll:read}',
      '{loans.manage,payroll.manage,salaries.manage}'),
    ('04', 'Approver',
      '{announcements:read,attendance:read,employees.sensitive:read,employees:read,expenses:read,leave:read,org:read,payroll:read}',
      '{payroll.approve}'),
    ('05', 'Developer', '{announcements:read,org:read,webhooks:manage}', '{api.manage}'),
    ('06', 'Auditor',
      '{announcements:read,assets:read,attendance:read,documents:read,employees.sensitive:read,employees:read,expenses:read,leave:read,org:read,payroll:read,recruitment:read}',
      '{}')
  ) as given (ending, name, scopes, permissions)
$$;
insert into roles (workspace_id, id, name, is_owner, is_system, scopes, permissions, created_at, updated_at)
select c.workspace_id, r.id, r.name, r.is_owner, true, r.scopes, r.permissions, c.at, c.at
from (select workspace_id, stamp() as at from companies) c, system_roles(c.workspace_id) r;
