-- The feed of events: those of a workspace in the order in which they happened.

create index events_feed_idx on events (workspace_id, created_at, id);
