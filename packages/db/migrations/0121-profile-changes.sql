-- Changes of their own details that employees ask for: how they are reached, where they live, and their marital status.

create table profile_changes (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  employee_id text collate "C" not null,
  status text not null default 'pending',
  fields text[] not null,
  marital_status text,
  old_marital_status text,
  personal_email text,
  old_personal_email text,
  phone_primary text,
  old_phone_primary text,
  addresses json not null default '[]',
  old_addresses json not null default '[]',
  requested_by text not null,
  decided_by text,
  decided_at timestamptz(3),
  rejection_reason text,
  created_at timestamptz(3) not null default stamp(),
  updated_at timestamptz(3) not null default stamp(),
  constraint profile_changes_pkey primary key (workspace_id, id),
  constraint profile_changes_employee_id_fkey foreign key (workspace_id, employee_id) references employees (workspace_id, id),
  constraint profile_changes_status_check check (status in ('pending', 'approved', 'rejected', 'withdrawn')),
  constraint profile_changes_fields_check check (cardinality(fields) > 0 and fields <@ array['marital_status', 'personal_email', 'phone_primary', 'addresses']),
  constraint profile_changes_marital_status_check check (marital_status in ('single', 'married', 'divorced', 'widowed')),
  constraint profile_changes_old_marital_status_check check (old_marital_status in ('single', 'married', 'divorced', 'widowed')),
  constraint profile_changes_decided_at_check check ((decided_at is not null) = (status in ('approved', 'rejected')))
);
create unique index profile_changes_open_key on profile_changes (workspace_id, employee_id) where status = 'pending';
create index profile_changes_employee_id_idx on profile_changes (workspace_id, employee_id, created_at, id);
create index profile_changes_status_idx on profile_changes (workspace_id, status, created_at, id);
create index profile_changes_created_at_idx on profile_changes (workspace_id, created_at, id);
create index profile_changes_updated_at_idx on profile_changes (workspace_id, updated_at);

create trigger end_approval after update of status on profile_changes
  for each row when (old.status = 'pending' and new.status <> 'pending') execute function end_approval();

alter table approval_policies drop constraint approval_policies_kind_check;
alter table approval_policies add constraint approval_policies_kind_check
  check (kind in ('leave', 'correction', 'overtime', 'expense', 'loan', 'letter', 'bank_account', 'profile'));
alter table approvals drop constraint approvals_kind_check;
alter table approvals add constraint approvals_kind_check
  check (kind in ('leave', 'correction', 'overtime', 'expense', 'loan', 'letter', 'bank_account', 'profile'));
alter table notifications drop constraint notifications_subject_check;
alter table notifications add constraint notifications_subject_check check (subject in ('leave_application', 'regularisation',
  'overtime_request', 'rest_day_swap', 'expense_claim', 'loan', 'hr_letter_request', 'bank_account_change', 'profile_change',
  'salary_slip', 'announcement', 'employee_document', 'employee_bank_account', 'member'));
