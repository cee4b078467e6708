// Approvals in each state.

import { addPolicy, approvalOf, approve, askForLeave, makeChain, reject } from '../fixtures/approvals.ts'
import type { Kind, Life } from './life.ts'

async function liveApprovals(): Promise<Life> {
  const chain = await makeChain()
  const { workspace, owner, manager, ids } = chain
  const { session } = owner
  await addPolicy(chain, [
    { approver: 'member', member_id: session.member_id },
    { approver: 'member', member_id: manager.session.member_id },
  ])
  const file = async (day: string) =>
    approvalOf(chain, await askForLeave(chain, ids.staff, { from_date: day, to_date: day }))
  const waiting = await file('2026-12-07')
  const approved = await file('2026-12-08')
  await approve(owner, approved)
  await approve(manager, approved)
  const rejected = await file('2026-12-09')
  await reject(owner, rejected)
  const withdrawn = await file('2026-12-10')
  await workspace.muster.leaveApplications.cancel(withdrawn.subject_id)
  const superseded = await file('2026-12-11')
  await workspace.muster.leaveApplications.approve(superseded.subject_id)
  return { workspace, member: owner, records: { waiting, approved, rejected, withdrawn, superseded } }
}

const tellsWhoWasFirst = /the request already\.|nothing is left to decide|outside of its steps/

export const approvals: Kind = {
  collections: ['approvals'],
  bodies: { approveApproval: {}, rejectApproval: { comment: 'Too many are away' } },
  // It says who was first, and what became of it.
  refusals: { approveApproval: tellsWhoWasFirst, rejectApproval: tellsWhoWasFirst },
  live: liveApprovals,
}
