-- The jobs of those who are there get their rows: the present one from the joining date, and the departments and branches of before.

-- Row level security comes with the last migration, and waits for no trigger.
set constraints all immediate;
select begin_jobs(workspace_id, null) from companies;
