-- Exports of payslips: a zip with the PDF of each slip of a run.

alter table exports
  drop constraint exports_kind_check,
  add constraint exports_kind_check check (kind in ('list', 'payroll_register', 'gl_journal', 'workspace', 'payslips'));
