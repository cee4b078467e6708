// Rerouting: an approval begins anew, with the steps of the policy that matches now.

import type { Approval } from '@muster/contract'
import { statement } from '@muster/db'
import { say } from '@muster/sentences'
import type { WriteContext } from '../../http/context.ts'
import { conflict } from '../../http/problem.ts'
import { assertTaken } from '../../resource/states.ts'
import { lockTime } from '../timekeeping/index.ts'
import { approvals, showTo } from './approvals.ts'
import { lockSubject } from './kinds.ts'
import { matchPolicy } from './policies.ts'
import { beginSteps } from './steps.ts'

const forgetAsked = statement<unknown, { id: string }>(
  'forget_approval_assignments',
  `delete from approval_assignments where workspace_id = :workspace_id and approval_id = :id`,
)

const forgetSteps = statement<unknown, { id: string }>(
  'forget_approval_steps',
  `delete from approval_steps where workspace_id = :workspace_id and approval_id = :id`,
)

const restartApproval = statement<unknown, { id: string; approval_policy_id: string }>(
  'restart_approval',
  `update approvals set approval_policy_id = :approval_policy_id, updated_at = stamp() where workspace_id = :workspace_id and id = :id`,
)

/** What was decided before stays in the audit. */
export async function reroute(
  call: WriteContext & { readonly path: { readonly id: string } },
): Promise<Approval> {
  const { db, caller, path } = call
  const { id, kind, employee_id, subject_id, days, amount } = await approvals.find(call, path.id)
  await lockTime(db, [employee_id])
  const [subject] = await db.run(lockSubject[kind], { id: subject_id })
  assertTaken('rerouteApproval', await approvals.lock(call, id))
  const { leave_type_id = null } = subject ?? {}
  const policy = await matchPolicy(db, kind, employee_id, { days, amount, leave_type_id })
  if (!policy)
    throw conflict(
      say`No policy matches this request any more. Whoever has the right may decide it at the record itself.`,
    )
  await db.run(forgetAsked, { id })
  await db.run(forgetSteps, { id })
  await db.run(restartApproval, { id, approval_policy_id: policy.id })
  await beginSteps(db, { id, kind, employee_id }, policy.steps as Required<(typeof policy.steps)[number]>[])
  return showTo(caller, await approvals.find(call, id))
}
