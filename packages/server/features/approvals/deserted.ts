// Deserted steps: an open step whose approvers have left, are no longer what they were asked as, or cannot sign in asks others, so that no request stays behind.

import type { ApprovalKind } from '@muster/contract'
import { type Database, type Db, homeStatement, statement } from '@muster/db'
import { type Asked, type Organisation, resolveStep } from '@muster/engine'
import { doForEach } from '../../runtime/each-workspace.ts'
import { tellAsked } from '../messages/index.ts'
import { readOrganisation } from './organisation.ts'
import type { Step } from './steps.ts'
import { whoMayAnswer } from './still-asked.ts'
import { lockWaiting, selectApprovers } from './waiting.ts'

interface Deserted extends Omit<Step, 'escalate_after_days'> {
  readonly id: string
  readonly kind: ApprovalKind
  readonly employee_id: string
  readonly reason: string | null
  /** Whoever has approved an earlier step, or this one. */
  readonly approved_before: readonly string[]
  readonly approved_here: readonly string[]
}

/** SQL: whether an open step asks nobody who could answer. */
const isDeserted = `s.status = 'open' and not exists (select from ${whoMayAnswer})`

interface Found {
  readonly workspace_id: string
  readonly id: string
}

// Of all workspaces at once: one statement for what waits, instead of one for each workspace in which something does.
const selectDeserted = homeStatement<Found, { workspace: string; after: string; many: number }>(
  'deserted_approvals',
  `select p.workspace_id, p.id from approvals p join approval_steps s on s.workspace_id = p.workspace_id and s.approval_id = p.id
   where p.status = 'waiting' and (p.workspace_id, p.id) > (:workspace, :after) and ${isDeserted}
   order by p.workspace_id, p.id limit :many::integer`,
)

const selectOne = statement<Deserted, { id: string }>(
  'deserted_approval',
  `select p.id, p.kind, p.employee_id, s.position, s.approver, s.role_id, s.member_id, s.quorum, s.reason,
     ${selectApprovers('<')} as approved_before, ${selectApprovers('=')} as approved_here
   from approvals p join approval_steps s on s.workspace_id = p.workspace_id and s.approval_id = p.id
   where p.workspace_id = :workspace_id and p.id = :id and p.status = 'waiting' and ${isDeserted}`,
)

const askOthers = statement<
  unknown,
  Pick<Deserted, 'id' | 'employee_id' | 'position'> & { reason: string | null; asked: string }
>(
  'ask_others_in_approval_step',
  `with left_behind as (
     update approval_assignments set ended_at = stamp()
     where workspace_id = :workspace_id and approval_id = :id and position = :position and ended_at is null
       and member_id not in (select a.member_id from json_to_recordset(:asked::json) as a (member_id text))
   ), step as (
     update approval_steps set reason = :reason where workspace_id = :workspace_id and approval_id = :id and position = :position
   ), approval as (
     update approvals set updated_at = stamp() where workspace_id = :workspace_id and id = :id
   )
   insert into approval_assignments (workspace_id, approval_id, position, employee_id, member_id, via)
   select :workspace_id, :id, :position, :employee_id, a.member_id, a.via from json_to_recordset(:asked::json) as a (member_id text, via text)
   on conflict (workspace_id, approval_id, position, member_id) do update set ended_at = null, via = excluded.via, created_at = stamp()
   where approval_assignments.decision is null`,
)

/** So many are found at once. */
const pieceSize = 200

/** Asks others in every step that was left behind. It sees what anything has caused: a change, an import, or the end of a day. */
export async function followLines(database: Database): Promise<void> {
  const failures: unknown[] = []
  let last: Found | undefined
  let found: readonly Found[]
  do {
    const { workspace_id: workspace, id: after } = last ?? { workspace_id: '', id: '' }
    found = await database.system(selectDeserted, { workspace, after, many: pieceSize })
    // Each by itself: it waits for whoever decides it now, and holds nobody else up.
    await doForEach(found, one => database.write(one.workspace_id, db => askOther(db, one.id))).catch(error =>
      failures.push(error),
    )
    last = found.at(-1)
  } while (found.length === pieceSize)
  if (failures.length > 0) throw failures[0]
}

/** Takes the locks in the order of whoever decides, and then looks again. */
async function askOther(db: Db, id: string): Promise<void> {
  await lockWaiting(db, id)
  const [step] = await db.run(selectOne, { id })
  if (!step) return
  const { kind, employee_id, position, role_id, member_id } = step
  const organisation = await readOrganisation(db, kind, {
    employee_id,
    role_ids: [role_id ?? []].flat(),
    member_ids: [member_id ?? []].flat(),
  })
  const { asked, reason } = findOthers(step, organisation)
  // It stays as it is until somebody is there.
  if (reason === 'nobody' && step.reason === reason) return
  await db.run(askOthers, { id, employee_id, position, reason, asked: JSON.stringify(asked) })
  await tellAsked(db, id)
}

/** Nothing is approved by somebody’s leaving: where all that is left has approved an earlier step, they are asked once more. */
function findOthers(
  step: Deserted,
  organisation: Organisation,
): { asked: readonly Asked[]; reason: string | null } {
  const here = new Set(step.approved_here)
  const anybody = { approver: 'role', role_id: null, member_id: null } as const
  const ways = [
    resolveStep(step, organisation, new Set([...step.approved_before, ...here])),
    resolveStep(step, organisation, here),
    resolveStep(anybody, organisation, here),
  ]
  return ways.find(({ asked }) => asked.length > 0) ?? { asked: [], reason: 'nobody' }
}
