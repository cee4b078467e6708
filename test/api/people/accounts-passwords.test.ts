// Accounts: passwords as people choose and type them, and what is kept of them in the log and under another secret.

import { secretsFrom } from '../../../packages/server/auth/secrets.ts'
import { resealTotp } from '../../../packages/server/features/people/index.ts'
import { inDatabase, makeWorkspace, sharedDatabase, type TestWorkspace } from '../../support/fixtures/make.ts'
import {
  Browser,
  codeOf,
  inviteAs,
  makeMember,
  newEmail,
  password,
  refusal,
} from '../../support/fixtures/people.ts'
import { testSecret } from '../../support/jest/secret.ts'
import { watched } from '../../support/server/watched.ts'

let workspace: TestWorkspace
beforeAll(async () => {
  workspace = await makeWorkspace()
})

async function choose(
  chosen: string,
): Promise<{ status: number; tries: (typed: string) => Promise<number> }> {
  const email = newEmail()
  const body = { token: await inviteAs(workspace.id, 'HR', email), password: chosen }
  const { status } = await new Browser().ask('acceptInvitation', { body })
  const tries = async (typed: string) =>
    (await new Browser().ask('openSession', { body: { email, password: typed } })).status
  return { status, tries }
}

const long = Array.from({ length: 50 }, (_, n) => `w${n % 10}${'aeiou'[n % 5]} `).join('')

describe('A password', () => {
  it('may have 200 characters, and no more', async () => {
    expect(long).toHaveLength(200)
    expect((await choose(long)).status).toBe(200)
    expect((await choose(`${long}x`)).status).toBe(400)
  })

  it('counts whole but for blanks at its ends: spaces, capitals and the last of 200 characters', async () => {
    const { tries } = await choose(long)
    expect(await tries(`${long.trimEnd().slice(0, -1)}x`)).toBe(401)
    expect(await tries(long.replace(' ', ''))).toBe(401)
    expect(await tries(` ${long.trimEnd()}`)).toBe(200)
    expect(await tries(long.toUpperCase())).toBe(401)
    expect(await tries(long)).toBe(200)
  })

  it('is chosen 20 times in a quarter of an hour at most, for each takes work', async () => {
    const { browser } = await makeMember(workspace.id, 'HR')
    const body = { current_password: password, new_password: 'aaaaaaaaaaaaaaaa' }
    const choose = () => browser.ask('changeAccountPassword', { body })
    for (let times = 0; times < 20; times++) expect((await choose()).status).toBe(400)
    expect(refusal(await choose())).toEqual([429, 'rate_limit_exceeded'])
  })

  it('may be of any characters, in either way that Unicode writes them', async () => {
    const emoji = await choose('🦦🐳🌊🪨🌙🍋🧭🪁🎻🧵🗝🌶')
    expect([emoji.status, await emoji.tries('🦦🐳🌊🪨🌙🍋🧭🪁🎻🧵🗝🌶')]).toEqual([200, 200])
    const { status, tries } = await choose('Ärger über Öl'.normalize('NFD'))
    expect([status, await tries('Ärger über Öl'.normalize('NFC'))]).toEqual([200, 200])
    expect((await choose('\u0000four quiet otters')).status).toBeLessThan(500)
  })
})

describe('The log and the spans', () => {
  it('hold no password, token, code or address of who signs in', async () => {
    const muster = await watched({ LOG_LEVEL: 'trace' })
    const email = newEmail()
    const token = await inviteAs(workspace.id, 'HR', email)
    const headers = { 'sec-fetch-site': 'same-origin' }
    const sent = { password, token, email, wrong: 'a wrong password of this test' }
    const accepted = await muster.ask('POST', '/console/invitations/accept', {
      headers,
      body: { token, password },
    })
    expect(accepted.status).toBe(200)
    const cookie = accepted.headers.get('set-cookie')!.split(';')[0]!
    const signedIn = { headers: { ...headers, cookie } }
    const totp = await muster.ask('POST', '/console/account/totp', signedIn)
    const { secret } = totp.json
    const verified = await muster.ask('POST', '/console/account/totp/verify', {
      ...signedIn,
      body: { code: codeOf(secret) },
    })
    const refused = await muster.ask('POST', '/console/sessions', {
      headers,
      body: { email, password: sent.wrong },
    })
    expect([totp.status, verified.status, refused.status]).toEqual([200, 200, 401])
    await muster.lineOf(refused)
    await muster.spansOf(refused)
    const all = { ...sent, cookie: cookie.split('=')[1]!, secret, recovery: verified.json.codes[0] }
    const shown = Object.entries(all).filter(([, text]) => muster.output().includes(text))
    expect(shown.map(([what]) => what)).toEqual([])
    const audited = await inDatabase<{ text: string }>(
      'select e::text as text from audit_entries e where workspace_id = $1',
      [workspace.id],
    )
    const { email: _shown, ...secrets } = all
    const kept = Object.entries(secrets).filter(([, text]) =>
      audited.some(entry => entry.text.includes(text)),
    )
    expect(kept.map(([what]) => what)).toEqual([])
  })
})

describe('A secret of the deployment that is replaced', () => {
  it('has authenticator apps sealed anew, also those that wait for their first code', async () => {
    const { email } = await makeMember(workspace.id, 'HR')
    const before = secretsFrom('2:the secret of before, long enough to be one')
    const both = secretsFrom(`3:${testSecret}`, '2:the secret of before, long enough to be one')
    const [person] = await inDatabase<{ id: string }>('select id from people where email = $1', [email])
    const sealed = before.vault.seal('JBSWY3DPEHPK3PXP', `people ${person!.id} totp`)
    await inDatabase('update people set totp_sealed = $2, totp_pending_sealed = $2 where id = $1', [
      person!.id,
      sealed,
    ])
    await resealTotp(sharedDatabase(), both)
    const [row] = await inDatabase<{ totp_sealed: string; totp_pending_sealed: string }>(
      'select totp_sealed, totp_pending_sealed from people where id = $1',
      [person!.id],
    )
    const { vault } = secretsFrom(testSecret)
    for (const text of [row!.totp_sealed, row!.totp_pending_sealed])
      expect(vault.open(text, `people ${person!.id} totp`)).toBe('JBSWY3DPEHPK3PXP')
  })
})
