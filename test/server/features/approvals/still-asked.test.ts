// Whoever is asked decides while they are what they were asked as: not after they have left, or lost the role or the department.

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
import { ayesha, inDatabase } from '../../../support/fixtures/make.ts'
import { listRoleIds, makeFullMember } from '../../../support/fixtures/people.ts'
import { joinAs, link } from '../../../support/fixtures/reach.ts'
import { runJobs } from '../../../support/server/server.ts'

let chain: Chain
let roles: Record<string, string>
beforeEach(async () => {
  chain = await makeChain()
  roles = await listRoleIds(chain.owner.browser)
})

const yesterday = Temporal.Now.plainDateISO('Asia/Karachi').subtract({ days: 1 }).toString()
const leave = (employee: string) =>
  chain.workspace.muster.employees.update(employee, { status: 'resigned', separation_date: yesterday })
const giveRole = (member_id: string, role_id: string | null) =>
  chain.owner.browser.do('updateMember', { ids: { id: member_id }, body: { role_id } })
const noLonger = expect.stringContaining('no longer')

it('is refused to whoever has left, though a colleague is asked too', async () => {
  const { id: clerk } = await chain.workspace.muster.employees.create({ ...ayesha, first_name: 'Clerk' })
  const [gone, there] = [
    await makeFullMember(chain.workspace.id, 'HR'),
    await makeFullMember(chain.workspace.id, 'HR'),
  ]
  await link(chain.workspace, gone, clerk)
  await addPolicy(chain, [{ approver: 'role', role_id: roles.HR! }])
  const approval = await approvalOf(chain, await askForLeave(chain, chain.ids.staff))
  await leave(clerk)
  await runJobs()
  expect(told(await approve(gone, approval))).toEqual([409, noLonger])
  expect(told(await reject(gone, approval))).toEqual([409, noLonger])
  expect((await approve(there, approval)).json.status).toBe('approved')
})

it('is refused to a manager who has left, before anybody else is asked', async () => {
  await addPolicy(chain, [{ approver: 'manager' }])
  const approval = await approvalOf(chain, await askForLeave(chain, chain.ids.staff))
  await leave(chain.ids.manager)
  expect(told(await approve(chain.manager, approval))).toEqual([409, noLonger])
})

it('is refused to a manager who is two levels above by now, as the job asks the one between', async () => {
  await addPolicy(chain, [{ approver: 'manager' }])
  const application = await askForLeave(chain, chain.ids.staff)
  const approval = await approvalOf(chain, application)
  const { id } = await chain.workspace.muster.employees.create(
    Object.assign({}, ayesha, { first_name: 'Between', reporting_manager_id: chain.ids.manager }),
  )
  const between = await joinAs(chain.workspace, id)
  await chain.workspace.muster.employees.update(chain.ids.staff, { reporting_manager_id: id })
  expect(told(await approve(chain.manager, approval))).toEqual([409, noLonger])
  await runJobs()
  expect(askedNow(await approvalOf(chain, application))).toEqual([between.session.member_id])
  expect((await approve(between, approval)).json.status).toBe('approved')
})

it('is for whoever is asked in the place of somebody, anywhere above', async () => {
  const { muster } = chain.workspace
  await leave(chain.ids.manager)
  await addPolicy(chain, [{ approver: 'manager' }])
  const application = await askForLeave(chain, chain.ids.staff)
  const approval = await approvalOf(chain, application)
  expect([askedNow(approval), approval.steps[0]?.reason]).toEqual([
    [chain.director.session.member_id],
    'nobody_there',
  ])
  const { id } = await muster.employees.create(
    Object.assign({}, ayesha, { first_name: 'Between', reporting_manager_id: chain.ids.director }),
  )
  await muster.employees.update(chain.ids.manager, { reporting_manager_id: id })
  expect((await approve(chain.director, approval)).json.status).toBe('approved')
})

it('is asked of others where whoever is asked becomes the employee', async () => {
  const named = await joinAs(chain.workspace, null)
  await addPolicy(chain, [{ approver: 'member', member_id: named.session.member_id }])
  const application = await askForLeave(chain, chain.ids.staff)
  const approval = await approvalOf(chain, application)
  expect(askedNow(approval)).toEqual([named.session.member_id])
  await link(chain.workspace, named, chain.ids.staff)
  expect((await approve(named, approval)).status).toBe(409)
  await runJobs()
  expect(askedNow(await approvalOf(chain, application))).toEqual([chain.manager.session.member_id])
})

it('is refused to whoever has lost the role, and others are asked where nobody else has it', async () => {
  const hr = await makeFullMember(chain.workspace.id, 'HR')
  const payroll = await makeFullMember(chain.workspace.id, 'Payroll')
  await addPolicy(chain, [{ approver: 'role', role_id: roles.Payroll! }])
  const application = await askForLeave(chain, chain.ids.staff)
  const approval = await approvalOf(chain, application)
  await giveRole(payroll.session.member_id, roles.Developer!)
  expect(told(await approve(payroll, approval))).toEqual([409, noLonger])
  await giveRole(hr.session.member_id, roles.Payroll!)
  await runJobs()
  expect(askedNow(await approvalOf(chain, application))).toEqual([hr.session.member_id])
  expect((await approve(hr, approval)).json.status).toBe('approved')
})

it('is refused to whoever was asked as HR in the last place, and is that no more', async () => {
  const hr = await makeFullMember(chain.workspace.id, 'HR')
  await addPolicy(chain, [{ approver: 'manager' }])
  const application = await askForLeave(chain, chain.ids.director)
  const approval = await approvalOf(chain, application)
  expect(askedNow(approval)).toEqual([hr.session.member_id])
  await giveRole(hr.session.member_id, roles.Auditor!)
  expect(told(await approve(hr, approval))).toEqual([409, noLonger])
  await runJobs()
  expect(askedNow(await approvalOf(chain, application))).toEqual([chain.owner.session.member_id])
})

it('is refused to the former head of a department, and the next one is asked', async () => {
  const { muster } = chain.workspace
  const { id: outside } = await muster.employees.create({ ...ayesha, first_name: 'Head' })
  const head = await joinAs(chain.workspace, outside)
  const { id } = await muster.departments.create({ name: 'Weaving', head_employee_id: outside })
  await muster.employees.update(chain.ids.staff, { department_id: id })
  await addPolicy(chain, [{ approver: 'department_head' }])
  const application = await askForLeave(chain, chain.ids.staff)
  const approval = await approvalOf(chain, application)
  expect(askedNow(approval)).toEqual([head.session.member_id])
  await muster.departments.update(id, { head_employee_id: chain.ids.director })
  expect(told(await approve(head, approval))).toEqual([409, noLonger])
  await runJobs()
  expect(askedNow(await approvalOf(chain, application))).toEqual([chain.director.session.member_id])
})

it('is for the head of the department above, also outside of the line, and is asked once', async () => {
  const { muster } = chain.workspace
  const { id: outside } = await muster.employees.create({ ...ayesha, first_name: 'Head' })
  const head = await joinAs(chain.workspace, outside)
  const above = await muster.departments.create({ name: 'Mill', head_employee_id: outside })
  const { id } = await muster.departments.create({
    name: 'Weaving',
    parent_id: above.id,
    head_employee_id: chain.ids.staff,
  })
  await muster.employees.update(chain.ids.staff, { department_id: id })
  await addPolicy(chain, [{ approver: 'department_head' }])
  const application = await askForLeave(chain, chain.ids.staff)
  const approval = await approvalOf(chain, application)
  expect([askedNow(approval), approval.steps[0]?.reason]).toEqual([[head.session.member_id], 'own'])
  await head.browser.do('readNotifications', { body: {} })
  await runJobs()
  expect(await approvalOf(chain, application)).toEqual(approval)
  const asked = await inDatabase('select id from notifications where member_id = $1', [
    head.session.member_id,
  ])
  expect(asked).toHaveLength(1)
  expect((await approve(head, approval)).json.status).toBe('approved')
})
