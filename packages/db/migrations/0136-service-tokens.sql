-- Service tokens: the secrets of integrations, with scopes and permissions. What they may never do is held here.

create table service_tokens (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  name text not null,
  scopes text[] not null,
  permissions text[] not null,
  ip_allowlist text[] not null default '{}',
  held_by text collate "C" not null,
  hands text[] collate "C" not null,
  prefix text not null,
  digest bytea not null,
  pepper_version integer not null,
  former_shown text,
  former_digest bytea,
  former_pepper_version integer,
  former_held_by text collate "C",
  former_ends_at timestamptz(3),
  rotated_at timestamptz(3) not null default stamp(),
  expires_at timestamptz(3) not null,
  last_used_at timestamptz(3),
  revoked_at timestamptz(3),
  created_at timestamptz(3) not null default stamp(),
  updated_at timestamptz(3) not null default stamp(),
  constraint service_tokens_pkey primary key (workspace_id, id),
  constraint service_tokens_held_by_fkey foreign key (workspace_id, held_by) references members (workspace_id, id),
  constraint service_tokens_former_held_by_fkey foreign key (workspace_id, former_held_by) references members (workspace_id, id),
  constraint service_tokens_hands_check check (held_by = any (hands) and (former_held_by is null or former_held_by = any (hands))),
  constraint service_tokens_scopes_check check (cardinality(scopes) + cardinality(permissions) > 0),
  constraint service_tokens_permissions_check check (
    not permissions && array['members.manage']
    and not (permissions @> array['payroll.approve'] and permissions && array['loans.manage', 'payroll.manage', 'salaries.manage'])),
  constraint service_tokens_expires_at_check check (
    expires_at at time zone 'UTC' > rotated_at at time zone 'UTC'
    and expires_at at time zone 'UTC' <= rotated_at at time zone 'UTC' + interval '1 year'),
  constraint service_tokens_former_ends_at_check check (
    num_nulls(former_shown, former_digest, former_pepper_version, former_held_by, former_ends_at) in (0, 5)
    and former_ends_at at time zone 'UTC' <= rotated_at at time zone 'UTC' + interval '7 days')
);
create index service_tokens_created_at_idx on service_tokens (workspace_id, created_at, id);
create index service_tokens_held_by_idx on service_tokens (workspace_id, held_by);
create index service_tokens_former_held_by_idx on service_tokens (workspace_id, former_held_by);
-- Tokens are found by digest before their workspace is known, as keys are.
create unique index service_tokens_digest_key on service_tokens (digest);
create unique index service_tokens_former_digest_key on service_tokens (former_digest);
comment on column service_tokens.hands is 'internal: every member who was shown a secret of it; each counts as the token wherever four eyes are asked for';
comment on column service_tokens.digest is 'internal: HMAC-SHA-256 of the token under the pepper; the token itself is never stored';
comment on column service_tokens.pepper_version is 'internal: which pepper made the digest';
comment on column service_tokens.former_shown is 'internal: how the former secret begins';
comment on column service_tokens.former_digest is 'internal: of the secret before the last rotation';
comment on column service_tokens.former_pepper_version is 'internal: which pepper made that digest';
comment on column service_tokens.former_held_by is 'internal: the member who was shown the former secret, whose rights it has at most';
comment on column service_tokens.former_ends_at is 'internal: when the former secret stops working';
comment on column service_tokens.revoked_at is 'internal: shown as status';
comment on constraint service_tokens_scopes_check on service_tokens is 'must hold something, here or among the permissions';
comment on constraint service_tokens_permissions_check on service_tokens is
  'must hold neither members.manage, nor payroll.approve together with payroll.manage, salaries.manage or loans.manage';
comment on constraint service_tokens_expires_at_check on service_tokens is 'must be in the future, and within a year of the moment at which the secret is made';

-- What a token may do, and who has seen it, is never taken back; a token that was revoked stays so.
create function keep_service_token() returns trigger language plpgsql as $$
begin
  if new.id <> old.id or new.scopes <> old.scopes or new.permissions <> old.permissions or not new.hands @> old.hands
    or new.created_at <> old.created_at or (old.revoked_at is not null and new is distinct from old) then
    raise exception 'A service token keeps its rights and whoever has seen it, and stays revoked.'
      using errcode = 'restrict_violation', table = tg_table_name;
  end if;
  return new;
end $$;
create trigger keep_service_token before update on service_tokens for each row execute function keep_service_token();

-- One side of payroll makes the figures and the other one approves them. Nobody has tokens of both in their hands: neither
-- by two that they made, nor by rotating that of somebody else, nor as two members of one person or one employee.
create function refuse_both_sides_of_payroll() returns trigger language plpgsql as $$
declare
  figures constant text[] := array['loans.manage', 'payroll.manage', 'salaries.manage'];
  approval constant text[] := array['payroll.approve'];
begin
  if new.revoked_at is not null or new.expires_at <= stamp() or not new.permissions && (figures || approval) then
    return null;
  end if;
  -- The other one may be made at this moment.
  perform pg_advisory_xact_lock(7202, hashtext(new.workspace_id || 'sides_of_payroll'));
  if exists (
    select from service_tokens other
      join members mine on mine.workspace_id = new.workspace_id and mine.id = any (new.hands)
      join members theirs on theirs.workspace_id = new.workspace_id and theirs.id = any (other.hands)
    where other.workspace_id = new.workspace_id and other.id <> new.id and other.revoked_at is null and other.expires_at > stamp()
      and ((new.permissions && figures and other.permissions && approval) or (new.permissions && approval and other.permissions && figures))
      and (mine.id = theirs.id or mine.person_id = theirs.person_id or mine.employee_id = theirs.employee_id)
  ) then
    raise exception 'One hand has tokens of both sides of payroll.'
      using errcode = 'exclusion_violation', table = tg_table_name, constraint = 'service_tokens_sides_exclusive';
  end if;
  return null;
end $$;
create constraint trigger service_tokens_sides_exclusive
  after insert or update of hands, revoked_at, expires_at on service_tokens
  for each row execute function refuse_both_sides_of_payroll();
comment on constraint service_tokens_sides_exclusive on service_tokens is
  'One hand would hold both sides of payroll: a token that makes the figures and one that approves them. Have another member make or rotate one of them.';

-- Who made a key counts as the key wherever four eyes are asked for.
alter table api_keys
  add column made_by text collate "C",
  add constraint api_keys_made_by_fkey foreign key (workspace_id, made_by) references members (workspace_id, id);
comment on column api_keys.made_by is 'internal: the member who made a key in the console; null for one of the operator';
update api_keys k set made_by = m.id
from audit_entries a join members m on m.workspace_id = a.workspace_id and m.id = a.actor
where a.workspace_id = k.workspace_id and a.object_id = k.id and a.action = 'api_key.created';

alter table companies add column approvals_by_people_only boolean not null default false;
