-- E-mails that tell somebody, where they were reached before, that their private address or e-mail address was changed.

create table contact_change_emails (
  workspace_id text collate "C" not null,
  email_id text collate "C" not null,
  employee_id text collate "C" not null,
  recipient text not null,
  status text not null default 'pending',
  attempts integer not null default 0,
  last_error text,
  next_attempt_at timestamptz(3) default stamp(),
  lease text,
  leased_until timestamptz(3),
  created_at timestamptz(3) not null default stamp(),
  constraint contact_change_emails_pkey primary key (workspace_id, email_id),
  constraint contact_change_emails_employee_id_fkey foreign key (workspace_id, employee_id) references employees (workspace_id, id),
  constraint contact_change_emails_status_check check (status in ('pending', 'sent', 'failed', 'cancelled')),
  constraint contact_change_emails_attempts_check check (attempts between 0 and 8),
  constraint contact_change_emails_next_attempt_at_check check ((status = 'pending') = (next_attempt_at is not null))
);
create index contact_change_emails_due_idx on contact_change_emails (next_attempt_at) where status = 'pending';
create index contact_change_emails_employee_id_idx on contact_change_emails (workspace_id, employee_id, created_at);
create index contact_change_emails_age_idx on contact_change_emails (created_at);

-- Each address once, however it is written, and once as long as an e-mail waits: what was changed is in none of them.
create function queue_contact_change_emails(workspace text, employee text, addresses text[]) returns void language sql as $$
  insert into contact_change_emails (workspace_id, email_id, employee_id, recipient)
  select workspace, 'eml_0' || substr(md5(gen_random_uuid()::text), 1, 25), employee, min(known.address)
  from unnest(addresses) as known (address)
  where known.address is not null and not exists (select from contact_change_emails e
    where e.workspace_id = workspace and e.employee_id = employee and e.status = 'pending'
      and folded(e.recipient) collate "C" = folded(known.address) collate "C")
  group by folded(known.address) collate "C"
$$;

create function tell_changed_email() returns trigger language plpgsql as $$
begin
  perform queue_contact_change_emails(new.workspace_id, new.id, array[old.personal_email, old.work_email]);
  return null;
end $$;

create function tell_changed_address() returns trigger language plpgsql as $$
begin
  perform queue_contact_change_emails(e.workspace_id, e.id, array[e.personal_email, e.work_email])
  from employees e where e.workspace_id = new.workspace_id and e.id = new.employee_id and not e.deleted;
  return null;
end $$;

create trigger tell_changed_email after update of personal_email on employees
  for each row when (old.personal_email is not null and not new.deleted
    and folded(old.personal_email) collate "C" is distinct from folded(new.personal_email) collate "C")
  execute function tell_changed_email();

create trigger tell_changed_address after update of line1, line2, city, state, postal_code, country, deleted on employee_addresses
  for each row when (new.type <> 'emergency' and not old.deleted and (old.line1, old.line2, old.city, old.state, old.postal_code, old.country, old.deleted)
    is distinct from (new.line1, new.line2, new.city, new.state, new.postal_code, new.country, new.deleted))
  execute function tell_changed_address();
