// Leave policies: what a leave type grants, from when to when, one after the other.

import type { LeavePolicy } from '@muster/contract'
import { type Db, type Given, prepared, statement } from '@muster/db'
import { say } from '@muster/sentences'
import type { HandlersFor } from '../../../gen/handlers.ts'
import { conflict, invalidField } from '../../../http/problem.ts'
import { resource } from '../../../resource/resource.ts'

const policies = resource('LeavePolicy', {
  filters: {
    effective_on:
      ':effective_on::date between effective_from and coalesce(effective_to, :effective_on::date)',
  },
})

const selectPoliciesOfLeaveType = statement<
  { effective_from: string },
  { leave_type_id: string; id: string; effective_from: string; effective_to: string | null }
>(
  'policies_of_leave_type',
  `select effective_from from leave_policies
   where workspace_id = :workspace_id and leave_type_id = :leave_type_id and id <> :id
     and coalesce(effective_to, 'infinity') >= :effective_from::date
     and effective_from <= coalesce(:effective_to::date, 'infinity') order by effective_from`,
)

/** Two who write policies of one type see each other's. */
const lockType = prepared('lock_leave_type_for_policies', (query, given: Given<{ leave_type_id: string }>) =>
  query
    .selectFrom('leave_types')
    .select('id')
    .where('workspace_id', '=', given.workspace_id)
    .where('id', '=', given.leave_type_id)
    .forNoKeyUpdate(),
)

const endLeavePolicy = statement<unknown, { effective_from: string; leave_type_id: string }>(
  'end_leave_policy',
  `update leave_policies set effective_to = :effective_from::date - 1, updated_at = stamp()
   where workspace_id = :workspace_id and leave_type_id = :leave_type_id and effective_from < :effective_from::date
     and effective_to is null`,
)

interface InForce {
  readonly id: string
  readonly leave_type_id: string
  readonly effective_from: string
  readonly effective_to: string | null
}

/** Two policies at once would grant twice. */
async function assertAlone(db: Db, policy: InForce): Promise<void> {
  if (policy.effective_to !== null && policy.effective_to < policy.effective_from)
    throw invalidField('effective_to', say`is before effective_from, ${policy.effective_from}`)
  const [other] = await db.run(selectPoliciesOfLeaveType, { ...policy })
  if (other)
    throw conflict(
      say`The leave type has a policy from ${other.effective_from} on that is in force at the same time; end it first.`,
    )
}

const selectAllocationTypeOfOtherLeavePolicies = statement<
  Pick<LeavePolicy, 'allocation_type'>,
  { leave_type_id: string; id: string }
>(
  'allocation_type_of_other_leave_policies',
  `select allocation_type from leave_policies
   where workspace_id = :workspace_id and leave_type_id = :leave_type_id and id <> :id order by effective_from desc limit 1`,
)

/** Balances of a year and of a cycle overlap: after a change between them some months would be granted twice or never. */
async function assertAllocatedAlike(
  db: Db,
  policy: Pick<LeavePolicy, 'id' | 'leave_type_id' | 'allocation_type'>,
): Promise<void> {
  const { id, leave_type_id, allocation_type } = policy
  const [other] = await db.run(selectAllocationTypeOfOtherLeavePolicies, { id, leave_type_id })
  if (other && other.allocation_type !== allocation_type)
    throw invalidField(
      'allocation_type',
      say`must be ${other.allocation_type}, as in the other policies of the type; for leave that is allocated by ${allocation_type} make a new leave type`,
    )
}

export default {
  listLeavePolicies: policies.list,
  getLeavePolicy: policies.get,

  async createLeavePolicy(call) {
    const { leave_type_id, effective_from, effective_to = null, allocation_type = 'fiscal_year' } = call.body
    await policies.check(call, { ...call.body })
    await call.db.run(lockType, { leave_type_id })
    await assertAllocatedAlike(call.db, { id: '', leave_type_id, allocation_type })
    await call.db.run(endLeavePolicy, { leave_type_id, effective_from })
    await assertAlone(call.db, { id: '', leave_type_id, effective_from, effective_to })
    return policies.create(call)
  },

  async updateLeavePolicy(call) {
    const { leave_type_id } = await policies.find(call, call.path.id)
    await call.db.run(lockType, { leave_type_id })
    const before = await policies.lock(call, call.path.id)
    const { allocation_type } = call.body
    if (allocation_type && allocation_type !== before.allocation_type)
      await assertAllocatedAlike(call.db, { ...before, allocation_type })
    await assertAlone(call.db, { ...before, ...call.body })
    return policies.write(call, before, { ...call.body })
  },
} satisfies HandlersFor<'leave_policies'>
