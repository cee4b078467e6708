// Addresses: whose word on where a caller is counts, and what guesses of keys from one address cost.

import { networkInterfaces } from 'node:os'
import { mintKey } from '../../../packages/server/auth/api-keys.ts'
import { tokenOf } from '../../support/fixtures/console.ts'
import { makeKey, makeWorkspace, type RawAnswer, type TestWorkspace } from '../../support/fixtures/make.ts'
import { type Watched, watched } from '../../support/server/watched.ts'

const guesses = 5
const metricsToken = 'for the eyes of Prometheus'
const hasIPv6 = Object.values(networkInterfaces()).some(each => each?.some(({ family }) => family === 'IPv6'))
/** Where there is IPv6 a caller is seen as ::ffff:127.0.0.1, as by a server that listens on both. */
const mapped: Record<string, string> = hasIPv6 ? { HOST: '::ffff:127.0.0.1' } : {}

let workspace: TestWorkspace
let direct: Watched
let behind: Watched
beforeAll(async () => {
  const proxies = {
    MUSTER_TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8',
    MUSTER_METRICS_TOKEN: metricsToken,
    ...mapped,
  }
  ;[workspace, direct, behind] = await Promise.all([
    makeWorkspace(),
    watched({ MUSTER_TRUSTED_PROXIES: '' }, { refusedPerMinute: guesses }),
    watched(proxies, { refusedPerMinute: guesses }),
  ])
})

const me = (server: Watched, key: string, forwarded?: string): Promise<RawAnswer> =>
  server.ask('GET', '/v1/me', { key, ...(forwarded && { headers: { 'x-forwarded-for': forwarded } }) })

const keyFor = (block: string) => makeKey(workspace.id, { ip_allowlist: [block] })

describe('X-Forwarded-For', () => {
  it('of a caller who is not a trusted proxy has no effect on address lists', async () => {
    const elsewhere = await keyFor('203.0.113.0/24')
    const here = await keyFor('127.0.0.1/32')
    const refused = await me(direct, elsewhere, '203.0.113.9')
    expect([refused.status, refused.json.code]).toEqual([403, 'ip_not_allowed'])
    expect(refused.json.detail).toContain('127.0.0.1')
    expect((await me(direct, here, '203.0.113.9')).status).toBe(200)
  })

  const chains: [string, string, string, number][] = [
    ['the address before the last trusted proxy', '203.0.113.0/24', '203.0.113.9, 10.1.2.3, 10.1.2.4', 200],
    ['not what that one wrote further left', '203.0.113.0/24', '203.0.113.9, 198.51.100.7, 10.1.2.3', 403],
    ['the first where all are trusted', '10.9.9.9/32', '10.9.9.9, 10.1.2.3', 200],
    ['a trusted proxy that is written as IPv6', '203.0.113.0/24', '203.0.113.9, ::ffff:10.1.2.3', 200],
    ['the proxy itself where it writes nothing', '127.0.0.0/8', '', 200],
  ]

  it.each(chains)('of trusted proxies means %s', async (_what, block, chain, status) => {
    expect((await me(behind, await keyFor(block), chain)).status).toBe(status)
  })

  it('of a trusted proxy gives each address its own budget of guesses', async () => {
    const left = async (chain: string) =>
      (await me(behind, mintKey(), chain)).headers.get('ratelimit-remaining')
    expect(await left('203.0.113.20')).toBe(String(guesses - 1))
    expect(await left('198.51.100.9, 203.0.113.20')).toBe(String(guesses - 2))
    expect(await left('203.0.113.20, 203.0.113.21')).toBe(String(guesses - 1))
  })
})

describe('guesses from one address', () => {
  const spend = async (server: Watched, from: string) => {
    let answer = await me(server, mintKey(), from)
    while (answer.status === 401) answer = await me(server, mintKey(), from)
    expect([answer.status, answer.json.code]).toEqual([429, 'rate_limit_exceeded'])
  }

  it('are rejected once its budget is used up, whatever address they claim', async () => {
    await spend(direct, '203.0.113.1')
    for (const guess of [mintKey(), mintKey('console_token'), 'junk']) {
      const answer = await me(direct, guess, '203.0.113.99')
      expect([answer.status, answer.json.code]).toEqual([429, 'rate_limit_exceeded'])
      expect(answer.headers.get('retry-after')).toBe(answer.headers.get('ratelimit-reset'))
    }
  })

  it('do not block valid keys and tokens, even if this process sees them for the first time', async () => {
    const from = '203.0.113.30'
    await spend(behind, from)
    expect((await me(behind, await makeKey(workspace.id), from)).status).toBe(200)
    const token = await tokenOf(workspace)
    const answer = await behind.ask('POST', '/console/leave_types', {
      key: token,
      headers: { 'x-forwarded-for': from },
      body: {},
    })
    expect([answer.status, answer.json.code]).toEqual([400, 'validation_failed'])
  })

  it('of the token of /metrics are counted too, and do not block its owner', async () => {
    const metrics = (token: string) =>
      behind.ask('GET', '/metrics', { key: token, headers: { 'x-forwarded-for': '203.0.113.32' } })
    const statuses: number[] = []
    for (let n = 0; n <= guesses; n++) statuses.push((await metrics(`${metricsToken}${n}`)).status)
    expect(statuses).toEqual([...Array<number>(guesses).fill(401), 429])
    expect((await metrics(metricsToken)).status).toBe(200)
  })

  it('are counted together with rejections for expiry, the address and the workspace', async () => {
    const from = '203.0.113.31'
    const elsewhere = await keyFor('198.51.100.0/24')
    const expired = await makeKey(workspace.id, { expires_at: '2020-01-01T00:00:00Z' })
    const codes: string[] = []
    for (let n = 0; n < guesses; n++) codes.push((await me(behind, elsewhere, from)).json.code)
    for (const key of [elsewhere, expired]) codes.push((await me(behind, key, from)).json.code)
    const limited = ['rate_limit_exceeded', 'rate_limit_exceeded']
    expect(codes).toEqual([...Array<string>(guesses).fill('ip_not_allowed'), ...limited])
    expect((await me(behind, workspace.key, from)).status).toBe(200)
  })

  it('are counted for the network of an IPv6 address, its first 64 bits', async () => {
    const left = async (from: string) =>
      Number((await me(behind, mintKey(), from)).headers.get('ratelimit-remaining'))
    expect(await left('2001:db8:0:1::7')).toBe(guesses - 1)
    expect(await left('2001:db8:0:1:ffff:eeee:dddd:cccc')).toBe(guesses - 2)
    expect(await left('2001:db8:0:2::7')).toBe(guesses - 1)
    expect(await left('::ffff:203.0.113.40')).toBe(guesses - 1)
    expect(await left('203.0.113.40')).toBe(guesses - 2)
    expect(await left('::ffff:cb00:7129')).toBe(guesses - 1)
  })
})
