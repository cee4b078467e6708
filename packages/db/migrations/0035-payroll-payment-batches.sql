-- Batches of payments: what is paid together, and when and under which reference it was.

create table payroll_payment_batches (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  payroll_run_id text collate "C" not null,
  number integer not null,
  payment_method text,
  total_payments integer not null,
  total_amount numeric not null,
  failed_payments integer not null default 0,
  failed_amount numeric not null,
  status text not null default 'pending',
  payment_date date,
  payment_reference text,
  prepared_by text collate "C" not null,
  recorded_by text collate "C",
  recorded_at timestamptz(3),
  cancelled_at timestamptz(3),
  created_at timestamptz(3) not null default stamp(),
  updated_at timestamptz(3) not null default stamp(),
  constraint payroll_payment_batches_pkey primary key (workspace_id, id),
  constraint payroll_payment_batches_number_key unique (workspace_id, payroll_run_id, number),
  constraint payroll_payment_batches_payroll_run_id_fkey foreign key (workspace_id, payroll_run_id) references payroll_runs (workspace_id, id),
  constraint payroll_payment_batches_payment_method_check check (payment_method in ('bank_transfer', 'cash', 'cheque', 'mobile_wallet')),
  constraint payroll_payment_batches_status_check check (status in ('pending', 'recorded', 'cancelled')),
  constraint payroll_payment_batches_recorded_at_check check (
    (recorded_at is not null) = (status = 'recorded') and (recorded_at is null) = (payment_date is null)
    and (payment_reference is null or recorded_at is not null)),
  constraint payroll_payment_batches_cancelled_at_check check ((cancelled_at is not null) = (status = 'cancelled'))
);
create index payroll_payment_batches_created_at_idx on payroll_payment_batches (workspace_id, created_at, id);

alter table payroll_payments
  drop constraint payroll_payments_status_check,
  add constraint payroll_payments_status_check check (status in ('pending', 'paid', 'failed', 'cancelled')),
  add constraint payroll_payments_batch_fkey foreign key (workspace_id, payroll_run_id, batch)
    references payroll_payment_batches (workspace_id, payroll_run_id, number);
drop index payroll_payments_payroll_entry_id_key;
create unique index payroll_payments_payroll_entry_id_key on payroll_payments (workspace_id, payroll_entry_id) where status in ('pending', 'paid');
create index payroll_payments_batch_idx on payroll_payments (workspace_id, payroll_run_id, batch, created_at, id);

-- The contract shows payments now, and says their prefix.
comment on table payroll_payments is null;
