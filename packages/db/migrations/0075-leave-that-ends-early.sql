-- Leave that ends early: the day on which it was to end until then, and why it does not. Each time it ends on an earlier day.

create table leave_shortenings (
  workspace_id text collate "C" not null,
  leave_application_id text collate "C" not null,
  former_to_date date not null,
  to_date date not null,
  reason text not null,
  created_at timestamptz(3) not null default stamp(),
  constraint leave_shortenings_pkey primary key (workspace_id, leave_application_id, former_to_date),
  constraint leave_shortenings_leave_application_id_fkey foreign key (workspace_id, leave_application_id)
    references leave_applications (workspace_id, id),
  constraint leave_shortenings_to_date_check check (to_date < former_to_date)
);
