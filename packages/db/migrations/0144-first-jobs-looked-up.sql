-- The first job of whoever is inserted without one, and never was elsewhere, is made of their own row.

-- begin_jobs is planned anew for each employee, which took longer than all the rest of the insert.
-- The wait for the lock is shorter than what PostgreSQL takes to find a deadlock, so it is always this migration that steps back.
set local lock_timeout = '200ms';
create function begin_job_of_employee() returns trigger
  language plpgsql set enable_seqscan = off as $$
begin
  if exists (select from job_changes j where j.workspace_id = new.workspace_id and j.employee_id = new.id) then
    return null;
  end if;
  if exists (select from employee_department_history h where h.workspace_id = new.workspace_id and h.employee_id = new.id)
    or exists (select from employee_branch_history h where h.workspace_id = new.workspace_id and h.employee_id = new.id)
    or exists (select from employee_former_employments f where f.workspace_id = new.workspace_id and f.employee_id = new.id) then
    perform begin_jobs(new.workspace_id, new.id);
    return null;
  end if;
  insert into job_changes (workspace_id, id, employee_id, effective_from, is_first, is_applied, changed,
    department_id, designation_id, branch_id, employment_type_id, reporting_manager_id)
  select e.workspace_id, 'jch_' || substr(e.id, 5), e.id, e.joining_date, true, true, '{}',
    e.department_id, e.designation_id, e.branch_id, e.employment_type_id, e.reporting_manager_id
  from employees e where e.workspace_id = new.workspace_id and e.id = new.id;
  return null;
end $$;
drop trigger begin_job_of_employee on employees;
create constraint trigger begin_job_of_employee after insert on employees deferrable initially deferred
  for each row execute function begin_job_of_employee();
