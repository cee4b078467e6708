-- Members without a role: whoever works here has the rights of that alone. An employee is at most one member.

alter table members alter column role_id drop not null;
alter table invitations alter column role_id drop not null,
  add constraint invitations_role_id_check check (role_id is not null or employee_id is not null);

-- Of several members who are linked to one employee, whoever signed in last keeps the link. The others keep their role,
-- and the audit says which link they had.
with ranked as (
  select workspace_id, id, employee_id, first_value(id) over ranks as kept, row_number() over ranks as rank
  from members where not deleted and employee_id is not null
  window ranks as (partition by workspace_id, employee_id order by last_signed_in_at desc nulls last, created_at, id)
), unlinked as (
  update members m set employee_id = null, updated_at = stamp() from ranked r
  where m.workspace_id = r.workspace_id and m.id = r.id and r.rank > 1
  returning m.workspace_id, m.id, r.employee_id, r.kept
)
insert into audit_entries (workspace_id, id, action, object_id, actor, details)
select workspace_id, 'aud_0' || substr(md5(workspace_id || id), 1, 25), 'member.updated', id, 'operator',
  json_build_object('employee_id', null, 'former_employee_id', employee_id, 'linked_member_id', kept)::text
from unlinked;

create unique index members_employee_id_key on members (workspace_id, employee_id) where not deleted;

-- Whoever has left sees their payslips and certificates for so many days more.
alter table companies add column leaver_days integer not null default 90,
  add constraint companies_leaver_days_check check (leaver_days between 0 and 730);

-- Colleagues are seen by nobody who has left.
create or replace view directory with (security_barrier) as
  select workspace_id, id, first_name, last_name, photo_sha256, designation_id, department_id, branch_id, work_email,
    reporting_manager_id, deleted
  from employees where workspace_id = (select current_workspace())
    and (select coalesce(current_setting('app.reach', true), '')) <> 'left';
