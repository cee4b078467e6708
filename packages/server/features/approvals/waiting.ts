// Approvals that wait, for jobs that look at one of them: its locks, and who has approved in it.

import type { ApprovalKind } from '@muster/contract'
import { type Db, statement } from '@muster/db'
import { lockTime } from '../timekeeping/index.ts'
import { lockSubject } from './kinds.ts'

interface Of {
  readonly kind: ApprovalKind
  readonly subject_id: string
  readonly employee_id: string
}

const selectSubject = statement<Of, { id: string }>(
  'subject_of_approval',
  `select kind, subject_id, employee_id from approvals where workspace_id = :workspace_id and id = :id`,
)

const lockApproval = statement<unknown, { id: string }>(
  'lock_waiting_approval',
  `select id from approvals where workspace_id = :workspace_id and id = :id for no key update`,
)

/** Takes the locks in the order of whoever decides. What was seen before is looked at once more behind them. */
export async function lockWaiting(db: Db, id: string): Promise<void> {
  const [of] = await db.run(selectSubject, { id })
  await lockTime(db, [of!.employee_id])
  await db.run(lockSubject[of!.kind], { id: of!.subject_id })
  await db.run(lockApproval, { id })
}

/** SQL: who has approved, in which of the steps about a step `s`, also in somebody's place. */
export const selectApprovers = (
  which: string,
): string => `coalesce((select array_agg(b.member_id) from approval_assignments a, unnest(array[a.member_id, a.decided_by]) as b (member_id)
  where a.workspace_id = s.workspace_id and a.approval_id = s.approval_id and a.position ${which} s.position and a.decision = 'approved'), '{}')`
