-- Former employments: who comes back has a new employment, and the days of the one before stay what they were.

create table employee_former_employments (
  workspace_id text collate "C" not null,
  employee_id text collate "C" not null,
  joining_date date not null,
  separation_date date not null,
  constraint employee_former_employments_pkey primary key (workspace_id, employee_id, joining_date),
  constraint employee_former_employments_employee_id_fkey foreign key (workspace_id, employee_id) references employees (workspace_id, id),
  constraint employee_former_employments_separation_date_check check (separation_date >= joining_date)
);

-- What a rehire settles is found again where the rehire is undone.
alter table leave_ledger_entries add column settled_until date;
comment on column leave_ledger_entries.settled_until is 'internal: the last day of the former employment that the entry settles';
alter table leave_encashments add column settled_until date;
comment on column leave_encashments.settled_until is 'internal: the last day of the former employment that it is of; its days are not of the present balance';
