// Telling members: the rows of notifications, written with the commit of what happened, or not at all.

import type { OperationId } from '@muster/contract'
import { type Database, type Db, statement, systemStatement, type WriteDb } from '@muster/db'
import { newId } from '../../../resource/ids.ts'
import { findNotice, type Notice } from './types.ts'

/**
 * One statement, however many are told. Whom it tells is found under the reach of whoever causes it, who may see no member.
 * Nobody is told of what they do themselves, nor of a document that they do not see. A request with an approval asks whom that asks.
 */
const insertNotifications = statement<unknown, { rows: string; actor: string | null }>(
  'insert_notifications',
  `insert into notifications (workspace_id, id, member_id, type, subject, subject_id, outcome, name, day, importance)
   select :workspace_id, r.id, m.member_id, r.type, r.subject, r.subject_id, r.outcome,
     case when r.asks then e.first_name || ' ' || e.last_name else r.name end, r.day, r.importance
   from json_to_recordset(:rows::json) as r (id text, employee_id text, asks boolean, type text, subject text, subject_id text,
       outcome text, name text, day date, importance text)
     join employees e on e.workspace_id = :workspace_id and e.id = r.employee_id
     join told_members m on m.workspace_id = :workspace_id
       and m.employee_id = case when r.asks then e.reporting_manager_id else e.id end
   where m.member_id is distinct from :actor and (m.works or not r.asks)
     and not (r.asks and exists (select from approvals p
       where p.workspace_id = :workspace_id and p.subject_id = r.subject_id and p.status = 'waiting'))
     and not (r.subject = 'employee_document' and exists (select from employee_documents d
       join document_types t on t.workspace_id = d.workspace_id and t.id = d.document_type_id
       where d.workspace_id = :workspace_id and d.id = r.subject_id and not t.visible_to_employee))`,
)

export function tellAll(db: WriteDb, notices: readonly Notice[], actor: string | null = null): void {
  if (notices.length === 0) return
  const rows = notices.map(each => Object.assign({ id: newId('Notification') }, each))
  db.atCommit(insertNotifications, { rows: JSON.stringify(rows), actor })
}

interface Done {
  readonly db: WriteDb
  readonly caller: { readonly actor_id: string }
  readonly operation: OperationId
  readonly result: object
}

/** Tells whoever an operation concerns, as the table of types says. */
export function tellOfOperation({ db, caller, operation, result }: Done): void {
  const notice = findNotice(operation, result)
  if (notice) tellAll(db, [notice], caller.actor_id)
}

/** SQL: an id that is made of others, so that to tell twice is to tell once. */
export const idOf = (parts: string): string => `'ntf_0' || substr(md5(${parts}), 1, 25)`

/** A whole company in one statement, without a row of it in this process. */
const insertAnnouncementNotifications = statement<unknown, { announcement_id: string }>(
  'insert_announcement_notifications',
  `insert into notifications (workspace_id, id, member_id, type, subject, subject_id, name, importance)
   select :workspace_id, ${idOf('a.id || m.member_id')}, m.member_id, 'announcement_published', 'announcement', a.id, a.title,
     case a.priority when 'urgent' then 'now' else 'later' end
   from announcements a
     join employees e on e.workspace_id = :workspace_id
     join told_members m on m.workspace_id = :workspace_id and m.employee_id = e.id
   where m.works and a.workspace_id = :workspace_id and a.id = :announcement_id and case a.audience
     when 'all' then true
     when 'branches' then e.branch_id = any(a.branch_ids)
     when 'departments' then e.department_id = any(a.department_ids)
     else e.id = any(a.employee_ids) end`,
)

/** Tells whom an announcement is for. */
export function tellAudience(db: WriteDb, announcement_id: string): void {
  db.atCommit(insertAnnouncementNotifications, { announcement_id })
}

const insertPayslipNotifications = statement<unknown, { ids: readonly string[]; month: string }>(
  'insert_payslip_notifications',
  `insert into notifications (workspace_id, id, member_id, type, subject, subject_id, day, importance)
   select :workspace_id, ${idOf('s.id')}, m.member_id, 'payslip_published', 'salary_slip', s.id, :month::date, 'later'
   from salary_slips s join told_members m on m.workspace_id = :workspace_id and m.employee_id = s.employee_id
   where s.workspace_id = :workspace_id and s.id = any(:ids)`,
)

/** Tells whose payslips these are, which is after the run is locked. `month` is its first day. */
export function tellOfPayslips(db: WriteDb, ids: readonly string[], month: string): void {
  if (ids.length > 0) db.atCommit(insertPayslipNotifications, { ids, month })
}

/** SQL: tells members of how they sign in, by the entries that the audit was given of it. `:entries` are their ids. */
export const tellOfEntries = `insert into notifications (workspace_id, id, member_id, type, subject, subject_id, outcome, importance)
     select a.workspace_id, ${idOf('a.id')}, m.id, 'account_changed', 'member', m.id, split_part(a.action, '.', 2), 'now'
     from members m join audit_entries a on a.workspace_id = m.workspace_id and a.id = any(:entries) and a.object_id = m.id
     where m.person_id = :person_id on conflict do nothing`

/** SQL: whether a notification `n` was told to a member as the employee that they were. Who is asked is asked as a member, and so is who stands in. */
export const isOfEmployee = (n: string): string =>
  `(${n}.subject not in ('member', 'approval_delegation') and ${n}.type <> 'approval_asked')`

const forgetOfEmployee = statement<unknown, { member_id: string }>(
  'forget_notifications_of_employee',
  `delete from notifications n where n.workspace_id = :workspace_id and n.member_id = :member_id and ${isOfEmployee('n')}`,
)

/** Forgets what a member was told as the employee that they are no more. */
export async function forgetAsEmployee(db: Db, member_id: string): Promise<void> {
  await db.run(forgetOfEmployee, { member_id })
}

const forgetDocuments = statement<unknown, { document_type_id: string }>(
  'forget_notifications_of_documents',
  `delete from notifications n using employee_documents d
   where n.workspace_id = :workspace_id and n.subject = 'employee_document' and n.subject_id = d.id
     and d.workspace_id = :workspace_id and d.document_type_id = :document_type_id`,
)

/** Forgets what was told of documents of a type that their employees see no more. */
export async function forgetDocumentsOfType(db: Db, document_type_id: string): Promise<void> {
  await db.run(forgetDocuments, { document_type_id })
}

/** Long enough for whoever was away, and no archive of what people were told. */
const keptDays = 180

const purge = systemStatement<unknown, { now: string; days: number }>(
  'purge_notifications',
  'delete from notifications where created_at <= :now::timestamptz - make_interval(days => :days::int)',
)

export async function purgeNotifications(database: Database, now: Temporal.Instant): Promise<void> {
  await database.system(purge, { now: now.toString(), days: keptDays })
}
