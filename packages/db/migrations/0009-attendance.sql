-- Attendance: settings, sites, punches, the graded days and the requests that change them.

create table attendance_settings (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  geofence_mode text not null default 'off',
  window_before_minutes integer not null default 120,
  window_after_minutes integer not null default 360,
  punch_debounce_seconds integer not null default 60,
  full_day_min_percent integer not null default 75,
  half_day_min_percent integer not null default 40,
  early_leave_threshold_minutes integer not null default 15,
  missing_punch_status text not null default 'absent',
  late_marks_per_deduction integer,
  late_deduction_days numeric(6, 2) not null default 0.50,
  overtime_min_minutes integer not null default 30,
  overtime_before_shift_counts boolean not null default false,
  max_overtime_minutes_per_day integer,
  overtime_auto_request boolean not null default false,
  overtime_multiplier_working_day numeric(4, 2) not null default 2,
  overtime_multiplier_rest_day numeric(4, 2) not null default 2,
  overtime_multiplier_holiday numeric(4, 2) not null default 3,
  overtime_hours_per_month numeric(6, 2) not null default 208,
  regularisation_window_days integer not null default 30,
  max_regularisations_per_month integer,
  created_at timestamptz(3) not null default stamp(),
  updated_at timestamptz(3) not null default stamp(),
  constraint attendance_settings_pkey primary key (workspace_id, id),
  constraint attendance_settings_workspace_id_key unique (workspace_id),
  constraint attendance_settings_geofence_mode_check check (geofence_mode in ('off', 'flag', 'enforce')),
  constraint attendance_settings_missing_punch_status_check check (missing_punch_status in ('absent', 'half_day', 'present')),
  constraint attendance_settings_half_day_min_percent_check check (half_day_min_percent <= full_day_min_percent)
);
insert into attendance_settings (workspace_id, id) select workspace_id, 'ats_' || substr(workspace_id, 5) from companies;

create table geofenced_sites (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  name text not null,
  branch_id text collate "C",
  latitude numeric not null,
  longitude numeric not null,
  radius_meters integer not null default 200,
  address text,
  status text not null default 'active',
  created_at timestamptz(3) not null default stamp(),
  updated_at timestamptz(3) not null default stamp(),
  constraint geofenced_sites_pkey primary key (workspace_id, id),
  constraint geofenced_sites_branch_id_fkey foreign key (workspace_id, branch_id) references branches (workspace_id, id),
  constraint geofenced_sites_status_check check (status in ('active', 'inactive'))
);
create unique index geofenced_sites_name_key on geofenced_sites (workspace_id, folded(name) collate "C");
create index geofenced_sites_created_at_idx on geofenced_sites (workspace_id, created_at, id);

alter table employee_shifts add column geofenced_site_id text collate "C";
alter table employee_shifts add constraint employee_shifts_geofenced_site_id_fkey
  foreign key (workspace_id, geofenced_site_id) references geofenced_sites (workspace_id, id);
create index employee_shifts_created_at_idx on employee_shifts (workspace_id, created_at, id);

create table rest_day_swaps (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  employee_id text collate "C" not null,
  rest_date date not null,
  work_date date not null,
  reason text,
  status text not null default 'active',
  cancelled_at timestamptz(3),
  created_at timestamptz(3) not null default stamp(),
  updated_at timestamptz(3) not null default stamp(),
  constraint rest_day_swaps_pkey primary key (workspace_id, id),
  constraint rest_day_swaps_employee_id_fkey foreign key (workspace_id, employee_id) references employees (workspace_id, id),
  constraint rest_day_swaps_status_check check (status in ('active', 'cancelled'))
);
create index rest_day_swaps_created_at_idx on rest_day_swaps (workspace_id, created_at, id);
create index rest_day_swaps_employee_id_idx on rest_day_swaps (workspace_id, employee_id, rest_date) where status = 'active';

create table punches (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  employee_id text collate "C" not null,
  punched_at timestamptz(3) not null,
  direction text not null default 'unknown',
  source text not null default 'api',
  device_id text,
  latitude numeric,
  longitude numeric,
  accuracy_meters integer,
  note text,
  attendance_date date,
  geofenced_site_id text collate "C",
  distance_meters integer,
  within_geofence boolean,
  is_ignored boolean not null default false,
  created_at timestamptz(3) not null default stamp(),
  constraint punches_pkey primary key (workspace_id, id),
  constraint punches_employee_id_fkey foreign key (workspace_id, employee_id) references employees (workspace_id, id),
  constraint punches_geofenced_site_id_fkey foreign key (workspace_id, geofenced_site_id) references geofenced_sites (workspace_id, id),
  constraint punches_direction_check check (direction in ('in', 'out', 'unknown')),
  constraint punches_source_check check (source in ('device', 'mobile', 'web', 'api', 'import')),
  constraint punches_longitude_check check ((latitude is null) = (longitude is null))
);
create unique index punches_punched_at_key on punches (workspace_id, employee_id, punched_at);
create index punches_created_at_idx on punches (workspace_id, created_at, id);
create index punches_punched_at_idx on punches (workspace_id, punched_at);
-- No index holds what attribution writes, so that a punch is attributed within its page.
alter table punches set (fillfactor = 80);
comment on constraint punches_longitude_check on punches is 'must be sent together with latitude';

create table regularisations (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  employee_id text collate "C" not null,
  date date not null,
  type text not null,
  requested_check_in_at timestamptz(3),
  requested_check_out_at timestamptz(3),
  requested_status text,
  reason text not null,
  attendance_record_id text collate "C",
  original_check_in_at timestamptz(3),
  original_check_out_at timestamptz(3),
  original_status text,
  status text not null default 'pending',
  decided_at timestamptz(3),
  rejection_reason text,
  created_at timestamptz(3) not null default stamp(),
  updated_at timestamptz(3) not null default stamp(),
  constraint regularisations_pkey primary key (workspace_id, id),
  constraint regularisations_employee_id_fkey foreign key (workspace_id, employee_id) references employees (workspace_id, id),
  constraint regularisations_type_check check (type in ('missed_punch', 'wrong_punch', 'on_duty', 'work_from_home', 'other')),
  constraint regularisations_requested_status_check check (requested_status in ('present', 'half_day')),
  constraint regularisations_status_check check (status in ('pending', 'approved', 'rejected', 'cancelled'))
);
create index regularisations_created_at_idx on regularisations (workspace_id, created_at, id);
create index regularisations_employee_id_idx on regularisations (workspace_id, employee_id, date);

-- A day as it is graded, and beside it what was written by hand, which the next grading starts from.
create table attendance_records (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  employee_id text collate "C" not null,
  date date not null,
  shift_id text collate "C",
  status text not null,
  check_in_at timestamptz(3),
  check_out_at timestamptz(3),
  worked_minutes integer not null default 0,
  break_minutes integer not null default 0,
  scheduled_minutes integer not null default 0,
  late_minutes integer not null default 0,
  is_late boolean not null default false,
  early_leave_minutes integer not null default 0,
  is_early_leave boolean not null default false,
  overtime_minutes integer not null default 0,
  missing_punch boolean not null default false,
  leave_application_id text collate "C",
  leave_portion text not null default 'none',
  holiday_id text collate "C",
  regularisation_id text collate "C",
  source text not null,
  note text,
  written_status text,
  written_check_in_at timestamptz(3),
  written_check_out_at timestamptz(3),
  written_source text,
  created_at timestamptz(3) not null default stamp(),
  updated_at timestamptz(3) not null default stamp(),
  constraint attendance_records_pkey primary key (workspace_id, id),
  constraint attendance_records_employee_id_fkey foreign key (workspace_id, employee_id) references employees (workspace_id, id),
  constraint attendance_records_status_check check (status in ('present', 'absent', 'half_day', 'on_leave', 'holiday', 'rest_day', 'unscheduled')),
  constraint attendance_records_leave_portion_check check (leave_portion in ('none', 'first_half', 'second_half', 'full')),
  constraint attendance_records_source_check check (source in ('punch', 'manual', 'api', 'import', 'auto', 'leave', 'regularisation')),
  constraint attendance_records_check_out_at_check check (check_out_at > check_in_at)
);
create unique index attendance_records_date_key on attendance_records (workspace_id, employee_id, date);
create index attendance_records_created_at_idx on attendance_records (workspace_id, created_at, id);
create index attendance_records_updated_at_idx on attendance_records (workspace_id, updated_at);
create index attendance_records_date_idx on attendance_records (workspace_id, date);
comment on column attendance_records.written_status is 'internal: the status that was written by hand';
comment on column attendance_records.written_check_in_at is 'internal: the arrival that was written by hand';
comment on column attendance_records.written_check_out_at is 'internal: the leaving that was written by hand';
comment on column attendance_records.written_source is 'internal: who wrote by hand; null where nobody did';

create table overtime_requests (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  employee_id text collate "C" not null,
  date date not null,
  start_at timestamptz(3),
  end_at timestamptz(3),
  requested_hours numeric(5, 2) not null,
  reason text,
  attendance_record_id text collate "C",
  day_type text not null,
  approved_hours numeric(5, 2),
  rate_multiplier numeric(4, 2) not null,
  status text not null default 'pending',
  decided_at timestamptz(3),
  rejection_reason text,
  payroll_run_id text collate "C",
  is_automatic boolean not null default false,
  created_at timestamptz(3) not null default stamp(),
  updated_at timestamptz(3) not null default stamp(),
  constraint overtime_requests_pkey primary key (workspace_id, id),
  constraint overtime_requests_employee_id_fkey foreign key (workspace_id, employee_id) references employees (workspace_id, id),
  constraint overtime_requests_day_type_check check (day_type in ('working_day', 'rest_day', 'holiday')),
  constraint overtime_requests_status_check check (status in ('pending', 'approved', 'rejected', 'cancelled')),
  constraint overtime_requests_requested_hours_check check (requested_hours > 0 and requested_hours <= 24),
  constraint overtime_requests_end_at_check check (end_at > start_at)
);
create unique index overtime_requests_date_key on overtime_requests (workspace_id, employee_id, date) where status in ('pending', 'approved');
create index overtime_requests_created_at_idx on overtime_requests (workspace_id, created_at, id);
comment on column overtime_requests.is_automatic is 'internal: made by grading; while it is pending it follows what is measured';
comment on constraint overtime_requests_requested_hours_check on overtime_requests is 'must be above 0 and at most 24.00';
comment on constraint overtime_requests_end_at_check on overtime_requests is 'must be after start_at';

-- How far the days of a workspace are graded by the clock alone. A step that many employees make long is done in pieces.
create table attendance_grading (
  workspace_id text collate "C" not null,
  graded_from date not null,
  graded_until timestamptz(3) not null,
  due_at timestamptz(3) not null,
  checked_at timestamptz(3) not null default stamp(),
  step_until timestamptz(3),
  step_began_at timestamptz(3),
  step_after text collate "C",
  constraint attendance_grading_pkey primary key (workspace_id)
);
