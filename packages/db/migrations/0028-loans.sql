-- Loans: what is lent to employees, and the installments in which payroll takes it back.

create table loan_types (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  name text not null,
  code text not null,
  max_amount numeric,
  max_installments integer,
  interest_rate numeric(5, 2) not null default 0,
  max_active_loans integer not null default 1,
  is_active boolean not null default true,
  created_at timestamptz(3) not null default stamp(),
  updated_at timestamptz(3) not null default stamp(),
  constraint loan_types_pkey primary key (workspace_id, id),
  constraint loan_types_code_key unique (workspace_id, code),
  constraint loan_types_max_amount_check check (max_amount > 0),
  constraint loan_types_max_installments_check check (max_installments between 1 and 600),
  constraint loan_types_interest_rate_check check (interest_rate between 0 and 100),
  constraint loan_types_max_active_loans_check check (max_active_loans >= 1)
);
comment on constraint loan_types_max_amount_check on loan_types is 'must be greater than 0';
create index loan_types_created_at_idx on loan_types (workspace_id, created_at, id);

create table loans (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  employee_id text collate "C" not null,
  loan_type_id text collate "C" not null,
  loan_number text collate "C",
  amount numeric not null,
  interest_rate numeric(5, 2) not null,
  interest_method text not null,
  total_payable numeric not null,
  installment_amount numeric not null,
  total_installments integer not null,
  paid_installments integer not null default 0,
  paid_amount numeric not null,
  outstanding_balance numeric not null,
  start_month integer not null,
  start_year integer not null,
  purpose text,
  status text not null default 'pending',
  approved_at timestamptz(3),
  disbursed_on date,
  completed_at timestamptz(3),
  decision_reason text,
  created_at timestamptz(3) not null default stamp(),
  updated_at timestamptz(3) not null default stamp(),
  constraint loans_pkey primary key (workspace_id, id),
  constraint loans_loan_number_key unique (workspace_id, loan_number),
  constraint loans_employee_id_fkey foreign key (workspace_id, employee_id) references employees (workspace_id, id),
  constraint loans_loan_type_id_fkey foreign key (workspace_id, loan_type_id) references loan_types (workspace_id, id),
  constraint loans_amount_check check (amount > 0),
  constraint loans_interest_rate_check check (interest_rate between 0 and 100),
  constraint loans_interest_method_check check (interest_method in ('flat', 'reducing')),
  constraint loans_total_installments_check check (total_installments between 1 and 1200),
  constraint loans_paid_installments_check check (paid_installments between 0 and total_installments),
  constraint loans_paid_amount_check check (paid_amount >= 0),
  constraint loans_outstanding_balance_check check (outstanding_balance >= 0),
  constraint loans_start_month_check check (start_month between 1 and 12),
  constraint loans_status_check check (status in ('pending', 'approved', 'active', 'completed', 'rejected', 'cancelled')),
  constraint loans_approved_at_check check (status not in ('approved', 'active', 'completed') or approved_at is not null),
  constraint loans_disbursed_on_check check ((status in ('active', 'completed')) <= (disbursed_on is not null)),
  constraint loans_completed_at_check check ((status = 'completed') = (completed_at is not null)),
  constraint loans_settled_check check (status not in ('completed', 'rejected', 'cancelled', 'pending') or outstanding_balance = 0)
);
comment on constraint loans_amount_check on loans is 'must be greater than 0';
comment on column loans.interest_method is 'internal: how the interest is computed; a loan keeps the method that it was requested with';
comment on column loans.disbursed_on is 'internal: the day on which the money was handed over';
comment on column loans.decision_reason is 'internal: why it was rejected, cancelled or written off';
create index loans_created_at_idx on loans (workspace_id, created_at, id);
create index loans_updated_at_idx on loans (workspace_id, updated_at);
create index loans_employee_id_created_at_idx on loans (workspace_id, employee_id, created_at, id);
create index loans_loan_type_id_created_at_idx on loans (workspace_id, loan_type_id, created_at, id);
create index loans_status_created_at_idx on loans (workspace_id, status, created_at, id);

create table loan_installments (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  loan_id text collate "C" not null,
  employee_id text collate "C" not null,
  installment_no integer not null,
  due_month integer not null,
  due_year integer not null,
  principal numeric not null,
  interest numeric not null,
  total_due numeric not null,
  status text not null default 'pending',
  payroll_run_id text collate "C",
  payroll_entry_id text collate "C",
  claimed_at timestamptz(3),
  settled_at timestamptz(3),
  paid_amount numeric not null,
  note text,
  moved_from date,
  moved_by_run_id text collate "C",
  created_at timestamptz(3) not null default stamp(),
  updated_at timestamptz(3) not null default stamp(),
  constraint loan_installments_pkey primary key (workspace_id, id),
  constraint loan_installments_loan_id_fkey foreign key (workspace_id, loan_id) references loans (workspace_id, id),
  constraint loan_installments_employee_id_fkey foreign key (workspace_id, employee_id) references employees (workspace_id, id),
  constraint loan_installments_payroll_run_id_fkey foreign key (workspace_id, payroll_run_id) references payroll_runs (workspace_id, id),
  constraint loan_installments_payroll_entry_id_fkey foreign key (workspace_id, payroll_entry_id) references payroll_entries (workspace_id, id),
  constraint loan_installments_moved_by_run_id_fkey foreign key (workspace_id, moved_by_run_id) references payroll_runs (workspace_id, id),
  constraint loan_installments_installment_no_check check (installment_no >= 1),
  constraint loan_installments_due_month_check check (due_month between 1 and 12),
  constraint loan_installments_parts_check check (principal >= 0 and interest >= 0 and total_due = principal + interest),
  constraint loan_installments_total_due_check check (total_due > 0 or status = 'waived'),
  constraint loan_installments_status_check check (status in ('pending', 'claimed', 'settled', 'waived')),
  constraint loan_installments_claimed_check check ((status in ('claimed', 'settled')) = (payroll_run_id is not null and claimed_at is not null)),
  constraint loan_installments_entry_check check ((payroll_run_id is null) = (payroll_entry_id is null)),
  constraint loan_installments_settled_check check ((status = 'settled') = (settled_at is not null)),
  constraint loan_installments_paid_amount_check check (paid_amount = case when status = 'settled' then total_due else 0 end),
  constraint loan_installments_waived_check check (status <> 'waived' or note is not null),
  constraint loan_installments_moved_check check ((moved_from is null) = (moved_by_run_id is null))
);
comment on column loan_installments.employee_id is 'internal: the employee of the loan, so that payroll reads the installments of many employees at once';
comment on column loan_installments.moved_from is 'internal: the month that it was due in before a final run moved it to its own';
comment on column loan_installments.moved_by_run_id is 'internal: the final run that moved it';
create unique index loan_installments_installment_no_key on loan_installments (workspace_id, loan_id, installment_no);
create index loan_installments_created_at_idx on loan_installments (workspace_id, created_at, id);
create index loan_installments_updated_at_idx on loan_installments (workspace_id, updated_at);
create index loan_installments_employee_id_idx on loan_installments (workspace_id, employee_id, due_year, due_month);
create index loan_installments_due_idx on loan_installments (workspace_id, due_year, due_month);
create index loan_installments_status_created_at_idx on loan_installments (workspace_id, status, created_at, id);
create index loan_installments_payroll_run_id_idx on loan_installments (workspace_id, payroll_run_id) where payroll_run_id is not null;
create index loan_installments_payroll_entry_id_idx on loan_installments (workspace_id, payroll_entry_id) where payroll_entry_id is not null;
create index loan_installments_moved_by_run_id_idx on loan_installments (workspace_id, moved_by_run_id) where moved_by_run_id is not null;

-- How loans are numbered; a workspace without a row begins at LN-00001.
create table loan_numbering (
  workspace_id text collate "C" not null,
  number_prefix text not null default 'LN-',
  number_digits integer not null default 5,
  number_next bigint not null default 1,
  constraint loan_numbering_pkey primary key (workspace_id),
  constraint loan_numbering_number_prefix_check check (length(number_prefix) <= 10),
  constraint loan_numbering_number_digits_check check (number_digits between 1 and 12)
);
