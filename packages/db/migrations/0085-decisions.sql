-- Decisions: one action on many records, what became of each, and what people say about what they decide.

create table bulk_actions (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  operation text not null,
  comment text,
  input jsonb,
  status text not null default 'running',
  done integer not null default 0,
  refused integer not null default 0,
  skipped integer not null default 0,
  total integer not null,
  message text,
  problems jsonb not null default '[]',
  begins_at timestamptz(3) not null,
  started_by text collate "C" not null,
  heartbeat_at timestamptz(3) not null default stamp(),
  runner text collate "C",
  tries integer not null default 0,
  due_at timestamptz(3),
  cancel_asked_at timestamptz(3),
  finished_at timestamptz(3),
  created_at timestamptz(3) not null default stamp(),
  updated_at timestamptz(3) not null default stamp(),
  constraint bulk_actions_pkey primary key (workspace_id, id),
  constraint bulk_actions_status_check check (status in ('running', 'succeeded', 'failed', 'cancelled')),
  constraint bulk_actions_finished_at_check check ((finished_at is not null) = (status <> 'running'))
);
comment on column bulk_actions.input is 'internal: the body of each call, as it was checked';
comment on column bulk_actions.problems is 'internal: what was refused as a whole';
comment on column bulk_actions.heartbeat_at is 'internal: when the process that works on it last gave a sign of life';
comment on column bulk_actions.runner is 'internal: the process that works on it; null until one does';
comment on column bulk_actions.tries is 'internal: how often a process has begun it';
comment on column bulk_actions.due_at is 'internal: no process begins it before then';
comment on column bulk_actions.cancel_asked_at is 'internal: when somebody asked for its end; null where nobody did';
create index bulk_actions_started_by_idx on bulk_actions (workspace_id, started_by, created_at, id);
create index bulk_actions_created_at_idx on bulk_actions (workspace_id, created_at, id);
create index bulk_actions_status_idx on bulk_actions (status, heartbeat_at) where status = 'running';
create index bulk_actions_finished_at_idx on bulk_actions (finished_at) where status <> 'running';

create table bulk_action_items (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  bulk_action_id text collate "C" not null,
  position integer not null,
  object_id text collate "C" not null,
  outcome text not null default 'waiting',
  code text,
  message text,
  ended_at timestamptz(3),
  constraint bulk_action_items_pkey primary key (workspace_id, id),
  constraint bulk_action_items_position_key unique (workspace_id, bulk_action_id, position),
  constraint bulk_action_items_bulk_action_id_fkey foreign key (workspace_id, bulk_action_id)
    references bulk_actions (workspace_id, id) on delete cascade,
  constraint bulk_action_items_outcome_check check (outcome in ('waiting', 'done', 'refused', 'skipped')),
  constraint bulk_action_items_ended_at_check check ((ended_at is not null) = (outcome <> 'waiting'))
);
comment on column bulk_action_items.bulk_action_id is 'internal: the bulk action';
create index bulk_action_items_outcome_idx on bulk_action_items (workspace_id, bulk_action_id, outcome, position);

-- However it ends, what had no turn is skipped, and it says what became of all.
create function end_bulk_action() returns trigger
  language plpgsql as $$
begin
  update bulk_action_items set outcome = 'skipped', ended_at = new.finished_at
  where workspace_id = new.workspace_id and bulk_action_id = new.id and outcome = 'waiting';
  select count(*) filter (where outcome in ('done', 'refused')), count(*) filter (where outcome = 'refused'),
    count(*) filter (where outcome = 'skipped')
  into new.done, new.refused, new.skipped
  from bulk_action_items where workspace_id = new.workspace_id and bulk_action_id = new.id;
  return new;
end $$;
create trigger bulk_action_ends before update on bulk_actions
  for each row when (old.status = 'running' and new.status <> 'running') execute function end_bulk_action();

create table comments (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  object_id text collate "C" not null,
  text text not null,
  written_by text collate "C" not null,
  created_at timestamptz(3) not null default stamp(),
  constraint comments_pkey primary key (workspace_id, id),
  constraint comments_text_check check (length(text) between 1 and 2000)
);
create index comments_object_id_idx on comments (workspace_id, object_id, created_at, id);
create index comments_written_by_idx on comments (workspace_id, written_by, created_at, id);
create index comments_created_at_idx on comments (workspace_id, created_at, id);
