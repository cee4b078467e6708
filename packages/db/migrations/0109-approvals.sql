-- Approvals: who is asked about a request, one step after another, and what each of them decided.

create table approval_policies (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  name text not null,
  kind text not null,
  position integer not null default 1,
  is_active boolean not null default true,
  min_days numeric(6, 2),
  min_amount numeric,
  leave_type_ids text[] collate "C" not null default '{}',
  department_ids text[] collate "C" not null default '{}',
  branch_ids text[] collate "C" not null default '{}',
  steps json not null,
  created_at timestamptz(3) not null default stamp(),
  updated_at timestamptz(3) not null default stamp(),
  constraint approval_policies_pkey primary key (workspace_id, id),
  constraint approval_policies_kind_check check (kind in ('leave', 'correction', 'overtime', 'expense', 'loan', 'letter', 'bank_account')),
  constraint approval_policies_position_check check (position between 1 and 1000)
);
create index approval_policies_kind_idx on approval_policies (workspace_id, kind, created_at, id);
create index approval_policies_created_at_idx on approval_policies (workspace_id, created_at, id);
create index approval_policies_updated_at_idx on approval_policies (workspace_id, updated_at);

create table approvals (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  kind text not null,
  subject_id text collate "C" not null,
  employee_id text collate "C" not null,
  approval_policy_id text collate "C" not null,
  status text not null default 'waiting',
  days numeric(6, 2),
  amount numeric,
  from_date date,
  to_date date,
  decided_at timestamptz(3),
  created_at timestamptz(3) not null default stamp(),
  updated_at timestamptz(3) not null default stamp(),
  constraint approvals_pkey primary key (workspace_id, id),
  constraint approvals_employee_id_fkey foreign key (workspace_id, employee_id) references employees (workspace_id, id),
  constraint approvals_approval_policy_id_fkey foreign key (workspace_id, approval_policy_id) references approval_policies (workspace_id, id),
  constraint approvals_kind_check check (kind in ('leave', 'correction', 'overtime', 'expense', 'loan', 'letter', 'bank_account')),
  constraint approvals_status_check check (status in ('waiting', 'approved', 'rejected', 'withdrawn', 'superseded')),
  constraint approvals_decided_at_check check ((decided_at is not null) = (status <> 'waiting'))
);
create unique index approvals_waiting_key on approvals (workspace_id, subject_id) where status = 'waiting';
create index approvals_subject_id_idx on approvals (workspace_id, subject_id, created_at, id);
create index approvals_employee_id_idx on approvals (workspace_id, employee_id, created_at, id);
create index approvals_status_idx on approvals (workspace_id, status, created_at, id);
create index approvals_created_at_idx on approvals (workspace_id, created_at, id);
create index approvals_updated_at_idx on approvals (workspace_id, updated_at);

create table approval_steps (
  workspace_id text collate "C" not null,
  approval_id text collate "C" not null,
  position integer not null,
  employee_id text collate "C" not null,
  approver text not null,
  role_id text collate "C",
  member_id text collate "C",
  quorum text not null default 'any',
  status text not null default 'coming',
  reason text,
  opened_at timestamptz(3),
  ended_at timestamptz(3),
  constraint approval_steps_pkey primary key (workspace_id, approval_id, position),
  constraint approval_steps_approval_id_fkey foreign key (workspace_id, approval_id) references approvals (workspace_id, id),
  constraint approval_steps_approver_check check (approver in ('manager', 'second_manager', 'department_head', 'role', 'member')),
  constraint approval_steps_quorum_check check (quorum in ('any', 'all')),
  constraint approval_steps_status_check check (status in ('coming', 'open', 'approved', 'rejected', 'skipped', 'superseded')),
  constraint approval_steps_reason_check check (reason in ('decided_before', 'own', 'nobody_there', 'nobody')),
  constraint approval_steps_ended_at_check check ((ended_at is not null) = (status not in ('coming', 'open')))
);

create table approval_assignments (
  workspace_id text collate "C" not null,
  approval_id text collate "C" not null,
  position integer not null,
  member_id text collate "C" not null,
  employee_id text collate "C" not null,
  via text not null,
  decision text,
  decided_by text collate "C",
  comment text,
  decided_at timestamptz(3),
  ended_at timestamptz(3),
  created_at timestamptz(3) not null default stamp(),
  constraint approval_assignments_pkey primary key (workspace_id, approval_id, position, member_id),
  constraint approval_assignments_step_fkey foreign key (workspace_id, approval_id, position)
    references approval_steps (workspace_id, approval_id, position),
  constraint approval_assignments_member_id_fkey foreign key (workspace_id, member_id) references members (workspace_id, id),
  constraint approval_assignments_via_check check (via in ('line', 'head', 'role', 'named', 'last_resort')),
  constraint approval_assignments_decision_check check (decision in ('approved', 'rejected')),
  constraint approval_assignments_decided_at_check check ((decided_at is not null) = (decision is not null))
);
create index approval_assignments_open_idx on approval_assignments (workspace_id, member_id, approval_id) where ended_at is null;
create index approval_assignments_member_id_idx on approval_assignments (workspace_id, member_id, approval_id);
comment on column approval_assignments.employee_id is 'whose request it is, for the policies of a person';

-- However a record is decided or withdrawn, nobody is asked about it any more. Approvers who decide it end the approval first.
create function end_approval() returns trigger
  language plpgsql as $$
declare
  ended text;
begin
  update approvals set decided_at = stamp(), updated_at = stamp(),
    status = case when new.status in ('approved', 'rejected') then 'superseded' else 'withdrawn' end
  where workspace_id = new.workspace_id and subject_id = new.id and status = 'waiting' returning id into ended;
  if ended is not null then
    update approval_steps set status = 'superseded', ended_at = stamp()
    where workspace_id = new.workspace_id and approval_id = ended and status in ('coming', 'open');
    update approval_assignments set ended_at = stamp()
    where workspace_id = new.workspace_id and approval_id = ended and ended_at is null;
  end if;
  return null;
end $$;

do $$
declare
  decided text;
begin
  foreach decided in array array['leave_applications', 'regularisations', 'overtime_requests', 'loans', 'hr_letter_requests', 'bank_account_changes'] loop
    execute format('create trigger end_approval after update of status on %I for each row
      when (old.status = ''pending'' and new.status <> ''pending'') execute function end_approval()', decided);
  end loop;
end $$;
create trigger end_approval after update of status on expense_claims
  for each row when (old.status = 'submitted' and new.status <> 'submitted') execute function end_approval();

-- Owners and HR say who is asked.
create or replace function system_roles(workspace text)
returns table (id text, name text, is_owner boolean, scopes text[], permissions text[])
  language sql immutable parallel safe as $$
  select 'rol_' || substr(workspace, 5, 24) || given.ending, given.name, given.name = 'Owner', given.scopes::text[], given.permissions::text[]
  from (values
    ('01', 'Owner',
      '{announcements:read,assets:read,attendance:read,attendance:write,documents:read,documents:write,employees.sensitive:read,employees:read,employees:write,expenses:read,leave:read,leave:write,org:read,org:write,payroll:read,recruitment:read,recruitment:write,webhooks:manage}',
      '{announcements.manage,api.manage,approvals.manage,assets.manage,attendance.manage,audit.read,documents.manage,expenses.manage,leave.manage,loans.manage,members.manage,payroll.approve,payroll.manage,recruitment.manage,salaries.manage,workspace.manage}'),
    ('02', 'HR',
      '{announcements:read,assets:read,attendance:read,attendance:write,documents:read,documents:write,employees:read,employees:write,expenses:read,leave:read,leave:write,org:read,org:write,recruitment:read,recruitment:write}',
      '{announcements.manage,approvals.manage,assets.manage,attendance.manage,documents.manage,expenses.manage,leave.manage,recruitment.manage}'),
    ('03', 'Payroll',
      '{announcements:read,attendance:read,employees.sensitive:read,employees:read,expenses:read,leave:read,org:read,payroll:read}',
      '{loans.manage,payroll.manage,salaries.manage}'),
    ('04', 'Approver',
      '{announcements:read,attendance:read,employees.sensitive:read,employees:read,expenses:read,leave:read,org:read,payroll:read}',
      '{payroll.approve}'),
    ('05', 'Developer', '{announcements:read,org:read,webhooks:manage}', '{api.manage}'),
    ('06', 'Auditor',
      '{announcements:read,assets:read,attendance:read,documents:read,employees.sensitive:read,employees:read,expenses:read,leave:read,org:read,payroll:read,recruitment:read}',
      '{audit.read}')
  ) as given (ending, name, scopes, permissions)
$$;
update roles r set permissions = s.permissions, updated_at = stamp()
from companies c, system_roles(c.workspace_id) s
where r.workspace_id = c.workspace_id and r.id = s.id and r.permissions <> s.permissions;
