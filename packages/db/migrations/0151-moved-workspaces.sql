-- Where workspaces live in several databases, each lists those that it has no more, or does not have yet.

create table moved_workspaces (
  workspace_id text collate "C" not null,
  state text not null,
  listed_at timestamptz(3) not null default stamp(),
  constraint moved_workspaces_pkey primary key (workspace_id),
  constraint moved_workspaces_state_check check (state in ('arriving', 'left'))
);

-- Raises for a workspace that is listed. Each look is a new one, so it sees what was listed while its statement waited for a lock.
create function assert_home(workspace text) returns void
  language plpgsql as $$
begin
  if exists (select from moved_workspaces m where m.workspace_id = workspace) then
    raise exception 'The workspace % does not live in this database.', workspace using errcode = 'MU001';
  end if;
end $$;

-- Hides the rows of such workspaces from background work. Called where a database is one of several; it may be called again.
create function hide_moved_workspaces() returns void
  language plpgsql as $$
declare
  t record;
begin
  for t in
    select c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'workspace_id' and not a.attisdropped
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and c.relname <> 'moved_workspaces'
      and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'moved')
  loop
    execute format('create policy moved on %I as restrictive to muster_system using (workspace_id <> all (array(select m.workspace_id from moved_workspaces m)))', t.relname);
  end loop;
end $$;
