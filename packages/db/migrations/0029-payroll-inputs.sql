-- What people tell payroll: settings, one-off pay, what the law asks of a person, openings, corrections, values of the law.

create extension if not exists btree_gist;

create table payroll_settings (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  day_basis text not null default 'calendar_days',
  assume_present_after_cutoff boolean not null default true,
  tax_method text not null default 'projected',
  gratuity_years json not null default '[]',
  gratuity_part_of_year text not null default 'above_half',
  gratuity_day_basis text not null default 'fixed_30',
  gratuity_monthly_accrual boolean not null default false,
  four_eyes boolean not null default true,
  loan_interest_method text not null default 'flat',
  created_at timestamptz(3) not null default stamp(),
  updated_at timestamptz(3) not null default stamp(),
  constraint payroll_settings_pkey primary key (workspace_id, id),
  constraint payroll_settings_workspace_id_key unique (workspace_id),
  constraint payroll_settings_day_basis_check check (day_basis in ('calendar_days', 'working_days', 'fixed_30', 'fixed_26')),
  constraint payroll_settings_tax_method_check check (tax_method in ('projected', 'average')),
  constraint payroll_settings_gratuity_part_of_year_check check (gratuity_part_of_year in ('above_half', 'exact', 'none')),
  constraint payroll_settings_gratuity_day_basis_check check (gratuity_day_basis in ('fixed_30', 'fixed_26')),
  constraint payroll_settings_loan_interest_method_check check (loan_interest_method in ('flat', 'reducing'))
);
-- Standing Order 12 of Pakistan: a month for each year of service.
insert into payroll_settings (workspace_id, id, gratuity_years)
select workspace_id, 'pse_' || substr(workspace_id, 5),
  case when country = 'PK' then '[{"from_year":0,"months":"1"}]'::json else '[]'::json end
from companies;

create table payroll_adjustments (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  employee_id text collate "C" not null,
  kind text not null,
  salary_component_id text collate "C" not null,
  amount numeric not null,
  from_month date not null,
  to_month date not null,
  reason text not null,
  status text not null default 'active',
  cancelled_at timestamptz(3),
  created_at timestamptz(3) not null default stamp(),
  updated_at timestamptz(3) not null default stamp(),
  constraint payroll_adjustments_pkey primary key (workspace_id, id),
  constraint payroll_adjustments_employee_id_fkey foreign key (workspace_id, employee_id) references employees (workspace_id, id),
  constraint payroll_adjustments_salary_component_id_fkey foreign key (workspace_id, salary_component_id)
    references salary_components (workspace_id, id),
  constraint payroll_adjustments_kind_check check (kind in ('bonus', 'addition', 'deduction')),
  constraint payroll_adjustments_status_check check (status in ('active', 'cancelled')),
  constraint payroll_adjustments_amount_check check (amount > 0),
  constraint payroll_adjustments_from_month_check check (extract(day from from_month) = 1),
  constraint payroll_adjustments_to_month_check check (extract(day from to_month) = 1 and to_month >= from_month)
);
create index payroll_adjustments_created_at_idx on payroll_adjustments (workspace_id, created_at, id);
create index payroll_adjustments_updated_at_idx on payroll_adjustments (workspace_id, updated_at);
create index payroll_adjustments_employee_id_idx on payroll_adjustments (workspace_id, employee_id, from_month);
comment on constraint payroll_adjustments_amount_check on payroll_adjustments is 'must be above 0; the kind says whether it adds or deducts';

-- Dated facts that a law pack asks for, such as a tax code.
create table employee_law_facts (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  employee_id text collate "C" not null,
  fact text not null,
  value text not null,
  effective_from date not null,
  effective_to date,
  deleted boolean not null default false,
  created_at timestamptz(3) not null default stamp(),
  updated_at timestamptz(3) not null default stamp(),
  constraint employee_law_facts_pkey primary key (workspace_id, id),
  constraint employee_law_facts_employee_id_fkey foreign key (workspace_id, employee_id) references employees (workspace_id, id),
  constraint employee_law_facts_effective_to_check check (effective_to >= effective_from),
  constraint employee_law_facts_effective_from_exclusive exclude using gist
    (workspace_id with =, employee_id with =, fact with =, daterange(effective_from, effective_to, '[]') with &&) where (not deleted)
);
create index employee_law_facts_created_at_idx on employee_law_facts (workspace_id, created_at, id);
create index employee_law_facts_updated_at_idx on employee_law_facts (workspace_id, updated_at);
create index employee_law_facts_employee_id_idx on employee_law_facts (workspace_id, employee_id, fact, effective_from);
comment on constraint employee_law_facts_effective_to_check on employee_law_facts is 'must not be before effective_from';

-- Taxable income and tax of a tax year before Muster, or from another employer.
create table tax_openings (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  employee_id text collate "C" not null,
  tax_year text not null,
  source text not null,
  taxable_income numeric not null,
  tax_withheld numeric not null,
  through_month date not null,
  deleted boolean not null default false,
  created_at timestamptz(3) not null default stamp(),
  updated_at timestamptz(3) not null default stamp(),
  constraint tax_openings_pkey primary key (workspace_id, id),
  constraint tax_openings_employee_id_fkey foreign key (workspace_id, employee_id) references employees (workspace_id, id),
  constraint tax_openings_source_check check (source in ('previous_system', 'other_employer')),
  constraint tax_openings_taxable_income_check check (taxable_income >= 0),
  constraint tax_openings_tax_withheld_check check (tax_withheld >= 0),
  constraint tax_openings_through_month_check check (extract(day from through_month) = 1)
);
create unique index tax_openings_source_key on tax_openings (workspace_id, employee_id, tax_year, source) where not deleted;
create index tax_openings_created_at_idx on tax_openings (workspace_id, created_at, id);
create index tax_openings_updated_at_idx on tax_openings (workspace_id, updated_at);

-- Beside a locked day that was wrong: what it should have been.
create table payroll_corrections (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  employee_id text collate "C" not null,
  date date not null,
  half text not null,
  counts_as text not null,
  reason text not null,
  status text not null default 'active',
  cancelled_at timestamptz(3),
  created_at timestamptz(3) not null default stamp(),
  updated_at timestamptz(3) not null default stamp(),
  constraint payroll_corrections_pkey primary key (workspace_id, id),
  constraint payroll_corrections_employee_id_fkey foreign key (workspace_id, employee_id) references employees (workspace_id, id),
  constraint payroll_corrections_half_check check (half in ('first_half', 'second_half', 'full')),
  constraint payroll_corrections_counts_as_check check (counts_as in ('present', 'absent', 'paid_leave', 'unpaid_leave')),
  constraint payroll_corrections_status_check check (status in ('active', 'cancelled')),
  constraint payroll_corrections_half_exclusive exclude using gist
    (workspace_id with =, employee_id with =, date with =,
     int4range(case half when 'second_half' then 1 else 0 end, case half when 'first_half' then 1 else 2 end) with &&)
    where (status = 'active')
);
create index payroll_corrections_created_at_idx on payroll_corrections (workspace_id, created_at, id);
create index payroll_corrections_updated_at_idx on payroll_corrections (workspace_id, updated_at);
create index payroll_corrections_employee_id_idx on payroll_corrections (workspace_id, employee_id, date);

-- Of a workspace's law pack: figures for what the pack leaves open (with a value), and confirmed ones (without).
create table law_values (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  parameter text not null,
  effective_from date not null,
  value numeric,
  source text not null,
  deleted boolean not null default false,
  created_at timestamptz(3) not null default stamp(),
  updated_at timestamptz(3) not null default stamp(),
  constraint law_values_pkey primary key (workspace_id, id),
  constraint law_values_value_check check (value >= 0)
);
create unique index law_values_effective_from_key on law_values (workspace_id, parameter, effective_from) where not deleted;
create index law_values_created_at_idx on law_values (workspace_id, created_at, id);
create index law_values_updated_at_idx on law_values (workspace_id, updated_at);
comment on table payroll_corrections is 'ids: pco';
