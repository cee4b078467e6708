-- Calendar feeds: addresses under which the calendar of a member reads leave and holidays, without a session.

create table calendar_feeds (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  name text not null,
  kind text not null,
  language text not null,
  member_id text collate "C" not null,
  employee_id text collate "C" not null,
  digest bytea not null,
  pepper_version integer not null,
  last_read_at timestamptz(3),
  revoked_at timestamptz(3),
  created_at timestamptz(3) not null default stamp(),
  constraint calendar_feeds_pkey primary key (workspace_id, id),
  constraint calendar_feeds_member_id_fkey foreign key (workspace_id, member_id) references members (workspace_id, id),
  constraint calendar_feeds_employee_id_fkey foreign key (workspace_id, employee_id) references employees (workspace_id, id),
  constraint calendar_feeds_kind_check check (kind in ('own', 'team')),
  constraint calendar_feeds_language_check check (language in ('en', 'ur', 'ar'))
);
create unique index calendar_feeds_digest_key on calendar_feeds (digest);
create index calendar_feeds_member_id_idx on calendar_feeds (workspace_id, member_id, created_at, id);
create index calendar_feeds_created_at_idx on calendar_feeds (workspace_id, created_at, id);
comment on column calendar_feeds.employee_id is 'internal: whom the member was linked to; linked to somebody else, the feed gives nothing';
comment on column calendar_feeds.digest is 'internal: HMAC-SHA-256 of the secret under the pepper; the secret itself is never stored';
comment on column calendar_feeds.pepper_version is 'internal: which pepper made the digest';
