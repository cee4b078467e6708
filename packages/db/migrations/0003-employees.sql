-- Employees with their addresses, bank accounts and shift assignments, and the workspace's settings for new ones.

create table employees (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  employee_code text collate "C" not null,
  first_name text not null,
  last_name text not null,
  father_name text,
  date_of_birth date,
  gender text,
  marital_status text,
  nationality text not null default '',
  personal_email text,
  work_email text,
  phone_primary text,
  national_id text,
  department_id text collate "C" not null,
  designation_id text collate "C" not null,
  branch_id text collate "C",
  employment_type_id text collate "C" not null,
  reporting_manager_id text collate "C",
  joining_date date not null,
  confirmation_date date,
  probation_end_date date,
  separation_date date,
  status text not null,
  deleted boolean not null default false,
  created_at timestamptz(3) not null default stamp(),
  updated_at timestamptz(3) not null default stamp(),
  constraint employees_pkey primary key (workspace_id, id),
  constraint employees_employee_code_key unique (workspace_id, employee_code),
  constraint employees_department_id_fkey foreign key (workspace_id, department_id) references departments (workspace_id, id),
  constraint employees_designation_id_fkey foreign key (workspace_id, designation_id) references designations (workspace_id, id),
  constraint employees_branch_id_fkey foreign key (workspace_id, branch_id) references branches (workspace_id, id),
  constraint employees_employment_type_id_fkey foreign key (workspace_id, employment_type_id) references employment_types (workspace_id, id),
  constraint employees_reporting_manager_id_fkey foreign key (workspace_id, reporting_manager_id) references employees (workspace_id, id),
  constraint employees_gender_check check (gender in ('male', 'female', 'other')),
  constraint employees_marital_status_check check (marital_status in ('single', 'married', 'divorced', 'widowed')),
  constraint employees_status_check check (status in ('new', 'active', 'inactive', 'terminated', 'resigned', 'retired')),
  constraint employees_separation_date_check check (separation_date >= joining_date),
  constraint employees_date_of_birth_check check (date_of_birth < joining_date)
);
comment on constraint employees_separation_date_check on employees is 'must not be before joining_date';
comment on constraint employees_date_of_birth_check on employees is 'must be before joining_date';
create index employees_created_at_idx on employees (workspace_id, created_at, id);
create index employees_updated_at_idx on employees (workspace_id, updated_at);
create index employees_department_id_idx on employees (workspace_id, department_id);
create index employees_reporting_manager_id_idx on employees (workspace_id, reporting_manager_id) where reporting_manager_id is not null;

alter table departments add constraint departments_head_employee_id_fkey
  foreign key (workspace_id, head_employee_id) references employees (workspace_id, id);

create table employee_settings (
  workspace_id text collate "C" not null,
  code_prefix text not null default 'E',
  code_digits integer not null default 5,
  code_next bigint not null default 1,
  default_department_id text collate "C",
  default_designation_id text collate "C",
  default_employment_type_id text collate "C",
  constraint employee_settings_pkey primary key (workspace_id),
  constraint employee_settings_code_prefix_check check (length(code_prefix) <= 10),
  constraint employee_settings_code_digits_check check (code_digits between 1 and 12),
  constraint employee_settings_code_next_check check (code_next >= 1),
  constraint employee_settings_default_department_id_fkey foreign key (workspace_id, default_department_id) references departments (workspace_id, id),
  constraint employee_settings_default_designation_id_fkey foreign key (workspace_id, default_designation_id) references designations (workspace_id, id),
  constraint employee_settings_default_employment_type_id_fkey foreign key (workspace_id, default_employment_type_id) references employment_types (workspace_id, id)
) with (fillfactor = 50);
comment on table employee_settings is 'one row a workspace; code_next is the counter that numbers employees';

create table employee_addresses (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  employee_id text collate "C" not null,
  type text not null,
  line1 text not null,
  line2 text,
  city text not null,
  state text,
  postal_code text,
  country text not null,
  is_primary boolean not null default false,
  created_at timestamptz(3) not null default stamp(),
  updated_at timestamptz(3) not null default stamp(),
  constraint employee_addresses_pkey primary key (workspace_id, id),
  constraint employee_addresses_employee_id_fkey foreign key (workspace_id, employee_id) references employees (workspace_id, id),
  constraint employee_addresses_type_key unique (workspace_id, employee_id, type),
  constraint employee_addresses_type_check check (type in ('current', 'permanent', 'mailing', 'emergency'))
);
create unique index employee_addresses_is_primary_exclusive on employee_addresses (workspace_id, employee_id) where is_primary;

create table employee_bank_accounts (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  employee_id text collate "C" not null,
  bank_name text not null,
  bank_code text,
  branch_name text,
  branch_code text,
  account_title text not null,
  account_number text not null,
  iban text,
  swift_code text,
  is_primary boolean not null default false,
  status text not null default 'active',
  created_at timestamptz(3) not null default stamp(),
  updated_at timestamptz(3) not null default stamp(),
  constraint employee_bank_accounts_pkey primary key (workspace_id, id),
  constraint employee_bank_accounts_employee_id_fkey foreign key (workspace_id, employee_id) references employees (workspace_id, id),
  constraint employee_bank_accounts_status_check check (status in ('active', 'inactive'))
);
create unique index employee_bank_accounts_is_primary_exclusive on employee_bank_accounts (workspace_id, employee_id) where is_primary;
create index employee_bank_accounts_employee_id_idx on employee_bank_accounts (workspace_id, employee_id);

create table employee_shifts (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  employee_id text collate "C" not null,
  shift_id text collate "C" not null,
  effective_from date not null,
  effective_to date,
  created_at timestamptz(3) not null default stamp(),
  constraint employee_shifts_pkey primary key (workspace_id, id),
  constraint employee_shifts_employee_id_fkey foreign key (workspace_id, employee_id) references employees (workspace_id, id),
  constraint employee_shifts_shift_id_fkey foreign key (workspace_id, shift_id) references shifts (workspace_id, id),
  constraint employee_shifts_effective_to_check check (effective_to >= effective_from)
);
create index employee_shifts_employee_id_idx on employee_shifts (workspace_id, employee_id, effective_from);
