-- When a bulk action or a job change last changed is for us: their lists are not synced.

comment on column bulk_actions.updated_at is 'internal: their list is not synced';
comment on column job_changes.updated_at is 'internal: their list is not synced';
