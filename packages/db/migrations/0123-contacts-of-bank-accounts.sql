-- Bank accounts whose employee is reached otherwise than when they were asked for: whoever calls them about one sees that first.

create function flag_changed_contact() returns trigger language plpgsql as $$
begin
  update bank_account_changes c set marks = c.marks || '{contact_changed}'::text[], updated_at = stamp()
  where c.workspace_id = new.workspace_id and c.employee_id = new.id and c.status in ('pending', 'approved')
    and 'contact_changed' <> all(c.marks);
  return null;
end $$;

create trigger flag_changed_contact after update of work_email, personal_email, phone_primary on employees
  for each row when ((old.work_email, old.personal_email, old.phone_primary) is distinct from (new.work_email, new.personal_email, new.phone_primary))
  execute function flag_changed_contact();
