-- What jobs find by its day or by its change, so that a round asks for what is due and visits no workspace in which nothing happened.

create index employees_joining_idx on employees (joining_date) where status = 'new' and not deleted;
create index job_changes_due_idx on job_changes (effective_from) where not is_applied;
create index employment_contracts_end_date_idx on employment_contracts (end_date) where status = 'signed' and end_date is not null;
create index attendance_grading_due_at_idx on attendance_grading (due_at);
create index approval_delegations_ends_on_idx on approval_delegations (ends_on) where revoked_at is null;
create index webhook_endpoints_rotated_idx on webhook_endpoints (previous_secret_expires_at) where previous_secret_expires_at is not null;

-- Sandboxes whose clock is ahead, and the workspaces of a zone, in which a day begins at once.
create index companies_clock_ahead_idx on companies (workspace_id) where clock_ahead_seconds > 0;
create index companies_timezone_idx on companies (timezone);

-- When the rules of a workspace changed, whoever changed them.
alter table rule_versions add column changed_at timestamptz(3) not null default stamp();
create or replace function rules_changed() returns trigger
  language plpgsql as $$
begin
  insert into rule_versions (workspace_id, version)
  values (case tg_op when 'DELETE' then old.workspace_id else new.workspace_id end, gen_random_uuid())
  on conflict on constraint rule_versions_pkey do update set version = excluded.version, changed_at = excluded.changed_at;
  return null;
end $$;

create index rule_versions_changed_at_idx on rule_versions (changed_at);
create index employees_changed_idx on employees (updated_at);
create index employee_documents_changed_idx on employee_documents (updated_at);
create index document_types_changed_idx on document_types (updated_at);
