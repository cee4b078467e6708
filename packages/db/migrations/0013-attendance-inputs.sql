-- Attendance whose inputs stay: what was written by hand outlasts the day that has no record for now.

alter table attendance_records add column is_hidden boolean not null default false;
comment on column attendance_records.is_hidden is 'internal: the day has no record for now, and what was written of it is kept';

-- The record of a request's day is looked up when the request is read, because a day may lose its record and get another.
alter table overtime_requests drop column attendance_record_id;
alter table regularisations drop column attendance_record_id;
