// A member who may manage members, and controls a provider that vouches for anybody: it gives them nothing.

import { auditOf } from '../../support/fixtures/audit.ts'
import { makeWorkspace, type TestWorkspace } from '../../support/fixtures/make.ts'
import {
  Browser,
  makeFullMember,
  newEmail,
  password,
  refusal,
  type TestMember,
} from '../../support/fixtures/people.ts'
import { domain, settingsFor, signOn, somebody, startProvider } from '../../support/fixtures/sign-on.ts'
import type { IdentityProvider } from '../../support/outbound/identity-provider.ts'

let provider: IdentityProvider
beforeAll(async () => {
  provider = await startProvider()
})

interface Place {
  readonly workspace: TestWorkspace
  readonly owner: TestMember
  /** Whose only right is `members.manage`. */
  readonly clerk: TestMember
  /** Who signs in through the provider here. */
  readonly company: Parameters<typeof signOn>[0]
  readonly front_desk: string
}

async function makePlace(): Promise<Place> {
  const workspace = await makeWorkspace()
  const owner = await makeFullMember(workspace.id, 'Owner')
  const { id: front_desk } = await owner.browser.do('createRole', {
    body: { name: 'Front desk', permissions: ['members.manage'] },
  })
  const clerk = await makeFullMember(workspace.id, 'Front desk')
  await provider.order({ subject: 'nobody', claims: {} })
  return { workspace, owner, clerk, company: { workspace, owner, provider }, front_desk }
}

const settings = (more: object = {}) => ({ body: { ...settingsFor(provider), ...more } })
/** A provider may say anything. */
const vouched = (email: string) =>
  somebody(email, {
    id_token: { amr: ['mfa'], auth_time: Math.floor(Temporal.Now.instant().epochMilliseconds / 1000) },
  })
const elsewhere = { email_domains: ['clerk.example'] }
const roleNamed = async ({ browser }: TestMember, name: string): Promise<string> =>
  (await browser.do('listRoles')).data.find((role: { name: string }) => role.name === name).id

describe('Who may manage members and nothing else', () => {
  it('sets no provider for the domain of an owner, and neither changes nor removes one', async () => {
    const { owner, clerk } = await makePlace()
    const refused = await clerk.browser.ask('changeSignOn', settings())
    expect(refusal(refused)).toEqual([403, 'insufficient_scope'])
    expect(refused.json.detail).toMatch(
      /^The company sign-on would speak for Ayesha Khan \(Owner\), who may do more than you may: /,
    )
    await owner.browser.do('changeSignOn', settings())
    for (const [operation, sent] of [
      ['changeSignOn', settings(elsewhere)],
      ['deleteSignOn', {}],
    ] as const)
      expect([operation, ...refusal(await clerk.browser.ask(operation, sent))]).toEqual([
        operation,
        403,
        'insufficient_scope',
      ])
  })

  it('sets none for the domain of an open invitation to more', async () => {
    const { owner, clerk } = await makePlace()
    await clerk.browser.do('changeSignOn', settings(elsewhere))
    const invited = { email: 'boss@clerk.example', name: 'Boss', role_id: await roleNamed(owner, 'Owner') }
    await owner.browser.do('createInvitation', { body: invited })
    const refused = await clerk.browser.ask('changeSignOn', settings(elsewhere))
    expect(refused.json.detail).toMatch(/^The company sign-on would speak for Boss \(Owner\)/)
  })

  it('has an invitation to more, made later, accepted by no provider of theirs', async () => {
    const { owner, clerk, company } = await makePlace()
    await clerk.browser.do('changeSignOn', settings(elsewhere))
    const email = `${newEmail().split('@')[0]}@clerk.example`
    const body = { email, name: 'Bilal Ahmed', role_id: await roleNamed(owner, 'Owner') }
    const { token } = await owner.browser.do('createInvitation', { body })
    const refused = await signOn(company, vouched(email))
    expect(refusal(refused)).toEqual([401, 'sign_in_refused'])
    expect(refused.json.detail).toMatch(/was set by somebody who may do less than the role Owner/)
    const accepted = await new Browser().ask('acceptInvitation', { body: { token, password } })
    expect([accepted.status, accepted.json.role_name]).toEqual([200, 'Owner'])
  })

  it('does not come in as a member who is promoted later, nor stays in as one', async () => {
    const { owner, clerk, company, front_desk } = await makePlace()
    await clerk.browser.do('changeSignOn', settings({ ...elsewhere, role_id: front_desk }))
    const orders = vouched(`${newEmail().split('@')[0]}@clerk.example`)
    const { json, browser } = await signOn(company, orders)
    expect(json.role_name).toBe('Front desk')
    const role_id = await roleNamed(owner, 'HR')
    await owner.browser.do('updateMember', { ids: { id: json.member_id }, body: { role_id } })
    for (;;) {
      const { status, json: told } = await browser.ask('listMembers')
      if (status === 200) continue
      expect([status, told.code]).toEqual([401, 'signed_out'])
      break
    }
    const again = await signOn(company, orders)
    expect(again.json.detail).toMatch(/was set by somebody who may do less than the role HR/)
    await owner.browser.do('changeSignOn', settings(elsewhere))
    expect((await signOn(company, orders)).json.role_name).toBe('HR')
  })

  it('gives nobody new a role that was widened since', async () => {
    const { owner, clerk, company } = await makePlace()
    const narrow = { name: 'Guests', permissions: ['members.manage'] }
    const { id: role_id } = await owner.browser.do('createRole', { body: narrow })
    await clerk.browser.do('changeSignOn', settings({ ...elsewhere, role_id }))
    const permissions = ['members.manage', 'payroll.approve']
    await owner.browser.do('updateRole', { ids: { id: role_id }, body: { permissions } })
    const refused = await signOn(company, vouched(`${newEmail().split('@')[0]}@clerk.example`))
    expect(refused.json.detail).toMatch(/was set by somebody who may do less than the role Guests/)
  })

  it('does not say that the second factor of their provider counts', async () => {
    const { clerk, owner, company, front_desk } = await makePlace()
    const set = { ...elsewhere, role_id: front_desk }
    const refused = await clerk.browser.ask('changeSignOn', settings({ ...set, is_second_factor: true }))
    expect(refusal(refused)).toEqual([403, 'insufficient_scope'])
    expect(refused.json.detail).toMatch(/^Only an owner may have the second factor of a provider count/)
    await clerk.browser.do('changeSignOn', settings(set))
    const orders = vouched(`${newEmail().split('@')[0]}@clerk.example`)
    expect((await signOn(company, orders)).json.status).toBe('second_factor_to_set_up')
    await owner.browser.do('changeSignOn', settings({ ...set, is_second_factor: true }))
    expect((await signOn(company, orders)).json.status).toBe('active')
  })
})

describe('A provider that vouches for the e-mail address of a member', () => {
  it.each(['Owner', 'HR'])('opens no session of the role %s, whatever factor it tells of', async role => {
    const { workspace, owner, company } = await makePlace()
    await owner.browser.do('changeSignOn', settings({ is_second_factor: true }))
    const victim = await makeFullMember(workspace.id, role)
    const answer = await signOn(company, vouched(victim.email))
    expect(refusal(answer)).toEqual([403, 'account_proof_required'])
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect((await answer.browser.ask('getSession')).status).toBe(401)
  })

  it('takes no invitation of somebody who has an account', async () => {
    const { workspace, owner, company } = await makePlace()
    await owner.browser.do('changeSignOn', settings())
    const gone = await makeFullMember(workspace.id, 'HR')
    await owner.browser.do('deleteMember', { ids: { id: gone.session.member_id } })
    const body = { email: gone.email, name: 'Ayesha Khan', role_id: await roleNamed(owner, 'HR') }
    const { token } = await owner.browser.do('createInvitation', { body })
    const refused = await signOn(company, vouched(gone.email))
    expect(refused.json.detail).toMatch(/^You have an account already\. Accept your invitation/)
    expect((await new Browser().ask('acceptInvitation', { body: { token, password } })).status).toBe(200)
  })

  it('locks no owner out, even where company sign-on is required', async () => {
    const { workspace, owner } = await makePlace()
    await owner.browser.do('changeSignOn', settings({ is_required: true }))
    const again = new Browser()
    const { status, json } = await again.ask('openSession', { body: { email: owner.email, password } })
    expect([status, json.member_id]).toEqual([200, owner.session.member_id])
    const hr = await makeFullMember(workspace.id, 'HR').catch(error => error)
    expect(hr).toBeInstanceOf(Error)
    const invitation = {
      email: newEmail(),
      name: 'Second owner',
      role_id: await roleNamed(owner, 'Owner'),
    }
    const { token } = await owner.browser.do('createInvitation', { body: invitation })
    const accepted = await new Browser().ask('acceptInvitation', { body: { token, password } })
    expect([accepted.status, accepted.json.role_name]).toEqual([200, 'Owner'])
  })

  it('leaves its deeds in the audit', async () => {
    const { workspace, owner } = await makePlace()
    await owner.browser.do('changeSignOn', settings())
    expect((await auditOf(workspace.id)).at(-1)).toEqual([
      'sign_on.changed',
      expect.objectContaining({ is_second_factor: false, email_domains: [domain] }),
    ])
  })
})
