-- The requests of a day are found when its record is made, also those that were rejected or cancelled.

create index overtime_requests_employee_id_idx on overtime_requests (workspace_id, employee_id, date);
