-- Passkeys: keys that a person's devices hold, and the challenges that wait to be signed.

-- Like their person, they are of no workspace, and requests never see them.
create table passkeys (
  id text collate "C" not null,
  person_id text collate "C" not null,
  credential text collate "C" not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  last_used_at timestamptz(3),
  created_at timestamptz(3) not null default stamp(),
  constraint passkeys_pkey primary key (id),
  constraint passkeys_credential_key unique (credential),
  constraint passkeys_person_id_fkey foreign key (person_id) references people (id)
);
create index passkeys_person_id_idx on passkeys (person_id);
comment on table passkeys is 'ids: pky';
comment on column passkeys.credential is 'what the device calls the key, in base64url';
comment on column passkeys.public_key is 'the public key, in COSE';
comment on column passkeys.counter is 'how many signatures the device had counted at the last use; 0 from devices that do not count';
comment on column passkeys.transports is 'how a browser reaches the device';

create table passkey_challenges (
  challenge text collate "C" not null,
  purpose text not null,
  holder text collate "C",
  expires_at timestamptz(3) not null,
  constraint passkey_challenges_pkey primary key (challenge),
  constraint passkey_challenges_purpose_check check (purpose in ('registration', 'sign_in', 'second_factor', 'proof')),
  constraint passkey_challenges_holder_check check ((holder is null) = (purpose = 'sign_in'))
);
create index passkey_challenges_expires_at_idx on passkey_challenges (expires_at);
comment on column passkey_challenges.holder is 'the person who adds a passkey, or the session that is proven; null before somebody is known';
