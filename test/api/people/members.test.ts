// Members: the people who may sign in to the workspace.

import { auditOf } from '../../support/fixtures/audit.ts'
import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import { inDatabase, makeKey, makeWorkspace, raw, type TestWorkspace } from '../../support/fixtures/make.ts'
import {
  accept,
  type Browser,
  inviteAs,
  listRoleIds,
  makeFullMember,
  makeMember,
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

const idOf = ({ session }: TestMember) => ({ id: session.member_id })

describe('A member', () => {
  it('is listed with name, role and when they last signed in', async () => {
    const member = await makeMember(workspace.id, 'HR')
    const [newest] = (await owner.do('listMembers')).data
    expect(newest).toMatchObject({
      object: 'member',
      id: member.session.member_id,
      email: member.email,
      role_id: roles.HR,
      deleted: false,
      last_signed_in_at: expect.any(String),
    })
    expect(await owner.do('getMember', { ids: idOf(member) })).toEqual(newest)
  })

  it('may do what another role may within a second', async () => {
    const member = await makeMember(workspace.id, 'HR')
    expect((await member.browser.ask('listEmployees')).status).toBe(200)
    await owner.do('updateMember', { ids: idOf(member), body: { role_id: roles.Developer } })
    const from = performance.now()
    for (;;) if ((await member.browser.ask('listEmployees')).status === 403) break
    expect(performance.now() - from).toBeLessThan(2_000)
  })

  it('is signed out within a second once removed, and signed in again by another invitation', async () => {
    const member = await makeMember(workspace.id, 'HR')
    const removed = await owner.do('deleteMember', { ids: idOf(member) })
    expect(removed.deleted).toBe(true)
    expect(await owner.do('deleteMember', { ids: idOf(member) })).toEqual(removed)
    await untilSignedOut(member.browser, /not a member of this workspace/)
    const { json } = await accept(await inviteAs(workspace.id, 'Auditor', member.email))
    expect(json.member_id).toBe(member.session.member_id)
    expect(await owner.do('getMember', { ids: idOf(member) })).toMatchObject({
      deleted: false,
      role_id: roles.Auditor,
    })
  })

  it('takes the tokens of the console that they hold with them, which who may do less does not revoke', async () => {
    await owner.do('createRole', { body: { name: 'Desk', permissions: ['members.manage'] } })
    const [desk, member] = [
      await makeFullMember(workspace.id, 'Desk'),
      await makeMember(workspace.id, 'Desk'),
    ]
    const held = { member: member.email, scopes: [] }
    const key = await makeKey(workspace.id, { ...held, permissions: ['members.manage', 'payroll.approve'] })
    const refused = await desk.browser.ask('deleteMember', { ids: idOf(member) })
    expect(refusal(refused)).toEqual([403, 'insufficient_scope'])
    expect(refused.json.detail).toMatch(/^The token test may do more than you may: payroll\.approve\./)
    expect((await raw('GET', '/console/members', { key })).status).toBe(200)
    await owner.do('deleteMember', { ids: idOf(member) })
    for (;;) if ((await raw('GET', '/console/members', { key })).json.code === 'api_key_revoked') break
    const [token] = await inDatabase<{ id: string }>('select id from api_keys where member_id = $1', [
      member.session.member_id,
    ])
    expect(await auditOf(token!.id)).toContainEqual([
      'api_key.revoked',
      { name: 'test', member_id: member.session.member_id },
    ])
  })

  it('is the last owner for as long as there is no other', async () => {
    for (const [operation, body] of [
      ['deleteMember', undefined],
      ['updateMember', { role_id: roles.HR }],
    ] as const) {
      const answer = await owner.ask(operation, { ids: idOf(boss), ...(body && { body }) })
      expect([answer.status, answer.json.detail]).toEqual([
        409,
        'Ayesha Khan is the only owner. Make somebody else an owner first.',
      ])
    }
  })

  it('stays an owner when two of them give up the role at once', async () => {
    const { id } = await makeWorkspace()
    const owners = [await makeFullMember(id, 'Owner'), await makeFullMember(id, 'Owner')]
    const answers = await Promise.all(owners.map(one => one.browser.ask('deleteMember', { ids: idOf(one) })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('is changed by nobody who may do less', async () => {
    const { id: role_id } = await owner.do('createRole', {
      body: { name: 'Front desk', permissions: ['members.manage'] },
    })
    const clerk = await makeFullMember(workspace.id, 'Front desk')
    for (const [operation, body] of [
      ['deleteMember', undefined],
      ['updateMember', { role_id }],
      ['updateMember', { name: 'Somebody else' }],
    ] as const) {
      const answer = await clerk.browser.ask(operation, { ids: idOf(boss), ...(body && { body }) })
      expect([operation, ...refusal(answer)]).toEqual([operation, 403, 'insufficient_scope'])
    }
    const self = await clerk.browser.ask('updateMember', { ids: idOf(clerk), body: { role_id: roles.Owner } })
    expect(refusal(self)).toEqual([403, 'insufficient_scope'])
  })

  it('names an employee and a role of the workspace', async () => {
    const stranger = await makeWorkspace()
    const employee = await stranger.muster.employees.create({
      first_name: 'A',
      last_name: 'B',
      joining_date: '2024-01-01',
    })
    const [role] = (await inConsole(stranger, 'listRoles')).data
    const member = await makeMember(workspace.id, 'HR')
    const answer = await owner.ask('updateMember', {
      ids: idOf(member),
      body: { employee_id: employee.id, role_id: role.id },
    })
    expect(answer.json.errors.map(({ field }: { field: string }) => field).sort()).toEqual([
      'employee_id',
      'role_id',
    ])
  })

  it('is seen by no other workspace', async () => {
    const stranger = await makeWorkspace()
    const { session } = boss
    for (const operation of ['getMember', 'updateMember', 'deleteMember'] as const) {
      const body = operation === 'updateMember' ? { name: 'Ours' } : undefined
      const answer = await askConsole(stranger, operation, { id: session.member_id, ...(body && { body }) })
      expect([operation, answer.status]).toEqual([operation, 404])
    }
  })
})
