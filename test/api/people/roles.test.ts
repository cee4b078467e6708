// Roles: what members may do.

import { enums } from '@muster/contract'
import { allPermissions, allScopes } from '../../../packages/server/auth/rights.ts'
import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import { makeWorkspace, type TestWorkspace } from '../../support/fixtures/make.ts'
import { type Browser, makeFullMember, makeMember, newEmail, refusal } from '../../support/fixtures/people.ts'

interface Role {
  readonly id: string
  readonly name: string
  readonly scopes: string[]
  readonly permissions: string[]
  readonly is_owner: boolean
  readonly is_system: boolean
  readonly needs_second_factor: boolean
}

let workspace: TestWorkspace
let owner: Browser
beforeAll(async () => {
  workspace = await makeWorkspace()
  owner = (await makeFullMember(workspace.id, 'Owner')).browser
})

const list = async (): Promise<Role[]> => (await owner.do('listRoles')).data
const named = async (name: string) => (await list()).find(role => role.name === name)!

describe('The roles of a new workspace', () => {
  it('are six, and those with pay, keys or members need a second factor', async () => {
    const { data } = await inConsole(await makeWorkspace(), 'listRoles')
    const needs = Object.fromEntries(data.map((role: Role) => [role.name, role.needs_second_factor]))
    expect(needs).toEqual({
      Owner: true,
      HR: false,
      Payroll: true,
      Approver: true,
      Developer: true,
      Auditor: true,
    })
  })

  it('let an owner do everything that there is', async () => {
    const { scopes, permissions } = await named('Owner')
    expect([scopes, permissions]).toEqual([
      [...allScopes].sort(),
      allPermissions.filter(right => !right.endsWith('.request')),
    ])
    expect(enums.Scope.values.length).toBe(scopes.length)
  })

  it('let an auditor read all and write nothing', async () => {
    const { scopes, permissions } = await named('Auditor')
    expect(permissions).toEqual(['audit.read'])
    expect(scopes).toEqual([...allScopes].filter(scope => scope.endsWith(':read')).sort())
  })

  it('let HR see no pay', async () => {
    const { scopes, permissions } = await named('HR')
    const pay = /salaries|payroll|loans|sensitive/
    expect([...scopes, ...permissions].filter(right => pay.test(right))).toEqual([])
  })

  it('stay as they are', async () => {
    const { id } = await named('HR')
    for (const [operation, body] of [
      ['updateRole', { name: 'People' }],
      ['deleteRole', undefined],
    ] as const) {
      const answer = await owner.ask(operation, { ids: { id }, ...(body && { body }) })
      expect([operation, ...refusal(answer)]).toEqual([operation, 409, 'conflict'])
    }
  })
})

describe('A role of one’s own', () => {
  it('is created, changed and deleted', async () => {
    const body = { name: 'Night desk', scopes: ['org:read', 'leave:read'], permissions: ['leave.manage'] }
    const role = await owner.do('createRole', { body })
    expect(role).toMatchObject({
      scopes: ['leave:read', 'org:read'],
      is_system: false,
      needs_second_factor: false,
    })
    const ids = { id: role.id }
    const changed = await owner.do('updateRole', { ids, body: { permissions: [] } })
    expect([changed.permissions, changed.scopes]).toEqual([[], ['leave:read', 'org:read']])
    expect(await owner.do('getRole', { ids })).toEqual(changed)
    expect((await owner.do('deleteRole', { ids })).deleted).toBe(true)
    expect((await owner.do('createRole', { body })).id).not.toBe(role.id)
  })

  it('has permissions that there are', async () => {
    const answer = await owner.ask('createRole', {
      body: { name: 'Odd', permissions: ['leave.manage', 'moon.manage'] },
    })
    expect(answer.json.errors).toEqual([
      { field: 'permissions[1]', message: `is no permission; there are ${allPermissions.join(', ')}` },
    ])
  })

  it('is deleted only while nobody has it', async () => {
    const role = await owner.do('createRole', { body: { name: 'Temp', scopes: ['org:read'] } })
    await makeMember(workspace.id, 'Temp')
    const answer = await owner.ask('deleteRole', { ids: { id: role.id } })
    expect([answer.status, answer.json.detail]).toEqual([
      409,
      'The role Temp cannot be deleted: members with it: 1, open invitations to it: 0. Give them another role first.',
    ])
  })

  it('is not made, widened or narrowed by who may do less', async () => {
    await owner.do('createRole', {
      body: { name: 'Desk', permissions: ['members.manage'], scopes: ['org:read'] },
    })
    const wide = await owner.do('createRole', { body: { name: 'Wide', permissions: ['leave.manage'] } })
    const { browser } = await makeFullMember(workspace.id, 'Desk')
    const desk = await named('Desk')
    for (const [operation, id, body] of [
      ['createRole', '', { name: 'Mine', permissions: ['payroll.manage'] }],
      ['createRole', '', { name: 'Mine', scopes: ['payroll:read'] }],
      ['updateRole', desk.id, { permissions: ['members.manage', 'payroll.manage'] }],
      ['updateRole', wide.id, { permissions: [] }],
      ['deleteRole', wide.id, undefined],
    ] as const) {
      const answer = await browser.ask(operation, { ids: { id }, ...(body && { body }) })
      expect([operation, ...refusal(answer)]).toEqual([operation, 403, 'insufficient_scope'])
    }
    expect((await browser.ask('createRole', { body: { name: 'Small', scopes: ['org:read'] } })).status).toBe(
      201,
    )
  })

  it('gets no scope from a token of the console that lacks it', async () => {
    const create = (body: object) => askConsole(workspace, 'createRole', { body })
    expect((await create({ name: 'Leave desk', permissions: ['leave.manage'] })).status).toBe(201)
    const { status, json } = await create({ name: 'Reader', scopes: ['recruitment:read', 'org:read'] })
    expect([status, json.detail]).toEqual([
      403,
      'The role Reader may do more than this token may: recruitment:read. Ask somebody who has these rights.',
    ])
    const { id: role_id } = await named('Owner')
    const body = { email: newEmail(), name: 'Mallory', role_id }
    expect((await askConsole(workspace, 'createInvitation', { body })).status).toBe(403)
  })
})
