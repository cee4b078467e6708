-- Exports of the kind workspace: the archive of all that it has.
alter table exports
  drop constraint exports_kind_check,
  add constraint exports_kind_check check (kind in ('list', 'payroll_register', 'gl_journal', 'workspace'));
