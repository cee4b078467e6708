// Addresses: whose word on where a caller is counts, and what guesses of keys from one address cost.

import { networkInterfaces } from 'node:os'
import { mintKey } from '../../packages/server/key.ts'
import { holdTable } from '../support/locks.ts'
import { makeKey, makeWorkspace, type RawAnswer, type TestWorkspace } from '../support/make.ts'
import { nodesMs } from '../support/nodes.ts'
import { found } from '../support/until.ts'
import { type Watched, watched } from '../support/watched.ts'

const guesses = 5
const hasIPv6 = Object.values(networkInterfaces()).some(each => each?.some(({ family }) => family === 'IPv6'))
/** Where there is IPv6 a caller is seen as ::ffff:127.0.0.1, as by a server that listens on both. */
const mapped: Record<string, string> = hasIPv6 ? { HOST: '::ffff:127.0.0.1' } : {}

let workspace: TestWorkspace
let direct: Watched
let behind: Watched
beforeAll(async () => {
  const proxies = { MUSTER_TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8', ...mapped }
  ;[workspace, direct, behind] = await Promise.all([
    makeWorkspace(),
    watched({ MUSTER_TRUSTED_PROXIES: '' }, { unauthenticatedPerMinute: guesses }),
    watched(proxies, { unauthenticatedPerMinute: guesses }),
  ])
}, nodesMs)

const me = (server: Watched, key: string, forwarded?: string): Promise<RawAnswer> =>
  server.ask('GET', '/v1/me', { key, ...(forwarded && { headers: { 'x-forwarded-for': forwarded } }) })

const keyFor = (block: string) => makeKey(workspace.id, { ip_allowlist: [block] })

describe('X-Forwarded-For', () => {
  it('of a caller who is no trusted proxy opens no address list and closes none', async () => {
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

  it('of a trusted proxy gives each address a budget of guesses of its own', async () => {
    const left = async (chain: string) =>
      (await me(behind, mintKey(), chain)).headers.get('ratelimit-remaining')
    expect(await left('203.0.113.20')).toBe(String(guesses - 1))
    expect(await left('198.51.100.9, 203.0.113.20')).toBe(String(guesses - 2))
    expect(await left('203.0.113.20, 203.0.113.21')).toBe(String(guesses - 1))
  })
})

describe('guesses from one address', () => {
  it('are refused once its budget is spent, whatever address they claim, and cost no query', async () => {
    const { key } = workspace
    // Not /v1/me, which looks at its key itself. The first use is noted, and not again within a minute.
    const company = () => direct.ask('GET', '/v1/company', { key })
    expect((await company()).status).toBe(200)
    for (let n = 0; n < guesses; n++) {
      const answer = await me(direct, mintKey(), `203.0.113.${n}`)
      expect([answer.status, answer.json.code]).toEqual([401, 'invalid_api_key'])
      expect(answer.headers.get('ratelimit-remaining')).toBe(String(guesses - 1 - n))
    }

    const unseen = await makeKey(workspace.id)
    const keys = await holdTable('api_keys')
    for (const guess of [unseen, ...Array.from({ length: 20 }, mintKey)]) {
      const answer = await me(direct, guess, '203.0.113.99')
      expect([answer.status, answer.json.code]).toEqual([429, 'rate_limit_exceeded'])
    }
    expect(await keys.waiting()).toBe(0)

    // A key that was let in before goes on being looked up: its query is the one that waits.
    const asked: Promise<RawAnswer>[] = []
    await found(async () => {
      asked.push(company())
      return (await keys.waiting()) || undefined
    })
    await keys.release()
    const answers = await Promise.all(asked)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  })
})
