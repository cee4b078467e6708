// Escalation: a step that nobody has decided in time asks the next level as well, once, and is approved by nobody's silence.

import type { Approval, ApprovalPolicyStep } from '@muster/contract'
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
} from '../../../support/fixtures/approvals.ts'
import { inDatabase } from '../../../support/fixtures/make.ts'
import { listRoleIds, makeFullMember, type TestMember } from '../../../support/fixtures/people.ts'
import { makeProfileChange, wanted } from '../../../support/fixtures/profile-changes.ts'
import { joinAs } from '../../../support/fixtures/reach.ts'
import { runJobs, setClock } from '../../../support/server/server.ts'

const byManager: ApprovalPolicyStep[] = [{ approver: 'manager', escalate_after_days: 2 }]
const zone = 'Asia/Karachi'

let chain: Chain
beforeEach(async () => {
  chain = await makeChain()
})
afterEach(() => setClock())

const file = async (employee = chain.ids.staff) => approvalOf(chain, await askForLeave(chain, employee))
const read = ({ subject_id }: Approval) => approvalOf(chain, { id: subject_id })
const idOf = ({ session }: TestMember): string => session.member_id
const openOf = ({ steps }: Approval) => steps.find(({ status }) => status === 'open')!
const vias = (approval: Approval) => openOf(approval).asked.map(({ member_id, via }) => [member_id, via])

/** What the clock causes at the moment at which the open step is due, or so many minutes from it. */
async function runJobsWhenDue(approval: Approval, minutes = 0): Promise<void> {
  const due = Temporal.Instant.from(openOf(approval).due_at!)
  await setClock(due.add({ minutes }).toString())
  await runJobs()
  await setClock()
}

it('asks the next level as well once the days are over, and not before', async () => {
  await addPolicy(chain, byManager)
  const approval = await file()
  const manager = [idOf(chain.manager), 'line']
  await runJobsWhenDue(approval, -1)
  expect(vias(await read(approval))).toEqual([manager])
  await runJobsWhenDue(approval)
  await runJobsWhenDue(approval, 60)
  const escalated = await read(approval)
  expect(vias(escalated)).toEqual([manager, [idOf(chain.director), 'escalation']])
  expect(escalated.status).toBe('waiting')
  const { data } = await chain.director.browser.do('listNotifications')
  expect(data).toMatchObject([{ type: 'approval_asked', subject_id: approval.subject_id, is_done: false }])
})

it('counts the days that the employee works, to the same time of the day', async () => {
  await addPolicy(chain, [{ approver: 'manager', escalate_after_days: 1 }])
  const first = openOf(await file())
  const due = Temporal.Instant.from(first.due_at!).toZonedDateTimeISO(zone)
  const now = Temporal.Now.zonedDateTimeISO(zone)
  expect(due.toPlainTime().until(now.toPlainTime()).total('minutes')).toBeLessThan(5)
  const date = due.toPlainDate().toString()
  await chain.workspace.muster.holidays.create({ name: 'Eid', date, type: 'public' })
  const application = await askForLeave(chain, chain.ids.staff, { from_date: '2026-12-14' })
  const later = openOf(await approvalOf(chain, application)).due_at!
  expect(Temporal.Instant.from(later).toZonedDateTimeISO(zone).toPlainDate().toString() > date).toBe(true)
})

it('is decided by whoever was asked first, and by whoever was added', async () => {
  await addPolicy(chain, byManager)
  for (const [decider, other] of [
    [chain.manager, chain.director],
    [chain.director, chain.manager],
  ] as const) {
    const day = decider === chain.manager ? '2026-12-07' : '2026-12-09'
    const approval = await approvalOf(chain, await askForLeave(chain, chain.ids.staff, { from_date: day }))
    await runJobsWhenDue(approval)
    expect((await approve(decider, approval)).json.status).toBe('approved')
    expect(told(await approve(other, approval))).toEqual([409, expect.stringContaining(decider.session.name)])
  }
})

it('goes on to the next step, which has days of its own', async () => {
  await addPolicy(chain, [...byManager, { approver: 'second_manager', escalate_after_days: 1 }])
  const approval = await file()
  expect(approval.steps[1]).toMatchObject({ escalate_after_days: 1, due_at: null })
  const { json } = await approve(chain.manager, approval)
  expect(openOf(json)).toMatchObject({ position: 2, due_at: expect.any(String) })
  await runJobsWhenDue(json)
  expect(vias(await read(approval))).toEqual([
    [idOf(chain.director), 'line'],
    [idOf(chain.owner), 'escalation'],
  ])
})

it('adds one, however many nodes look at once', async () => {
  await addPolicy(chain, byManager)
  const approval = await file()
  await setClock(openOf(approval).due_at!)
  await Promise.all([runJobs(), runJobs(), runJobs()])
  await setClock()
  expect(vias(await read(approval))).toHaveLength(2)
  const { data } = await chain.director.browser.do('listNotifications')
  expect(data).toHaveLength(1)
})

it('passes over whoever has left, has approved before, or asks, up to the last resort', async () => {
  await addPolicy(chain, [{ approver: 'second_manager' }, ...byManager])
  const approval = await file()
  const { json } = await approve(chain.director, approval)
  await runJobsWhenDue(json)
  expect(vias(await read(approval)).at(-1)).toEqual([idOf(chain.owner), 'escalation'])
  const ofManager = await approvalOf(chain, await askForLeave(chain, chain.ids.manager))
  await approve(chain.owner, ofManager)
  const second = await read(ofManager)
  // The step of the manager asks the director, whose own silence leads to the owner, who has approved: nobody is left.
  expect(askedNow(second)).toEqual([idOf(chain.director)])
  await runJobsWhenDue(second)
  expect([(await read(second)).status, askedNow(await read(second))]).toEqual([
    'waiting',
    [idOf(chain.director)],
  ])
})

it('ends with the request, whether it is withdrawn or decided before', async () => {
  await addPolicy(chain, byManager)
  const withdrawn = await file()
  await chain.workspace.muster.leaveApplications.cancel(withdrawn.subject_id)
  const decided = await approvalOf(
    chain,
    await askForLeave(chain, chain.ids.staff, { from_date: '2026-12-09' }),
  )
  await reject(chain.manager, decided)
  await runJobsWhenDue(withdrawn, 60)
  for (const approval of [withdrawn, decided])
    expect((await read(approval)).steps[0]?.asked.map(({ via }) => via)).toEqual(['line'])
})

it('asks who comes after a manager who has left, and the next level above them when it is due', async () => {
  await addPolicy(chain, byManager)
  const approval = await file()
  const yesterday = Temporal.Now.plainDateISO(zone).subtract({ days: 1 }).toString()
  const leave = (id: string) =>
    chain.workspace.muster.employees.update(id, { status: 'resigned', separation_date: yesterday })
  await leave(chain.ids.manager)
  await runJobs()
  expect(askedNow(await read(approval))).toEqual([idOf(chain.director)])
  await runJobsWhenDue(approval)
  expect(askedNow(await read(approval))).toEqual([idOf(chain.director), idOf(chain.owner)])
  await leave(chain.ids.director)
  await runJobs()
  expect(told(await approve(chain.director, approval))).toEqual([409, expect.stringContaining('no longer')])
  expect((await approve(chain.owner, approval)).json.status).toBe('approved')
})

it('is refused to whoever was added and is above the employee no more', async () => {
  await addPolicy(chain, byManager)
  const approval = await file()
  await runJobsWhenDue(approval)
  await chain.workspace.muster.employees.update(chain.ids.manager, { reporting_manager_id: null })
  expect(told(await approve(chain.director, approval))).toEqual([409, expect.stringContaining('no longer')])
  expect((await approve(chain.manager, approval)).json.status).toBe('approved')
})

it('is decided by whoever stands in for the one who was added', async () => {
  const deputy = await joinAs(chain.workspace, null)
  await addPolicy(chain, byManager)
  const approval = await file()
  const today = Temporal.Now.plainDateISO(zone)
  await chain.director.browser.do('createApprovalDelegation', {
    body: {
      to_member_id: idOf(deputy),
      starts_on: today.toString(),
      ends_on: today.add({ days: 30 }).toString(),
    },
  })
  expect((await approve(deputy, approval)).status).toBe(404)
  await runJobsWhenDue(approval)
  const { json } = await approve(deputy, approval)
  expect(json.steps[0].asked[1]).toMatchObject({
    via: 'escalation',
    decision: 'approved',
    stand_in_name: deputy.session.name,
  })
})

it('counts in place of one of those who all have to approve, and no more', async () => {
  const { HR: role_id } = await listRoleIds(chain.owner.browser)
  const [one, other] = [
    await makeFullMember(chain.workspace.id, 'HR'),
    await makeFullMember(chain.workspace.id, 'HR'),
  ]
  await addPolicy(chain, [{ approver: 'role', role_id: role_id!, quorum: 'all', escalate_after_days: 1 }])
  const approval = await file()
  await runJobsWhenDue(approval)
  expect((await approve(chain.manager, approval)).json.status).toBe('waiting')
  expect((await approve(one, approval)).json.status).toBe('approved')
  expect((await approve(other, approval)).status).toBe(409)
})

it('asks no manager about private details', async () => {
  const { HR: role_id } = await listRoleIds(chain.owner.browser)
  const hr = await makeFullMember(chain.workspace.id, 'HR')
  await addPolicy(chain, [{ approver: 'role', role_id: role_id!, escalate_after_days: 1 }], {
    kind: 'profile',
  })
  const change = await makeProfileChange({ member: chain.staff }, { phone_primary: wanted.phone_primary })
  const approval = await approvalOf(chain, change)
  await runJobsWhenDue(approval)
  expect(askedNow(await read(approval))).toEqual([idOf(hr), idOf(chain.owner)])
})

it('stays as it was filed where the policy is changed, and is refused in a policy beyond its limits', async () => {
  const policy = await addPolicy(chain, byManager)
  const approval = await file()
  const change = (steps: readonly object[]) =>
    chain.owner.browser.ask('updateApprovalPolicy', { ids: policy, body: { steps } })
  expect((await change([{ approver: 'manager' }])).status).toBe(200)
  expect(openOf(await read(approval))).toMatchObject({ escalate_after_days: 2 })
  expect((await change([{ approver: 'manager', escalate_after_days: 0 }])).status).toBe(400)
  expect((await change([{ approver: 'manager', escalate_after_days: 31 }])).status).toBe(400)
  await inDatabase(
    `update approval_policies set steps = '[{"approver":"manager","role_id":null,"member_id":null,"quorum":"any"}]' where id = $1`,
    [policy.id],
  )
  const application = await askForLeave(chain, chain.ids.staff, { from_date: '2026-12-14' })
  expect(openOf(await approvalOf(chain, application))).toMatchObject({
    escalate_after_days: null,
    due_at: null,
  })
})
