-- What is left of leave that is not offered any more: it is carried, and nothing is granted beside it.

alter table leave_allocations add column is_carried_only boolean not null default false;
comment on column leave_allocations.is_carried_only is 'internal: made by a close for what was left; grants nothing until the type is offered again';
