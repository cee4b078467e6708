// Sessions: which requests the cookie counts for.

import { inConsole } from '../../support/fixtures/console.ts'
import { inDatabase, makeWorkspace, raw, type TestWorkspace } from '../../support/fixtures/make.ts'
import { makeMember, password, refusal } from '../../support/fixtures/people.ts'
import { server } from '../../support/server/server.ts'

let workspace: TestWorkspace
beforeAll(async () => {
  workspace = await makeWorkspace()
})

describe('The cookie of a session', () => {
  it('is stored as a digest alone', async () => {
    const { browser, session } = await makeMember(workspace.id, 'HR')
    const [row] = await inDatabase<{ text: string }>('select s::text as text from sessions s where id = $1', [
      session.id,
    ])
    expect(row!.text).toContain(session.member_id)
    expect(row!.text).not.toContain(browser.cookie!.slice(9))
  })

  it('counts under /console alone, and a key under /v1 alone', async () => {
    const { browser } = await makeMember(workspace.id, 'HR')
    expect(refusal(await browser.send('GET', '/v1/employees'))).toEqual([401, 'missing_credentials'])
    expect((await browser.send('GET', '/console/v1/employees')).status).toBe(200)
    const keyed = await raw('GET', '/console/v1/employees', { key: workspace.key })
    expect(refusal(keyed)).toEqual([401, 'signed_out'])
    expect((await browser.send('GET', '/console/v1/me')).json.detail).toMatch(
      /There is no API key of the member mbr_/,
    )
  })

  it.each([
    ['a cross-site page', { 'sec-fetch-site': 'cross-site' }, 'GET'],
    ['a page of a sibling subdomain', { 'sec-fetch-site': 'same-site' }, 'GET'],
    ['an address that was typed, for a write', { 'sec-fetch-site': 'none' }, 'DELETE'],
    [
      'another origin, where the browser says no more',
      { 'sec-fetch-site': '', origin: 'https://evil.example' },
      'DELETE',
    ],
    ['no origin at all, for a write', { 'sec-fetch-site': '' }, 'DELETE'],
  ])('does not count for %s', async (_who, headers, method) => {
    const { browser } = await makeMember(workspace.id, 'HR')
    const sent = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ''))
    const cookie = `__Host-muster_session=${browser.cookie}`
    const answer = await raw(method, '/console/session', { headers: { cookie, ...sent } })
    expect(refusal(answer)).toEqual([403, 'foreign_origin'])
  })

  it('counts for a page of the same host in a browser that does not say Sec-Fetch-Site', async () => {
    const { browser } = await makeMember(workspace.id, 'HR')
    const { host } = new URL(server.base_url)
    const cookie = `__Host-muster_session=${browser.cookie}`
    const answer = await raw('DELETE', '/console/session', { headers: { cookie, origin: `http://${host}` } })
    expect(answer.status).toBe(200)
  })

  it('is opened by no page of another site', async () => {
    const { email } = await makeMember(workspace.id, 'HR')
    const answer = await raw('POST', '/console/sessions', {
      headers: { 'sec-fetch-site': 'cross-site', 'x-forwarded-for': '10.250.1.1' },
      body: { email, password },
    })
    expect(refusal(answer)).toEqual([403, 'foreign_origin'])
  })
})

describe('A response to a session', () => {
  const get = async (encodings: string) => {
    const { browser } = await makeMember(workspace.id, 'HR')
    const { headers } = await browser.send('GET', '/console/v1/leave_types', {
      headers: { 'accept-encoding': encodings },
    })
    return [headers.get('content-encoding'), headers.get('vary')]
  }

  it('is compressed where it is long and the browser takes gzip', async () => {
    for (const code of Array.from({ length: 20 }, (_, n) => `L${n}`))
      await inConsole(workspace, 'createLeaveType', { body: { name: `Leave ${code}`, code } })
    expect(await get('gzip, deflate, br')).toEqual(['gzip', 'Accept-Encoding'])
    expect(await get('br, gzip;q=0')).toEqual([null, 'Accept-Encoding'])
    const short = await (await makeMember(workspace.id, 'HR')).browser.ask('getAccount')
    expect(short.headers.get('content-encoding')).toBeNull()
    const keyed = await raw('GET', '/v1/leave_types', { key: workspace.key })
    expect(keyed.headers.get('content-encoding')).toBeNull()
  })
})
