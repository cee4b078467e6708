-- An address that becomes one of another type is changed too, and an e-mail that was never sent keeps no later one back.

-- Each address once, and once as long as an e-mail waits. It is as new as the last change: what waits for days is not sent.
create or replace function queue_contact_change_emails(workspace text, employee text, addresses text[]) returns void language sql as $$
  update contact_change_emails e set created_at = stamp()
  where e.workspace_id = workspace and e.employee_id = employee and e.status = 'pending' and e.lease is null
    and folded(e.recipient) collate "C" in (select folded(known.address) collate "C" from unnest(addresses) as known (address));
  insert into contact_change_emails (workspace_id, email_id, employee_id, recipient)
  select workspace, 'eml_0' || substr(md5(gen_random_uuid()::text), 1, 25), employee, min(known.address)
  from unnest(addresses) as known (address)
  where known.address is not null and not exists (select from contact_change_emails e
    where e.workspace_id = workspace and e.employee_id = employee and e.status = 'pending'
      and folded(e.recipient) collate "C" = folded(known.address) collate "C")
  group by folded(known.address) collate "C"
$$;

-- What it was counts: whoever makes it one of an emergency has taken away where somebody lives.
create or replace trigger tell_changed_address after update of type, line1, line2, city, state, postal_code, country, deleted on employee_addresses
  for each row when (old.type <> 'emergency' and not old.deleted and (old.type, old.line1, old.line2, old.city, old.state, old.postal_code, old.country, old.deleted)
    is distinct from (new.type, new.line1, new.line2, new.city, new.state, new.postal_code, new.country, new.deleted))
  execute function tell_changed_address();
