// Comments: whom a comment on a request is told to. Whoever wrote it is not, nor is anybody who could not read it.

import { type Db, statement } from '@muster/db'
import { idOf } from './tell.ts'

/** Whoever asked, whoever an approval asks now or who stands in for them, and whoever has commented and may still read it. What is internal is for the last alone, and so is what is said about private details. */
const insertComments = statement<unknown, { id: string; subject: string; rights: readonly string[] }>(
  'insert_comment_notifications',
  `insert into notifications (workspace_id, id, member_id, type, subject, subject_id, outcome, name, importance)
   select :workspace_id, ${idOf('c.id || told.member_id')}, told.member_id, 'request_commented', :subject, c.object_id,
     (array_agg(told.role order by told.role = 'own' desc, told.role))[1], a.name, 'now'
   from comments c
     join commented_records r on r.workspace_id = :workspace_id and r.id = c.object_id
     left join members a on a.workspace_id = c.workspace_id and a.id = c.written_by
     cross join lateral (
       select m.member_id, 'own' as role from told_members m
       where m.workspace_id = :workspace_id and m.employee_id = r.employee_id and m.works and not c.is_internal
       union all
       select s.member_id, case when s.ended_at is null then 'asked' else 'was asked' end
       from approvals p join approval_assignments s on s.workspace_id = p.workspace_id and s.approval_id = p.id
       where p.workspace_id = :workspace_id and p.subject_id = c.object_id and p.status = 'waiting' and p.kind <> 'profile' and not c.is_internal
       union all
       select i.stand_in_id, 'asked' from approvals p join approval_stand_ins i on i.workspace_id = p.workspace_id and i.approval_id = p.id
       where p.workspace_id = :workspace_id and p.subject_id = c.object_id and p.status = 'waiting' and p.kind <> 'profile' and not c.is_internal
       union all
       select m.id, 'commented' from members m join roles o on o.workspace_id = m.workspace_id and o.id = m.role_id
       where m.workspace_id = :workspace_id and (o.scopes || o.permissions) && :rights::text[]
         and m.id in (select b.written_by from comments b where b.workspace_id = :workspace_id and b.object_id = c.object_id)
     ) as told
     join members m on m.workspace_id = :workspace_id and m.id = told.member_id and not m.deleted
   where c.workspace_id = :workspace_id and c.id = :id and told.member_id <> c.written_by
     and (told.role <> 'was asked' or told.member_id in (
       select b.written_by from comments b where b.workspace_id = :workspace_id and b.object_id = c.object_id))
     and (told.role not in ('asked', 'was asked') or m.employee_id is null or exists (select from told_members t
       where t.workspace_id = :workspace_id and t.employee_id = m.employee_id and t.works))
   group by c.id, c.object_id, told.member_id, a.name
   on conflict (workspace_id, id) do nothing`,
)

/** `rights` are those of which one shows all requests of the kind. */
export async function tellOfComment(
  db: Db,
  comment: { readonly id: string; readonly subject: string; readonly rights: readonly string[] },
): Promise<void> {
  await db.run(insertComments, comment)
}
