-- Changes of people that have still to reach the homes of their workspaces, and copies that know which change they have.

alter table people add column revision bigint not null default 0;
comment on column people.revision is 'how many changes there were of what they sign in with; a copy takes no lower one';
comment on column people.last_change is 'the name of the last change of what they sign in with, or of the last time that they signed out everywhere';

-- Where workspaces live in several databases. One writes none.
create table person_changes (
  name text collate "C" not null,
  person_id text collate "C" not null,
  member_id text collate "C",
  action text,
  details text not null,
  entries text[] not null,
  ends_sessions boolean not null,
  session_id text collate "C",
  within text collate "C",
  created_at timestamptz(3) not null default stamp(),
  constraint person_changes_pkey primary key (name),
  constraint person_changes_person_id_fkey foreign key (person_id) references people (id)
);
create index person_changes_person_id_idx on person_changes (person_id);
create index person_changes_created_at_idx on person_changes (created_at);
comment on column person_changes.name is 'what people.last_change was set to';
comment on column person_changes.action is 'of the entries in the audit; null where there are none';
comment on column person_changes.session_id is 'the session that stays, of those that end';
comment on column person_changes.within is 'the only workspace whose sessions end; null for all';
