-- Leave: its types, what policies grant, who may apply for what, and a ledger from which every balance is a sum.

create table leave_types (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  name text not null,
  code text not null,
  color text not null default '#2f855a',
  is_paid boolean not null default true,
  is_active boolean not null default true,
  created_at timestamptz(3) not null default stamp(),
  updated_at timestamptz(3) not null default stamp(),
  constraint leave_types_pkey primary key (workspace_id, id)
);
create unique index leave_types_code_key on leave_types (workspace_id, folded(code) collate "C");
create index leave_types_created_at_idx on leave_types (workspace_id, created_at, id);

create table leave_policies (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  leave_type_id text collate "C" not null,
  annual_quota numeric(6, 2) not null,
  accrual_method text not null default 'annual',
  allocation_type text not null default 'fiscal_year',
  max_consecutive_days integer,
  carry_forward_allowed boolean not null default false,
  max_carry_forward_days numeric(6, 2) not null default 0,
  encashment_allowed boolean not null default false,
  negative_balance_allowed boolean not null default false,
  max_negative_days numeric(6, 2) not null default 0,
  pro_rata_for_joiners boolean not null default true,
  min_service_months integer not null default 0,
  applicable_gender text not null default 'all',
  requires_document_after_days integer,
  sandwich_rule boolean not null default false,
  effective_from date not null,
  effective_to date,
  created_at timestamptz(3) not null default stamp(),
  updated_at timestamptz(3) not null default stamp(),
  constraint leave_policies_pkey primary key (workspace_id, id),
  constraint leave_policies_leave_type_id_fkey foreign key (workspace_id, leave_type_id) references leave_types (workspace_id, id),
  constraint leave_policies_accrual_method_check check (accrual_method in ('annual', 'monthly')),
  constraint leave_policies_allocation_type_check check (allocation_type in ('fiscal_year', 'cycle')),
  constraint leave_policies_applicable_gender_check check (applicable_gender in ('all', 'male', 'female')),
  constraint leave_policies_effective_to_check check (effective_to >= effective_from),
  constraint leave_policies_annual_quota_check check (annual_quota >= 0),
  constraint leave_policies_max_negative_days_check check (max_negative_days >= 0),
  constraint leave_policies_max_carry_forward_days_check check (max_carry_forward_days >= 0)
);
create unique index leave_policies_effective_from_key on leave_policies (workspace_id, leave_type_id, effective_from);
create index leave_policies_created_at_idx on leave_policies (workspace_id, created_at, id);

create table leave_groups (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  name text not null,
  description text,
  is_active boolean not null default true,
  is_default boolean not null default false,
  created_at timestamptz(3) not null default stamp(),
  updated_at timestamptz(3) not null default stamp(),
  constraint leave_groups_pkey primary key (workspace_id, id)
);
create unique index leave_groups_name_key on leave_groups (workspace_id, folded(name) collate "C");
create unique index leave_groups_is_default_exclusive on leave_groups (workspace_id) where is_default;
create index leave_groups_created_at_idx on leave_groups (workspace_id, created_at, id);

insert into leave_groups (workspace_id, id, name, is_default) select workspace_id, 'lgr_' || substr(workspace_id, 5), 'Everyone', true from companies;

create table leave_group_types (
  workspace_id text collate "C" not null,
  leave_group_id text collate "C" not null,
  leave_type_id text collate "C" not null,
  constraint leave_group_types_pkey primary key (workspace_id, leave_group_id, leave_type_id),
  constraint leave_group_types_leave_group_id_fkey foreign key (workspace_id, leave_group_id) references leave_groups (workspace_id, id),
  constraint leave_group_types_leave_type_id_fkey foreign key (workspace_id, leave_type_id) references leave_types (workspace_id, id)
);

alter table employees add column leave_group_id text collate "C";
alter table employees add constraint employees_leave_group_id_fkey
  foreign key (workspace_id, leave_group_id) references leave_groups (workspace_id, id);
comment on column employees.leave_group_id is 'internal: decides the leave types; null for the default group';

-- What an employee has of a type in a fiscal year: the ledger's entries, and the accrual that policies say for a day.
create table leave_allocations (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  employee_id text collate "C" not null,
  leave_type_id text collate "C" not null,
  fiscal_year_id text collate "C" not null,
  closed_at timestamptz(3),
  created_at timestamptz(3) not null default stamp(),
  constraint leave_allocations_pkey primary key (workspace_id, id),
  constraint leave_allocations_employee_id_fkey foreign key (workspace_id, employee_id) references employees (workspace_id, id),
  constraint leave_allocations_leave_type_id_fkey foreign key (workspace_id, leave_type_id) references leave_types (workspace_id, id),
  constraint leave_allocations_fiscal_year_id_fkey foreign key (workspace_id, fiscal_year_id) references fiscal_years (workspace_id, id)
);
create unique index leave_allocations_employee_id_key on leave_allocations (workspace_id, employee_id, leave_type_id, fiscal_year_id);
create index leave_allocations_created_at_idx on leave_allocations (workspace_id, created_at, id);
create index leave_allocations_fiscal_year_id_idx on leave_allocations (workspace_id, fiscal_year_id, employee_id) where closed_at is null;
comment on column leave_allocations.closed_at is 'internal: since then the ledger alone is the balance';
comment on column leave_allocations.created_at is 'internal: the order of lists';

create table leave_ledger_entries (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  leave_allocation_id text collate "C" not null,
  kind text not null,
  days numeric(7, 2) not null,
  leave_application_id text collate "C",
  because text not null,
  created_at timestamptz(3) not null default stamp(),
  constraint leave_ledger_entries_pkey primary key (workspace_id, id),
  constraint leave_ledger_entries_leave_allocation_id_fkey foreign key (workspace_id, leave_allocation_id)
    references leave_allocations (workspace_id, id),
  constraint leave_ledger_entries_kind_check check (kind in ('grant', 'accrue', 'carry', 'use', 'restore', 'encash', 'lapse', 'adjust'))
);
create index leave_ledger_entries_leave_allocation_id_idx on leave_ledger_entries (workspace_id, leave_allocation_id, created_at);

-- Days to be paid out; the ledger moves when payroll pays them.
create table leave_encashments (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  leave_balance_id text collate "C" not null,
  employee_id text collate "C" not null,
  days numeric(6, 2) not null,
  gross_salary numeric not null,
  amount numeric not null,
  status text not null default 'pending',
  cancelled_at timestamptz(3),
  created_at timestamptz(3) not null default stamp(),
  updated_at timestamptz(3) not null default stamp(),
  constraint leave_encashments_pkey primary key (workspace_id, id),
  constraint leave_encashments_leave_balance_id_fkey foreign key (workspace_id, leave_balance_id) references leave_allocations (workspace_id, id),
  constraint leave_encashments_employee_id_fkey foreign key (workspace_id, employee_id) references employees (workspace_id, id),
  constraint leave_encashments_days_check check (days > 0),
  constraint leave_encashments_status_check check (status in ('pending', 'cancelled'))
);
create index leave_encashments_created_at_idx on leave_encashments (workspace_id, created_at, id);
create index leave_encashments_updated_at_idx on leave_encashments (workspace_id, updated_at);
create index leave_encashments_employee_id_idx on leave_encashments (workspace_id, employee_id);

create table leave_applications (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  employee_id text collate "C" not null,
  leave_type_id text collate "C" not null,
  from_date date not null,
  to_date date not null,
  is_half_day boolean not null default false,
  half_day_type text,
  reason text not null,
  fiscal_year_id text collate "C" not null,
  total_days numeric(6, 2) not null,
  status text not null default 'pending',
  approved_at timestamptz(3),
  rejection_reason text,
  cancelled_at timestamptz(3),
  cancellation_reason text,
  document_id text collate "C",
  created_at timestamptz(3) not null default stamp(),
  updated_at timestamptz(3) not null default stamp(),
  constraint leave_applications_pkey primary key (workspace_id, id),
  constraint leave_applications_employee_id_fkey foreign key (workspace_id, employee_id) references employees (workspace_id, id),
  constraint leave_applications_leave_type_id_fkey foreign key (workspace_id, leave_type_id) references leave_types (workspace_id, id),
  constraint leave_applications_fiscal_year_id_fkey foreign key (workspace_id, fiscal_year_id) references fiscal_years (workspace_id, id),
  constraint leave_applications_status_check check (status in ('pending', 'approved', 'rejected', 'cancelled')),
  constraint leave_applications_half_day_type_check check (half_day_type in ('first_half', 'second_half')),
  constraint leave_applications_to_date_check check (to_date >= from_date),
  constraint leave_applications_is_half_day_check check (not is_half_day or (from_date = to_date and half_day_type is not null))
);
create index leave_applications_created_at_idx on leave_applications (workspace_id, created_at, id);
create index leave_applications_updated_at_idx on leave_applications (workspace_id, updated_at);
create index leave_applications_employee_id_idx on leave_applications (workspace_id, employee_id, from_date);
comment on column leave_applications.document_id is 'internal: what longer leave needs; kept and not shown';

-- The days that an application covers, and which of them it is charged for; what attendance reads.
create table leave_application_days (
  workspace_id text collate "C" not null,
  leave_application_id text collate "C" not null,
  date date not null,
  employee_id text collate "C" not null,
  portion text not null,
  is_charged boolean not null,
  -- Of a run that touches another application's: which one. Without it the run is not charged any more.
  linked_application_id text collate "C",
  constraint leave_application_days_pkey primary key (workspace_id, leave_application_id, date),
  constraint leave_application_days_leave_application_id_fkey foreign key (workspace_id, leave_application_id)
    references leave_applications (workspace_id, id),
  constraint leave_application_days_portion_check check (portion in ('first_half', 'second_half', 'full'))
);
create index leave_application_days_employee_id_idx on leave_application_days (workspace_id, employee_id, date);

-- Months whose payroll is locked: nothing in them changes.
create table locked_months (
  workspace_id text collate "C" not null,
  month date not null,
  locked_at timestamptz(3) not null default stamp(),
  constraint locked_months_pkey primary key (workspace_id, month),
  constraint locked_months_month_check check (extract(day from month) = 1)
);
