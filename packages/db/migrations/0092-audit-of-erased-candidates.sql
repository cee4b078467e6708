-- What the audit says of a candidate goes with the data of the candidate. Everything else of it stays as it was written.

-- Those of whom nothing else is left.
update audit_entries e set details = '{}'
from candidates c
where c.anonymised_at is not null and e.workspace_id = c.workspace_id
  and (e.object_id = c.id or exists (
    select from job_applications a where a.workspace_id = c.workspace_id and a.candidate_id = c.id and a.id = e.object_id));

create function refuse_changes_of_audit() returns trigger
  language plpgsql as $$
begin
  if new.details = '{}' and exists (
    select from candidates c where c.workspace_id = new.workspace_id and c.anonymised_at is not null and (
      c.id = new.object_id or exists (
        select from job_applications a where a.workspace_id = c.workspace_id and a.candidate_id = c.id and a.id = new.object_id)))
  then return new; end if;
  raise exception 'The audit stays as it was written, but for what it says of a candidate whose data was erased.'
    using errcode = 'insufficient_privilege';
end $$;
create trigger refuse_changes_of_audit before update on audit_entries
  for each row execute function refuse_changes_of_audit();
