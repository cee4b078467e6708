-- The organisation around employees: departments, designations, branches, employment types, pay grades, shifts, holidays.

create table pay_grades (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  name text not null,
  min_salary numeric not null,
  max_salary numeric not null,
  created_at timestamptz(3) not null default stamp(),
  updated_at timestamptz(3) not null default stamp(),
  constraint pay_grades_pkey primary key (workspace_id, id),
  constraint pay_grades_max_salary_check check (max_salary >= min_salary)
);
comment on constraint pay_grades_max_salary_check on pay_grades is 'must be at least min_salary';
create unique index pay_grades_name_key on pay_grades (workspace_id, folded(name) collate "C");
create index pay_grades_created_at_idx on pay_grades (workspace_id, created_at, id);

create table departments (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  name text not null,
  code text,
  parent_id text collate "C",
  head_employee_id text collate "C",
  cost_center text,
  status text not null default 'active',
  created_at timestamptz(3) not null default stamp(),
  updated_at timestamptz(3) not null default stamp(),
  constraint departments_pkey primary key (workspace_id, id),
  constraint departments_parent_id_fkey foreign key (workspace_id, parent_id) references departments (workspace_id, id),
  constraint departments_status_check check (status in ('active', 'inactive'))
);
create unique index departments_name_key on departments (workspace_id, folded(name) collate "C");
create unique index departments_code_key on departments (workspace_id, folded(code) collate "C");
create index departments_created_at_idx on departments (workspace_id, created_at, id);

create table designations (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  name text not null,
  code text,
  level integer not null default 0,
  pay_grade_id text collate "C",
  job_description text,
  status text not null default 'active',
  created_at timestamptz(3) not null default stamp(),
  updated_at timestamptz(3) not null default stamp(),
  constraint designations_pkey primary key (workspace_id, id),
  constraint designations_pay_grade_id_fkey foreign key (workspace_id, pay_grade_id) references pay_grades (workspace_id, id),
  constraint designations_status_check check (status in ('active', 'inactive'))
);
create unique index designations_name_key on designations (workspace_id, folded(name) collate "C");
create unique index designations_code_key on designations (workspace_id, folded(code) collate "C");
create index designations_created_at_idx on designations (workspace_id, created_at, id);

create table branches (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  name text not null,
  code text,
  address text,
  city text,
  phone text,
  email text,
  is_head_office boolean not null default false,
  status text not null default 'active',
  created_at timestamptz(3) not null default stamp(),
  updated_at timestamptz(3) not null default stamp(),
  constraint branches_pkey primary key (workspace_id, id),
  constraint branches_status_check check (status in ('active', 'inactive'))
);
create unique index branches_name_key on branches (workspace_id, folded(name) collate "C");
create unique index branches_code_key on branches (workspace_id, folded(code) collate "C");
create unique index branches_is_head_office_exclusive on branches (workspace_id) where is_head_office;
create index branches_created_at_idx on branches (workspace_id, created_at, id);

create table employment_types (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  name text not null,
  description text,
  is_residential boolean not null default false,
  accommodation_provided boolean not null default false,
  meals_provided boolean not null default false,
  created_at timestamptz(3) not null default stamp(),
  updated_at timestamptz(3) not null default stamp(),
  constraint employment_types_pkey primary key (workspace_id, id)
);
create unique index employment_types_name_key on employment_types (workspace_id, folded(name) collate "C");
create index employment_types_created_at_idx on employment_types (workspace_id, created_at, id);

create table shifts (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  name text not null,
  start_time time(0) not null,
  end_time time(0) not null,
  break_duration_minutes integer not null default 0,
  grace_period_minutes integer not null default 0,
  late_threshold_minutes integer not null default 0,
  weekly_off_days integer[] not null default '{}',
  attendance_mode text not null default 'punch_required',
  is_default boolean not null default false,
  status text not null default 'active',
  created_at timestamptz(3) not null default stamp(),
  updated_at timestamptz(3) not null default stamp(),
  constraint shifts_pkey primary key (workspace_id, id),
  constraint shifts_attendance_mode_check check (attendance_mode in ('punch_required', 'auto_present', 'punch_not_required')),
  constraint shifts_status_check check (status in ('active', 'inactive')),
  constraint shifts_end_time_check check (end_time <> start_time)
);
comment on constraint shifts_end_time_check on shifts is 'must differ from start_time; a shift has a length';
create unique index shifts_name_key on shifts (workspace_id, folded(name) collate "C");
create unique index shifts_is_default_exclusive on shifts (workspace_id) where is_default;
create index shifts_created_at_idx on shifts (workspace_id, created_at, id);

create table holidays (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  name text not null,
  date date not null,
  year integer not null generated always as (extract(year from date)::integer) stored,
  type text not null,
  is_recurring boolean not null default false,
  branch_id text collate "C",
  created_at timestamptz(3) not null default stamp(),
  updated_at timestamptz(3) not null default stamp(),
  constraint holidays_pkey primary key (workspace_id, id),
  constraint holidays_branch_id_fkey foreign key (workspace_id, branch_id) references branches (workspace_id, id),
  constraint holidays_type_check check (type in ('public', 'company', 'optional', 'religious'))
);
create unique index holidays_name_key on holidays (workspace_id, date, coalesce(branch_id, ''), folded(name) collate "C");
create index holidays_created_at_idx on holidays (workspace_id, created_at, id);
