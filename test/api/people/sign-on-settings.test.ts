// Company sign-on: what a workspace sets, who may, and what is told of it.

import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { secretsFrom } from '../../../packages/server/auth/secrets.ts'
import {
  placeOfClientSecret,
  resealSignOn,
} from '../../../packages/server/features/people/sign-on/provider.ts'
import { auditOf } from '../../support/fixtures/audit.ts'
import { inDatabase, makeWorkspace, sharedDatabase } from '../../support/fixtures/make.ts'
import { ageProof, Browser, makeFullMember, origin, refusal } from '../../support/fixtures/people.ts'
import {
  domain,
  makeCompany,
  roleOf,
  settingsFor,
  signOn,
  somebody,
  startProvider,
} from '../../support/fixtures/sign-on.ts'
import { testSecret } from '../../support/jest/secret.ts'
import { clientId, clientSecret, type IdentityProvider } from '../../support/outbound/identity-provider.ts'
import { runJobs, server } from '../../support/server/server.ts'
import { soonAfter } from '../../support/soon-after.ts'

let provider: IdentityProvider
beforeAll(async () => {
  provider = await startProvider()
})

describe('The company sign-on of a workspace', () => {
  it('is set, shown without its secret, and removed', async () => {
    const { owner, workspace } = await makeCompany(provider)
    const { browser } = owner
    const shown = await browser.ask('getSignOn')
    expect(shown.json).toEqual({
      issuer: provider.issuer,
      client: clientId,
      email_domains: [domain],
      is_required: false,
      is_second_factor: false,
      links_employees: false,
      role_id: null,
      second_factor_acr: null,
      redirect_address: null,
      created_at: expect.any(String),
      updated_at: soonAfter(shown.json.created_at),
    })
    const rows = await inDatabase<{ text: string }>(
      'select p::text as text from sign_on_providers p where workspace_id = $1',
      [workspace.id],
    )
    const entries = await auditOf(workspace.id)
    for (const text of [shown.text, rows[0]!.text, JSON.stringify(entries)])
      expect(text).not.toContain(clientSecret)
    expect(entries.map(([action]) => action)).toEqual(['sign_on.changed'])
    expect(entries[0]![1]).toMatchObject({ issuer: provider.issuer, is_secret_new: true })
    expect((await browser.do('deleteSignOn')).issuer).toBeNull()
    expect((await browser.do('deleteSignOn')).issuer).toBeNull()
    expect((await auditOf(workspace.id)).filter(([action]) => action === 'sign_on.deleted')).toHaveLength(1)
    const begun = await new Browser().ask('beginSignOn', { body: { workspace_id: workspace.id } })
    expect(begun.json.detail).toBe('This workspace has no company sign-on. Sign in with your password.')
  })

  it('is changed by no owner who was removed, in the second in which a process still takes them for one', async () => {
    const { owner, workspace } = await makeCompany(provider)
    const former = await makeFullMember(workspace.id, 'Owner')
    await former.browser.do('getSession')
    await owner.browser.do('deleteMember', { ids: { id: former.session.member_id } })
    const changed = await former.browser.ask('changeSignOn', { body: settingsFor(provider) })
    expect(refusal(changed)).toEqual([401, 'signed_out'])
  })

  it('tells the same of a workspace that does not exist', async () => {
    const body = { workspace_id: 'wsp_01k21fevdeec9sgj57r37zz5gf' }
    const begun = await new Browser().ask('beginSignOn', { body })
    expect(begun.json.detail).toBe('This workspace has no company sign-on. Sign in with your password.')
  })

  it('keeps its secret while issuer and client stay, and asks for it otherwise', async () => {
    const company = await makeCompany(provider)
    const { browser } = company.owner
    const { client_secret: _secret, ...kept } = settingsFor(provider)
    await browser.do('changeSignOn', { body: { ...kept, role_id: await roleOf(company, 'HR') } })
    expect((await signOn(company, somebody())).status).toBe(200)
    const refused = await browser.ask('changeSignOn', { body: { ...kept, client: 'another' } })
    expect(refused.json.errors).toEqual([
      { field: 'client_secret', message: 'is needed, because issuer or client is another one' },
    ])
  })

  it('is for those who may manage members, with a fresh proof, and gives no more than they have', async () => {
    const company = await makeCompany(provider)
    const { browser, session } = company.owner
    const hr = await makeFullMember(company.workspace.id, 'HR')
    expect(refusal(await hr.browser.ask('getSignOn'))).toEqual([403, 'insufficient_scope'])
    const { id: role_id } = await browser.do('createRole', {
      body: { name: 'Front desk', permissions: ['members.manage'] },
    })
    const owner = await roleOf(company, 'Owner')
    const clerk = await makeFullMember(company.workspace.id, 'Front desk')
    const body = { ...settingsFor(provider), role_id: owner, email_domains: ['clerk.example'] }
    await browser.do('deleteSignOn')
    const refused = await clerk.browser.ask('changeSignOn', { body })
    expect(refused.json.detail).toMatch(/^The role Owner may do more than you may/)
    await clerk.browser.do('changeSignOn', { body: { ...body, role_id } })
    const foreign = await makeCompany(provider)
    const stranger = await browser.ask('changeSignOn', {
      body: { ...body, role_id: await roleOf(foreign, 'HR') },
    })
    expect(stranger.json.errors).toEqual([{ field: 'role_id', message: 'names no record of this workspace' }])
    await ageProof(session)
    for (const operation of ['changeSignOn', 'deleteSignOn'] as const) {
      const sent = operation === 'changeSignOn' ? { body: settingsFor(provider) } : {}
      for (;;) {
        const answer = await browser.ask(operation, sent)
        // A session is remembered for less than a second.
        if (answer.status === 200) continue
        expect(refusal(answer)).toEqual([403, 'fresh_proof_required'])
        break
      }
    }
  })

  it('takes domains in small letters', async () => {
    const { browser } = (await makeCompany(provider)).owner
    const body = { ...settingsFor(provider), email_domains: ['Muster.example', 'localhost'] }
    const refused = await browser.ask('changeSignOn', { body })
    expect(refused.json.errors.map(({ field }: { field: string }) => field)).toEqual([
      'email_domains[0]',
      'email_domains[1]',
    ])
  })

  it('sends the browser back to localhost alone while the operator has not said where the console is', async () => {
    const { workspace } = await makeCompany(provider)
    const browser = new Browser()
    const { address } = await browser.do('beginSignOn', { body: { workspace_id: workspace.id } })
    expect(new URL(address).searchParams.get('redirect_uri')).toBe(`${origin}/app/sign-on`)
    const byAddress = new Browser(server.base_url)
    const refused = await byAddress.ask('beginSignOn', { body: { workspace_id: workspace.id } })
    expect([refused.status, refused.json.detail]).toEqual([
      401,
      `No provider sends you back to the address 127.0.0.1. Open ${origin} instead.`,
    ])
    const asked = request(`${server.base_url}/console/sign_on/begin`, {
      method: 'POST',
      headers: {
        host: 'muster.example',
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/json',
      },
    })
    asked.end(JSON.stringify({ workspace_id: workspace.id }))
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    expect(await text(answer)).toContain('The operator of this deployment has to set MUSTER_CONSOLE_URL.')
  })
})

describe('What is kept of company sign-on', () => {
  it('is sealed again when the secret of the deployment changes', async () => {
    const { workspace } = await makeCompany(provider)
    const place = placeOfClientSecret(workspace.id)
    const former = '2:the secret of before, long enough to be one'
    const sealed = secretsFrom(former).vault.seal('kept', place)
    await inDatabase('update sign_on_providers set client_secret_sealed = $2 where workspace_id = $1', [
      workspace.id,
      sealed,
    ])
    await resealSignOn(sharedDatabase(), secretsFrom(`3:${testSecret}`, former).vault)
    const [row] = await inDatabase<{ sealed: string }>(
      'select client_secret_sealed as sealed from sign_on_providers where workspace_id = $1',
      [workspace.id],
    )
    expect(secretsFrom(testSecret).vault.open(row!.sealed, place)).toBe('kept')
  })

  it('forgets a sign-on that nobody finishes', async () => {
    const { workspace } = await makeCompany(provider)
    await new Browser().do('beginSignOn', { body: { workspace_id: workspace.id } })
    await inDatabase(
      `update sign_on_attempts set expires_at = stamp() - interval '1 second' where workspace_id = $1`,
      [workspace.id],
    )
    await runJobs()
    expect(await inDatabase('select from sign_on_attempts where workspace_id = $1', [workspace.id])).toEqual(
      [],
    )
  })

  it('is of its workspace alone', async () => {
    await makeCompany(provider)
    const other = await makeWorkspace()
    const { browser } = await makeFullMember(other.id, 'Owner')
    expect((await browser.do('getSignOn')).issuer).toBeNull()
  })
})
