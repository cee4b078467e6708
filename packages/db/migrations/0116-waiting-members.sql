-- Members who wait: without a role and without an employee they see nothing, until somebody gives them one.

create index members_is_waiting_idx on members (workspace_id, (role_id is null and employee_id is null), created_at, id);
