-- Lists by employee come from an index in their order, or from one that holds all of the employee's rows.

drop index employee_bank_accounts_employee_id_idx;
create index employee_bank_accounts_employee_id_idx on employee_bank_accounts (workspace_id, employee_id, created_at, id);
drop index leave_encashments_employee_id_idx;
create index leave_encashments_employee_id_idx on leave_encashments (workspace_id, employee_id, created_at, id);
drop index rest_day_swaps_employee_id_idx;
create index rest_day_swaps_employee_id_idx on rest_day_swaps (workspace_id, employee_id, rest_date);
