// Members who become somebody else: linked to another employee, or removed and invited again, they find nothing of what they were.

import { type LeaveWorkspace, makeLeaveWorkspace } from '../../support/fixtures/leave.ts'
import { ayesha, inDatabase } from '../../support/fixtures/make.ts'
import {
  accept,
  inviteAs,
  makeFullMember,
  type TestMember,
  untilSignedOut,
} from '../../support/fixtures/people.ts'
import { joinAs } from '../../support/fixtures/reach.ts'

let workspace: LeaveWorkspace
let owner: TestMember
let before: string
let after: string
let member: TestMember
beforeEach(async () => {
  workspace = await makeLeaveWorkspace()
  owner = await makeFullMember(workspace.id, 'Owner')
  const create = async (first_name: string) =>
    (await workspace.muster.employees.create({ ...ayesha, first_name })).id
  before = await create('Before')
  after = await create('After')
  member = await joinAs(workspace, before)
})

const day = '2026-12-21'
const leaveOf = (employee_id: string) => ({
  employee_id,
  leave_type_id: workspace.leave,
  from_date: day,
  to_date: day,
  reason: 'Chemotherapy',
})
const apply = (employee_id: string) =>
  member.browser.send('POST', '/console/v1/leave_applications', {
    body: leaveOf(employee_id),
    headers: { 'idempotency-key': 'once' },
  })
const typesOf = async ({ browser }: TestMember) =>
  (await browser.do('listNotifications')).data.map(({ type }: { type: string }) => type)

async function linkTo(employee_id: string | null): Promise<void> {
  const ids = { id: member.session.member_id }
  await owner.browser.do('updateMember', { ids, body: { employee_id } })
  while ((await member.browser.do('getSession')).employee_id !== employee_id);
}

describe('Whoever is linked to another employee', () => {
  it('gets no answer again that was about the first', async () => {
    const made = await apply(before)
    expect([made.status, (await apply(before)).headers.get('idempotent-replay')]).toEqual([201, 'true'])
    await linkTo(after)
    const again = await apply(before)
    expect([again.status, again.text.includes(made.json.id)]).toEqual([409, false])
    expect(again.text).not.toContain('Chemotherapy')
  })

  it.each([
    ['another', () => after],
    ['nobody', () => null],
  ])('has no notification of the first, once linked to %s', async (_, to) => {
    const { json } = await apply(before)
    await workspace.muster.leaveApplications.approve(json.id)
    expect(await typesOf(member)).toEqual(['request_decided'])
    await linkTo(to())
    expect(await typesOf(member)).toEqual([])
  })

  it('stands in as before, and keeps what was told of that', async () => {
    const other = await joinAs(workspace, after)
    const today = Temporal.Now.plainDateISO('Asia/Karachi').toString()
    const { id } = await other.browser.do('createApprovalDelegation', {
      body: { to_member_id: member.session.member_id, starts_on: today, ends_on: today },
    })
    await linkTo(null)
    const { data } = await member.browser.do('listApprovalDelegations')
    expect([data[0].is_in_force, await typesOf(member)]).toEqual([true, ['stand_in_named']])
    await other.browser.do('revokeApprovalDelegation', { ids: { id } })
    await linkTo(before)
    expect(await typesOf(member)).toEqual(['stand_in_revoked', 'stand_in_named'])
  })

  it('keeps what was told about how they sign in, and those who are linked for the first time keep all', async () => {
    await linkTo(null)
    await inDatabase(
      `insert into notifications (workspace_id, id, member_id, type, subject, subject_id, importance)
       values ($1, 'ntf_1', $2, 'account_changed', 'member', $2, 'now'), ($1, 'ntf_2', $2, 'request_commented', 'loan', 'lon_1', 'now')`,
      [workspace.id, member.session.member_id],
    )
    await linkTo(after)
    expect(await typesOf(member)).toHaveLength(2)
    await linkTo(before)
    expect(await typesOf(member)).toEqual(['account_changed'])
  })
})

describe('Whoever is invited again after a removal', () => {
  it('finds no notification and stands in for nobody, as they may be somebody else by now', async () => {
    const { json } = await apply(before)
    await workspace.muster.leaveApplications.approve(json.id)
    const other = await joinAs(workspace, after)
    const today = Temporal.Now.plainDateISO('Asia/Karachi').toString()
    const name = (from: TestMember, to: TestMember) =>
      from.browser.do('createApprovalDelegation', {
        body: { to_member_id: to.session.member_id, starts_on: today, ends_on: today },
      })
    await name(member, other)
    await name(other, member)
    await owner.browser.do('deleteMember', { ids: { id: member.session.member_id } })
    await untilSignedOut(member.browser)
    await accept(await inviteAs(workspace.id, member.session.role_name!, member.email), member.browser)
    expect((await member.browser.do('getSession')).member_id).toBe(member.session.member_id)
    expect(await typesOf(member)).toEqual([])
    const { data } = await member.browser.do('listApprovalDelegations')
    expect(data.map(({ is_in_force }: { is_in_force: boolean }) => is_in_force)).toEqual([false, false])
  })
})
