// Health: whether the process lives, whether it wants requests, and who may read its metrics.

import { makeDatabase, type OwnDatabase } from '../../support/database/own-database.ts'
import { ask } from '../../support/fixtures/make.ts'
import { wire } from '../../support/http/wire.ts'
import { found } from '../../support/processes/until.ts'
import { server } from '../../support/server/server.ts'
import { type Watched, watched } from '../../support/server/watched.ts'

const token = 'a token that the scraper has'

let database: OwnDatabase
/** In production, on a database of its own, without a token for its metrics. */
let closed: Watched
/** In production without a secret, with a token for its metrics. */
let unconfigured: Watched
beforeAll(async () => {
  database = await makeDatabase('health')
  const production = { NODE_ENV: 'production' }
  ;[closed, unconfigured] = await Promise.all([
    watched({ ...production, DATABASE_URL: database.url }),
    watched({ ...production, MUSTER_SECRET: '', MUSTER_METRICS_TOKEN: token }),
  ])
})
afterAll(async () => {
  await Promise.all([closed?.stop(), unconfigured?.stop()])
  await database.drop()
})

const notReady = {
  type: '/docs/errors/internal_error',
  title: 'Not ready',
  status: 503,
  code: 'internal_error',
  request_id: expect.stringMatching(/^req_[0-9a-f]{32}$/),
}

describe('a process that can answer requests', () => {
  it.each([
    ['/healthz', 'ok\n'],
    ['/readyz', 'ready\n'],
  ])('says so at %s, to GET and HEAD without a key', async (path, text) => {
    for (const method of ['GET', 'HEAD']) {
      const answer = await wire(method, path)
      expect([answer.status, answer.text]).toEqual([200, method === 'GET' ? text : ''])
      expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
      expect(answer.headers.get('content-length')).toBe(String(text.length))
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(answer.headers.get('request-id')).toMatch(/^req_/)
    }
  })
})

describe('a process whose database rejects logins', () => {
  it('is alive, not ready meanwhile, and ready again afterwards', async () => {
    const ready = () => closed.ask('GET', '/readyz')
    expect((await ready()).text).toBe('ready\n')
    await database.shut()
    const away = await found(async () => {
      const answer = await ready()
      return answer.status === 200 ? undefined : answer
    })
    expect(away.json).toEqual({ ...notReady, detail: 'The database does not answer.' })
    expect(away.headers.get('retry-after')).toBe('1')
    expect(away.headers.get('content-type')).toBe('application/problem+json')
    expect((await closed.ask('HEAD', '/readyz')).status).toBe(503)
    expect((await closed.ask('GET', '/healthz')).text).toBe('ok\n')
    await database.open()
    expect((await found(async () => ((await ready()).status === 200 ? ready() : undefined))).text).toBe(
      'ready\n',
    )
  })
})

describe('a process in production without a secret', () => {
  it('is alive, and not ready because it cannot check keys', async () => {
    const answer = await unconfigured.ask('GET', '/readyz')
    expect(answer.json).toEqual({ ...notReady, detail: expect.stringContaining('MUSTER_SECRET is not set') })
    expect(answer.headers.get('retry-after')).toBe('1')
    expect((await unconfigured.ask('GET', '/healthz')).text).toBe('ok\n')
    expect((await unconfigured.ask('GET', '/v1/me')).json.code).toBe('api_not_configured')
  })
})

describe('/metrics', () => {
  const asked = (authorization?: string) =>
    unconfigured.ask('GET', '/metrics', authorization === undefined ? {} : { headers: { authorization } })

  it('needs the token if one is set', async () => {
    const answer = await asked(`Bearer ${token}`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
    ])
    expect(answer.text).toContain('muster_http_requests_total')
  })

  it.each([
    ['no token', undefined, 'missing_credentials'],
    ['another token', 'Bearer another token entirely', 'invalid_api_key'],
    ['another token as long', `Bearer ${token.replace('a', 'b')}`, 'invalid_api_key'],
    ['a part of the token', `Bearer ${token.slice(0, -1)}`, 'invalid_api_key'],
    ['the token and more', `Bearer ${token}s`, 'invalid_api_key'],
    ['the token alone', token, 'invalid_api_key'],
  ])('rejects %s', async (_what, authorization, code) => {
    const answer = await asked(authorization)
    expect([answer.status, answer.json.code]).toEqual([401, code])
    expect(answer.headers.get('www-authenticate')).toBe('Bearer')
    expect(answer.text).not.toContain('muster_')
    expect(answer.text).not.toContain(token)
  })

  it('does not exist in production without a token, and is open elsewhere', async () => {
    const answer = await closed.ask('GET', '/metrics')
    expect([answer.status, answer.json.title]).toEqual([404, 'Nothing at this path'])
    const open = await ask(server.base_url, 'GET', '/metrics')
    expect([open.status, open.text.includes('muster_http_requests_total')]).toEqual([200, true])
  })
})
