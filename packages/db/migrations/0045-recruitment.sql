-- Recruitment: the posts that people apply for, the people, and their way through the stages.

create table job_openings (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  title text not null,
  code text,
  department_id text collate "C" not null,
  designation_id text collate "C",
  branch_id text collate "C",
  employment_type_id text collate "C",
  hiring_manager_id text collate "C",
  vacancies integer not null default 1,
  hired_count integer not null default 0,
  description text not null,
  requirements text,
  min_salary numeric,
  max_salary numeric,
  min_experience_years numeric(4, 2),
  is_remote boolean not null default false,
  status text not null default 'draft',
  opened_at timestamptz(3),
  closing_date date,
  closed_at timestamptz(3),
  created_at timestamptz(3) not null default stamp(),
  updated_at timestamptz(3) not null default stamp(),
  constraint job_openings_pkey primary key (workspace_id, id),
  constraint job_openings_department_id_fkey foreign key (workspace_id, department_id) references departments (workspace_id, id),
  constraint job_openings_designation_id_fkey foreign key (workspace_id, designation_id) references designations (workspace_id, id),
  constraint job_openings_branch_id_fkey foreign key (workspace_id, branch_id) references branches (workspace_id, id),
  constraint job_openings_employment_type_id_fkey foreign key (workspace_id, employment_type_id) references employment_types (workspace_id, id),
  constraint job_openings_hiring_manager_id_fkey foreign key (workspace_id, hiring_manager_id) references employees (workspace_id, id),
  constraint job_openings_vacancies_check check (vacancies >= 1),
  constraint job_openings_hired_count_check check (hired_count >= 0),
  constraint job_openings_max_salary_check check (max_salary >= min_salary),
  constraint job_openings_status_check check (status in ('draft', 'open', 'on_hold', 'closed', 'cancelled')),
  constraint job_openings_opened_at_check check (opened_at is not null or status in ('draft', 'cancelled')),
  constraint job_openings_closed_at_check check ((status = 'closed') = (closed_at is not null))
);
comment on constraint job_openings_max_salary_check on job_openings is 'must be at least min_salary';
create unique index job_openings_code_key on job_openings (workspace_id, folded(code) collate "C");
create index job_openings_created_at_idx on job_openings (workspace_id, created_at, id);
create index job_openings_updated_at_idx on job_openings (workspace_id, updated_at);
create index job_openings_status_created_at_idx on job_openings (workspace_id, status, created_at, id);
create index job_openings_department_id_created_at_idx on job_openings (workspace_id, department_id, created_at, id);

-- The folded address is a column: under row level security an index over an expression finds nothing. The key of the
-- employee is deferred, because a hire writes the employee with the commit.
create table candidates (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  first_name text not null,
  last_name text not null,
  email text not null,
  email_folded text collate "C" not null generated always as (folded(email)) stored,
  phone text,
  gender text,
  date_of_birth date,
  city text,
  country text,
  current_employer text,
  current_designation text,
  experience_years numeric(4, 2),
  current_salary numeric,
  expected_salary numeric,
  notice_period_days integer,
  source text not null default 'other',
  referred_by_id text collate "C",
  linkedin_url text,
  resume_file_name text,
  skills text[] not null default '{}',
  notes text,
  employee_id text collate "C",
  anonymised_at timestamptz(3),
  created_at timestamptz(3) not null default stamp(),
  updated_at timestamptz(3) not null default stamp(),
  constraint candidates_pkey primary key (workspace_id, id),
  constraint candidates_referred_by_id_fkey foreign key (workspace_id, referred_by_id) references employees (workspace_id, id),
  constraint candidates_employee_id_fkey foreign key (workspace_id, employee_id) references employees (workspace_id, id)
    deferrable initially deferred,
  constraint candidates_gender_check check (gender in ('male', 'female', 'other')),
  constraint candidates_notice_period_days_check check (notice_period_days between 0 and 365),
  constraint candidates_source_check check (source in ('career_page', 'referral', 'job_board', 'agency', 'linkedin', 'walk_in', 'other')),
  constraint candidates_anonymised_check check (anonymised_at is null or employee_id is null)
);
comment on column candidates.anonymised_at is 'internal: when the data was erased';
comment on column candidates.email_folded is 'internal: the address whatever its case, by which it is unique and found';
create unique index candidates_email_key on candidates (workspace_id, email_folded);
create unique index candidates_employee_id_key on candidates (workspace_id, employee_id);
create index candidates_created_at_idx on candidates (workspace_id, created_at, id);
create index candidates_updated_at_idx on candidates (workspace_id, updated_at);
create index candidates_source_created_at_idx on candidates (workspace_id, source, created_at, id);

create table job_applications (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  job_opening_id text collate "C" not null,
  candidate_id text collate "C" not null,
  stage text not null default 'applied',
  stage_changed_at timestamptz(3) not null default stamp(),
  applied_at timestamptz(3) not null default stamp(),
  rating integer,
  cover_letter text,
  offered_salary numeric,
  offered_joining_date date,
  hired_at timestamptz(3),
  rejected_at timestamptz(3),
  rejection_reason text,
  withdrawn_at timestamptz(3),
  notes text,
  created_at timestamptz(3) not null default stamp(),
  updated_at timestamptz(3) not null default stamp(),
  constraint job_applications_pkey primary key (workspace_id, id),
  constraint job_applications_job_opening_id_fkey foreign key (workspace_id, job_opening_id) references job_openings (workspace_id, id),
  constraint job_applications_candidate_id_fkey foreign key (workspace_id, candidate_id) references candidates (workspace_id, id),
  constraint job_applications_rating_check check (rating between 1 and 5),
  constraint job_applications_stage_check check (stage in ('applied', 'screening', 'interview', 'assessment', 'offer', 'hired', 'rejected', 'withdrawn')),
  constraint job_applications_hired_at_check check ((stage = 'hired') = (hired_at is not null)),
  constraint job_applications_rejected_at_check check ((stage = 'rejected') = (rejected_at is not null)),
  constraint job_applications_rejection_reason_check check (stage = 'rejected' or rejection_reason is null),
  constraint job_applications_withdrawn_at_check check ((stage = 'withdrawn') = (withdrawn_at is not null))
);
-- True of every row. It keeps lists of one opening or candidate off this index, which is not in their order.
create unique index job_applications_candidate_id_key on job_applications (workspace_id, job_opening_id, candidate_id)
  where candidate_id <> '';
create index job_applications_created_at_idx on job_applications (workspace_id, created_at, id);
create index job_applications_updated_at_idx on job_applications (workspace_id, updated_at);
create index job_applications_job_opening_id_created_at_idx on job_applications (workspace_id, job_opening_id, created_at, id);
create index job_applications_candidate_id_created_at_idx on job_applications (workspace_id, candidate_id, created_at, id);
create index job_applications_stage_created_at_idx on job_applications (workspace_id, stage, created_at, id);
