-- The filters that are asked most come from an index in the order of the list: who has a status, what waits for a decision, a day's attendance.

create index employees_status_created_at_idx on employees (workspace_id, status, created_at, id);
create index leave_applications_status_created_at_idx on leave_applications (workspace_id, status, created_at, id);
create index overtime_requests_status_created_at_idx on overtime_requests (workspace_id, status, created_at, id);
create index regularisations_status_created_at_idx on regularisations (workspace_id, status, created_at, id);
drop index attendance_records_date_idx;
create index attendance_records_date_created_at_idx on attendance_records (workspace_id, date, created_at, id);
