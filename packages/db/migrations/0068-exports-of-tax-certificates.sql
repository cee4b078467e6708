-- Exports of tax certificates: the figures of a tax year, a row for each employee.

alter table exports
  add column tax_year text,
  drop constraint exports_kind_check,
  add constraint exports_kind_check check (kind in ('list', 'payroll_register', 'gl_journal', 'workspace', 'payslips', 'tax_certificates'));
