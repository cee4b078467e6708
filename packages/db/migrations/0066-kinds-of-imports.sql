-- Imports of leave balances, of attendance and of payroll.

alter table imports drop constraint imports_kind_check;
alter table imports add constraint imports_kind_check check (kind in ('employees', 'leave_balances', 'attendance', 'payroll'));
