-- Notifications: what members are told of what concerns them, written with what happened.

create table notifications (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  member_id text collate "C" not null,
  type text not null,
  subject text not null,
  subject_id text collate "C" not null,
  outcome text,
  name text,
  day date,
  importance text not null,
  read_at timestamptz(3),
  created_at timestamptz(3) not null default stamp(),
  constraint notifications_pkey primary key (workspace_id, id),
  constraint notifications_member_id_fkey foreign key (workspace_id, member_id) references members (workspace_id, id),
  constraint notifications_type_check check (type in ('request_decided', 'request_made', 'payslip_published', 'announcement_published',
    'document_expiring', 'account_changed')),
  constraint notifications_subject_check check (subject in ('leave_application', 'regularisation', 'overtime_request', 'rest_day_swap',
    'expense_claim', 'loan', 'hr_letter_request', 'bank_account_change', 'salary_slip', 'announcement', 'employee_document',
    'employee_bank_account', 'member')),
  constraint notifications_importance_check check (importance in ('now', 'later'))
);
create index notifications_member_id_idx on notifications (workspace_id, member_id, created_at, id);
create index notifications_unread_idx on notifications (workspace_id, member_id) where read_at is null;
create index notifications_age_idx on notifications (created_at);
comment on column notifications.member_id is 'internal: whom it tells; nobody else sees it';

-- Whom to tell, by the employee that they are: also a request that sees no members finds its reader here. It reads as the owner,
-- who sees all workspaces, so it names the one itself. Whoever has left is told as long as they see their payslips. It is no
-- barrier, and asks no volatile function, so that PostgreSQL looks up whom it is asked for, and not all members.
create view told_members as
  select m.workspace_id, m.id as member_id, m.employee_id,
    coalesce(e.separation_date >= (now() at time zone c.timezone)::date, true) as works
  from members m
    join companies c on c.workspace_id = m.workspace_id and c.id = m.workspace_id
    join employees e on e.workspace_id = m.workspace_id and e.id = m.employee_id
  where m.workspace_id = (select current_workspace()) and not m.deleted and not e.deleted
    and coalesce(e.separation_date + c.leaver_days >= (now() at time zone c.timezone)::date, true);
comment on view told_members is 'read by requests of muster_person and muster_app';
