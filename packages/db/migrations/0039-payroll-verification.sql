-- A run can be verified by itself: whether its approval or lock would pass now.
alter table payroll_operations
  drop constraint payroll_operations_kind_check,
  add constraint payroll_operations_kind_check check (kind in ('process', 'verify', 'approve', 'lock'));
