-- The job changes that are yet to come, and those that were applied, are found in the order of their list.

create index job_changes_by_applied_idx on job_changes (workspace_id, is_applied, created_at, id);
create index record_changes_kind_idx on record_changes (workspace_id, kind, created_at, id);
