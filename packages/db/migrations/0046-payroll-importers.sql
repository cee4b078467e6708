-- Who imported parts of a payroll run: with four eyes none of them approves it.

alter table payroll_runs add column imported_by text[] not null default '{}' collate "C";
comment on column payroll_runs.imported_by is 'internal: the tokens that imported parts of it';
update payroll_runs set imported_by = array[created_by, processed_by] where source = 'imported' and locked_at is null;
