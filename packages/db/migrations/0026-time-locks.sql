-- Payroll closes days through a date, which need not be the last of a month.

create table time_locks (
  workspace_id text collate "C" not null,
  locked_through date not null,
  constraint time_locks_pkey primary key (workspace_id)
);
create trigger rules_changed after insert or update or delete on time_locks for each row execute function rules_changed();

insert into time_locks (workspace_id, locked_through)
select workspace_id, (max(month) + interval '1 month' - interval '1 day')::date from locked_months group by workspace_id;
drop table locked_months;
