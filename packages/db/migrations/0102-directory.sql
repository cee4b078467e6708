-- The directory: what everybody who works in a company may see of everybody else, and nothing more.

-- It reads as the owner, who sees all workspaces, so it names the one itself; the barrier keeps conditions of others outside.
create view directory with (security_barrier) as
  select workspace_id, id, first_name, last_name, photo_sha256, designation_id, department_id, branch_id, work_email,
    reporting_manager_id, deleted
  from employees where workspace_id = (select current_workspace());
comment on view directory is 'read by requests of muster_person';
