-- What a cell may know of a person: whether there is a passkey, and which change of what they sign in with was the last.

alter table people add column has_passkey boolean not null default false;
alter table people add column last_change text collate "C";
comment on column people.last_change is 'the first entry in the audit about the last change of what they sign in with';

-- Whoever adds or removes a passkey, nodes of the release before too.
create function keep_has_passkey() returns trigger
  language plpgsql as $$
begin
  update people p set has_passkey = exists (select from passkeys k where k.person_id = p.id)
  where p.id = case tg_op when 'DELETE' then old.person_id else new.person_id end;
  return null;
end $$;
create trigger keep_has_passkey after insert or delete on passkeys for each row execute function keep_has_passkey();
update people p set has_passkey = true where exists (select from passkeys k where k.person_id = p.id);
