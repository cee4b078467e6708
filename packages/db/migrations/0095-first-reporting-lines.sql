-- The reporting lines of those who are there. Each workspace is locked as for a move, so moves wait until the commit.

do $$
declare
  of_workspace text;
begin
  for of_workspace in select workspace_id from companies order by 1 loop
    perform pg_advisory_xact_lock(7202, hashtext(of_workspace || 'employees'));
    insert into reporting_lines (workspace_id, manager_id, employee_id, depth)
    select of_workspace, f.manager_id, f.employee_id, f.depth
    from find_reporting_lines(of_workspace, array(select id from employees where workspace_id = of_workspace)) f
    on conflict do nothing;
  end loop;
end $$;
