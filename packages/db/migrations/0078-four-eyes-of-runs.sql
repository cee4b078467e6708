-- Four eyes: a run remembers that they were asked for, and a token of the console says whose it is.

alter table payroll_runs add column four_eyes boolean not null default false;
comment on column payroll_runs.four_eyes is 'internal: whether four eyes were asked for when it was created or last processed';
update payroll_runs r set four_eyes = true
from payroll_settings s where s.workspace_id = r.workspace_id and s.four_eyes and r.locked_at is null;

alter table api_keys
  add column member_id text collate "C",
  add constraint api_keys_member_id_fkey foreign key (workspace_id, member_id) references members (workspace_id, id);
comment on column api_keys.member_id is 'internal: the member who holds a token of the console; null where the operator has not said so';
