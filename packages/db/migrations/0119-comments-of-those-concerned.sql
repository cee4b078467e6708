-- Comments are for those whom a request concerns: whoever asked for it, their managers, and whoever an approval asks.

-- What was written before was written for those who see all requests, and stays theirs alone.
alter table comments add column is_internal boolean not null default true;
alter table comments alter column text drop not null;
alter table comments add column text_deleted_at timestamptz(3);
alter table comments add constraint comments_text_deleted_at_check check ((text_deleted_at is not null) = (text is null));

alter table notifications drop constraint notifications_type_check;
alter table notifications add constraint notifications_type_check check (type in ('request_decided', 'request_made', 'approval_asked',
  'request_commented', 'payslip_published', 'announcement_published', 'document_expiring', 'account_changed'));

-- Who asks, and what their role shows them of everybody or of a team, such as LeaveApplication or LeaveApplication:team.
create function current_member() returns text
  language sql stable parallel safe
  return current_setting('app.member_id', true);
create function current_rights() returns text[]
  language sql stable parallel safe
  return string_to_array(current_setting('app.rights', true), ',');

-- The records on which the request may comment, or read what was said. It reads as the owner, who sees all workspaces, so it
-- names the one itself. A key or a task, which is no person's, asked for the right to the kind before.
create view commented_records with (security_barrier) as
  select r.workspace_id, r.id, r.employee_id, s.by_right, s.by_right or s.is_own or s.is_asked as may_write
  from (
    select workspace_id, id, employee_id, 'LeaveApplication' as kind, true as is_request from leave_applications
    union all select workspace_id, id, employee_id, 'Regularisation', true from regularisations
    union all select workspace_id, id, employee_id, 'OvertimeRequest', true from overtime_requests
    union all select workspace_id, id, employee_id, 'ExpenseClaim', true from expense_claims
    union all select workspace_id, id, employee_id, 'Loan', true from loans
    union all select workspace_id, id, employee_id, 'HrLetterRequest', true from hr_letter_requests
    union all select workspace_id, id, employee_id, 'BankAccountChange', true from bank_account_changes
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
comment on view commented_records is 'read by requests of muster_app and muster_person';

-- Who has written it, for whoever sees no members.
create view comment_authors with (security_barrier) as
  select m.workspace_id, m.id, m.name from members m where m.workspace_id = (select current_workspace());
comment on view comment_authors is 'read by requests of muster_app and muster_person';
