// Approvals: a request waits for its steps one after another, and is decided once.

import {
  addPolicy,
  approvalOf,
  approve,
  askedNow,
  askForLeave,
  type Chain,
  makeChain,
  reject,
  told,
} from '../../support/fixtures/approvals.ts'
import { statusesOf } from '../../support/fixtures/bulk.ts'
import { inDatabase } from '../../support/fixtures/make.ts'
import { makeFullMember } from '../../support/fixtures/people.ts'
import { link } from '../../support/fixtures/reach.ts'

const bySteps = [{ approver: 'manager' }, { approver: 'second_manager' }] as const
const byManager = [{ approver: 'manager' }] as const

let chain: Chain
beforeEach(async () => {
  chain = await makeChain()
})

const countLedger = async (id: string) =>
  (
    await inDatabase<{ count: number }>(
      'select count(*)::int as count from leave_ledger_entries where leave_application_id = $1',
      [id],
    )
  )[0]!.count

describe('a request', () => {
  it('has no approval without a policy, and is decided by whoever has the right', async () => {
    const leave = await askForLeave(chain, chain.ids.staff)
    expect(await approvalOf(chain, leave)).toBeUndefined()
    await chain.workspace.muster.leaveApplications.approve(leave.id)
    expect(await statusesOf([leave.id])).toEqual(['approved'])
  })

  it('stays pending until its last step, and is then approved with its days', async () => {
    await addPolicy(chain, bySteps)
    const leave = await askForLeave(chain, chain.ids.staff)
    const approval = await approvalOf(chain, leave)
    expect(approval).toMatchObject({ status: 'waiting', kind: 'leave', employee_id: chain.ids.staff })
    expect(askedNow(approval)).toEqual([chain.manager.session.member_id])
    const first = await approve(chain.manager, approval)
    expect(first.status).toBe(200)
    expect(await statusesOf([leave.id])).toEqual(['pending'])
    expect(askedNow(first.json)).toEqual([chain.director.session.member_id])
    const last = await approve(chain.director, approval)
    expect(last.json).toMatchObject({ status: 'approved', asks_you: false })
    expect(await statusesOf([leave.id])).toEqual(['approved'])
    expect(await countLedger(leave.id)).toBe(1)
  })

  it('that an employee files for themselves waits in the same way', async () => {
    await addPolicy(chain, byManager)
    const { leave: leave_type_id } = chain.workspace
    const body = {
      employee_id: chain.ids.staff,
      leave_type_id,
      from_date: '2026-12-07',
      to_date: '2026-12-07',
      reason: 'Family',
    }
    const leave = await chain.staff.browser.do('createLeaveApplication', { body })
    const approval = await approvalOf(chain, leave)
    expect(askedNow(approval)).toEqual([chain.manager.session.member_id])
    await chain.staff.browser.do('cancelLeaveApplication', { ids: { id: leave.id } })
    expect(await approvalOf(chain, leave)).toMatchObject({ status: 'withdrawn' })
    expect(told(await approve(chain.manager, approval))).toEqual([
      409,
      expect.stringMatching(/ The request was withdrawn, so nothing is left to decide\.$/),
    ])
  })

  it('is rejected in any step, with its reason', async () => {
    await addPolicy(chain, bySteps)
    const leave = await askForLeave(chain, chain.ids.staff)
    const approval = await approvalOf(chain, leave)
    expect((await reject(chain.manager, approval)).json).toMatchObject({ status: 'rejected' })
    expect(await chain.workspace.muster.leaveApplications.get(leave.id)).toMatchObject({
      status: 'rejected',
      rejection_reason: 'Too many are away',
    })
  })
})

describe('a decision', () => {
  it('by the API is final, and ends the approval', async () => {
    await addPolicy(chain, bySteps)
    const leave = await askForLeave(chain, chain.ids.staff)
    const approval = await approvalOf(chain, leave)
    await chain.workspace.muster.leaveApplications.approve(leave.id)
    const ended = await approvalOf(chain, leave)
    expect(ended.status).toBe('superseded')
    expect(ended.steps.map(({ status }) => status)).toEqual(['superseded', 'superseded'])
    expect(told(await approve(chain.manager, approval))).toEqual([
      409,
      expect.stringMatching(/ The request was decided outside of its steps, and that decision stands\.$/),
    ])
    expect(await countLedger(leave.id)).toBe(1)
  })

  it('is made once, however many decide at the same moment', async () => {
    const role = await chain.owner.browser.do('listRoles')
    const hr = role.data.find(({ name }: { name: string }) => name === 'HR').id
    const [one, other] = [
      await makeFullMember(chain.workspace.id, 'HR'),
      await makeFullMember(chain.workspace.id, 'HR'),
    ]
    await addPolicy(chain, [{ approver: 'role', role_id: hr }])
    const rounds = 20
    for (let n = 0; n < rounds; n++) {
      const day = Temporal.PlainDate.from('2026-08-03')
        .add({ days: 7 * n })
        .toString()
      const leave = await askForLeave(chain, chain.ids.staff, { from_date: day, to_date: day })
      const approval = await approvalOf(chain, leave)
      const answers = await Promise.all([approve(one, approval), reject(other, approval)])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      const second = answers.find(({ status }) => status === 409)!
      expect(second.json.detail).toMatch(/ Ayesha Khan has (approved|rejected) the request already\.$/)
      const [status] = await statusesOf([leave.id])
      expect(await countLedger(leave.id)).toBe(status === 'approved' ? 1 : 0)
    }
  })

  it('that the record refuses keeps the step open, and says why', async () => {
    await addPolicy(chain, byManager)
    const leave = await askForLeave(chain, chain.ids.staff, {
      from_date: '2026-07-06',
      to_date: '2026-07-07',
    })
    const approval = await approvalOf(chain, leave)
    await inDatabase(
      `insert into time_locks (workspace_id, locked_through) values ($1, '2026-07-31')
       on conflict (workspace_id) do update set locked_through = excluded.locked_through`,
      [chain.workspace.id],
    )
    const [status, detail] = told(await approve(chain.manager, approval))
    expect(status).toBe(409)
    expect(detail).toMatch(/2026-07-31|locked|closed/)
    const kept = await approvalOf(chain, leave)
    expect(kept.status).toBe('waiting')
    expect(askedNow(kept)).toEqual([chain.manager.session.member_id])
    expect((await reject(chain.manager, approval)).status).toBe(200)
  })

  it('is nobody’s about themselves, nor anybody’s whom the step does not ask', async () => {
    await addPolicy(chain, byManager)
    const own = await approvalOf(chain, await askForLeave(chain, chain.ids.manager))
    expect(askedNow(own)).toEqual([chain.director.session.member_id])
    expect(told(await approve(chain.manager, own))[1]).toBe(
      'This is your own request. Somebody else has to decide about it.',
    )
    const [status, detail] = told(await approve(chain.owner, own))
    expect([status, detail]).toEqual([409, expect.stringContaining('does not ask you. It asks ')])
    expect((await approve(chain.staff, own)).status).toBe(404)
  })
})

describe('nobody is there', () => {
  it('where the manager has left, so one level up is asked', async () => {
    await addPolicy(chain, byManager)
    await link(chain.workspace, chain.manager, null)
    const approval = await approvalOf(chain, await askForLeave(chain, chain.ids.staff))
    expect(approval.steps[0]).toMatchObject({ status: 'open', reason: 'nobody_there' })
    expect(askedNow(approval)).toEqual([chain.director.session.member_id])
  })

  it('above the director, so HR is asked, and else an owner', async () => {
    await addPolicy(chain, byManager)
    const first = await approvalOf(chain, await askForLeave(chain, chain.ids.director))
    expect(askedNow(first)).toEqual([chain.owner.session.member_id])
    const hr = await makeFullMember(chain.workspace.id, 'HR')
    const again = await chain.owner.browser.do('rerouteApproval', { ids: { id: first.id } })
    expect(askedNow(again)).toEqual([hr.session.member_id])
    expect(again.steps[0]).toMatchObject({ reason: 'nobody_there', asked: [{ via: 'last_resort' }] })
  })

  it('beside the only owner, so the step stays open until somebody is', async () => {
    await addPolicy(chain, byManager)
    await link(chain.workspace, chain.director, null)
    await link(chain.workspace, chain.owner, chain.ids.director)
    const leave = await askForLeave(chain, chain.ids.director)
    const approval = await approvalOf(chain, leave)
    expect(approval.steps[0]).toMatchObject({ status: 'open', reason: 'nobody', asked: [] })
    expect(told(await approve(chain.owner, approval))[0]).toBe(409)
    const preview = await chain.owner.browser.do('previewApprovalPolicy', {
      body: { employee_id: chain.ids.director, kind: 'leave' },
    })
    expect(preview.explanation).toMatch(/^Step 1 would ask nobody/)
    const hr = await makeFullMember(chain.workspace.id, 'HR')
    await chain.owner.browser.do('rerouteApproval', { ids: { id: approval.id } })
    expect((await approve(hr, approval)).json).toMatchObject({ status: 'approved' })
    expect(await statusesOf([leave.id])).toEqual(['approved'])
  })

  it('a second time: whoever approved an earlier step is not asked again', async () => {
    const member_id = chain.manager.session.member_id
    await addPolicy(chain, [{ approver: 'manager' }, { approver: 'member', member_id }])
    const leave = await askForLeave(chain, chain.ids.staff)
    const { json } = await approve(chain.manager, await approvalOf(chain, leave))
    expect(json.status).toBe('approved')
    expect(json.steps[1]).toMatchObject({ status: 'skipped', reason: 'decided_before' })
  })
})

describe('an approval', () => {
  it('is read and decided by whom it asks, and begun anew by whoever manages approvals', async () => {
    await addPolicy(chain, byManager)
    const { browser } = chain.manager
    const first = await approvalOf(chain, await askForLeave(chain, chain.ids.staff))
    expect(await browser.do('getApproval', { ids: { id: first.id } })).toMatchObject({ asks_you: true })
    await browser.do('approveApproval', { ids: { id: first.id }, body: { comment: 'Enjoy it' } })
    const day = { from_date: '2026-12-09', to_date: '2026-12-09' }
    const second = await approvalOf(chain, await askForLeave(chain, chain.ids.staff, day))
    const body = { comment: 'Too many are away' }
    expect(await browser.do('rejectApproval', { ids: { id: second.id }, body })).toMatchObject({
      status: 'rejected',
      steps: [{ status: 'rejected', asked: [{ decision: 'rejected', comment: 'Too many are away' }] }],
    })
    expect((await browser.ask('rerouteApproval', { ids: { id: second.id } })).status).toBe(403)
  })
})

describe('the list', () => {
  it('has what asks me, what is mine and what I decided, and nothing of others', async () => {
    await addPolicy(chain, byManager)
    const approval = await approvalOf(chain, await askForLeave(chain, chain.ids.staff))
    const list = async ({ browser }: Chain['staff'], view: string) =>
      (await browser.do('listApprovals', { query: `view=${view}` })).data.map(({ id }: { id: string }) => id)
    expect(await list(chain.manager, 'waiting')).toEqual([approval.id])
    expect(await list(chain.staff, 'own')).toEqual([approval.id])
    expect(await list(chain.director, 'waiting')).toEqual([])
    expect((await chain.director.browser.do('listApprovals')).data).toEqual([])
    await approve(chain.manager, approval)
    expect(await list(chain.manager, 'waiting')).toEqual([])
    expect(await list(chain.manager, 'decided')).toEqual([approval.id])
  })
})
