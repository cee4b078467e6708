-- Turns: whoever an approval asks is told.

alter table notifications drop constraint notifications_type_check;
alter table notifications add constraint notifications_type_check check (type in ('request_decided', 'request_made', 'approval_asked',
  'payslip_published', 'announcement_published', 'document_expiring', 'account_changed'));
