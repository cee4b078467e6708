// Members without a role: whoever works here has what is theirs, and what is their team's while they have one.

import { auditOf } from '../../support/fixtures/audit.ts'
import { ayesha, inDatabase, makeWorkspace, type TestWorkspace } from '../../support/fixtures/make.ts'
import {
  accept,
  Browser,
  listRoleIds,
  makeFullMember,
  makeMember,
  newEmail,
  refusal,
  type TestMember,
} from '../../support/fixtures/people.ts'

let workspace: TestWorkspace
let owner: Browser
let roles: Record<string, string>
beforeAll(async () => {
  workspace = await makeWorkspace()
  owner = (await makeFullMember(workspace.id, 'Owner')).browser
  roles = await listRoleIds(owner)
})

const hire = async (more: object = {}) =>
  (await workspace.muster.employees.create({ ...ayesha, first_name: newEmail().slice(0, 13), ...more })).id
const idOf = ({ session }: TestMember) => ({ id: session.member_id })

/** Invited as an employee alone. */
async function join(employee_id: string): Promise<TestMember> {
  const email = newEmail()
  const { token } = await owner.do('createInvitation', { body: { email, name: 'Bilal', employee_id } })
  const browser = new Browser()
  const answer = await accept(token, browser)
  expect([answer.status, answer.json.detail]).toEqual([200, undefined])
  return { browser, email, session: answer.json }
}

describe('A member without a role', () => {
  it('is invited for 14 days, needs no second factor, and reaches what is theirs', async () => {
    const employee_id = await hire()
    const email = newEmail()
    const made = await owner.do('createInvitation', { body: { email, name: 'Bilal', employee_id } })
    const days = (Date.parse(made.expires_at) - Date.parse(made.created_at)) / 86_400_000
    expect([made.role_id, made.employee_id, Math.round(days)]).toEqual([null, employee_id, 14])
    const { json } = await accept(made.token)
    expect(json).toMatchObject({
      status: 'active',
      role_id: null,
      role_name: null,
      employee_id,
      needs_second_factor: false,
      scopes: [],
      permissions: [],
      workspaces: [{ workspace_id: workspace.id, role_name: null }],
    })
  })

  it('is invited by the employee alone, and by a link that is shown where there is no mail server', async () => {
    const id = await hire({ work_email: newEmail() })
    const { token } = await owner.do('inviteEmployee', { ids: { id }, body: {} })
    expect((await accept(token)).json.employee_id).toBe(id)
  })

  it('sees their own pay and nobody else, and a team while somebody reports to them', async () => {
    const employee_id = await hire()
    const member = await join(employee_id)
    const list = (headers: object) =>
      member.browser.send('GET', '/console/v1/employees', { headers: { ...headers } })
    const seen = async (headers = {}) => (await list(headers)).json.data.map(({ id }: { id: string }) => id)
    expect(await seen()).toEqual([employee_id])
    expect((await member.browser.ask('listPayrollEntries')).status).toBe(200)
    expect((await list({ 'muster-reach': 'team' })).status).toBe(403)
    const report = await hire({ reporting_manager_id: employee_id })
    while ((await list({ 'muster-reach': 'team' })).status !== 200);
    expect((await seen()).toSorted()).toEqual([employee_id, report].toSorted())
    await workspace.muster.employees.update(report, { reporting_manager_id: null })
    while ((await list({ 'muster-reach': 'team' })).status !== 403);
    for (const operation of ['listMembers', 'listAuditEntries', 'listApiKeys'] as const)
      expect((await member.browser.ask(operation)).status).toBe(403)
  })

  it('is told what they lack without the name of a role', async () => {
    const member = await join(await hire())
    const { json } = await member.browser.ask('listMembers')
    expect(json.detail).toBe(
      'You may not do this: listMembers needs members.manage. Ask an owner of the workspace.',
    )
  })

  it('is made of another member whose role is taken away, and gets one again', async () => {
    const member = await makeMember(workspace.id, 'HR')
    const taken = await owner.do('updateMember', { ids: idOf(member), body: { role_id: null } })
    expect(taken.role_id).toBeNull()
    while ((await member.browser.do('getSession')).role_name !== null);
    expect((await member.browser.ask('listEmployees')).status).toBe(403)
    await owner.do('updateMember', { ids: idOf(member), body: { role_id: roles.HR } })
    while ((await member.browser.do('getSession')).role_name !== 'HR');
    expect(await auditOf(member.session.member_id)).toContainEqual([
      'member.updated',
      expect.objectContaining({ role_id: null }),
    ])
  })

  it('is not made of the last owner', async () => {
    const { id } = await makeWorkspace()
    const last = await makeFullMember(id, 'Owner')
    const answer = await last.browser.ask('updateMember', { ids: idOf(last), body: { role_id: null } })
    expect(refusal(answer)).toEqual([409, 'conflict'])
  })

  it('keeps the role that they have where an invitation gives none', async () => {
    const employee_id = await hire()
    const email = newEmail()
    const first = await owner.do('createInvitation', { body: { email, name: 'Bilal', employee_id } })
    const member = await makeMember(workspace.id, 'HR')
    await inDatabase('update invitations set email = $1 where id = $2', [member.email, first.id])
    const { json } = await accept(first.token)
    expect([json.role_name, json.employee_id]).toEqual(['HR', employee_id])
  })
})

describe('An invitation', () => {
  it('names a role or an employee', async () => {
    const answer = await owner.ask('createInvitation', { body: { email: newEmail(), name: 'Nobody' } })
    expect(answer.json.errors).toEqual([
      { field: 'role_id', message: 'is needed, or the employee that the person is' },
    ])
  })

  it('to an employee is made by nobody who may see less than the employee', async () => {
    await owner.do('createRole', { body: { name: 'Door', permissions: ['members.manage'] } })
    const door = await makeFullMember(workspace.id, 'Door')
    const body = { email: newEmail(), name: 'Friend', employee_id: await hire() }
    expect(refusal(await door.browser.ask('createInvitation', { body }))).toEqual([403, 'insufficient_scope'])
  })

  it('ends with the rights of whoever made it', async () => {
    const rights = (await owner.do('listRoles')).data.find(({ name }: { name: string }) => name === 'Owner')
    const { scopes, permissions } = rights
    const { id } = await owner.do('createRole', { body: { name: 'Second owner', scopes, permissions } })
    const second = await makeFullMember(workspace.id, 'Second owner')
    const body = { email: newEmail(), name: 'Bilal', employee_id: await hire() }
    const { token } = await second.browser.do('createInvitation', { body })
    await owner.do('updateRole', { ids: { id }, body: { scopes: ['org:read'] } })
    expect((await accept(token)).status).toBe(409)
  })
})

describe('An employee', () => {
  it('is one member at most, whichever way a second one comes', async () => {
    const employee_id = await hire()
    const other = { email: newEmail(), name: 'Somebody else', employee_id }
    const waiting = await owner.do('createInvitation', { body: other })
    const member = await join(employee_id)
    const late = await accept(waiting.token)
    expect([late.status, late.json.detail]).toEqual([
      409,
      'Bilal is linked to this employee already, so the invitation gives you nothing. Ask whoever invited you.',
    ])
    const again = await owner.ask('createInvitation', { body: { ...other, email: newEmail() } })
    expect([again.status, again.json.detail]).toEqual([
      409,
      `The member Bilal is linked to this employee already.`,
    ])
    const third = await makeMember(workspace.id, 'HR')
    const link = await owner.ask('updateMember', { ids: idOf(third), body: { employee_id } })
    expect([link.status, link.json.errors]).toEqual([
      409,
      [{ field: 'employee_id', message: 'is already in use' }],
    ])
    await owner.do('deleteMember', { ids: idOf(member) })
    const after = await owner.do('updateMember', { ids: idOf(third), body: { employee_id } })
    expect(after.employee_id).toBe(employee_id)
  })

  it('is one member when two accept at once', async () => {
    const employee_id = await hire()
    const invite = async () =>
      (await owner.do('createInvitation', { body: { email: newEmail(), name: 'Twin', employee_id } })).token
    const tokens = [await invite(), await invite()]
    const answers = await Promise.all(tokens.map(token => accept(token)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})
