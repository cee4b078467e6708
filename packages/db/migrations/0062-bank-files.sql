-- Bank files: the accounts that pay and are paid, and the files that were made of a batch of payments.

create table company_bank_accounts (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  account_title text not null,
  bank_name text not null,
  iban text,
  account_number text,
  swift_code text,
  bank_code text,
  branch_code text,
  is_active boolean not null default true,
  created_at timestamptz(3) not null default stamp(),
  updated_at timestamptz(3) not null default stamp(),
  constraint company_bank_accounts_pkey primary key (workspace_id, id),
  constraint company_bank_accounts_account_check check (iban is not null or account_number is not null)
);
create index company_bank_accounts_created_at_idx on company_bank_accounts (workspace_id, created_at, id);

-- Money goes to the account that stood when the batch was prepared: whoever changes one later changes no payment.
alter table payroll_payments add column bank_account json;
comment on column payroll_payments.bank_account is
  'internal: the account of the employee as the batch was prepared; null where there was none or none is needed';

create table payroll_bank_files (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  payroll_payment_batch_id text collate "C" not null,
  number integer not null,
  format text not null,
  execution_date date not null,
  company_bank_account_id text collate "C" not null,
  reason text,
  order_reference text collate "C" not null,
  total_payments integer not null,
  total_amount numeric not null,
  file_name text not null,
  content_type text not null,
  size_bytes integer not null,
  sha256 text collate "C" not null,
  made_by text collate "C" not null,
  created_at timestamptz(3) not null default stamp(),
  constraint payroll_bank_files_pkey primary key (workspace_id, id),
  constraint payroll_bank_files_number_key unique (workspace_id, payroll_payment_batch_id, number),
  constraint payroll_bank_files_payroll_payment_batch_id_fkey foreign key (workspace_id, payroll_payment_batch_id)
    references payroll_payment_batches (workspace_id, id),
  constraint payroll_bank_files_company_bank_account_id_fkey foreign key (workspace_id, company_bank_account_id)
    references company_bank_accounts (workspace_id, id),
  constraint payroll_bank_files_sha256_fkey foreign key (workspace_id, sha256) references stored_files (workspace_id, sha256),
  constraint payroll_bank_files_format_check check (format in ('pain_001', 'csv', 'csv_semicolon', 'inr_salary_text')),
  constraint payroll_bank_files_total_payments_check check (total_payments > 0),
  -- Another file could pay everybody twice.
  constraint payroll_bank_files_reason_check check (number = 1 or reason is not null)
);
create index payroll_bank_files_created_at_idx on payroll_bank_files (workspace_id, created_at, id);
create index payroll_bank_files_company_bank_account_id_idx on payroll_bank_files (workspace_id, company_bank_account_id);
create index payroll_bank_files_sha256_idx on payroll_bank_files (workspace_id, sha256);
