-- The history of an employee and of all that is theirs is read at once, and the audit by what was done.

alter table record_changes add column employee_id text collate "C";
comment on column record_changes.employee_id is 'whose record it is; null where it is nobody''s, and before this column';
create index record_changes_employee_id_idx on record_changes (workspace_id, employee_id, created_at, id) where employee_id is not null;
create index audit_entries_action_idx on audit_entries (workspace_id, action, created_at, id);
