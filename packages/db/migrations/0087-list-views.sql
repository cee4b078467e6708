-- Views of lists: what somebody wants to see again, for themselves or for everybody in the workspace.

create table list_views (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  name text not null,
  filters text not null default '',
  sort text,
  columns text[] not null default '{}',
  is_shared boolean not null default false,
  list text collate "C" not null,
  made_by text collate "C" not null,
  deleted boolean not null default false,
  created_at timestamptz(3) not null default stamp(),
  updated_at timestamptz(3) not null default stamp(),
  constraint list_views_pkey primary key (workspace_id, id)
);
-- Those that are shared have names of their own, beside those of each person.
create unique index list_views_name_key on list_views
  (workspace_id, list, (case when is_shared then '' else made_by end), folded(name) collate "C") where not deleted;
create index list_views_made_by_idx on list_views (workspace_id, made_by, created_at, id);
create index list_views_list_idx on list_views (workspace_id, list, created_at, id);
create index list_views_is_shared_idx on list_views (workspace_id, is_shared, created_at, id);
create index list_views_created_at_idx on list_views (workspace_id, created_at, id);
create index list_views_updated_at_idx on list_views (workspace_id, updated_at);

-- What a member kept for themselves goes with them; what they shared stays.
create function remove_own_views() returns trigger
  language plpgsql as $$
begin
  update list_views set deleted = true, updated_at = stamp()
  where workspace_id = new.workspace_id and made_by = new.id and not is_shared and not deleted;
  return null;
end $$;
create trigger member_leaves_views after update of deleted on members
  for each row when (new.deleted and not old.deleted) execute function remove_own_views();
