// Sessions: requests that are written by hand, with heads and paths that no browser sends.

import { request } from 'node:http'
import { makeWorkspace, type TestWorkspace } from '../../support/fixtures/make.ts'
import { type Browser, makeMember } from '../../support/fixtures/people.ts'
import { server } from '../../support/server/server.ts'

let workspace: TestWorkspace
let browser: Browser
beforeAll(async () => {
  workspace = await makeWorkspace()
  browser = (await makeMember(workspace.id, 'HR')).browser
})

const { hostname, port, host } = new URL(server.base_url)

/** Sends the target and the heads as they are; a head may come twice. */
function send(method: string, path: string, heads: [string, string][]): Promise<[number, string]> {
  return new Promise((resolve, reject) => {
    const headers = [...heads, ['cookie', `__Host-muster_session=${browser.cookie}`]].flat()
    const hosted = heads.some(([name]) => name === 'host') ? headers : ['host', host, ...headers]
    const sent = request({ hostname, port, method, path, headers: hosted }, answer => {
      const chunks: Buffer[] = []
      answer.on('data', chunk => chunks.push(chunk))
      answer.on('end', () => {
        const text = Buffer.concat(chunks).toString()
        resolve([answer.statusCode!, text.startsWith('{') ? (JSON.parse(text).code ?? '') : ''])
      })
    })
    sent.on('error', reject)
    sent.end()
  })
}

const own: [string, string][] = [['sec-fetch-site', 'same-origin']]

describe('A path', () => {
  it.each([
    ['/console//v1/employees'],
    ['/console/v1//employees'],
    ['/console/v1/../v1/employees'],
    ['/console/v1/%2e%2e/employees'],
    ['/console%2fv1/employees'],
    ['/console/v1%2femployees'],
    ['/console/v1/console/members'],
    ['/console/v1/console/v1/employees'],
    ['/console/v1'],
    ['/console/v1/'],
    ['/Console/v1/employees'],
    ['/console/v1/employees/'],
    ['//console/v1/employees'],
    ['/console/v1;/employees'],
  ])('of the console has one spelling, which is not %s', async path => {
    const [status, code] = await send('GET', path, own)
    expect([path, status, code]).toEqual([path, expect.any(Number), 'not_found'])
  })

  it('may be a whole address, whose host does not count', async () => {
    expect((await send('GET', 'http://evil.example/console/v1/employees', own))[0]).toBe(200)
    expect(await send('GET', 'http://evil.example/v1/employees', own)).toEqual([401, 'missing_credentials'])
  })
})

describe('A method', () => {
  it('is not changed by a header, and HEAD shows no body', async () => {
    expect((await send('HEAD', '/console/session', own))[0]).toBe(200)
    const overridden = await send('GET', '/console/session', [...own, ['x-http-method-override', 'DELETE']])
    expect(overridden[0]).toBe(200)
    expect((await send('GET', '/console/session', own))[0]).toBe(200)
    expect((await send('OPTIONS', '/console/session', own))[0]).toBe(405)
  })
})

describe('What a browser says of a request', () => {
  it.each([
    ['null', [['origin', 'null']]],
    ['an origin with another port', [['origin', `http://${hostname}:1`]]],
    ['an origin that begins as ours', [['origin', `http://${host}.evil.example`]]],
    ['an origin with our host as its name', [['origin', `http://${host}@evil.example`]]],
    [
      'two origins',
      [
        ['origin', `http://${host}`],
        ['origin', 'http://evil.example'],
      ],
    ],
    [
      'two sites',
      [
        ['sec-fetch-site', 'same-origin'],
        ['sec-fetch-site', 'cross-site'],
      ],
    ],
    ['a site in capitals', [['sec-fetch-site', 'SAME-ORIGIN']]],
    ['an empty site', [['sec-fetch-site', '']]],
    [
      'a site that does not fit its origin',
      [
        ['sec-fetch-site', 'cross-site'],
        ['origin', `http://${host}`],
      ],
    ],
  ] as [string, [string, string][]][])('keeps the cookie from counting for %s', async (_what, heads) => {
    expect(await send('DELETE', '/console/session', heads)).toEqual([403, 'foreign_origin'])
  })

  it('is compared with the host in any case', async () => {
    const heads: [string, string][] = [
      ['host', `LocalHost:${port}`],
      ['origin', `http://localhost:${port}`],
    ]
    expect((await send('POST', '/console/session/switch', heads))[1]).not.toBe('foreign_origin')
    const other: [string, string][] = [
      ['host', `[::1]:${port}`],
      ['origin', `http://[::1]:${port}`],
    ]
    expect((await send('POST', '/console/session/switch', other))[1]).not.toBe('foreign_origin')
  })
})
