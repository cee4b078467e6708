-- Reporting lines: everybody above an employee, however far, so that a team is found by an index.

create table reporting_lines (
  workspace_id text collate "C" not null,
  manager_id text collate "C" not null,
  employee_id text collate "C" not null,
  depth integer not null,
  constraint reporting_lines_pkey primary key (workspace_id, manager_id, employee_id) include (depth),
  constraint reporting_lines_depth_check check (depth > 0)
);
comment on table reporting_lines is 'kept by a trigger of employees, at the commit';
comment on column reporting_lines.depth is '1 where the employee reports to the manager directly';
create index reporting_lines_employee_id_idx on reporting_lines (workspace_id, employee_id, manager_id) include (depth);

-- What the employees say: each manager above those that are asked for. Where managers form a circle, lines end there.
-- Each step looks a few rows up, whatever PostgreSQL believes of a table that has just been filled.
create function find_reporting_lines(of_workspace text, of_employees text[])
returns table (manager_id text, employee_id text, depth integer)
  language sql stable
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off
begin atomic
  with recursive above (employee_id, manager_id, passed) as (
    select e.id, e.reporting_manager_id, array[e.id]
    from unnest(of_employees) as asked (id) join employees e on e.workspace_id = of_workspace and e.id = asked.id
    where e.reporting_manager_id <> e.id
    union all
    select a.employee_id, e.reporting_manager_id, a.passed || e.id
    from above a join employees e on e.workspace_id = of_workspace and e.id = a.manager_id
    where e.reporting_manager_id <> all(a.passed || e.id)
  ) select a.manager_id, a.employee_id, cardinality(a.passed) from above a;
end;

-- Everybody who reports to an employee, and that employee.
create function find_reports(of_workspace text, of_employee text) returns text[]
  language sql stable
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off
begin atomic
  with recursive below (id) as (
    select of_employee collate "C"
    union
    select e.id from below b join employees e on e.workspace_id = of_workspace and e.reporting_manager_id = b.id
  ) select array_agg(id) from below;
end;

-- Writes of their lines what differs.
create function write_reporting_lines(of_workspace text, of_employees text[]) returns void
  language sql
begin atomic
  with found as materialized (
    select f.manager_id, f.employee_id, f.depth from find_reporting_lines(of_workspace, of_employees) f
  ), gone as (
    delete from reporting_lines l
    where l.workspace_id = of_workspace and l.employee_id = any(of_employees)
      and not exists (select from found f where f.manager_id = l.manager_id and f.employee_id = l.employee_id)
  )
  insert into reporting_lines (workspace_id, manager_id, employee_id, depth)
  select of_workspace, f.manager_id, f.employee_id, f.depth from found f
  where not exists (select from reporting_lines l
    where l.workspace_id = of_workspace and l.manager_id = f.manager_id and l.employee_id = f.employee_id and l.depth = f.depth)
  on conflict (workspace_id, manager_id, employee_id) do update set depth = excluded.depth;
end;

-- Runs at the commit, when all that a transaction moves has moved. Whoever moves somebody waits for whoever moved
-- somebody else: a line depends on every move above it. Who is hired waits for moves alone.
create function keep_reporting_lines() returns trigger
  language plpgsql as $$
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
  -- Where these are right, those of everybody below were put right with them.
  if (select array_agg(f.depth || f.manager_id order by f.depth) from find_reporting_lines(new.workspace_id, array[new.id]) f)
    is distinct from
    (select array_agg(l.depth || l.manager_id order by l.depth) from reporting_lines l
      where l.workspace_id = new.workspace_id and l.employee_id = new.id) then
    perform write_reporting_lines(new.workspace_id, find_reports(new.workspace_id, new.id));
  end if;
  return null;
end $$;

-- Nodes move people while the next migration fills the table, and row level security comes with the last one.
do $$
begin
  if exists (select from pg_roles where rolname = 'muster_app') then
    grant select, insert, update, delete on reporting_lines to muster_app, muster_system;
  end if;
end $$;
create constraint trigger begin_reporting_lines after insert on employees deferrable initially deferred
  for each row when (new.reporting_manager_id is not null) execute function keep_reporting_lines();
create constraint trigger keep_reporting_lines after update of reporting_manager_id on employees deferrable initially deferred
  for each row when (old.reporting_manager_id is distinct from new.reporting_manager_id) execute function keep_reporting_lines();
create trigger end_reporting_lines after delete on employees for each row execute function keep_reporting_lines();
