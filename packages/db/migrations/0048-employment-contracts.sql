-- Employment contracts: what was agreed with each employee, from when to when.

create table employment_contracts (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  employee_id text collate "C" not null,
  contract_number text collate "C",
  title text not null,
  type text not null,
  start_date date not null,
  end_date date,
  probation_months integer,
  notice_period_days integer,
  weekly_hours numeric,
  status text not null default 'draft',
  sent_at timestamptz(3),
  signed_at timestamptz(3),
  signed_by_name text,
  terminated_at timestamptz(3),
  terminated_on date,
  termination_reason text,
  renewed_from_id text collate "C",
  file_name text,
  created_at timestamptz(3) not null default stamp(),
  updated_at timestamptz(3) not null default stamp(),
  constraint employment_contracts_pkey primary key (workspace_id, id),
  constraint employment_contracts_contract_number_key unique (workspace_id, contract_number),
  constraint employment_contracts_employee_id_fkey foreign key (workspace_id, employee_id) references employees (workspace_id, id),
  constraint employment_contracts_renewed_from_id_fkey foreign key (workspace_id, renewed_from_id)
    references employment_contracts (workspace_id, id),
  constraint employment_contracts_type_check
    check (type in ('permanent', 'fixed_term', 'probation', 'internship', 'part_time', 'consultancy')),
  constraint employment_contracts_status_check
    check (status in ('draft', 'sent', 'signed', 'expired', 'terminated', 'cancelled')),
  constraint employment_contracts_end_date_check
    check (end_date >= start_date and (end_date is not null or type not in ('fixed_term', 'internship'))),
  constraint employment_contracts_probation_months_check check (probation_months between 0 and 60),
  constraint employment_contracts_notice_period_days_check check (notice_period_days between 0 and 730),
  constraint employment_contracts_weekly_hours_check check (weekly_hours > 0 and weekly_hours <= 168),
  constraint employment_contracts_sent_at_check check (status in ('draft', 'cancelled') or sent_at is not null),
  constraint employment_contracts_signed_at_check check (
    (status in ('signed', 'expired', 'terminated')) = (signed_at is not null) and (signed_at is null) = (signed_by_name is null)),
  constraint employment_contracts_expired_check check (status <> 'expired' or end_date is not null),
  constraint employment_contracts_terminated_on_check check (terminated_on <= end_date),
  constraint employment_contracts_terminated_at_check check (
    (status = 'terminated') = (terminated_at is not null) and (terminated_at is null) = (terminated_on is null)
    and (terminated_at is null) = (termination_reason is null)),
  -- What was signed covers its days for good: to its end, or to the day of its termination. One that was terminated
  -- before it began covers none.
  constraint employment_contracts_start_date_exclusive exclude using gist (
    workspace_id with =, employee_id with =,
    (case when terminated_on < start_date then daterange 'empty'
          else daterange(start_date, coalesce(terminated_on, end_date), '[]') end) with &&)
    where (status in ('signed', 'expired', 'terminated'))
);
comment on column employment_contracts.terminated_on is 'internal: the last day that a terminated contract covers';
comment on column employment_contracts.termination_reason is 'internal: why it was terminated';
comment on constraint employment_contracts_weekly_hours_check on employment_contracts is 'must be above 0 and at most 168';
comment on constraint employment_contracts_start_date_exclusive on employment_contracts is
  'Another signed contract of the employee covers some of these days; terminate it first.';
create index employment_contracts_created_at_idx on employment_contracts (workspace_id, created_at, id);
create index employment_contracts_updated_at_idx on employment_contracts (workspace_id, updated_at);
create index employment_contracts_employee_id_created_at_idx on employment_contracts (workspace_id, employee_id, created_at, id);
create index employment_contracts_status_created_at_idx on employment_contracts (workspace_id, status, created_at, id);
create index employment_contracts_type_created_at_idx on employment_contracts (workspace_id, type, created_at, id);
create unique index employment_contracts_renewed_from_id_key on employment_contracts (workspace_id, renewed_from_id)
  where renewed_from_id is not null and status <> 'cancelled';
-- What the clock has yet to do.
create index employment_contracts_ending_idx on employment_contracts (workspace_id, end_date)
  where status = 'signed' and end_date is not null;

-- How contracts are numbered; a workspace without a row begins at CTR-00001.
create table employment_contract_numbering (
  workspace_id text collate "C" not null,
  number_prefix text not null default 'CTR-',
  number_digits integer not null default 5,
  number_next bigint not null default 1,
  constraint employment_contract_numbering_pkey primary key (workspace_id),
  constraint employment_contract_numbering_number_prefix_check check (length(number_prefix) <= 10),
  constraint employment_contract_numbering_number_digits_check check (number_digits between 1 and 12)
);
