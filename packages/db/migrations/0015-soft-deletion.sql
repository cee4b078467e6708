-- Soft deletion: what a caller was shown stays, with deleted true, so that whoever follows changes learns that it was removed.

-- A day without a record for now has the one that it had.
alter table attendance_records rename column is_hidden to deleted;
comment on column attendance_records.deleted is null;
-- These left the lists, and nothing told of it.
update attendance_records set updated_at = stamp() where deleted;

alter table employee_addresses add column deleted boolean not null default false;
alter table employee_addresses drop constraint employee_addresses_type_key;
create unique index employee_addresses_type_key on employee_addresses (workspace_id, employee_id, type) where not deleted;
drop index employee_addresses_is_primary_exclusive;
create unique index employee_addresses_is_primary_exclusive on employee_addresses (workspace_id, employee_id)
  where is_primary and not deleted;
create index employee_addresses_employee_id_idx on employee_addresses (workspace_id, employee_id, created_at, id);

comment on column webhook_endpoints.deleted is null;
