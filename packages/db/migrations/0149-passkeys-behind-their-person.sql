-- Passkeys of one person that are added and removed at once, by whoever holds no lock of the person.

-- What follows the lock sees what was committed by whoever had it before.
create or replace function keep_has_passkey() returns trigger
  language plpgsql as $$
declare
  person text := case tg_op when 'DELETE' then old.person_id else new.person_id end;
begin
  perform from people where id = person for no key update;
  update people set has_passkey = exists (select from passkeys k where k.person_id = person) where id = person;
  return null;
end $$;
update people p set has_passkey = not has_passkey
where has_passkey <> exists (select from passkeys k where k.person_id = p.id);
