// Turns: whoever an approval asks is told when their step opens, nobody else, and it is done once it asks them no more.

import {
  addPolicy,
  approvalOf,
  approve,
  askForLeave,
  type Chain,
  makeChain,
  reject,
} from '../../../support/fixtures/approvals.ts'
import { inDatabase } from '../../../support/fixtures/make.ts'
import { makeFullMember, type TestMember } from '../../../support/fixtures/people.ts'

let chain: Chain
beforeEach(async () => {
  chain = await makeChain()
  await inDatabase('delete from notifications where workspace_id = $1', [chain.workspace.id])
})

const listOf = async ({ browser }: Pick<TestMember, 'browser'>) =>
  (await browser.do('listNotifications')).data as Record<string, unknown>[]
const turnsOf = async (member: Pick<TestMember, 'browser'>) =>
  (await listOf(member)).filter(({ type }) => type === 'approval_asked').map(({ is_done }) => is_done)

describe('an approval', () => {
  it('tells whom its step asks, and the next once they have approved', async () => {
    await addPolicy(chain, [{ approver: 'manager' }, { approver: 'second_manager' }])
    const { staff, manager, director, owner } = chain
    const leave = await askForLeave(chain, chain.ids.staff)
    expect(await listOf(manager)).toEqual([
      {
        object: 'notification',
        id: expect.stringMatching(/^ntf_/),
        type: 'approval_asked',
        subject: 'leave_application',
        subject_id: leave.id,
        outcome: null,
        name: 'Staff Khan',
        day: '2026-12-07',
        importance: 'now',
        is_done: false,
        read_at: null,
        created_at: expect.any(String),
      },
    ])
    for (const other of [staff, director, owner]) expect(await listOf(other)).toEqual([])
    const approval = await approvalOf(chain, leave)
    await approve(manager, approval)
    expect([await turnsOf(manager), await turnsOf(director)]).toEqual([[true], [false]])
    await approve(director, approval)
    expect([await turnsOf(manager), await turnsOf(director)]).toEqual([[true], [true]])
    expect(await listOf(staff)).toMatchObject([
      { type: 'request_decided', outcome: 'approved', is_done: false },
    ])
    expect(await listOf(owner)).toEqual([])
  })

  it('that somebody asks for themselves tells their manager once, as it is asked', async () => {
    await addPolicy(chain, [{ approver: 'second_manager' }])
    const { leave: leave_type_id } = chain.workspace
    const days = { from_date: '2026-12-07', to_date: '2026-12-07' }
    const body = { employee_id: chain.ids.staff, leave_type_id, ...days, reason: 'Surgery' }
    const leave = await chain.staff.browser.do('createLeaveApplication', { body })
    expect([await listOf(chain.manager), await turnsOf(chain.director)]).toEqual([[], [false]])
    expect(JSON.stringify(await listOf(chain.director))).not.toContain('Surgery')
    await chain.staff.browser.do('cancelLeaveApplication', { ids: { id: leave.id } })
    expect(await turnsOf(chain.director)).toEqual([true])
  })

  it('is done for all whom it asked, once one of them has decided, or the API has', async () => {
    const roles = await chain.owner.browser.do('listRoles')
    const hr = roles.data.find(({ name }: { name: string }) => name === 'HR').id
    const both = [
      await makeFullMember(chain.workspace.id, 'HR'),
      await makeFullMember(chain.workspace.id, 'HR'),
    ]
    await addPolicy(chain, [{ approver: 'role', role_id: hr }])
    const leave = await askForLeave(chain, chain.ids.staff)
    const turns = async () => [await turnsOf(both[0]!), await turnsOf(both[1]!)]
    expect(await turns()).toEqual([[false], [false]])
    await reject(both[0]!, await approvalOf(chain, leave))
    expect(await turns()).toEqual([[true], [true]])
    const other = await askForLeave(chain, chain.ids.staff, { from_date: '2026-12-14' })
    expect(await turns()).toEqual([
      [false, true],
      [false, true],
    ])
    await chain.workspace.muster.leaveApplications.approve(other.id)
    expect(await turns()).toEqual([
      [true, true],
      [true, true],
    ])
  })

  it('that begins anew tells whom it asks then, and is done for whom it asked before', async () => {
    const { id } = await addPolicy(chain, [{ approver: 'manager' }])
    const leave = await askForLeave(chain, chain.ids.staff)
    const steps = [{ approver: 'second_manager' }]
    await chain.owner.browser.do('updateApprovalPolicy', { ids: { id }, body: { steps } })
    const approval = await approvalOf(chain, leave)
    const reroute = () => chain.owner.browser.do('rerouteApproval', { ids: { id: approval.id } })
    await reroute()
    expect([await turnsOf(chain.manager), await turnsOf(chain.director)]).toEqual([[true], [false]])
    // Who has not read that they are asked is not told it again.
    await reroute()
    expect(await turnsOf(chain.director)).toEqual([false])
  })

  it('that is rehearsed tells nobody', async () => {
    await addPolicy(chain, [{ approver: 'manager' }])
    const { leave: leave_type_id } = chain.workspace
    const days = { from_date: '2026-12-07', to_date: '2026-12-07' }
    const dry = await chain.staff.browser.send('POST', '/console/v1/leave_applications', {
      body: { employee_id: chain.ids.staff, leave_type_id, ...days, reason: 'Family' },
      headers: { 'dry-run': 'true', 'muster-reach': 'own' },
    })
    expect(dry.status).toBe(201)
    expect(await listOf(chain.manager)).toEqual([])
  })
})

describe('a stand-in', () => {
  const day = (after: number) => Temporal.Now.plainDateISO('Asia/Karachi').add({ days: after }).toString()
  const name = (deputy: TestMember, more: object = {}) =>
    chain.manager.browser.do('createApprovalDelegation', {
      body: { to_member_id: deputy.session.member_id, starts_on: day(0), ends_on: day(7), ...more },
    })

  it('is told what they are asked in place of another one, and no more once they stand in no more', async () => {
    await addPolicy(chain, [{ approver: 'manager' }])
    const deputy = await makeFullMember(chain.workspace.id, 'HR')
    const { id } = await name(deputy)
    await askForLeave(chain, chain.ids.staff)
    expect([await turnsOf(chain.manager), await turnsOf(deputy)]).toEqual([[false], [false]])
    await chain.manager.browser.do('revokeApprovalDelegation', { ids: { id } })
    expect([await turnsOf(chain.manager), await turnsOf(deputy)]).toEqual([[false], [true]])
    // Neither does whoever stands in for other kinds of requests.
    await name(deputy, { kinds: ['loan'] })
    expect([await turnsOf(chain.manager), await turnsOf(deputy)]).toEqual([[false], [true]])
  })

  it('is told nothing before they stand in, or of other kinds, and it is done once they have decided', async () => {
    await addPolicy(chain, [{ approver: 'manager' }])
    const deputies = await Promise.all(
      ['HR', 'HR', 'HR'].map(role => makeFullMember(chain.workspace.id, role)),
    )
    const [now, later, ofLoans] = deputies as [TestMember, TestMember, TestMember]
    await name(later, { starts_on: day(2) })
    const { id } = await name(ofLoans, { kinds: ['loan'], ends_on: day(1) })
    await askForLeave(chain, chain.ids.staff)
    await chain.manager.browser.do('revokeApprovalDelegation', { ids: { id } })
    await name(now, { kinds: ['leave'], ends_on: day(1) })
    const leave = await askForLeave(chain, chain.ids.staff, { from_date: '2026-12-14' })
    expect([await turnsOf(now), await turnsOf(later), await turnsOf(ofLoans)]).toEqual([[false], [], []])
    await approve(now, await approvalOf(chain, leave))
    expect([await turnsOf(chain.manager), await turnsOf(now)]).toEqual([[true, false], [true]])
  })
})
