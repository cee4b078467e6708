// Turns: whoever an approval asks is told, and what was told is done once it asks them no more.

import type { ApprovalKind, Notification } from '@muster/contract'
import { type Db, statement } from '@muster/db'
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

/** The id is made of who is asked and when, and whoever has not read it yet is told no second time. */
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
       and n.read_at is null and n.type = 'approval_asked' and n.subject_id = p.subject_id)
   on conflict (workspace_id, id) do nothing`,
)

/** Tells all whom an approval asks now, and were not told. */
export async function tellAsked(db: Db, id: string): Promise<void> {
  await db.run(insertTurns, { id, subjects: JSON.stringify(subjects) })
}

/** SQL: whether a notification `n` asked for a decision that is nobody's turn to make, or another's. However it ended, this says so. */
export const isDone = (n: string): string => `(${n}.type = 'approval_asked' and not exists (
  select from approvals p join approval_assignments a on a.workspace_id = p.workspace_id and a.approval_id = p.id
  where p.workspace_id = ${n}.workspace_id and p.subject_id = ${n}.subject_id and p.status = 'waiting'
    and a.member_id = ${n}.member_id and a.ended_at is null))`
