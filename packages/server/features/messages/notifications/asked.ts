// Turns: whoever an approval asks is told, with who stands in for them, and what was told is done once it asks them no more.

import type { ApprovalKind, Notification } from '@muster/contract'
import { type Db, statement } from '@muster/db'
import { worksHere } from '../../../auth/sessions.ts'
import { idOf } from './tell.ts'

const subjects: Readonly<Record<ApprovalKind, Notification['subject']>> = {
  leave: 'leave_application',
  correction: 'regularisation',
  overtime: 'overtime_request',
  expense: 'expense_claim',
  loan: 'loan',
  letter: 'hr_letter_request',
  bank_account: 'bank_account_change',
  profile: 'profile_change',
}

/** What an approval can be about. */
export const approvalSubjects: ReadonlySet<string> = new Set(Object.values(subjects))

/** The id is made of who is asked and when. Whoever has not read it yet is told no second time, but of a request that is made anew. */
const insertTurns = statement<unknown, { id: string; subjects: string }>(
  'insert_turns',
  `insert into notifications (workspace_id, id, member_id, type, subject, subject_id, name, day, importance)
   select :workspace_id, ${idOf(`concat_ws(' ', p.id, a.position, a.member_id, a.created_at)`)}, a.member_id,
     'approval_asked', :subjects::json ->> p.kind, p.subject_id, e.first_name || ' ' || e.last_name, p.from_date, 'now'
   from approvals p
     join approval_assignments a on a.workspace_id = p.workspace_id and a.approval_id = p.id
     join employees e on e.workspace_id = p.workspace_id and e.id = p.employee_id
   where p.workspace_id = :workspace_id and p.id = :id and p.status = 'waiting' and a.ended_at is null
     and not exists (select from notifications n where n.workspace_id = p.workspace_id and n.member_id = a.member_id
       and n.read_at is null and n.type = 'approval_asked' and n.subject_id = p.subject_id and n.created_at >= p.created_at)
   on conflict (workspace_id, id) do nothing`,
)

/** Once for each opening of a step, read or not, however many of its approvers they stand in for; never of private details. */
const insertTurnsOfStandIns = <Given extends { subjects: string }>(name: string, which: string) =>
  statement<unknown, Given>(
    name,
    `insert into notifications (workspace_id, id, member_id, type, subject, subject_id, name, day, importance)
   select distinct :workspace_id, ${idOf(`concat_ws(' ', 'stand_in', p.id, s.position, i.stand_in_id, s.opened_at)`)}, i.stand_in_id,
     'approval_asked', :subjects::json ->> p.kind, p.subject_id, e.first_name || ' ' || e.last_name, p.from_date, 'now'
   from approval_stand_ins i
     join approvals p on p.workspace_id = i.workspace_id and p.id = i.approval_id
     join approval_steps s on s.workspace_id = i.workspace_id and s.approval_id = i.approval_id and s.position = i.position
     join employees e on e.workspace_id = p.workspace_id and e.id = p.employee_id
   where i.workspace_id = :workspace_id and p.status = 'waiting' and p.kind <> 'profile' and s.status = 'open' ${which}
     and not exists (select from notifications n where n.workspace_id = p.workspace_id and n.member_id = i.stand_in_id
       and n.type = 'approval_asked' and n.subject_id = p.subject_id and n.created_at >= s.opened_at)
   on conflict (workspace_id, id) do nothing`,
  )

const insertTurnOfStandIns = insertTurnsOfStandIns<{ id: string; subjects: string }>(
  'insert_turn_of_stand_ins',
  'and p.id = :id',
)
const insertAllTurnsOfStandIns = insertTurnsOfStandIns<{ subjects: string }>('insert_turns_of_stand_ins', '')

/** Tells all whom an approval asks now, then who stands in for them, and nobody twice. */
export async function tellAsked(db: Db, id: string): Promise<void> {
  const given = { id, subjects: JSON.stringify(subjects) }
  await db.run(insertTurns, given)
  await db.run(insertTurnOfStandIns, given)
}

/** Tells whoever stands in now of all that waited before they did. */
export async function tellStandIns(db: Db): Promise<void> {
  await db.run(insertAllTurnsOfStandIns, { subjects: JSON.stringify(subjects) })
}

/**
 * SQL: whether a member stands in today for whom an assignment `a` of an approval `p` asks, who is there still, and has decided
 * no step of it. E-mails ask it of all workspaces at once, and the view shows one.
 */
const standsIn = (member: string): string => `exists (select from approval_delegations d
    join companies c on c.workspace_id = d.workspace_id and c.id = d.workspace_id
    join members f on f.workspace_id = d.workspace_id and f.id = d.from_member_id and not f.deleted
    left join employees w on w.workspace_id = f.workspace_id and w.id = f.employee_id
    where d.workspace_id = a.workspace_id and d.from_member_id = a.member_id and d.to_member_id = ${member} and d.revoked_at is null
      and (now() at time zone c.timezone)::date between d.starts_on and d.ends_on and (d.kinds = '{}' or p.kind = any(d.kinds))
      and (f.employee_id is null or ${worksHere('w')})
      and not exists (select from approval_assignments b
        where b.workspace_id = a.workspace_id and b.approval_id = a.approval_id and b.decided_by = ${member}))`

/** SQL: whether no approval waits for whom a notification `n` told, nor for whoever they stand in for. */
const asksNoMore = (n: string): string => `not exists (
  select from approvals p join approval_assignments a on a.workspace_id = p.workspace_id and a.approval_id = p.id
  where p.workspace_id = ${n}.workspace_id and p.subject_id = ${n}.subject_id and p.status = 'waiting'
    and a.ended_at is null and (a.member_id = ${n}.member_id or ${standsIn(`${n}.member_id`)}))`

/**
 * SQL: whether a notification `n` told a stand-in of a comment that they do not read any more: their time is over, or
 * somebody else has decided. Whoever was asked, or has decided in somebody's place, may have been told as that.
 */
export const standsInNoMore = (
  n: string,
): string => `(${n}.type = 'request_commented' and ${n}.outcome is not distinct from 'asked' and not exists (
  select from approvals p join approval_assignments a on a.workspace_id = p.workspace_id and a.approval_id = p.id
  where p.workspace_id = ${n}.workspace_id and p.subject_id = ${n}.subject_id and (${n}.member_id in (a.member_id, a.decided_by)
    or p.status = 'waiting' and a.ended_at is null and ${standsIn(`${n}.member_id`)})))`

/** SQL: whether a request that a notification `n` told to the manager waits no more, or has another manager. */
const isDecided = (n: string): string => `not exists (
  select from members m
    join employees e on e.workspace_id = m.workspace_id and e.reporting_manager_id = m.employee_id
    join (
      select workspace_id, id, employee_id, status from leave_applications
      union all select workspace_id, id, employee_id, status from regularisations
      union all select workspace_id, id, employee_id, status from overtime_requests
    ) r on r.workspace_id = e.workspace_id and r.employee_id = e.id
  where m.workspace_id = ${n}.workspace_id and m.id = ${n}.member_id
    and r.workspace_id = ${n}.workspace_id and r.id = ${n}.subject_id and r.status = 'pending')`

/** SQL: whether a notification `n` asked for a decision that is nobody's turn to make, or another's. However it ended, this says so. */
export const isDone = (n: string): string => `case ${n}.type
  when 'approval_asked' then ${asksNoMore(n)} when 'request_made' then ${isDecided(n)} else false end`
