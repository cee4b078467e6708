-- What payroll reads of time and leave: halves of a day, spans of inactivity, and encashments that a run takes and pays.

-- Null on rows that were graded before: their status says it, but of half a day of leave, which the job grades again.
alter table attendance_records add column present_halves smallint
  constraint attendance_records_present_halves_check check (present_halves between 0 and 2);
comment on column attendance_records.present_halves is 'internal: halves of the day that payroll counts present';

insert into attendance_regrades as q (workspace_id, employee_id, branch_id, is_exact, is_employment_changed, days)
select workspace_id, employee_id, '', true, false, range_agg(daterange(date, date, '[]')) from attendance_records
where leave_portion in ('first_half', 'second_half') and not deleted group by workspace_id, employee_id
on conflict on constraint attendance_regrades_pkey do update set days = q.days + excluded.days, step_after = '';

create table employee_inactivity (
  workspace_id text collate "C" not null,
  employee_id text collate "C" not null,
  from_date date not null,
  to_date date,
  constraint employee_inactivity_pkey primary key (workspace_id, employee_id, from_date),
  constraint employee_inactivity_employee_id_fkey foreign key (workspace_id, employee_id) references employees (workspace_id, id),
  constraint employee_inactivity_to_date_check check (to_date >= from_date)
);
create unique index employee_inactivity_open_key on employee_inactivity (workspace_id, employee_id) where to_date is null;

-- On the day of their last change they were inactive already; since when is not known.
insert into employee_inactivity (workspace_id, employee_id, from_date)
select e.workspace_id, e.id, (e.updated_at at time zone c.timezone)::date from employees e
join companies c on c.workspace_id = e.workspace_id where e.status = 'inactive';

alter table leave_encashments add column payroll_run_id text collate "C";
alter table leave_encashments drop constraint leave_encashments_status_check;
alter table leave_encashments add constraint leave_encashments_status_check check (status in ('pending', 'claimed', 'paid', 'cancelled'));
alter table leave_encashments add constraint leave_encashments_payroll_run_id_check
  check ((status in ('claimed', 'paid')) = (payroll_run_id is not null));
create index leave_encashments_payroll_run_id_idx on leave_encashments (workspace_id, payroll_run_id) where payroll_run_id is not null;
alter table leave_encashments add constraint leave_encashments_payroll_run_id_fkey
  foreign key (workspace_id, payroll_run_id) references payroll_runs (workspace_id, id);
alter table overtime_requests add constraint overtime_requests_payroll_run_id_fkey
  foreign key (workspace_id, payroll_run_id) references payroll_runs (workspace_id, id);
create index overtime_requests_payroll_run_id_idx on overtime_requests (workspace_id, payroll_run_id) where payroll_run_id is not null;
