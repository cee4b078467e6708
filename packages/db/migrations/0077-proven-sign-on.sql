-- Company sign-on speaks for no more than whoever set it may do, and a member who is there already is bound by a proof.

alter table sign_on_providers
  add column vouches_for text[] default '{}',
  add column is_second_factor boolean not null default false;
comment on column sign_on_providers.vouches_for is 'internal: the rights of whoever set it, beyond which it signs nobody in; null: an owner has set it';
comment on column sign_on_providers.is_second_factor is 'whether an owner has said that the second factor of the provider counts';

-- The audit tells who has set those that are there. Where it does not, an owner sets them again.
update sign_on_providers o set vouches_for = case when s.is_owner then null else s.scopes || s.permissions end
from (
  select distinct on (a.workspace_id) a.workspace_id, r.is_owner, r.scopes, r.permissions
  from audit_entries a
    join members m on m.workspace_id = a.workspace_id and m.id = a.actor
    join roles r on r.workspace_id = m.workspace_id and r.id = m.role_id
  where a.action = 'sign_on.changed'
  order by a.workspace_id, a.created_at desc, a.id desc
) s
where s.workspace_id = o.workspace_id;

-- Somebody whom a provider knows by the e-mail address of a member, until they have proven that they are that member.
create table sign_on_bindings (
  workspace_id text collate "C" not null,
  browser_digest bytea not null,
  member_id text collate "C" not null,
  person_id text collate "C" not null,
  provider_updated_at timestamptz(3) not null,
  issuer text not null,
  subject text not null,
  has_factor boolean not null,
  expires_at timestamptz(3) not null,
  constraint sign_on_bindings_pkey primary key (browser_digest),
  constraint sign_on_bindings_member_id_fkey foreign key (workspace_id, member_id) references members (workspace_id, id)
);
create index sign_on_bindings_expires_at_idx on sign_on_bindings (expires_at);
comment on column sign_on_bindings.browser_digest is 'of the cookie of the browser that began';
comment on column sign_on_bindings.has_factor is 'whether a second factor of the provider was given that counts';
