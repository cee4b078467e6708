// Roles, members and invitations when two requests come at once.

import { inDatabase, makeWorkspace, type TestWorkspace } from '../../support/fixtures/make.ts'
import {
  type Browser,
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

const idOf = ({ session }: TestMember) => ({ id: session.member_id })
const makeRole = (name: string, rights: object) => owner.do('createRole', { body: { name, ...rights } })

describe('A role', () => {
  it('is not deleted while somebody gets it', async () => {
    for (let n = 0; n < 6; n++) {
      const role = await makeRole(`Passing ${n}`, { scopes: ['org:read'] })
      const member = await makeMember(workspace.id, 'HR')
      const [given, deleted] = await Promise.all([
        owner.ask('updateMember', { ids: idOf(member), body: { role_id: role.id } }),
        owner.ask('deleteRole', { ids: { id: role.id } }),
      ])
      const [{ lost }] = (await inDatabase<{ lost: boolean }>(
        `select r.deleted as lost from members m join roles r on r.workspace_id = m.workspace_id and r.id = m.role_id where m.id = $1`,
        [member.session.member_id],
      )) as [{ lost: boolean }]
      expect([n, given.status, deleted.status, lost]).toEqual([n, given.status, deleted.status, false])
    }
  })
})

describe('In the second in which a process still takes somebody for what they were', () => {
  const grab = (member: TestMember, role_id: string, { browser } = member) => [
    browser.ask('createInvitation', { body: { email: newEmail(), name: 'Me again', role_id: roles.Owner } }),
    browser.ask('updateMember', { ids: idOf(member), body: { role_id: roles.Owner } }),
    browser.ask('updateRole', { ids: { id: role_id }, body: { permissions: ['members.manage'] } }),
  ]

  it('whoever was removed gives nobody anything', async () => {
    const member = await makeFullMember(workspace.id, 'Owner')
    const { id } = await makeRole('Kept for later', { scopes: ['org:read'] })
    await member.browser.do('getSession')
    await owner.do('deleteMember', { ids: idOf(member) })
    for (const answer of await Promise.all(grab(member, id)))
      expect(refusal(answer)).toEqual([401, 'signed_out'])
  })

  it('whoever lost a role gives themselves nothing back', async () => {
    const { id } = await makeRole('Lesser', { scopes: ['org:read'] })
    const member = await makeFullMember(workspace.id, 'Owner')
    await member.browser.do('getSession')
    await owner.do('updateMember', { ids: idOf(member), body: { role_id: id } })
    for (const answer of await Promise.all(grab(member, id)))
      expect([answer.status, answer.json.detail]).toEqual([
        403,
        expect.stringMatching(
          /^Your rights were changed a moment ago, and these are gone: .*members\.manage/,
        ),
      ])
    expect((await owner.do('getRole', { ids: { id } })).permissions).toEqual([])
  })
})

describe('An Idempotency-Key', () => {
  const invite = (by: Browser, email: string, key: string) =>
    by.send('POST', '/console/invitations', {
      body: { email, name: 'Once', role_id: roles.HR },
      headers: { 'idempotency-key': key },
    })

  it('of one member is another one of another member', async () => {
    const other = (await makeFullMember(workspace.id, 'Owner')).browser
    const email = newEmail()
    const [first, second] = [await invite(owner, email, 'k-1'), await invite(other, email, 'k-1')]
    expect([first.status, second.status]).toEqual([201, 201])
    expect(first.json.token).not.toBe(second.json.token)
    const again = await invite(owner, email, 'k-1')
    expect([again.json.title, again.headers.get('idempotent-replay')]).toEqual(['Shown once already', 'true'])
    expect(again.json.detail).toContain(`the invitation was made at ${first.json.created_at}`)
  })

  it('tells what was answered to nobody whose role was taken away since', async () => {
    const leaving = await makeFullMember(workspace.id, 'Owner')
    const email = newEmail()
    expect((await invite(leaving.browser, email, 'k-2')).status).toBe(201)
    const [row] = await inDatabase<{ body: string }>(
      `select body from idempotency_keys where idempotency_key = 'k-2'`,
      [],
    )
    expect(row!.body).not.toMatch(/mst_invt_/)
    await owner.do('updateMember', { ids: idOf(leaving), body: { role_id: roles.HR } })
    for (;;) {
      const answer = await invite(leaving.browser, email, 'k-2')
      if (answer.status === 409) continue
      expect(refusal(answer)).toEqual([403, 'insufficient_scope'])
      break
    }
  })
})
