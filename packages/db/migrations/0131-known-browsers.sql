-- Browsers that people have signed in with: one that asks for a new bank account and was not seen 14 days before is a flag.

-- Like their person, they are of no workspace, and requests never see them.
create table known_browsers (
  digest bytea not null,
  pepper_version integer not null,
  person_id text collate "C" not null,
  within text collate "C",
  first_seen_at timestamptz(3) not null default stamp(),
  last_seen_at timestamptz(3) not null default stamp(),
  constraint known_browsers_pkey primary key (digest),
  constraint known_browsers_person_id_fkey foreign key (person_id) references people (id)
);
create index known_browsers_person_id_idx on known_browsers (person_id);
create index known_browsers_last_seen_at_idx on known_browsers (last_seen_at);
comment on column known_browsers.digest is 'HMAC-SHA-256 under the pepper of the token in its cookie, which no other person has';
comment on column known_browsers.within is 'the workspace whose company signed the person in, where it counts alone; null where they proved it themselves';
comment on column known_browsers.last_seen_at is 'when the person last signed in with it';

-- Of those who are there the moment of this migration: on that day nobody has a browser that is known.
alter table people add column browsers_since timestamptz(3) not null default now();
alter table people alter column browsers_since set default stamp();
comment on column people.browsers_since is 'since when the browsers that they sign in with are remembered';
