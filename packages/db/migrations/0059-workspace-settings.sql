-- Settings of the workspace: owners change what operators have chosen at its start.

create or replace function system_roles(workspace text)
returns table (id text, name text, is_owner boolean, scopes text[], permissions text[])
  language sql immutable parallel safe as $$
  select 'rol_' || substr(workspace, 5, 24) || given.ending, given.name, given.name = 'Owner', given.scopes::text[], given.permissions::text[]
  from (values
    ('01', 'Owner',
      '{announcements:read,assets:read,attendance:read,attendance:write,documents:read,documents:write,employees.sensitive:read,employees:read,employees:write,expenses:read,leave:read,leave:write,org:read,org:write,payroll:read,recruitment:read,recruitment:write,webhooks:manage}',
      '{announcements.manage,api.manage,assets.manage,attendance.manage,audit.read,documents.manage,expenses.manage,leave.manage,loans.manage,members.manage,payroll.approve,payroll.manage,recruitment.manage,salaries.manage,workspace.manage}'),
    ('02', 'HR',
      '{announcements:read,assets:read,attendance:read,attendance:write,documents:read,documents:write,employees:read,employees:write,expenses:read,leave:read,leave:write,org:read,org:write,recruitment:read,recruitment:write}',
      '{announcements.manage,assets.manage,attendance.manage,documents.manage,expenses.manage,leave.manage,recruitment.manage}'),
    ('03', 'Payroll',
      '{announcements:read,attendance:read,employees.sensitive:read,employees:read,expenses:read,leave:read,org:read,payroll:read}',
      '{loans.manage,payroll.manage,salaries.manage}'),
    ('04', 'Approver',
      '{announcements:read,attendance:read,employees.sensitive:read,employees:read,expenses:read,leave:read,org:read,payroll:read}',
      '{payroll.approve}'),
    ('05', 'Developer', '{announcements:read,org:read,webhooks:manage}', '{api.manage}'),
    ('06', 'Auditor',
      '{announcements:read,assets:read,attendance:read,documents:read,employees.sensitive:read,employees:read,expenses:read,leave:read,org:read,payroll:read,recruitment:read}',
      '{audit.read}')
  ) as given (ending, name, scopes, permissions)
$$;
update roles r set permissions = s.permissions, updated_at = stamp()
from companies c, system_roles(c.workspace_id) s
where r.workspace_id = c.workspace_id and r.id = s.id and r.permissions <> s.permissions;
