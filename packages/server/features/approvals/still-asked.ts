// Who may still answer a step: whoever is there, is what they were asked as, and is not the applicant. Said once, for decisions and for steps that were left behind.

import { type Db, statement } from '@muster/db'
import { privateKinds } from './kinds.ts'
import { isApplicant, isOfLastResort, there } from './organisation.ts'

// Whoever was asked as the manager is the one next above; whoever stands in for somebody is anywhere above.
const isStillAbove = `exists (select from reporting_lines l where l.workspace_id = a.workspace_id and l.employee_id = s.employee_id
  and l.manager_id = m.employee_id and (s.reason is not null or l.depth = case s.approver when 'manager' then 1 when 'second_manager' then 2 else l.depth end))`

const isStillHead = `exists (
  with recursive above (head_employee_id, parent_id, passed) as (
    select d.head_employee_id, d.parent_id, array[d.id] from employees x
      join departments d on d.workspace_id = x.workspace_id and d.id = x.department_id
    where x.workspace_id = s.workspace_id and x.id = s.employee_id
    union all
    select d.head_employee_id, d.parent_id, b.passed || d.id from above b
      join departments d on d.workspace_id = s.workspace_id and d.id = b.parent_id and d.id <> all(b.passed))
  select from above where head_employee_id = m.employee_id)`

const isStillOfLastResort = `exists (select from roles r where r.workspace_id = m.workspace_id and r.id = m.role_id and ${isOfLastResort('r')})`

// Whoever an escalation added is above the employee, at any level, heads a department above, or is of last resort.
const isStillOver = `exists (select from reporting_lines l where l.workspace_id = a.workspace_id and l.employee_id = s.employee_id
  and l.manager_id = m.employee_id) or ${isStillHead} or ${isStillOfLastResort}`

// A former release asked managers about private details, where nobody else was there.
const isPrivate = `exists (select from approvals p
  where p.workspace_id = s.workspace_id and p.id = s.approval_id and p.kind in (${privateKinds}))`

const isStillThat = `case when a.via in ('line', 'head') and ${isPrivate} then false else case a.via
  when 'line' then ${isStillAbove} when 'head' then ${isStillHead}
  when 'role' then m.role_id is not distinct from s.role_id when 'last_resort' then ${isStillOfLastResort}
  when 'escalation' then ${isStillOver} else true end end`

const isOther = `not exists (select from employees x where x.workspace_id = s.workspace_id and x.id = s.employee_id and ${isApplicant('m', 'x')})`

/** SQL: whether a member `m` may answer as what an assignment `a` of a step `s` asks them as, by the days of the workspace `c`. */
const mayAnswer = `(${there('m')} and ${isStillThat} and ${isOther})`

/** SQL: those who are asked by a step `s` and may answer it. */
export const whoMayAnswer = `approval_assignments a
    join members m on m.workspace_id = a.workspace_id and m.id = a.member_id
    join companies c on c.workspace_id = a.workspace_id and c.id = a.workspace_id
  where a.workspace_id = s.workspace_id and a.approval_id = s.approval_id and a.position = s.position and a.ended_at is null
    and ${mayAnswer}`

const selectStillAsked = statement<{ position: number }, { id: string; member_id: string }>(
  'still_asked_by_open_step',
  `select s.position from approval_steps s where s.workspace_id = :workspace_id and s.approval_id = :id and s.status = 'open'
     and exists (select from ${whoMayAnswer} and a.member_id = :member_id)`,
)

/** Whether a member whom the open step of an approval asks is still what it asks them as. */
export async function isStillAsked(db: Db, id: string, member_id: string): Promise<boolean> {
  return (await db.run(selectStillAsked, { id, member_id })).length > 0
}
