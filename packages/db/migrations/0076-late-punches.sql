-- Late punches: those that arrived after payroll had locked their day. The day stays, and somebody decides what to correct.

create table late_punches (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  employee_id text collate "C" not null,
  punch_id text collate "C" not null,
  date date not null,
  dismissed_at timestamptz(3),
  dismissal_reason text,
  created_at timestamptz(3) not null default stamp(),
  updated_at timestamptz(3) not null default stamp(),
  constraint late_punches_pkey primary key (workspace_id, id),
  constraint late_punches_employee_id_fkey foreign key (workspace_id, employee_id) references employees (workspace_id, id),
  constraint late_punches_punch_id_fkey foreign key (workspace_id, punch_id) references punches (workspace_id, id),
  constraint late_punches_punch_id_key unique (workspace_id, punch_id),
  constraint late_punches_dismissal_reason_check check ((dismissed_at is not null) = (dismissal_reason is not null))
);
create index late_punches_created_at_idx on late_punches (workspace_id, created_at, id);
create index late_punches_employee_id_idx on late_punches (workspace_id, employee_id, created_at, id);
