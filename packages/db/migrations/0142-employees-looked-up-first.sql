-- What the triggers of employees keep is looked up first: of nearly everybody who is hired it stands there already, or is a few rows.

-- As before, but for somebody whose job was written with them: the whole of begin_jobs is planned anew for each employee.
create or replace function keep_job_of_employee() returns trigger
  language plpgsql set enable_seqscan = off as $$
declare
  now_is employees;
  known job_changes;
  day date;
  differs text[];
begin
  if tg_op = 'INSERT' then
    if not exists (select from job_changes j where j.workspace_id = new.workspace_id and j.employee_id = new.id) then
      perform begin_jobs(new.workspace_id, new.id);
    end if;
    return null;
  end if;
  select * into now_is from employees where workspace_id = new.workspace_id and id = new.id;
  select * into known from job_changes where workspace_id = new.workspace_id and employee_id = new.id and is_applied
  order by is_first, effective_from desc limit 1;
  if now_is.id is null or known.id is null then
    return null;
  end if;
  differs := array_remove(array[
    case when now_is.department_id <> known.department_id then 'department_id' end,
    case when now_is.designation_id <> known.designation_id then 'designation_id' end,
    case when now_is.branch_id is distinct from known.branch_id then 'branch_id' end,
    case when now_is.employment_type_id <> known.employment_type_id then 'employment_type_id' end,
    case when now_is.reporting_manager_id is distinct from known.reporting_manager_id then 'reporting_manager_id' end], null);
  if differs = '{}' then
    return null;
  end if;
  select greatest((now() at time zone c.timezone)::date, known.effective_from) into day
  from companies c where c.workspace_id = new.workspace_id;
  insert into job_changes as j (workspace_id, id, employee_id, effective_from, is_applied, changed,
    department_id, designation_id, branch_id, employment_type_id, reporting_manager_id, pay_grade_id)
  values (new.workspace_id, make_job_change_id(new.id), new.id, day, true, differs, now_is.department_id, now_is.designation_id,
    now_is.branch_id, now_is.employment_type_id, now_is.reporting_manager_id, known.pay_grade_id)
  on conflict (workspace_id, employee_id, effective_from) where not is_first do update
  set changed = (select array_agg(distinct field) from unnest(j.changed || excluded.changed) as field), updated_at = stamp(),
    department_id = excluded.department_id, designation_id = excluded.designation_id, branch_id = excluded.branch_id,
    employment_type_id = excluded.employment_type_id, reporting_manager_id = excluded.reporting_manager_id;
  -- The changes to come keep what they do not change.
  update job_changes j set updated_at = stamp(),
    department_id = case when 'department_id' = any(b.changed) then j.department_id else now_is.department_id end,
    designation_id = case when 'designation_id' = any(b.changed) then j.designation_id else now_is.designation_id end,
    branch_id = case when 'branch_id' = any(b.changed) then j.branch_id else now_is.branch_id end,
    employment_type_id = case when 'employment_type_id' = any(b.changed) then j.employment_type_id else now_is.employment_type_id end,
    reporting_manager_id = case when 'reporting_manager_id' = any(b.changed) then j.reporting_manager_id else now_is.reporting_manager_id end
  from (select o.id, (select array_agg(field) from job_changes p, unnest(p.changed) as field
      where p.workspace_id = new.workspace_id and p.employee_id = new.id and not p.is_first
        and p.effective_from > day and p.effective_from <= o.effective_from) as changed
    from job_changes o
    where o.workspace_id = new.workspace_id and o.employee_id = new.id and not o.is_first and o.effective_from > day) as b
  where j.workspace_id = new.workspace_id and j.id = b.id;
  return null;
end $$;

-- The managers above an employee, the nearest first. Where managers form a circle, they end there.
create function find_managers(of_workspace text, of_employee text) returns text[]
  language plpgsql stable as $$
declare
  passed text[] := array[of_employee];
  above text;
begin
  select e.reporting_manager_id into above from employees e where e.workspace_id = of_workspace and e.id = of_employee;
  while above <> all(passed) loop
    passed := passed || above;
    select e.reporting_manager_id into above from employees e where e.workspace_id = of_workspace and e.id = above;
  end loop;
  return passed[2:];
end $$;

-- As before, but for somebody to whom nobody reports: their own lines are all that a move of them changes, so that neither
-- find_reporting_lines nor write_reporting_lines is called, which are planned anew each time. Each statement here looks a few
-- rows up, whatever PostgreSQL believes of a table that has just been filled.
create or replace function keep_reporting_lines() returns trigger
  language plpgsql set enable_seqscan = off as $$
declare
  managers text[];
begin
  if tg_op = 'DELETE' then
    delete from reporting_lines l where l.workspace_id = old.workspace_id and l.employee_id = old.id;
    delete from reporting_lines l where l.workspace_id = old.workspace_id and l.manager_id = old.id;
    return null;
  end if;
  if tg_op = 'INSERT' then
    perform pg_advisory_xact_lock_shared(7202, hashtext(new.workspace_id || 'employees'));
  else
    perform pg_advisory_xact_lock(7202, hashtext(new.workspace_id || 'employees'));
  end if;
  managers := find_managers(new.workspace_id, new.id);
  -- Where these are right, those of everybody below were put right with them.
  if managers = (select coalesce(array_agg(l.manager_id order by l.depth), '{}') from reporting_lines l
      where l.workspace_id = new.workspace_id and l.employee_id = new.id) then
    return null;
  end if;
  if exists (select from employees e where e.workspace_id = new.workspace_id and e.reporting_manager_id = new.id) then
    perform write_reporting_lines(new.workspace_id, find_reports(new.workspace_id, new.id));
    return null;
  end if;
  delete from reporting_lines l where l.workspace_id = new.workspace_id and l.employee_id = new.id;
  insert into reporting_lines (workspace_id, manager_id, employee_id, depth)
  select new.workspace_id, m.id, new.id, m.depth from unnest(managers) with ordinality as m (id, depth);
  return null;
end $$;
