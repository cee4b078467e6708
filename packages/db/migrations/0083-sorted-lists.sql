-- Lists that can be sorted: an index has the records of a workspace in the order of each field.

create index employees_employee_code_sort_idx on employees (workspace_id, employee_code, id);
create index employees_first_name_sort_idx on employees (workspace_id, first_name, id);
create index employees_last_name_sort_idx on employees (workspace_id, last_name, id);
create index employees_joining_date_sort_idx on employees (workspace_id, joining_date, id);
create index leave_applications_from_date_sort_idx on leave_applications (workspace_id, from_date, id);
create index expense_claims_claim_date_sort_idx on expense_claims (workspace_id, claim_date, id);
create index overtime_requests_date_sort_idx on overtime_requests (workspace_id, date, id);
create index expense_claims_claim_number_sort_idx on expense_claims (workspace_id, claim_number, id);
create index holidays_date_sort_idx on holidays (workspace_id, date, id);
create index holidays_name_sort_idx on holidays (workspace_id, name, id);
create index assets_asset_tag_sort_idx on assets (workspace_id, asset_tag, id);
create index assets_name_sort_idx on assets (workspace_id, name, id);
create index regularisations_date_sort_idx on regularisations (workspace_id, date, id);
create index job_openings_title_sort_idx on job_openings (workspace_id, title, id);
