-- Lists filtered by department or manager come from the index in their order: before, all of a department was sorted for each page.

create index employees_department_id_created_at_idx on employees (workspace_id, department_id, created_at, id);
drop index employees_department_id_idx;
create index employees_reporting_manager_id_created_at_idx on employees (workspace_id, reporting_manager_id, created_at, id)
  where reporting_manager_id is not null;
drop index employees_reporting_manager_id_idx;
