-- Company sign-on speaks for no more than whoever set it may do now, and knows nobody whom it could not speak for.

alter table sign_on_providers add column set_by text collate "C";
comment on column sign_on_providers.set_by is 'internal: the member or the token of the console that has set it; null where the audit does not tell';

update sign_on_providers o set set_by = s.actor
from (
  select distinct on (workspace_id) workspace_id, actor from audit_entries where action = 'sign_on.changed'
  order by workspace_id, created_at desc, id desc
) s
where s.workspace_id = o.workspace_id;

-- Where a token had set the provider, 0077 took the rights of the member who had set the one before.
update sign_on_providers o set vouches_for = coalesce((
  select k.permissions from api_keys k where k.workspace_id = o.workspace_id and k.id = o.set_by
), '{}')
where not exists (select from members m where m.workspace_id = o.workspace_id and m.id = o.set_by);

-- Before 0077 an e-mail address was proof enough. Those for whom the provider did not speak prove once that they are themselves.
delete from sign_on_subjects s using members m, roles r, sign_on_providers o
where m.workspace_id = s.workspace_id and m.id = s.member_id and r.workspace_id = m.workspace_id and r.id = m.role_id
  and o.workspace_id = s.workspace_id and o.issuer = s.issuer and not o.vouches_for @> (r.scopes || r.permissions);
