// Roads from one right to another: whoever holds a right tries to get more with it, by everything that hands out rights or data.

import { inConsole } from '../../support/fixtures/console.ts'
import { makeInsider, makeWorld, members, roads, type World } from '../../support/fixtures/insiders.ts'
import { makeKey, raw } from '../../support/fixtures/make.ts'
import { accept, inviteAs, makeMember, newEmail, refusal } from '../../support/fixtures/people.ts'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})

describe('Whoever holds a right', () => {
  it.each(roads.map(([rights, road, tries]) => [rights.join(' and '), road, rights, tries] as const))(
    '%s: %s, and is refused',
    async (_held, _road, rights, tries) => {
      expect(refusal(await tries(await makeInsider(world, rights), world))).toEqual([
        403,
        'insufficient_scope',
      ])
    },
  )

  it('employees:read: reads nothing that is sensitive, in a record or in an export of them', async () => {
    const { browser } = await makeInsider(world, ['employees:read'])
    const record = await browser.ask('getEmployee', { ids: { id: world.employee } })
    expect([record.status, record.text.includes('35202-1234567-1')]).toEqual([200, false])
    const key = await makeKey(world.workspace.id, { scopes: ['employees:read'] })
    const listed = await raw('GET', '/v1/employees', { key })
    expect([listed.status, listed.text.includes('35202-1234567-1')]).toEqual([200, false])
  })

  it('members.manage: removes nobody to whom more is promised', async () => {
    const insider = await makeInsider(world, members)
    const { id: role_id } = await world.owner.browser.do('createRole', {
      body: { name: `Same ${newEmail()}`, permissions: members },
    })
    const { email, session } = await makeMember(world.workspace.id, 'HR')
    await world.owner.browser.do('updateMember', { ids: { id: session.member_id }, body: { role_id } })
    // A member is promised more by an operator alone.
    const token = await inviteAs(world.workspace.id, 'Owner', email)
    const removed = await insider.browser.ask('deleteMember', { ids: { id: session.member_id } })
    expect(refusal(removed)).toEqual([403, 'insufficient_scope'])
    expect((await accept(token)).status).toBe(200)
  })

  it('members.manage: leaves no invitation behind to what their role gave before it was narrowed', async () => {
    const { browser, role: id } = await makeInsider(world, [
      'members.manage',
      'payroll.approve',
      'payroll:read',
    ])
    const body = { email: newEmail(), name: 'Accomplice', role_id: world.strong_role }
    const { token } = await browser.do('createInvitation', { body })
    await world.owner.browser.do('updateRole', { ids: { id }, body: { permissions: members, scopes: [] } })
    expect(refusal(await accept(token))).toEqual([409, 'conflict'])
  })
})

describe('A token of the console', () => {
  it('that may manage members gives nobody anything, for it has no scopes', async () => {
    const token = await makeKey(world.workspace.id, { scopes: [], permissions: members })
    const { HR: role_id } = world.roles
    const answer = await raw('POST', '/console/invitations', {
      key: token,
      body: { email: newEmail(), name: 'Accomplice', role_id },
    })
    expect(refusal(answer)).toEqual([403, 'insufficient_scope'])
    expect((await inConsole(world.workspace, 'listMembers', { token })).data.length).toBeGreaterThan(0)
  })

  it('makes no key with a scope that it lacks', async () => {
    const token = await makeKey(world.workspace.id, { scopes: [], permissions: ['api.manage'] })
    const body = { name: 'Mine', scopes: ['payroll:read'] }
    const answer = await raw('POST', '/console/api_keys/issue', { key: token, body })
    expect(refusal(answer)).toEqual([403, 'insufficient_scope'])
  })
})

describe('A key of the API', () => {
  it.each(['listMembers', 'createInvitation', 'issueApiKey', 'getSignOn'] as const)(
    'with every scope has nothing of the console, such as %s',
    async operation => {
      const key = await makeKey(world.workspace.id)
      const paths = {
        listMembers: ['GET', '/console/members'],
        createInvitation: ['POST', '/console/invitations'],
        issueApiKey: ['POST', '/console/api_keys/issue'],
        getSignOn: ['GET', '/console/sign_on'],
      } as const
      const [method, path] = paths[operation]
      const { status } = await raw(method, path, { key, ...(method === 'POST' && { body: {} }) })
      expect(status).toBe(403)
    },
  )
})
