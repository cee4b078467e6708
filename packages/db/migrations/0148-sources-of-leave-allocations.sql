-- What the leave allocations of a workspace were last made from, so that a process that starts does not look through each workspace again.
create table leave_allocation_sources (
  workspace_id text collate "C" not null,
  source text collate "C" not null,
  constraint leave_allocation_sources_pkey primary key (workspace_id)
);
