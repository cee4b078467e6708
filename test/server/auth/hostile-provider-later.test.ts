// A provider that was set by somebody who has lost rights since, or who waits for others to come: it gives and takes nothing.

import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ayesha, makeWorkspace, type TestWorkspace } from '../../support/fixtures/make.ts'
import {
  Browser,
  listRoleIds,
  makeFullMember,
  newEmail,
  password,
  refusal,
  type TestMember,
} from '../../support/fixtures/people.ts'
import { comeBack, settingsFor, signOn, somebody, startProvider } from '../../support/fixtures/sign-on.ts'
import { atEnd } from '../../support/jest/at-end.ts'
import type { IdentityProvider } from '../../support/outbound/identity-provider.ts'

let provider: IdentityProvider
beforeAll(async () => {
  provider = await startProvider()
})

interface Place {
  readonly workspace: TestWorkspace
  readonly owner: TestMember
  readonly clerk: TestMember
  readonly company: Parameters<typeof signOn>[0]
  readonly front_desk: string
  readonly roles: Readonly<Record<string, string>>
}

/** A clerk who may manage members, and has set a provider of their own for a domain of their own. */
async function makePlace(more: object = {}): Promise<Place> {
  const workspace = await makeWorkspace()
  const owner = await makeFullMember(workspace.id, 'Owner')
  const { id: front_desk } = await owner.browser.do('createRole', {
    body: { name: 'Front desk', permissions: ['members.manage'] },
  })
  const clerk = await makeFullMember(workspace.id, 'Front desk')
  await provider.order({ subject: 'nobody', claims: {} })
  const roles = await listRoleIds(owner.browser)
  await clerk.browser.do('changeSignOn', { body: { ...ofClerk(), role_id: front_desk, ...more } })
  return { workspace, owner, clerk, company: { workspace, owner, provider }, front_desk, roles }
}

/** The address of a server that does something whenever it is asked. */
async function serveOnce(work: () => Promise<unknown>): Promise<string> {
  const server = createServer((_req, res) => {
    work().then(
      () => res.end(),
      error => res.writeHead(500).end(String(error)),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  atEnd(() => new Promise(resolve => server.close(resolve)))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const ofClerk = () => ({ ...settingsFor(provider), email_domains: ['clerk.example'] })
const atClerk = () => `${newEmail().split('@')[0]}@clerk.example`

describe('A provider of somebody who has left', () => {
  it('signs in nobody any more, new or known, and ends what it has opened', async () => {
    const { owner, clerk, company } = await makePlace()
    const orders = somebody(atClerk())
    const { browser, status } = await signOn(company, orders)
    expect(status).toBe(200)
    await owner.browser.do('deleteMember', { ids: { id: clerk.session.member_id } })
    const known = await signOn(company, orders)
    expect(refusal(known)).toEqual([401, 'sign_in_refused'])
    const joining = await signOn(company, somebody(atClerk()))
    expect(refusal(joining)).toEqual([401, 'sign_in_refused'])
    for (;;) {
      const answer = await browser.ask('getSession')
      if (answer.status === 401) break
    }
  })
})

describe('A provider of somebody who may not see the pay of everybody', () => {
  it('signs in nobody who is an employee: what is theirs would be the provider’s', async () => {
    const { workspace, owner, company } = await makePlace()
    const { id: role_id } = await owner.browser.do('createRole', {
      body: { name: 'Staff', permissions: [], scopes: [] },
    })
    const { id: employee_id } = await workspace.muster.employees.create(ayesha)
    const linked = { email: atClerk(), name: 'Ayesha Siddiqui', role_id, employee_id }
    await owner.browser.do('createInvitation', { body: linked })
    expect(refusal(await signOn(company, somebody(linked.email)))).toEqual([401, 'sign_in_refused'])
    const plain = { email: atClerk(), name: 'Bilal Ahmed', role_id }
    await owner.browser.do('createInvitation', { body: plain })
    const known = await signOn(company, somebody(plain.email))
    expect(known.status).toBe(200)
    // Who came in before they were linked stays out, and their open session ends.
    const { member_id: id } = known.json
    await owner.browser.do('updateMember', { ids: { id }, body: { employee_id } })
    expect(refusal(await signOn(company, somebody(plain.email)))).toEqual([401, 'sign_in_refused'])
    for (;;) if ((await known.browser.ask('getSession')).status === 401) break
  })

  it('is not set over them either', async () => {
    const { workspace, owner, clerk, front_desk } = await makePlace()
    const domain = 'linked.example'
    const { id: employee_id } = await workspace.muster.employees.create(ayesha)
    const email = `${newEmail().split('@')[0]}@${domain}`
    const body = { email, name: 'Ayesha Siddiqui', role_id: front_desk, employee_id }
    await owner.browser.do('createInvitation', { body })
    const set = await clerk.browser.ask('changeSignOn', { body: { ...ofClerk(), email_domains: [domain] } })
    expect([set.status, set.json.code, set.json.detail]).toEqual([
      403,
      'insufficient_scope',
      expect.stringMatching(/speak for Ayesha Siddiqui .*: .*assets:read, .*payroll:read\. Ask/),
    ])
  })
})

describe('A provider that requires to be used', () => {
  it('keeps out nobody for whom it does not speak', async () => {
    const { owner, roles } = await makePlace({ is_required: true })
    const body = { email: atClerk(), name: 'Bilal Ahmed', role_id: roles.HR }
    const { token } = await owner.browser.do('createInvitation', { body })
    const accepted = await new Browser().ask('acceptInvitation', { body: { token, password } })
    expect([accepted.status, accepted.json.role_name]).toEqual([200, 'HR'])
    const again = await new Browser().ask('openSession', { body: { email: body.email, password } })
    expect(again.status).toBe(200)
  })
})

describe('A provider that is replaced while somebody comes through it', () => {
  it('does not speak with the rights of whoever replaced it', async () => {
    const { owner, company, roles } = await makePlace()
    const email = atClerk()
    const body = { email, name: 'Bilal Ahmed', role_id: roles.Owner }
    await owner.browser.do('createInvitation', { body })
    const asks_before_token = await serveOnce(() =>
      owner.browser.do('changeSignOn', { body: { ...ofClerk(), is_required: false } }),
    )
    const orders = { ...somebody(email), asks_before_token }
    const { browser, back } = await comeBack(company, orders)
    const answer = await browser.ask('finishSignOn', { body: back })
    expect(refusal(answer)).toEqual([401, 'sign_in_refused'])
    expect(answer.json.detail).toMatch(/has changed meanwhile/)
  })
})

describe('An office', () => {
  it('signs in more people from one address than may guess there', async () => {
    const { company } = await makePlace()
    const orders = somebody(atClerk())
    const { address } = new Browser()
    for (let n = 0; n < 27; n++) {
      const browser = Object.assign(new Browser(), { address })
      const { status, text } = await signOn(company, orders, browser)
      expect([n, status, status === 200 || text]).toEqual([n, 200, true])
    }
  })
})
