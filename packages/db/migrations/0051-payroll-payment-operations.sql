-- Reopening a run, and preparing, recording and cancelling its payment, are operations: what they concern, and what was said.

alter table payroll_operations
  add column payroll_payment_batch_id text collate "C",
  add column input json not null default '{}',
  drop constraint payroll_operations_kind_check,
  add constraint payroll_operations_kind_check check (
    kind in ('process', 'verify', 'approve', 'lock', 'reopen', 'prepare_payment', 'record_payment', 'cancel_payment')),
  add constraint payroll_operations_payroll_payment_batch_id_fkey foreign key (workspace_id, payroll_payment_batch_id)
    references payroll_payment_batches (workspace_id, id);
comment on column payroll_operations.input is 'internal: the body of the request that asked for it, where it had one';
