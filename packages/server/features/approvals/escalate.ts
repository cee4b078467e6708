// Escalation: an open step that nobody has decided in time asks the next level as well. Whoever was asked first stays asked.

import type { ApprovalKind } from '@muster/contract'
import { type Database, type Db, statement, systemStatement } from '@muster/db'
import { escalateStep, type StepRule } from '@muster/engine'
import { doForEach } from '../../runtime/each-workspace.ts'
import { tellAsked } from '../messages/index.ts'
import { readOrganisation } from './organisation.ts'
import { lockWaiting, selectApprovers } from './waiting.ts'

interface Overdue extends StepRule {
  readonly kind: ApprovalKind
  readonly employee_id: string
  readonly position: number
  /** Whoever has approved in this step or an earlier one, and whoever it asks. */
  readonly approved: readonly string[]
  readonly asked: readonly string[]
}

/** SQL: whether a step `s` is open, and its days are over without that anybody else was asked for that reason. */
const isOverdue = `s.status = 'open' and s.escalated_at is null and s.due_at <= :now::timestamptz`

const selectWorkspaces = systemStatement<{ workspace_id: string }, { now: string }>(
  'workspaces_with_overdue_steps',
  `select distinct s.workspace_id from approval_steps s where ${isOverdue}`,
)

const selectOverdue = statement<{ id: string }, { after: string; many: number; now: string }>(
  'overdue_approvals',
  `select s.approval_id as id from approval_steps s
   where s.workspace_id = :workspace_id and s.approval_id > :after and ${isOverdue}
   order by s.approval_id limit :many::integer`,
)

const selectOne = statement<Overdue, { id: string; now: string }>(
  'overdue_approval',
  `select p.kind, p.employee_id, s.position, s.approver, s.role_id, s.member_id, ${selectApprovers('<=')} as approved,
     coalesce((select array_agg(a.member_id) from approval_assignments a where a.workspace_id = s.workspace_id
       and a.approval_id = s.approval_id and a.position = s.position and a.ended_at is null), '{}') as asked
   from approvals p join approval_steps s on s.workspace_id = p.workspace_id and s.approval_id = p.id
   where p.workspace_id = :workspace_id and p.id = :id and p.status = 'waiting' and ${isOverdue}`,
)

const askAsWell = statement<
  unknown,
  Pick<Overdue, 'employee_id' | 'position'> & { id: string; members: readonly string[] }
>(
  'ask_next_level_in_approval_step',
  `with step as (
     update approval_steps set escalated_at = stamp() where workspace_id = :workspace_id and approval_id = :id and position = :position
   ), approval as (
     update approvals set updated_at = stamp() where workspace_id = :workspace_id and id = :id
   )
   insert into approval_assignments (workspace_id, approval_id, position, employee_id, member_id, via)
   select :workspace_id, :id, :position, :employee_id, a.member_id, 'escalation' from unnest(:members::text[]) as a (member_id)
   on conflict (workspace_id, approval_id, position, member_id) do update set ended_at = null, via = excluded.via, created_at = stamp()
   where approval_assignments.decision is null`,
)

/** So many are found at once. */
const pieceSize = 200

/** Asks the next level in every step whose days are over: once for each step, however many nodes look. */
export async function escalateSteps(database: Database, at: Temporal.Instant): Promise<void> {
  const now = at.toString()
  await doForEach(await database.system(selectWorkspaces, { now }), async ({ workspace_id }) => {
    let after = ''
    let found: readonly { id: string }[]
    do {
      found = await database.reader(workspace_id).run(selectOverdue, { after, many: pieceSize, now })
      // Each by itself: it waits for whoever decides it now, and holds nobody else up.
      await doForEach(found, ({ id }) => database.write(workspace_id, db => escalate(db, id, now)))
      after = found.at(-1)?.id ?? after
    } while (found.length === pieceSize)
  })
}

/** Looks again behind the locks: by now it may be decided, withdrawn, or escalated by another node. */
async function escalate(db: Db, id: string, now: string): Promise<void> {
  await lockWaiting(db, id)
  const [step] = await db.run(selectOne, { id, now })
  if (!step) return
  const { kind, employee_id, position, approved, asked } = step
  const there = await readOrganisation(db, kind, { employee_id, role_ids: [], member_ids: [] })
  const members = escalateStep(step, there, new Set([...approved, ...asked]))
  await db.run(askAsWell, { id, employee_id, position, members })
  if (members.length > 0) await tellAsked(db, id)
}
