-- A policy compares with the setting itself. With a sub-select, each table of each statement had a plan of its own for it.
-- Every table is locked until the end. The wait for one is shorter than what PostgreSQL takes to find a deadlock, so it is always this
-- migration that steps back, and tries again.
set local lock_timeout = '200ms';
do $$
declare p record;
begin
  for p in select tablename as name, policyname as policy from pg_policies
    where schemaname = current_schema() and policyname in ('workspace', 'sandbox') order by 1, 2
  loop
    execute format('alter policy %I on %I using (workspace_id = current_workspace()%s)', p.policy, p.name,
      case p.policy when 'sandbox' then ' and is_sandbox(workspace_id)' end);
  end loop;
end $$;
