-- Stand-ins are told that they are named, and that it was taken back.

alter table notifications drop constraint notifications_type_check;
alter table notifications add constraint notifications_type_check check (type in ('request_decided', 'request_made', 'approval_asked',
  'request_commented', 'payslip_published', 'announcement_published', 'document_expiring', 'account_changed', 'stand_in_named',
  'stand_in_revoked'));

alter table notifications drop constraint notifications_subject_check;
alter table notifications add constraint notifications_subject_check check (subject in ('leave_application', 'regularisation',
  'overtime_request', 'rest_day_swap', 'expense_claim', 'loan', 'hr_letter_request', 'bank_account_change', 'profile_change',
  'salary_slip', 'announcement', 'employee_document', 'employee_bank_account', 'member', 'approval_delegation'));
