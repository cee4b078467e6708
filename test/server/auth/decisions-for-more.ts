// Of the twenty ways in which an insider tries for more than is theirs, those that try to decide: by a stand-in, for each other, twice, too late.

import {
  addPolicy,
  approvalOf,
  approve,
  askedNow,
  askForLeave,
  makeChain,
  told,
} from '../../support/fixtures/approvals.ts'
import type { TestMember } from '../../support/fixtures/people.ts'

export async function triesDelegate() {
  const chain = await makeChain()
  await addPolicy(chain, [{ approver: 'manager' }])
  const own = await approvalOf(chain, await askForLeave(chain, chain.ids.manager))
  await delegate(chain.director, chain.manager)
  const [status, detail] = told(await approve(chain.manager, own))
  expect([status, detail]).toEqual([409, expect.stringContaining('your own request')])
  // Nor by whoever they name themselves: what asks somebody else is not theirs to give.
  await delegate(chain.manager, chain.staff)
  expect((await approve(chain.staff, own)).status).toBe(404)
  expect((await approve(chain.director, own)).json.status).toBe('approved')
}

function delegate({ browser }: TestMember, to: TestMember): Promise<{ id: string }> {
  const today = Temporal.Now.plainDateISO('Asia/Karachi').toString()
  const body = { to_member_id: to.session.member_id, starts_on: today, ends_on: today }
  return browser.do('createApprovalDelegation', { body })
}

export async function triesEachOther() {
  const chain = await makeChain()
  const [one, other] = [chain.manager, chain.director]
  const steps = [one, other].map(({ session }) => ({
    approver: 'member' as const,
    member_id: session.member_id,
  }))
  await addPolicy(chain, steps)
  const own = await approvalOf(chain, await askForLeave(chain, chain.ids.manager))
  // The step that would ask the manager asks the director, who is not asked a second time.
  expect(askedNow(own)).toEqual([other.session.member_id])
  expect((await approve(one, own)).status).toBe(409)
  expect((await approve(other, own)).json.status).toBe('approved')
}

export async function triesTwice() {
  const chain = await makeChain()
  await addPolicy(chain, [{ approver: 'manager' }])
  const approval = await approvalOf(chain, await askForLeave(chain, chain.ids.staff))
  expect((await approve(chain.manager, approval)).status).toBe(200)
  expect(told(await approve(chain.manager, approval))).toEqual([
    409,
    expect.stringMatching(/ Ayesha Khan has approved the request already\.$/),
  ])
}

export async function triesAfterApi() {
  const chain = await makeChain()
  await addPolicy(chain, [{ approver: 'manager' }])
  const leave = await askForLeave(chain, chain.ids.staff)
  const approval = await approvalOf(chain, leave)
  await chain.workspace.muster.leaveApplications.reject(leave.id, { rejection_reason: 'Stock taking' })
  expect((await approve(chain.manager, approval)).status).toBe(409)
  expect((await chain.workspace.muster.leaveApplications.get(leave.id)).status).toBe('rejected')
}

export async function triesAfterMove() {
  const chain = await makeChain()
  await addPolicy(chain, [{ approver: 'manager' }])
  const approval = await approvalOf(chain, await askForLeave(chain, chain.ids.staff))
  await chain.workspace.muster.employees.update(chain.ids.staff, {
    reporting_manager_id: chain.ids.director,
  })
  const [status, detail] = told(await approve(chain.manager, approval))
  expect([status, detail]).toEqual([
    409,
    expect.stringMatching(/^You are no longer the manager whom this step asks/),
  ])
  await chain.owner.browser.do('rerouteApproval', { ids: { id: approval.id } })
  expect((await approve(chain.director, approval)).json.status).toBe('approved')
}
