-- Punches stay as they were recorded: what grading attributes them to later stands in columns of its own.

alter table punches add column graded_date date;
alter table punches add column graded_ignored boolean;
comment on column punches.graded_date is 'internal: the day that grading counts it to, where graded_ignored is not null';
comment on column punches.graded_ignored is 'internal: whether grading leaves it out; null while it is graded as it was recorded';
