// Approvals of private details: no manager is asked, and whoever is asked decides with the right that the operation takes.

import type { ApprovalPolicyStep } from '@muster/contract'
import {
  addPolicy,
  approvalOf,
  approve,
  askedNow,
  type Chain,
  makeChain,
  told,
} from '../../../support/fixtures/approvals.ts'
import { inDatabase } from '../../../support/fixtures/make.ts'
import { makeFullMember, makeMember, refusal, type TestMember } from '../../../support/fixtures/people.ts'
import { decideChange, makeProfileChange, wanted } from '../../../support/fixtures/profile-changes.ts'
import { runJobs } from '../../../support/server/server.ts'

const kind = 'profile'

let chain: Chain
let hr: TestMember
beforeEach(async () => {
  chain = await makeChain()
  hr = await makeFullMember(chain.workspace.id, 'HR')
})

const ofRole = async (name: string): Promise<ApprovalPolicyStep> => {
  const { data } = await chain.owner.browser.do('listRoles')
  return { approver: 'role', role_id: data.find((role: { name: string }) => role.name === name).id }
}
const leave = ({ session }: TestMember) =>
  inDatabase('update members set deleted = true where id = $1', [session.member_id])
const ask = () => makeProfileChange({ member: chain.staff }, { phone_primary: wanted.phone_primary })

it('name no manager and no head in their steps', async () => {
  for (const approver of ['manager', 'second_manager', 'department_head'] as const) {
    const body = { name: 'Details', kind, steps: [await ofRole('HR'), { approver }] }
    const answer = await chain.owner.browser.ask('createApprovalPolicy', { body })
    expect(answer.json.errors).toMatchObject([{ field: 'steps[1].approver' }])
  }
  const leave = await addPolicy(chain, [{ approver: 'manager' }])
  const changed = await chain.owner.browser.ask('updateApprovalPolicy', { ids: leave, body: { kind } })
  expect(refusal(changed)).toEqual([400, 'validation_failed'])
})

it('wait for HR, who is told, and are then written', async () => {
  await addPolicy(chain, [await ofRole('HR')], { kind })
  const change = await ask()
  const approval = await approvalOf(chain, change)
  expect(approval).toMatchObject({ kind, employee_id: chain.ids.staff, status: 'waiting', days: null })
  expect(askedNow(approval)).toEqual([hr.session.member_id])
  const { data } = await hr.browser.do('listNotifications')
  expect(data[0]).toMatchObject({ type: 'approval_asked', subject: 'profile_change', subject_id: change.id })
  expect((await approve(hr, approval)).json.status).toBe('approved')
  const { phone_primary } = await chain.workspace.muster.employees.get(chain.ids.staff)
  expect(phone_primary).toBe(wanted.phone_primary)
})

it('keep the step open where HR has changed the same meanwhile', async () => {
  await addPolicy(chain, [await ofRole('HR')], { kind })
  const change = await ask()
  await chain.workspace.muster.employees.update(chain.ids.staff, { phone_primary: '+92 333 1' })
  const approval = await approvalOf(chain, change)
  expect(told(await approve(hr, approval))).toEqual([409, expect.stringContaining('the telephone number')])
  expect((await approvalOf(chain, change)).status).toBe('waiting')
  expect((await decideChange(hr, change, 'approve', { overwrite: true })).status).toBe(200)
  expect((await approvalOf(chain, change)).status).toBe('superseded')
})

it('are decided by nobody who may not change employees, and show them no value', async () => {
  const role = await chain.owner.browser.do('createRole', {
    body: { name: 'Reception', scopes: [], permissions: [] },
  })
  const reception = await makeMember(chain.workspace.id, role.name)
  await addPolicy(chain, [{ approver: 'member', member_id: reception.session.member_id }], { kind })
  const change = await ask()
  const approval = await approvalOf(chain, change)
  expect(told(await approve(reception, approval))).toEqual([409, expect.stringContaining('private details')])
  const seen = await reception.browser.ask('getApproval', { ids: { id: approval.id } })
  expect([seen.status, seen.text.includes('321 400')]).toEqual([200, false])
  const ids = { id: change.id }
  expect(refusal(await reception.browser.ask('getProfileChange', { ids }))).toEqual([
    403,
    'insufficient_scope',
  ])
  // HR decides the request itself, as ever.
  expect((await decideChange(hr, change, 'approve')).status).toBe(200)
})

it('end with the request that is withdrawn', async () => {
  await addPolicy(chain, [await ofRole('HR')], { kind })
  const change = await ask()
  await decideChange(chain.staff, change, 'withdraw')
  expect((await approvalOf(chain, change)).status).toBe('withdrawn')
})

it('ask the owners, and no manager, where nobody has the role, also by the preview', async () => {
  const steps = [await ofRole('HR')]
  await addPolicy(chain, steps, { kind })
  await leave(hr)
  const owner = chain.owner.session.member_id
  const body = { kind, employee_id: chain.ids.staff, steps }
  const preview = await chain.owner.browser.do('previewApprovalPolicy', { body })
  expect(preview.steps[0].asked).toMatchObject([{ member_id: owner, via: 'last_resort' }])
  const approval = await approvalOf(chain, await ask())
  expect(askedNow(approval)).toEqual([owner])
  expect((await chain.manager.browser.do('listNotifications')).data).toEqual([])
  expect((await approve(chain.owner, approval)).json.status).toBe('approved')
})

it('ask the owners, and no manager, once whoever was asked has left', async () => {
  await addPolicy(chain, [await ofRole('HR')], { kind })
  const change = await ask()
  await leave(hr)
  await runJobs()
  expect(askedNow(await approvalOf(chain, change))).toEqual([chain.owner.session.member_id])
  expect((await chain.manager.browser.do('listNotifications')).data).toEqual([])
})

it('are taken from a manager whom a former release asked', async () => {
  await addPolicy(chain, [await ofRole('HR')], { kind })
  const change = await ask()
  const { id } = await approvalOf(chain, change)
  const manager = chain.manager.session.member_id
  await inDatabase(`update approval_assignments set member_id = $2, via = 'line' where approval_id = $1`, [
    id,
    manager,
  ])
  await inDatabase(`update approval_steps set reason = 'nobody_there' where approval_id = $1`, [id])
  await runJobs()
  expect(askedNow(await approvalOf(chain, change))).toEqual([hr.session.member_id])
})

it('ask no stand-in from whom the details are hidden', async () => {
  await addPolicy(chain, [await ofRole('HR')], { kind })
  const approval = await approvalOf(chain, await ask())
  const starts_on = Temporal.Now.plainDateISO('Asia/Karachi').toString()
  const askedAs = async (deputy: TestMember) => {
    const body = { to_member_id: deputy.session.member_id, starts_on, ends_on: starts_on }
    const { id } = await hr.browser.do('createApprovalDelegation', { body })
    const { data } = await deputy.browser.do('listApprovals', { query: 'view=waiting' })
    const { status } = await approve(deputy, approval)
    await hr.browser.do('revokeApprovalDelegation', { ids: { id } })
    return [data.map(({ asks_you }: { asks_you: boolean }) => asks_you), status]
  }
  expect(await askedAs(chain.manager)).toEqual([[false], 409])
  expect(await askedAs(await makeFullMember(chain.workspace.id, 'Owner'))).toEqual([[true], 200])
})
