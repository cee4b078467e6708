-- The job of each employee from day to day: the one that they began with, and a row for each day on which it changes, also one to come.

create table job_changes (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  employee_id text collate "C" not null,
  effective_from date not null,
  is_first boolean not null default false,
  is_applied boolean not null default false,
  changed text[] collate "C" not null default '{}',
  department_id text collate "C" not null,
  designation_id text collate "C" not null,
  branch_id text collate "C",
  employment_type_id text collate "C" not null,
  reporting_manager_id text collate "C",
  pay_grade_id text collate "C",
  reason text,
  created_at timestamptz(3) not null default stamp(),
  updated_at timestamptz(3) not null default stamp(),
  constraint job_changes_pkey primary key (workspace_id, id),
  constraint job_changes_employee_id_fkey foreign key (workspace_id, employee_id) references employees (workspace_id, id),
  constraint job_changes_department_id_fkey foreign key (workspace_id, department_id) references departments (workspace_id, id),
  constraint job_changes_designation_id_fkey foreign key (workspace_id, designation_id) references designations (workspace_id, id),
  constraint job_changes_branch_id_fkey foreign key (workspace_id, branch_id) references branches (workspace_id, id),
  constraint job_changes_employment_type_id_fkey foreign key (workspace_id, employment_type_id) references employment_types (workspace_id, id),
  constraint job_changes_reporting_manager_id_fkey foreign key (workspace_id, reporting_manager_id) references employees (workspace_id, id),
  constraint job_changes_pay_grade_id_fkey foreign key (workspace_id, pay_grade_id) references pay_grades (workspace_id, id)
);
-- Before all others, whatever its day: the joining date may be corrected past a change.
create unique index job_changes_is_first_exclusive on job_changes (workspace_id, employee_id) where is_first;
create unique index job_changes_effective_from_key on job_changes (workspace_id, employee_id, effective_from) where not is_first;
create index job_changes_employee_id_idx on job_changes (workspace_id, employee_id, created_at, id);
create index job_changes_created_at_idx on job_changes (workspace_id, created_at, id);
create index job_changes_updated_at_idx on job_changes (workspace_id, updated_at);
create index job_changes_is_applied_idx on job_changes (workspace_id, created_at, id) where not is_applied;

-- An id where no process makes one: the beginning of the employee's, and chance.
create function make_job_change_id(employee_id text) returns text
  language sql volatile
  return 'jch_' || substr(employee_id, 5, 10) || (
    select string_agg(substr('0123456789abcdefghjkmnpqrstvwxyz', 1 + (get_byte(bytes, at) & 31), 1), '')
    from (select uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) as bytes) as made,
      unnest(array[0, 1, 2, 3, 4, 5, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18]) as at);

-- What is known of jobs without rows: the present one, and the departments and branches of before.
create function begin_jobs(of_workspace text, of_employee text) returns void
  language sql
begin atomic
  with begun as (
    select e.workspace_id, e.id, e.department_id, e.designation_id, e.branch_id, e.employment_type_id, e.reporting_manager_id,
      least(e.joining_date, (select min(f.joining_date) from employee_former_employments f
        where f.workspace_id = e.workspace_id and f.employee_id = e.id)) as joining_date
    from employees e
    where e.workspace_id = of_workspace and (of_employee is null or e.id = of_employee)
      and not exists (select from job_changes j where j.workspace_id = e.workspace_id and j.employee_id = e.id)
  ), days as (
    select b.id as employee_id, null::date as day from begun b
    union select b.id, h.effective_to + 1 from begun b join employee_department_history h on h.workspace_id = b.workspace_id and h.employee_id = b.id
    union select b.id, h.effective_to + 1 from begun b join employee_branch_history h on h.workspace_id = b.workspace_id and h.employee_id = b.id
  ), jobs as (
    select b.*, days.day, coalesce(d.department_id, b.department_id) as department,
      case when r.effective_to is null then b.branch_id else r.branch_id end as branch
    from days join begun b on b.id = days.employee_id
    left join lateral (select h.department_id from employee_department_history h
      where h.workspace_id = b.workspace_id and h.employee_id = b.id and h.effective_to >= coalesce(days.day, '-infinity')
      order by h.effective_to limit 1) as d on true
    left join lateral (select h.branch_id, h.effective_to from employee_branch_history h
      where h.workspace_id = b.workspace_id and h.employee_id = b.id and h.effective_to >= coalesce(days.day, '-infinity')
      order by h.effective_to limit 1) as r on true
  ), compared as (
    select jobs.*, array_remove(array[
        case when department <> lag(department) over line then 'department_id' end,
        case when branch is distinct from lag(branch) over line then 'branch_id' end], null) as differs
    from jobs window line as (partition by id order by day nulls first)
  )
  insert into job_changes (workspace_id, id, employee_id, effective_from, is_first, is_applied, changed,
    department_id, designation_id, branch_id, employment_type_id, reporting_manager_id)
  select workspace_id, case when day is null then 'jch_' || substr(id, 5) else make_job_change_id(id) end, id,
    coalesce(day, joining_date), day is null, true, case when day is null then '{}'::text[] else differs end,
    department, designation_id, branch, employment_type_id, reporting_manager_id
  from compared where day is null or differs <> '{}';
end;

-- A node of the release before writes employees alone: what it makes of them is written here at its commit. Whoever has
-- written both finds nothing to do. To be dropped one release later.
create function keep_job_of_employee() returns trigger
  language plpgsql as $$
declare
  now_is employees;
  known job_changes;
  day date;
  differs text[];
begin
  if tg_op = 'INSERT' then
    perform begin_jobs(new.workspace_id, new.id);
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
create constraint trigger begin_job_of_employee after insert on employees deferrable initially deferred
  for each row execute function keep_job_of_employee();
create constraint trigger keep_job_of_employee after update on employees deferrable initially deferred
  for each row when ((old.department_id, old.designation_id, old.branch_id, old.employment_type_id, old.reporting_manager_id)
    is distinct from (new.department_id, new.designation_id, new.branch_id, new.employment_type_id, new.reporting_manager_id))
  execute function keep_job_of_employee();

-- A node of the release before reads there where employees were before. To be dropped one release later, with the tables.
create function keep_places_of_job() returns trigger
  language plpgsql as $$
declare
  of_workspace text := case tg_op when 'DELETE' then old.workspace_id else new.workspace_id end;
  of_employee text := case tg_op when 'DELETE' then old.employee_id else new.employee_id end;
begin
  if tg_op = 'INSERT' and new.is_first then
    return null;
  end if;
  delete from employee_department_history where workspace_id = of_workspace and employee_id = of_employee;
  delete from employee_branch_history where workspace_id = of_workspace and employee_id = of_employee;
  insert into employee_department_history (workspace_id, employee_id, department_id, effective_to)
  select of_workspace, of_employee, left_behind, effective_from - 1
  from (select effective_from, is_first, department_id, lag(department_id) over (order by not is_first, effective_from) as left_behind
    from job_changes where workspace_id = of_workspace and employee_id = of_employee and is_applied) as j
  where not is_first and left_behind <> department_id;
  insert into employee_branch_history (workspace_id, employee_id, branch_id, effective_to)
  select of_workspace, of_employee, left_behind, effective_from - 1
  from (select effective_from, is_first, branch_id, lag(branch_id) over (order by not is_first, effective_from) as left_behind
    from job_changes where workspace_id = of_workspace and employee_id = of_employee and is_applied) as j
  where not is_first and left_behind is distinct from branch_id;
  return null;
end $$;
create constraint trigger keep_places_of_job after insert or update or delete on job_changes deferrable initially deferred
  for each row execute function keep_places_of_job();
