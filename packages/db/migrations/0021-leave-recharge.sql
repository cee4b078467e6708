-- Leave that is charged anew: by the sandwich rule that it was measured by, and told of where the balance does not cover it.

alter table leave_applications add column sandwich_rule boolean not null default false;
comment on column leave_applications.sandwich_rule is 'internal: of the policy that it was asked for or approved under';
update leave_applications a set sandwich_rule = coalesce((
  select p.sandwich_rule from leave_policies p
  where p.workspace_id = a.workspace_id and p.leave_type_id = a.leave_type_id and p.effective_from <= a.from_date
    and coalesce(p.effective_to, 'infinity') >= a.from_date order by p.effective_from desc limit 1), false);

create table leave_overdrafts (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  employee_id text collate "C" not null,
  leave_application_id text collate "C" not null,
  leave_balance_id text collate "C" not null,
  days numeric(7, 2) not null,
  uncovered_days numeric(7, 2) not null,
  because text not null,
  created_at timestamptz(3) not null default stamp(),
  constraint leave_overdrafts_pkey primary key (workspace_id, id),
  constraint leave_overdrafts_employee_id_fkey foreign key (workspace_id, employee_id) references employees (workspace_id, id),
  constraint leave_overdrafts_leave_application_id_fkey foreign key (workspace_id, leave_application_id)
    references leave_applications (workspace_id, id),
  constraint leave_overdrafts_leave_balance_id_fkey foreign key (workspace_id, leave_balance_id) references leave_allocations (workspace_id, id),
  constraint leave_overdrafts_uncovered_days_check check (uncovered_days > 0 and uncovered_days <= days)
);
create index leave_overdrafts_created_at_idx on leave_overdrafts (workspace_id, created_at, id);
create index leave_overdrafts_employee_id_idx on leave_overdrafts (workspace_id, employee_id, created_at, id);
