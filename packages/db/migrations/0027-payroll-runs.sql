-- Payroll runs: what each employee is paid for a month, line by line, what a run has taken, and how pay is handed over.

create table payroll_runs (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  fiscal_year_id text collate "C" not null,
  kind text not null default 'regular',
  month integer not null,
  year integer not null,
  run_date date not null,
  total_employees integer not null default 0,
  total_gross numeric not null,
  total_deductions numeric not null,
  total_net numeric not null,
  total_employer_cost numeric not null,
  status text not null default 'draft',
  source text not null default 'processed',
  approved_at timestamptz(3),
  locked_at timestamptz(3),
  disbursed_at timestamptz(3),
  notes text,
  created_by text collate "C",
  processed_by text collate "C",
  approved_by text collate "C",
  locked_by text collate "C",
  rules text,
  warnings text not null default '[]',
  created_at timestamptz(3) not null default stamp(),
  updated_at timestamptz(3) not null default stamp(),
  constraint payroll_runs_pkey primary key (workspace_id, id),
  constraint payroll_runs_fiscal_year_id_fkey foreign key (workspace_id, fiscal_year_id) references fiscal_years (workspace_id, id),
  constraint payroll_runs_kind_check check (kind in ('regular', 'bonus', 'final', 'correction')),
  constraint payroll_runs_month_check check (month between 1 and 12),
  constraint payroll_runs_status_check check (status in ('draft', 'processed', 'approved', 'locked', 'disbursed')),
  constraint payroll_runs_source_check check (source in ('processed', 'imported')),
  constraint payroll_runs_approved_at_check check ((approved_at is not null) = (status in ('approved', 'locked', 'disbursed'))),
  constraint payroll_runs_locked_at_check check ((locked_at is not null) = (status in ('locked', 'disbursed'))),
  constraint payroll_runs_disbursed_at_check check ((disbursed_at is not null) = (status = 'disbursed'))
);
comment on constraint payroll_runs_month_check on payroll_runs is 'must be 1 to 12';
comment on column payroll_runs.kind is 'internal: a month has one regular run, which closes its days, and any number of others';
comment on column payroll_runs.created_by is 'internal: the token that made the draft; null where no request did';
comment on column payroll_runs.processed_by is 'internal: the token that last processed or imported it';
comment on column payroll_runs.approved_by is 'internal: the token that approved it';
comment on column payroll_runs.locked_by is 'internal: the token that locked it';
comment on column payroll_runs.rules is 'internal: JSON of the settings, component flags and law of the calculation, written at the lock';
comment on column payroll_runs.warnings is 'internal: JSON of what the last calculation tells of people who are not in the run';
create unique index payroll_runs_month_key on payroll_runs (workspace_id, year, month) where kind = 'regular';
create index payroll_runs_created_at_idx on payroll_runs (workspace_id, created_at, id);
create index payroll_runs_updated_at_idx on payroll_runs (workspace_id, updated_at);

create table payroll_entries (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  payroll_run_id text collate "C" not null,
  employee_id text collate "C" not null,
  salary_assignment_id text collate "C" not null,
  working_days numeric(6, 2) not null default 0,
  present_days numeric(6, 2) not null default 0,
  absent_days numeric(6, 2) not null default 0,
  leave_days numeric(6, 2) not null default 0,
  unpaid_leave_days numeric(6, 2) not null default 0,
  half_days numeric(6, 2) not null default 0,
  late_count integer not null default 0,
  early_leave_count integer not null default 0,
  holidays integer not null default 0,
  overtime_hours numeric(8, 2) not null default 0,
  gross_salary numeric not null,
  total_earnings numeric not null,
  total_deductions numeric not null,
  net_salary numeric not null,
  employer_contributions numeric not null,
  taxable_income numeric not null,
  tax_amount numeric not null,
  loan_deduction numeric not null,
  absence_deduction numeric not null,
  unpaid_leave_deduction numeric not null,
  late_deduction numeric not null,
  bonus_amount numeric not null,
  adjustment_addition numeric not null,
  adjustment_deduction numeric not null,
  payment_method text not null default 'bank_transfer',
  payment_date date,
  payment_reference text,
  paid_at timestamptz(3),
  acknowledged_at timestamptz(3),
  status text not null default 'draft',
  month_taxable numeric not null,
  overtime_amount numeric not null,
  basis text not null default '',
  law text not null default '{}',
  warnings text not null default '[]',
  deferred text not null default '[]',
  explanation text not null default '[]',
  hold_reason text,
  created_at timestamptz(3) not null default stamp(),
  updated_at timestamptz(3) not null default stamp(),
  constraint payroll_entries_pkey primary key (workspace_id, id),
  constraint payroll_entries_employee_id_key unique (workspace_id, employee_id, payroll_run_id),
  constraint payroll_entries_payroll_run_id_fkey foreign key (workspace_id, payroll_run_id) references payroll_runs (workspace_id, id),
  constraint payroll_entries_employee_id_fkey foreign key (workspace_id, employee_id) references employees (workspace_id, id),
  constraint payroll_entries_salary_assignment_id_fkey foreign key (workspace_id, salary_assignment_id) references salary_assignments (workspace_id, id),
  constraint payroll_entries_payment_method_check check (payment_method in ('bank_transfer', 'cash', 'cheque', 'mobile_wallet')),
  constraint payroll_entries_status_check check (status in ('draft', 'approved', 'locked', 'on_hold', 'paid')),
  constraint payroll_entries_net_salary_check check (net_salary = total_earnings - total_deductions and net_salary >= 0),
  constraint payroll_entries_paid_at_check check ((paid_at is not null) = (status = 'paid')),
  constraint payroll_entries_hold_reason_check check (hold_reason is null or status = 'on_hold')
);
comment on constraint payroll_entries_net_salary_check on payroll_entries is 'must be total_earnings less total_deductions, and not below zero';
comment on column payroll_entries.month_taxable is 'internal: the part of taxable_income that is of the run''s own month; the rest is of earlier ones';
comment on column payroll_entries.overtime_amount is 'internal: what the overtime came to';
comment on column payroll_entries.basis is 'internal: what time pay of the month rests on besides graded days; while it stands, the month need not be read again';
comment on column payroll_entries.law is 'internal: JSON of the amounts by the law''s bases, and of what was withheld by code; the year to date is their sum';
comment on column payroll_entries.deferred is 'internal: JSON of what the net pay did not suffice for';
comment on column payroll_entries.warnings is 'internal: JSON of what the calculation warns of';
comment on column payroll_entries.explanation is 'internal: JSON of the lines with the reasons of each';
comment on column payroll_entries.hold_reason is 'internal: why it is held';
create index payroll_entries_created_at_idx on payroll_entries (workspace_id, created_at, id);
create index payroll_entries_updated_at_idx on payroll_entries (workspace_id, updated_at);
create index payroll_entries_payroll_run_id_idx on payroll_entries (workspace_id, payroll_run_id, created_at, id);
create index payroll_entries_salary_assignment_id_idx on payroll_entries (workspace_id, salary_assignment_id);

create table payroll_entry_components (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  payroll_run_id text collate "C" not null,
  payroll_entry_id text collate "C" not null,
  salary_component_id text collate "C" not null,
  type text not null,
  amount numeric not null,
  is_taxable boolean not null,
  display_order integer not null,
  constraint payroll_entry_components_pkey primary key (workspace_id, id),
  constraint payroll_entry_components_salary_component_id_key unique (workspace_id, payroll_entry_id, salary_component_id),
  constraint payroll_entry_components_payroll_entry_id_fkey foreign key (workspace_id, payroll_entry_id) references payroll_entries (workspace_id, id),
  constraint payroll_entry_components_salary_component_id_fkey foreign key (workspace_id, salary_component_id) references salary_components (workspace_id, id),
  constraint payroll_entry_components_type_check check (type in ('earning', 'deduction', 'employer_contribution'))
);
comment on column payroll_entry_components.payroll_run_id is 'internal: the run of the entry, by which lists filter';
create index payroll_entry_components_payroll_run_id_idx on payroll_entry_components (workspace_id, payroll_run_id, id);

-- What an entry pays or takes for earlier months. With the month's own entry it is what was paid for that month.
create table payroll_entry_arrears (
  workspace_id text collate "C" not null,
  payroll_run_id text collate "C" not null,
  payroll_entry_id text collate "C" not null,
  month date not null,
  gross_salary numeric not null,
  time_deductions numeric not null,
  overtime numeric not null,
  taxable_income numeric not null,
  basis text not null default '',
  constraint payroll_entry_arrears_pkey primary key (workspace_id, payroll_entry_id, month),
  constraint payroll_entry_arrears_payroll_entry_id_fkey foreign key (workspace_id, payroll_entry_id) references payroll_entries (workspace_id, id),
  constraint payroll_entry_arrears_month_check check (extract(day from month) = 1)
);

create table salary_slips (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  payroll_run_id text collate "C" not null,
  payroll_entry_id text collate "C" not null,
  employee_id text collate "C" not null,
  slip_number text,
  language text,
  emailed_at timestamptz(3),
  printed text not null default '{}',
  generated_at timestamptz(3) not null default stamp(),
  created_at timestamptz(3) not null default stamp(),
  constraint salary_slips_pkey primary key (workspace_id, id),
  constraint salary_slips_payroll_entry_id_key unique (workspace_id, payroll_entry_id),
  constraint salary_slips_payroll_run_id_fkey foreign key (workspace_id, payroll_run_id) references payroll_runs (workspace_id, id),
  constraint salary_slips_payroll_entry_id_fkey foreign key (workspace_id, payroll_entry_id) references payroll_entries (workspace_id, id),
  constraint salary_slips_employee_id_fkey foreign key (workspace_id, employee_id) references employees (workspace_id, id)
);
comment on column salary_slips.payroll_run_id is 'internal: the run of the entry, by which lists filter';
comment on column salary_slips.employee_id is 'internal: the employee of the entry, by which lists filter';
comment on column salary_slips.printed is 'internal: JSON of all that the slip shows, as it was at the lock';
create index salary_slips_created_at_idx on salary_slips (workspace_id, created_at, id);
create index salary_slips_payroll_run_id_idx on salary_slips (workspace_id, payroll_run_id, created_at, id);
create index salary_slips_employee_id_idx on salary_slips (workspace_id, employee_id, created_at, id);

-- What runs have taken: whatever is here is paid by this run and by no other.
create table payroll_claims (
  workspace_id text collate "C" not null,
  kind text collate "C" not null,
  object_id text collate "C" not null,
  payroll_run_id text collate "C" not null,
  employee_id text collate "C" not null,
  amount numeric,
  constraint payroll_claims_pkey primary key (workspace_id, kind, object_id),
  constraint payroll_claims_payroll_run_id_fkey foreign key (workspace_id, payroll_run_id) references payroll_runs (workspace_id, id),
  constraint payroll_claims_kind_check check (kind in ('time', 'installment', 'overtime', 'encashment', 'adjustment', 'expense_claim'))
);
comment on column payroll_claims.object_id is 'the id of what is taken; of time pay, and of an adjustment, with its month: emp_1:2026-04';
comment on column payroll_claims.amount is 'what is paid or taken of it, which may be less than was due; null of time pay';
create index payroll_claims_payroll_run_id_idx on payroll_claims (workspace_id, payroll_run_id, employee_id);

create table payroll_operations (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  payroll_run_id text collate "C" not null,
  kind text not null,
  status text not null default 'running',
  done integer not null default 0,
  total integer not null default 0,
  started_by text collate "C" not null,
  heartbeat_at timestamptz(3) not null default stamp(),
  runner text collate "C",
  message text,
  problems jsonb not null default '[]',
  finished_at timestamptz(3),
  created_at timestamptz(3) not null default stamp(),
  updated_at timestamptz(3) not null default stamp(),
  constraint payroll_operations_pkey primary key (workspace_id, id),
  constraint payroll_operations_payroll_run_id_fkey foreign key (workspace_id, payroll_run_id) references payroll_runs (workspace_id, id),
  constraint payroll_operations_kind_check check (kind in ('process', 'approve', 'lock')),
  constraint payroll_operations_status_check check (status in ('running', 'succeeded', 'failed')),
  constraint payroll_operations_finished_at_check check ((finished_at is not null) = (status <> 'running'))
);
comment on column payroll_operations.runner is 'internal: the process that works on it; null until one does';
create unique index payroll_operations_running_key on payroll_operations (workspace_id, payroll_run_id) where status = 'running';
create index payroll_operations_created_at_idx on payroll_operations (workspace_id, created_at, id);
create index payroll_operations_status_idx on payroll_operations (status, heartbeat_at) where status = 'running';

create table payroll_payments (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  payroll_run_id text collate "C" not null,
  payroll_entry_id text collate "C" not null,
  employee_id text collate "C" not null,
  batch integer not null,
  amount numeric not null,
  payment_method text not null,
  payment_date date,
  payment_reference text,
  status text not null default 'pending',
  failure_reason text,
  created_at timestamptz(3) not null default stamp(),
  updated_at timestamptz(3) not null default stamp(),
  constraint payroll_payments_pkey primary key (workspace_id, id),
  constraint payroll_payments_payroll_run_id_fkey foreign key (workspace_id, payroll_run_id) references payroll_runs (workspace_id, id),
  constraint payroll_payments_payroll_entry_id_fkey foreign key (workspace_id, payroll_entry_id) references payroll_entries (workspace_id, id),
  constraint payroll_payments_employee_id_fkey foreign key (workspace_id, employee_id) references employees (workspace_id, id),
  constraint payroll_payments_amount_check check (amount > 0),
  constraint payroll_payments_payment_method_check check (payment_method in ('bank_transfer', 'cash', 'cheque', 'mobile_wallet')),
  constraint payroll_payments_status_check check (status in ('pending', 'paid', 'failed')),
  constraint payroll_payments_failure_reason_check check ((failure_reason is not null) = (status = 'failed'))
);
-- An entry is in one payment at a time; after one that failed it may be in another.
create unique index payroll_payments_payroll_entry_id_key on payroll_payments (workspace_id, payroll_entry_id) where status <> 'failed';
create index payroll_payments_created_at_idx on payroll_payments (workspace_id, created_at, id);
create index payroll_payments_payroll_run_id_idx on payroll_payments (workspace_id, payroll_run_id, created_at, id);

-- Locked means immutable: of an entry only what says how and when it is paid may still be written, and of a run that it was.
create function refuse_figures_of_locked_entries() returns trigger
  language plpgsql as $$
declare payable constant text[] := array['status', 'hold_reason', 'payment_date', 'payment_reference', 'paid_at', 'acknowledged_at', 'updated_at'];
begin
  if exists (
    select from before_change b
    join payroll_runs r on r.workspace_id = b.workspace_id and r.id = b.payroll_run_id and r.locked_at is not null
    join after_change a on a.workspace_id = b.workspace_id and a.id = b.id
    where to_jsonb(b) - payable is distinct from to_jsonb(a) - payable
  ) then
    raise exception 'The payroll run of an entry is locked, so the figures of the entry do not change any more.'
      using errcode = 'restrict_violation', table = tg_table_name;
  end if;
  return null;
end $$;
create trigger refuse_figures_of_locked_entries after update on payroll_entries
  referencing old table as before_change new table as after_change
  for each statement execute function refuse_figures_of_locked_entries();

create function refuse_rows_of_locked_runs() returns trigger
  language plpgsql as $$
begin
  if exists (
    select from changed c
    join payroll_runs r on r.workspace_id = c.workspace_id and r.id = c.payroll_run_id and r.locked_at is not null
  ) then
    raise exception 'The payroll run is locked, so nothing is added to it, changed or removed any more.'
      using errcode = 'restrict_violation', table = tg_table_name;
  end if;
  return null;
end $$;
create trigger refuse_deletion_in_locked_runs after delete on payroll_entries
  referencing old table as changed for each statement execute function refuse_rows_of_locked_runs();
create trigger refuse_insertion_in_locked_runs after insert on payroll_entries
  referencing new table as changed for each statement execute function refuse_rows_of_locked_runs();
do $$
declare name text;
begin
  foreach name in array array['payroll_entry_components', 'payroll_entry_arrears', 'payroll_claims'] loop
    execute format('create trigger refuse_insertion_in_locked_runs after insert on %I referencing new table as changed for each statement execute function refuse_rows_of_locked_runs()', name);
    execute format('create trigger refuse_change_in_locked_runs after update on %I referencing old table as changed for each statement execute function refuse_rows_of_locked_runs()', name);
    execute format('create trigger refuse_deletion_in_locked_runs after delete on %I referencing old table as changed for each statement execute function refuse_rows_of_locked_runs()', name);
  end loop;
end $$;

create function refuse_changes_of_locked_runs() returns trigger
  language plpgsql as $$
declare payable constant text[] := array['status', 'disbursed_at', 'notes', 'updated_at'];
begin
  if tg_op = 'DELETE' or to_jsonb(old) - payable is distinct from to_jsonb(new) - payable or new.status not in ('locked', 'disbursed') then
    raise exception 'The payroll run is locked, so its figures do not change any more and there is no way back.'
      using errcode = 'restrict_violation', table = tg_table_name;
  end if;
  return null;
end $$;
create trigger refuse_changes_of_locked_runs after update or delete on payroll_runs
  for each row when (old.locked_at is not null) execute function refuse_changes_of_locked_runs();

comment on table payroll_operations is 'ids: pop';
comment on table payroll_payments is 'ids: ppm';
