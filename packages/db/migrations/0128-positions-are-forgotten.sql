-- The position of a punch is forgotten 90 days after it, also in what the audit said of it before it left positions out.

create index punches_position_idx on punches (punched_at) where latitude is not null;
create index audit_entries_position_idx on audit_entries (created_at) where action = 'createPunch' and details like '%"latitude"%';

create function without_position(details text) returns text
  language sql immutable parallel safe as $$
  select (details::jsonb - 'latitude' - 'longitude' - 'accuracy_meters')::text
$$;

create or replace function refuse_changes_of_audit() returns trigger
  language plpgsql as $$
begin
  if new.details = '{}' and exists (
    select from candidates c where c.workspace_id = new.workspace_id and c.anonymised_at is not null and (
      c.id = new.object_id or exists (
        select from job_applications a where a.workspace_id = c.workspace_id and a.candidate_id = c.id and a.id = new.object_id)))
  then return new; end if;
  if old.action = 'createPunch' and new.details = without_position(old.details) then return new; end if;
  raise exception 'The audit stays as it was written, but for what it says of a candidate whose data was erased, and for where a punch was made.'
    using errcode = 'insufficient_privilege';
end $$;
