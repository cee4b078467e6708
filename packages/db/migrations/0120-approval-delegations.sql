-- Delegations: who decides in the place of somebody who is away.

create table approval_delegations (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  from_member_id text collate "C" not null,
  to_member_id text collate "C" not null,
  starts_on date not null,
  ends_on date not null,
  kinds text[] collate "C" not null default '{}',
  revoked_at timestamptz(3),
  created_at timestamptz(3) not null default stamp(),
  updated_at timestamptz(3) not null default stamp(),
  constraint approval_delegations_pkey primary key (workspace_id, id),
  constraint approval_delegations_from_member_id_fkey foreign key (workspace_id, from_member_id) references members (workspace_id, id),
  constraint approval_delegations_to_member_id_fkey foreign key (workspace_id, to_member_id) references members (workspace_id, id),
  constraint approval_delegations_to_member_id_check check (to_member_id <> from_member_id),
  constraint approval_delegations_kinds_check check (kinds <@ array['leave', 'correction', 'overtime', 'expense', 'loan', 'letter', 'bank_account']),
  constraint approval_delegations_ends_on_check check (ends_on >= starts_on),
  constraint approval_delegations_starts_on_exclusive exclude using gist
    (workspace_id with =, from_member_id with =, daterange(starts_on, ends_on, '[]') with &&) where (revoked_at is null)
);
create index approval_delegations_to_member_id_idx on approval_delegations (workspace_id, to_member_id, created_at, id);
create index approval_delegations_from_member_id_idx on approval_delegations (workspace_id, from_member_id, created_at, id);
create index approval_delegations_created_at_idx on approval_delegations (workspace_id, created_at, id);
create index approval_delegations_updated_at_idx on approval_delegations (workspace_id, updated_at);
comment on constraint approval_delegations_starts_on_exclusive on approval_delegations is
  'Somebody stands in for you on some of these days already. Revoke that first, or choose other days.';

create index approval_assignments_decided_by_idx on approval_assignments (workspace_id, decided_by, approval_id) where decided_by <> member_id;
