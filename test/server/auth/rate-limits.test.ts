// Limits: each workspace has a budget of requests a minute, and every answer says how much of it is left.

import { createClient } from 'redis'
import { assertWithin, Limits, type Redis } from '../../../packages/server/auth/rate-limits.ts'
import { inDatabase, makeKey, makeWorkspace, type RawAnswer, raw } from '../../support/fixtures/make.ts'
import { makeMember } from '../../support/fixtures/people.ts'
import { describeWith } from '../../support/processes/programs.ts'
import { killRedis, reachRedis, type TestRedis } from '../../support/server/redis.ts'

const get = (key: string | undefined, path = '/v1/me') => raw('GET', path, { key })

function budgetOf({ headers }: RawAnswer): { limit: number; remaining: number; reset: number } {
  const number = (name: string) => Number(headers.get(name))
  return {
    limit: number('ratelimit-limit'),
    remaining: number('ratelimit-remaining'),
    reset: number('ratelimit-reset'),
  }
}

describe('a budget', () => {
  it('is shown with every response, in both spellings', async () => {
    const { id, key } = await makeWorkspace({ plan: 'growth' })
    const powerless = await makeKey(id, { scopes: [] })
    const answers = [
      await get(key),
      await get(key, '/v1/employees/emp_1'),
      await get(key, '/v1/nowhere'),
      await get(key, '/v1/employees?limit=0'),
      await raw('PUT', '/v1/employees', { key }),
      await raw('HEAD', '/v1/employees', { key }),
      await get(powerless, '/v1/employees'),
      await raw('POST', '/v1/departments', { key, body: '{', headers: { 'content-type': 'text/plain' } }),
    ]
    expect(answers.map(answer => answer.status)).toEqual([200, 404, 404, 400, 405, 200, 403, 415])
    for (const [n, answer] of answers.entries()) {
      const { limit, remaining, reset } = budgetOf(answer)
      expect([limit, remaining]).toEqual([600, 599 - n])
      expect(reset).toBeGreaterThan(0)
      expect(reset).toBeLessThanOrEqual(60)
      expect(answer.headers.get('ratelimit-policy')).toBe('"default";q=600;w=60')
      expect(answer.headers.get('ratelimit')).toBe(`"default";r=${remaining};t=${reset}`)
      expect(answer.headers.get('retry-after')).toBeNull()
    }
  })

  it('is shown to a caller without a key too', async () => {
    const { limit, remaining } = budgetOf(await get(undefined))
    expect(remaining).toBeLessThan(limit)
  })

  it('of the address is shown to a key from a wrong address and to one of an inactive workspace', async () => {
    const { id, key } = await makeWorkspace()
    const elsewhere = await makeKey(id, { ip_allowlist: ['198.51.100.0/24'] })
    expect(budgetOf(await get(elsewhere)).limit).toBe(1_000_000)
    await inDatabase(`update companies set status = 'inactive' where id = $1`, [id])
    expect(budgetOf(await get(key)).limit).toBe(1_000_000)
  })

  it('is not reduced by calls rejected for the key, the address or the workspace', async () => {
    const { id, key } = await makeWorkspace({ request_budget: 3 })
    const elsewhere = await makeKey(id, { ip_allowlist: ['198.51.100.0/24'] })
    const expired = await makeKey(id, { expires_at: '2020-01-01T00:00:00Z' })
    for (let n = 0; n < 4; n++) {
      expect((await get(elsewhere)).json.code).toBe('ip_not_allowed')
      expect((await get(expired)).json.code).toBe('api_key_expired')
    }
    const answer = await get(key)
    expect([answer.status, budgetOf(answer).remaining]).toEqual([200, 2])
  })

  it.each([
    ['starter', 60],
    ['growth', 600],
    ['scale', 6_000],
  ] as const)('of the plan %s is %d requests a minute', async (plan, limit) => {
    const { key } = await makeWorkspace({ plan })
    expect(budgetOf(await get(key))).toMatchObject({ limit, remaining: limit - 1 })
  })

  it('that is set for a workspace replaces its plan’s', async () => {
    const { key } = await makeWorkspace({ plan: 'starter', request_budget: 7 })
    expect(budgetOf(await get(key)).limit).toBe(7)
  })

  it('ends with 429 and the time to wait, for all keys of the workspace and for no other', async () => {
    const { id, key } = await makeWorkspace({ request_budget: 5 })
    const other = await makeWorkspace({ request_budget: 5 })
    const second = await makeKey(id)
    const statuses = await Promise.all(
      [key, second, key, second, key].map(async by => (await get(by)).status),
    )
    expect(statuses).toEqual([200, 200, 200, 200, 200])
    for (const by of [key, second]) {
      const answer = await get(by, '/v1/employees?limit=nonsense')
      expect([answer.status, answer.json.code]).toEqual([429, 'rate_limit_exceeded'])
      const { limit, remaining, reset } = budgetOf(answer)
      expect([limit, remaining]).toEqual([5, 0])
      expect(answer.headers.get('retry-after')).toBe(String(reset))
    }
    expect((await get(other.key)).status).toBe(200)
  })

  it('of an address says what was rejected', async () => {
    const limits = new Limits({ refusedPerMinute: 1 })
    const refuse = async () => assertWithin(await limits.takeRefused('203.0.113.1'), 'address')
    await refuse()
    await expect(refuse()).rejects.toMatchObject({
      code: 'rate_limit_exceeded',
      message: expect.stringMatching(
        /^More than 1 requests a minute from your address were rejected, including this one\. Check the API key that they send; a valid key is not affected\. Try again in \d+ s\.$/,
      ),
    })
  })

  it('does not hide why a key, its address or its workspace is rejected', async () => {
    const { id, key } = await makeWorkspace({ request_budget: 1 })
    const elsewhere = await makeKey(id, { ip_allowlist: ['198.51.100.0/24'] })
    const powerless = await makeKey(id, { scopes: [] })
    expect((await get(key)).status).toBe(200)
    expect((await get(elsewhere)).json.code).toBe('ip_not_allowed')
    expect((await get(powerless, '/v1/employees')).json.code).toBe('rate_limit_exceeded')
  })
})

describe('The people of a workspace', () => {
  it('have a budget each, and take nothing from that of its keys', async () => {
    const { id, key } = await makeWorkspace({ request_budget: 2 })
    const members = await Promise.all([makeMember(id, 'HR'), makeMember(id, 'HR')])
    for (const { browser } of members) {
      const [first, second] = [
        await browser.send('GET', '/console/v1/departments'),
        await browser.ask('getSession'),
      ]
      expect([first, second].map(answer => [answer.status, budgetOf(answer).limit])).toEqual([
        [200, 1_000_000],
        [200, 1_000_000],
      ])
      expect(budgetOf(second).remaining).toBe(budgetOf(first).remaining - 1)
    }
    expect(budgetOf(await get(key)).remaining).toBe(1)
  })

  it('are told when they asked too often, in words for a person', async () => {
    const limits = new Limits()
    for (let n = 0; n < 600; n++) assertWithin(await limits.takePersonal('mem_1'), 'person')
    const budget = await limits.takePersonal('mem_1')
    expect(() => assertWithin(budget, 'person')).toThrow(/^You sent more than 600 requests in a minute\./)
    expect((await limits.takePersonal('mem_2')).remaining).toBe(599)
  })
})

describe('An address from which people sign in', () => {
  const office = '203.0.113.9'

  it('may ask as often again as people are known there, each counted once a day', async () => {
    const limits = new Limits({ visitsPerMinute: 2 })
    const ask = async () => (await limits.takeVisit(office)).remaining
    expect([await ask(), await ask(), await ask()]).toEqual([1, 0, -1])
    for (const person of ['per_1', 'per_2', 'per_1']) {
      await limits.giveBackVisit(office)
      await limits.vouch(office, person)
    }
    // Two more, and the three visits are given back.
    expect(await limits.takeVisit(office)).toMatchObject({ limit: 4, remaining: 3 })
    expect((await limits.takeVisit('203.0.113.10')).limit).toBe(2)
  })

  it('may guess more often too, and never more than 450 times more', async () => {
    const limits = new Limits()
    const guesses = async () => {
      let often = 0
      while (
        await limits.guessFrom(office, 50).then(
          () => true,
          () => false,
        )
      )
        often++
      return often
    }
    expect(await guesses()).toBe(50)
    for (let n = 0; n < 600; n++) await limits.vouch(office, `per_${n}`)
    await limits.forgive('address', office)
    expect(await guesses()).toBe(500)
  })
})

describe('a budget in memory', () => {
  it('counts each workspace and each address for itself', async () => {
    const limits = new Limits({ refusedPerMinute: 2 })
    const left = async () => (await limits.takeRefused('203.0.113.1')).remaining
    expect([await left(), await left(), await left()]).toEqual([1, 0, -1])
    expect((await limits.takeRefused('203.0.113.2')).remaining).toBe(1)
    expect((await limits.take('203.0.113.1', 10)).remaining).toBe(9)
  })

  it('of an address without a key is 120 a minute', async () => {
    expect((await new Limits().takeRefused('203.0.113.1')).limit).toBe(120)
  })
})

describeWith({ program: 'redis-server', setting: 'REDIS_TEST_URL' }, 'a budget in Redis', () => {
  let reached: TestRedis
  const nodes: { limits: Limits; redis: Redis }[] = []

  beforeAll(async () => {
    reached = await reachRedis()
    for (let n = 0; n < 2; n++) {
      const redis = createClient({ url: reached.url, disableOfflineQueue: true })
      redis.on('error', () => undefined)
      await redis.connect()
      nodes.push({ redis: redis as Redis, limits: new Limits({ redis: redis as Redis }) })
    }
  })

  afterAll(() => {
    for (const { redis } of nodes) redis.destroy()
    return killRedis(reached)
  })

  it('is shared by two nodes exactly', async () => {
    const workspace = `wsp_shared_${process.pid}_${Date.now()}`
    const taken = await Promise.all(
      Array.from({ length: 200 }, (_, n) => nodes[n % 2]!.limits.take(workspace, 150)),
    )
    const remaining = taken.map(budget => budget.remaining).sort((a, b) => b - a)
    expect(remaining).toEqual(Array.from({ length: 200 }, (_, n) => 149 - n))
    expect(taken.every(({ resetSeconds }) => resetSeconds >= 1 && resetSeconds <= 60)).toBe(true)
  })

  it('is counted by each node for itself while Redis is away', async () => {
    if (!reached.started) return
    const workspace = `wsp_away_${process.pid}`
    await killRedis(reached)
    const [one, two] = nodes
    expect((await one!.limits.take(workspace, 10)).remaining).toBe(9)
    expect((await one!.limits.take(workspace, 10)).remaining).toBe(8)
    expect((await two!.limits.take(workspace, 10)).remaining).toBe(9)
  })
})
