// Steps whose approvers have left or moved: each request goes on, asked of somebody who is there, and none is approved by that.

import {
  addPolicy,
  approvalOf,
  approve,
  askedNow,
  askForLeave,
  type Chain,
  makeChain,
} from '../../../support/fixtures/approvals.ts'
import { statusesOf } from '../../../support/fixtures/bulk.ts'
import { inDatabase } from '../../../support/fixtures/make.ts'
import { makeFullMember } from '../../../support/fixtures/people.ts'
import { joinAs, link } from '../../../support/fixtures/reach.ts'
import { runJobs } from '../../../support/server/server.ts'

const byManager = [{ approver: 'manager' }] as const

let chain: Chain
beforeEach(async () => {
  chain = await makeChain()
})

const yesterday = Temporal.Now.plainDateISO('Asia/Karachi').subtract({ days: 1 }).toString()

const leave = (employee: string) =>
  chain.workspace.muster.employees.update(employee, {
    status: 'resigned',
    separation_date: yesterday,
  })

it('go on where a manager leaves with ten open requests', async () => {
  await addPolicy(chain, byManager)
  const applications = []
  for (let week = 0; week < 10; week++) {
    const day = Temporal.PlainDate.from('2027-01-04').add({ weeks: week }).toString()
    applications.push(await askForLeave(chain, chain.ids.staff, { from_date: day, to_date: day }))
  }
  await leave(chain.ids.manager)
  await runJobs()
  const director = chain.director.session.member_id
  for (const application of applications) {
    const approval = await approvalOf(chain, application)
    expect([askedNow(approval), approval.steps[0]?.reason]).toEqual([[director], 'nobody_there'])
    expect((await approve(chain.director, approval)).json.status).toBe('approved')
  }
  const ids = applications.map(({ id }) => id)
  expect(await statusesOf(ids)).toEqual(ids.map(() => 'approved'))
})

it('ask the new manager after a move, and no longer the former one', async () => {
  await addPolicy(chain, byManager)
  const { id: other } = await chain.workspace.muster.employees.create({
    first_name: 'Other',
    last_name: 'Manager',
    joining_date: '2020-01-01',
    reporting_manager_id: chain.ids.director,
  } as never)
  const joined = await joinAs(chain.workspace, other)
  const approval = await approvalOf(chain, await askForLeave(chain, chain.ids.staff))
  await chain.workspace.muster.employees.update(chain.ids.staff, { reporting_manager_id: other })
  await runJobs()
  expect(askedNow(await approvalOf(chain, { id: approval.subject_id }))).toEqual([joined.session.member_id])
  expect((await approve(chain.manager, approval)).status).toBe(409)
  expect((await approve(joined, approval)).json.status).toBe('approved')
})

it('stay with whoever is there, and with a step that waits for somebody', async () => {
  await addPolicy(chain, byManager)
  const application = await askForLeave(chain, chain.ids.staff)
  const before = await approvalOf(chain, application)
  await runJobs()
  expect(await approvalOf(chain, application)).toEqual(before)
})

it('ask once more who has approved before, where nobody else is left', async () => {
  const member_id = chain.director.session.member_id
  await addPolicy(chain, [{ approver: 'member', member_id }, ...byManager])
  const application = await askForLeave(chain, chain.ids.staff)
  await approve(chain.director, await approvalOf(chain, application))
  await leave(chain.ids.manager)
  await runJobs()
  const approval = await approvalOf(chain, application)
  expect([approval.status, askedNow(approval)]).toEqual(['waiting', [member_id]])
  expect((await approve(chain.director, approval)).json.status).toBe('approved')
})

it('ask others where of all with a role the last has left who had not approved', async () => {
  const { data } = await chain.owner.browser.do('listRoles')
  const role_id = data.find(({ name }: { name: string }) => name === 'HR').id
  const [one, other] = [
    await makeFullMember(chain.workspace.id, 'HR'),
    await makeFullMember(chain.workspace.id, 'HR'),
  ]
  await addPolicy(chain, [{ approver: 'role', role_id, quorum: 'all' }])
  const application = await askForLeave(chain, chain.ids.staff)
  const first = await approve(one, await approvalOf(chain, application))
  expect([first.json.status, askedNow(first.json)]).toEqual(['waiting', [other.session.member_id]])
  await inDatabase('update members set deleted = true where id = $1', [other.session.member_id])
  await runJobs()
  const approval = await approvalOf(chain, application)
  expect([approval.status, askedNow(approval)]).toEqual(['waiting', [chain.manager.session.member_id]])
  expect((await approve(chain.manager, approval)).json.status).toBe('approved')
})

it('wait while nobody is there, and ask as soon as somebody is', async () => {
  await addPolicy(chain, byManager)
  await link(chain.workspace, chain.director, null)
  await link(chain.workspace, chain.owner, chain.ids.director)
  const application = await askForLeave(chain, chain.ids.director)
  const stuck = await approvalOf(chain, application)
  expect([askedNow(stuck), stuck.steps[0]?.reason]).toEqual([[], 'nobody'])
  await runJobs()
  expect(await approvalOf(chain, application)).toEqual(stuck)
  const hr = await makeFullMember(chain.workspace.id, 'HR')
  await runJobs()
  expect(askedNow(await approvalOf(chain, application))).toEqual([hr.session.member_id])
})
