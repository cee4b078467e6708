-- What an employee is paid: components, structures, the history of assignments with their amounts, and how pay is handed over.

create table salary_components (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  name text not null,
  code text not null,
  type text not null,
  category text,
  calculation_type text not null default 'fixed',
  display_order integer not null default 0,
  created_at timestamptz(3) not null default stamp(),
  updated_at timestamptz(3) not null default stamp(),
  constraint salary_components_pkey primary key (workspace_id, id),
  constraint salary_components_code_key unique (workspace_id, code),
  constraint salary_components_type_check check (type in ('earning', 'deduction', 'employer_contribution')),
  constraint salary_components_calculation_type_check check (calculation_type in ('fixed', 'percentage', 'formula'))
);

create table salary_structures (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  name text not null,
  description text,
  is_active boolean not null default true,
  created_at timestamptz(3) not null default stamp(),
  updated_at timestamptz(3) not null default stamp(),
  constraint salary_structures_pkey primary key (workspace_id, id)
);
create unique index salary_structures_name_key on salary_structures (workspace_id, folded(name) collate "C");

create table salary_assignments (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  employee_id text collate "C" not null,
  salary_structure_id text collate "C" not null,
  gross_salary numeric not null,
  effective_from date not null,
  effective_to date,
  reason text,
  created_at timestamptz(3) not null default stamp(),
  updated_at timestamptz(3) not null default stamp(),
  constraint salary_assignments_pkey primary key (workspace_id, id),
  constraint salary_assignments_employee_id_fkey foreign key (workspace_id, employee_id) references employees (workspace_id, id),
  constraint salary_assignments_salary_structure_id_fkey foreign key (workspace_id, salary_structure_id) references salary_structures (workspace_id, id),
  constraint salary_assignments_gross_salary_check check (gross_salary >= 0),
  constraint salary_assignments_effective_to_check check (effective_to >= effective_from)
);
create unique index salary_assignments_current_key on salary_assignments (workspace_id, employee_id) where effective_to is null;

create table salary_assignment_components (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  salary_assignment_id text collate "C" not null,
  salary_component_id text collate "C" not null,
  amount numeric not null,
  constraint salary_assignment_components_pkey primary key (workspace_id, id),
  constraint salary_assignment_components_salary_assignment_id_fkey foreign key (workspace_id, salary_assignment_id) references salary_assignments (workspace_id, id),
  constraint salary_assignment_components_salary_component_id_fkey foreign key (workspace_id, salary_component_id) references salary_components (workspace_id, id)
);
create unique index salary_assignment_components_salary_component_id_key
  on salary_assignment_components (workspace_id, salary_assignment_id, salary_component_id);

create table employee_payment_settings (
  workspace_id text collate "C" not null,
  employee_id text collate "C" not null,
  payment_method text not null default 'bank_transfer',
  constraint employee_payment_settings_pkey primary key (workspace_id, employee_id),
  constraint employee_payment_settings_employee_id_fkey foreign key (workspace_id, employee_id) references employees (workspace_id, id),
  constraint employee_payment_settings_payment_method_check check (payment_method in ('bank_transfer', 'cash', 'cheque', 'mobile_wallet'))
);
