-- Every entry has a department.

alter table payroll_entries alter column department_id set not null;
