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
alter table approval_delegations drop constraint approval_delegations_kinds_check;
alter table approval_delegations add constraint approval_delegations_kinds_check
  check (kinds <@ array['leave', 'correction', 'overtime', 'expense', 'loan', 'letter', 'bank_account', 'profile']);

-- As before, with these changes among what people ask for.
create or replace view commented_records with (security_barrier) as
  select r.workspace_id, r.id, r.employee_id, s.by_right, s.by_right or s.is_own or s.is_asked as may_write
  from (
    select workspace_id, id, employee_id, 'LeaveApplication' as kind, true as is_request from leave_applications
    union all select workspace_id, id, employee_id, 'Regularisation', true from regularisations
    union all select workspace_id, id, employee_id, 'OvertimeRequest', true from overtime_requests
    union all select workspace_id, id, employee_id, 'ExpenseClaim', true from expense_claims
    union all select workspace_id, id, employee_id, 'Loan', true from loans
    union all select workspace_id, id, employee_id, 'HrLetterRequest', true from hr_letter_requests
    union all select workspace_id, id, employee_id, 'BankAccountChange', true from bank_account_changes
    union all select workspace_id, id, employee_id, 'ProfileChange', true from profile_changes
    union all select workspace_id, id, employee_id, 'LeaveEncashment', false from leave_encashments
    union all select workspace_id, id, employee_id, 'EmployeeDocument', false from employee_documents
    union all select workspace_id, id, employee_id, 'EmploymentContract', false from employment_contracts
    union all select workspace_id, id, null, 'PayrollRun', false from payroll_runs
  ) as r cross join lateral (
    select current_user <> 'muster_person' or r.kind = any((select current_rights())::text[]) as by_right,
      r.is_request and r.employee_id = (select current_setting('app.employee_id', true)) as is_own,
      r.is_request and exists (select from approvals p
        join approval_assignments a on a.workspace_id = p.workspace_id and a.approval_id = p.id
        where p.workspace_id = r.workspace_id and p.subject_id = r.id and p.status = 'waiting'
          and a.member_id = (select current_member())) as is_asked
  ) as s
  where r.workspace_id = (select current_workspace())
    and (s.by_right or s.is_own or s.is_asked
      or (r.is_request and r.kind || ':team' = any((select current_rights())::text[])
        and exists (select from reporting_lines l where l.workspace_id = (select current_workspace())
          and l.manager_id = (select current_setting('app.employee_id', true)) and l.employee_id = r.employee_id)));
