// Invitations: how somebody becomes a member of the workspace.

import { inConsole } from '../../support/fixtures/console.ts'
import { inDatabase, makeWorkspace, type TestWorkspace } from '../../support/fixtures/make.ts'
import {
  accept,
  Browser,
  codeOf,
  inviteAs,
  listRoleIds,
  makeFullMember,
  makeMember,
  newEmail,
  password,
  refusal,
  signIn,
} from '../../support/fixtures/people.ts'

let workspace: TestWorkspace
let owner: Browser
let roles: Record<string, string>
beforeAll(async () => {
  workspace = await makeWorkspace()
  const member = await makeFullMember(workspace.id, 'Owner')
  owner = member.browser
  roles = await listRoleIds(owner)
})

const create = (role: string, email = newEmail()) =>
  owner.do('createInvitation', { body: { email, name: 'Bilal Ahmed', role_id: roles[role] } })

describe('An invitation', () => {
  it('makes somebody new a member, who chooses a password', async () => {
    const email = newEmail()
    const { token, id, status, invited_by } = await create('HR', email)
    expect([status, invited_by]).toEqual(['pending', (await owner.do('getSession')).member_id])
    const visitor = new Browser()
    expect(await visitor.do('readInvitation', { body: { token } })).toMatchObject({
      email,
      name: 'Bilal Ahmed',
      role_name: 'HR',
      has_account: false,
    })
    const session = await visitor.do('acceptInvitation', { body: { token, password } })
    expect(session).toMatchObject({
      status: 'active',
      email,
      name: 'Bilal Ahmed',
      workspace_id: workspace.id,
    })
    expect((await visitor.ask('listEmployees')).status).toBe(200)
    const [listed] = (await owner.do('listInvitations')).data
    expect([listed.id, listed.status, listed.token]).toEqual([id, 'accepted', undefined])
  })

  it('is accepted once, even by two at a time', async () => {
    const { token } = await create('HR')
    const answers = await Promise.all([accept(token), accept(token)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(refusal(await new Browser().ask('readInvitation', { body: { token } }))).toEqual([409, 'conflict'])
  })

  it('asks somebody who has an account for its password and second factor', async () => {
    const { email } = await makeFullMember((await makeWorkspace()).id, 'Payroll')
    const { token } = await create('Payroll', email)
    expect(await new Browser().do('readInvitation', { body: { token } })).toMatchObject({ has_account: true })
    const wrong = await new Browser().ask('acceptInvitation', {
      body: { token, password: 'another long password' },
    })
    expect(refusal(wrong)).toEqual([401, 'sign_in_refused'])
    const { json } = await accept(token)
    expect([json.status, json.workspaces.length]).toEqual(['second_factor_needed', 2])
  })

  it('refuses a password that is easily guessed, and stays open', async () => {
    const { token } = await create('HR')
    const weak = await new Browser().ask('acceptInvitation', { body: { token, password: 'bilal ahmed!' } })
    expect([weak.status, weak.json.errors[0].field]).toEqual([400, 'password'])
    expect((await accept(token)).status).toBe(200)
  })

  it.each([
    ['was revoked', (id: string) => owner.do('revokeInvitation', { ids: { id } })],
    [
      'has expired',
      (id: string) => inDatabase('update invitations set expires_at = stamp() where id = $1', [id]),
    ],
  ])('is refused once it %s', async (_why, end) => {
    const { token, id } = await create('HR')
    await end(id)
    expect(refusal(await accept(token))).toEqual([409, 'conflict'])
  })

  it('can be revoked again, but not after it was accepted', async () => {
    const { token, id } = await create('HR')
    const first = await owner.do('revokeInvitation', { ids: { id } })
    expect(await owner.do('revokeInvitation', { ids: { id } })).toEqual(first)
    const other = await create('HR')
    await accept(other.token)
    expect((await owner.ask('revokeInvitation', { ids: { id: other.id } })).status).toBe(409)
    expect(token).toMatch(/^mst_invt_/)
  })

  it('is good for 3 days and stored as a digest alone', async () => {
    const { token, id, created_at, expires_at } = await create('HR')
    const hours = Temporal.Instant.from(expires_at).since(Temporal.Instant.from(created_at)).total('hours')
    expect(hours).toBe(72)
    const [row] = await inDatabase<{ text: string }>(
      'select i::text as text from invitations i where id = $1',
      [id],
    )
    expect(row!.text).not.toContain(token.slice(9))
  })

  it('is not made for who is a member already', async () => {
    const { email } = await makeMember(workspace.id, 'HR')
    const body = { email: email.toUpperCase(), name: 'Again', role_id: roles.HR }
    expect((await owner.ask('createInvitation', { body })).status).toBe(409)
  })

  it('names a role of the workspace', async () => {
    const stranger = await makeWorkspace()
    const [foreign] = (await inConsole(stranger, 'listRoles')).data
    const body = { email: newEmail(), name: 'Nobody', role_id: foreign.id }
    const answer = await owner.ask('createInvitation', { body })
    expect(answer.json.errors).toEqual([{ field: 'role_id', message: 'names no record of this workspace' }])
  })

  it('gives no role that may do more than who invites', async () => {
    const { id: role_id } = await owner.do('createRole', {
      body: { name: 'Office manager', permissions: ['members.manage'], scopes: ['org:read'] },
    })
    const { token } = await owner.do('createInvitation', {
      body: { email: newEmail(), name: 'Omar', role_id },
    })
    const manager = new Browser()
    const { json } = await accept(token, manager)
    expect(json.status).toBe('second_factor_to_set_up')
    const { secret } = await manager.do('issueAccountTotp')
    await manager.do('verifyAccountTotp', { body: { code: codeOf(secret) } })
    for (;;) if ((await manager.do('getSession')).status === 'active') break
    const answer = await manager.ask('createInvitation', {
      body: { email: newEmail(), name: 'Boss', role_id: roles.Owner },
    })
    expect(refusal(answer)).toEqual([403, 'insufficient_scope'])
    expect(answer.json.detail).toMatch(/^The role Owner may do more than you may: announcements.manage, /)
  })

  it('is made by an operator for the first owner, and written into the audit', async () => {
    const fresh = await makeWorkspace()
    const { json } = await accept(await inviteAs(fresh.id, 'owner'))
    expect([json.role_name, json.status]).toEqual(['Owner', 'second_factor_to_set_up'])
    const entries = await inDatabase<{ action: string; actor: string }>(
      'select action, actor from audit_entries where workspace_id = $1 order by created_at, id',
      [fresh.id],
    )
    expect(entries.filter(({ action }) => action !== 'api_key.created')).toEqual([
      { action: 'invitation.created', actor: 'operator' },
      { action: 'invitation.accepted', actor: json.member_id },
      { action: 'member.signed_in', actor: json.member_id },
    ])
    await expect(inviteAs(fresh.id, 'King')).rejects.toThrow(
      'There is no role King. Roles: Owner, HR, Payroll, Approver, Developer, Auditor.',
    )
  })
})

describe('A password that is guessed through an invitation', () => {
  const guessed = { password: 'four loud otters swim' }

  /** To another workspace, of somebody who has an account. */
  const inviteHolder = async (holder = makeMember(workspace.id, 'HR')) =>
    inviteAs((await makeWorkspace()).id, 'HR', (await holder).email)

  it('counts for the address, so that invitations of many accounts give no more guesses than sign-ins', async () => {
    const token = await inviteHolder()
    const { address } = new Browser()
    const askFrom = (operation: 'openSession' | 'acceptInvitation', body: object) =>
      Object.assign(new Browser(), { address }).ask(operation, { body })
    const wrong = Array.from({ length: 49 }, (_, n) =>
      askFrom('openSession', { email: `p${n}@guess.example`, ...guessed }),
    )
    await Promise.all(wrong)
    const answers = [
      await askFrom('acceptInvitation', { token, ...guessed }),
      await askFrom('acceptInvitation', { token, ...guessed }),
    ]
    expect(answers.map(refusal)).toEqual([
      [401, 'sign_in_refused'],
      [429, 'rate_limit_exceeded'],
    ])
  })

  it('takes no attempt from the person where they prove who they are, or sign in', async () => {
    const { email, browser } = await makeMember(workspace.id, 'HR')
    const token = await inviteAs((await makeWorkspace()).id, 'HR', email)
    const guesses = Array.from({ length: 20 }, () =>
      new Browser().ask('acceptInvitation', { body: { token, ...guessed } }),
    )
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    expect(statuses.filter(status => status === 401)).toHaveLength(10)
    expect((await browser.ask('proveSession', { body: { password } })).status).toBe(200)
    expect((await signIn(email)).status).toBe(200)
  })
})
