-- Sheets of payroll: exports of runs, and the accounts of the general ledger on which payroll is booked.

create table payroll_gl_codes (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  salary_component_id text collate "C",
  gl_code text not null,
  contra_gl_code text,
  created_at timestamptz(3) not null default stamp(),
  updated_at timestamptz(3) not null default stamp(),
  constraint payroll_gl_codes_pkey primary key (workspace_id, id),
  constraint payroll_gl_codes_salary_component_id_key unique nulls not distinct (workspace_id, salary_component_id),
  constraint payroll_gl_codes_salary_component_id_fkey foreign key (workspace_id, salary_component_id)
    references salary_components (workspace_id, id)
);
create index payroll_gl_codes_created_at_idx on payroll_gl_codes (workspace_id, created_at, id);

alter table exports
  add column payroll_run_id text collate "C",
  add constraint exports_payroll_run_id_fkey foreign key (workspace_id, payroll_run_id) references payroll_runs (workspace_id, id)
    on delete set null (payroll_run_id),
  drop constraint exports_kind_check,
  add constraint exports_kind_check check (kind in ('list', 'payroll_register', 'gl_journal'));
create index exports_payroll_run_id_idx on exports (workspace_id, payroll_run_id) where payroll_run_id is not null;
