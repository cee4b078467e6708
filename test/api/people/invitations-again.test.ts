// Invitations that somebody still has in their hands when more has happened since.

import { inDatabase, makeWorkspace, type TestWorkspace } from '../../support/fixtures/make.ts'
import {
  accept,
  Browser,
  inviteAs,
  listRoleIds,
  makeFullMember,
  makeMember,
  newEmail,
  refusal,
  type TestMember,
  untilSignedOut,
} from '../../support/fixtures/people.ts'

let workspace: TestWorkspace
let boss: TestMember
let owner: Browser
let roles: Record<string, string>
beforeAll(async () => {
  workspace = await makeWorkspace()
  boss = await makeFullMember(workspace.id, 'Owner')
  owner = boss.browser
  roles = await listRoleIds(owner)
})

const create = (by: Browser, role: string, email = newEmail()) =>
  by.do('createInvitation', { body: { email, name: 'Bilal Ahmed', role_id: roles[role] } })
const idOf = ({ session }: TestMember) => ({ id: session.member_id })

describe('An older invitation to the same address', () => {
  it('is of no use once another one was accepted', async () => {
    const email = newEmail()
    const [first, second] = [await create(owner, 'Owner', email), await create(owner, 'HR', email)]
    expect((await accept(second.token)).status).toBe(200)
    expect(refusal(await accept(first.token))).toEqual([409, 'conflict'])
    const { data } = await owner.do('listInvitations')
    expect(data.find(({ id }: { id: string }) => id === first.id).status).toBe('revoked')
  })

  it('does not bring back a member who was removed', async () => {
    const member = await makeMember(workspace.id, 'HR')
    const left = await inviteAs(workspace.id, 'Owner', member.email)
    await owner.do('deleteMember', { ids: idOf(member) })
    expect(refusal(await accept(left))).toEqual([409, 'conflict'])
  })

  it('does not take the role from the last owner', async () => {
    const { id } = await makeWorkspace()
    const only = await makeFullMember(id, 'Owner')
    const answer = await accept(await inviteAs(id, 'HR', only.email))
    expect(refusal(answer)).toEqual([409, 'conflict'])
    expect((await only.browser.do('getSession')).role_name).toBe('Owner')
  })
})

describe('Somebody who was removed', () => {
  it('leaves no open invitation behind', async () => {
    const leaving = await makeFullMember(workspace.id, 'Owner')
    const { token } = await create(leaving.browser, 'Owner')
    await owner.do('deleteMember', { ids: idOf(leaving) })
    expect(refusal(await accept(token))).toEqual([409, 'conflict'])
  })

  it('is not signed in again by the cookie of before, when they are invited again', async () => {
    const member = await makeMember(workspace.id, 'HR')
    const stolen = new Browser()
    stolen.cookie = member.browser.cookie
    await owner.do('deleteMember', { ids: idOf(member) })
    await untilSignedOut(stolen)
    expect((await accept(await inviteAs(workspace.id, 'Auditor', member.email))).status).toBe(200)
    for (const from = performance.now(); performance.now() < from + 1_000; )
      expect((await stolen.ask('getSession')).status).toBe(401)
  })
})

describe('Two invitations of somebody new', () => {
  it('make one account when both are accepted at once', async () => {
    const email = newEmail()
    const other = await makeWorkspace()
    const tokens = [await inviteAs(workspace.id, 'HR', email), await inviteAs(other.id, 'HR', email)]
    const answers = await Promise.all(tokens.map(token => accept(token)))
    // The second one finds the account that the first has made, and its password.
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const members = 'select m.id from members m join people p on p.id = m.person_id where p.email = $1'
    expect((await inDatabase(members, [email])).length).toBe(2)
    expect((await inDatabase('select id from people where email = $1', [email])).length).toBe(1)
  })
})

describe('An invitation for one employee', () => {
  it('names nobody who was deleted', async () => {
    const employee = await workspace.muster.employees.create({
      first_name: 'A',
      last_name: 'B',
      joining_date: '2024-01-01',
    })
    await workspace.muster.employees.delete(employee.id)
    const body = { email: newEmail(), name: 'Gone', role_id: roles.HR, employee_id: employee.id }
    const answer = await owner.ask('createInvitation', { body })
    expect([answer.status, answer.json.errors?.[0].field]).toEqual([400, 'employee_id'])
  })
})
