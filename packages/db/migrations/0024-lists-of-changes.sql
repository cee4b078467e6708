-- What changed since, and what is of some days, is found by an index where records become many.

create index leave_applications_to_date_idx on leave_applications (workspace_id, to_date);
create index overtime_requests_updated_at_idx on overtime_requests (workspace_id, updated_at);
create index overtime_requests_date_idx on overtime_requests (workspace_id, date);
create index regularisations_updated_at_idx on regularisations (workspace_id, updated_at);
create index regularisations_date_idx on regularisations (workspace_id, date);
create index rest_day_swaps_updated_at_idx on rest_day_swaps (workspace_id, updated_at);
