// Tokens that a client asks for, and calls that it tries again, against servers that fail.
import { join } from 'node:path'
import { until } from '../support/processes/until.ts'
import { generateAll, temporaryFolder } from './generated.ts'
import { clientIn, closeServers, json, plainServer } from './plain-servers.ts'

const folder = temporaryFolder()
const emitted = (file: string) => import(join(folder, 'callers-by-scheme', 'gen', `${file}.ts`))
const clientOf = clientIn(folder)
beforeAll(() => generateAll(folder, ['callers-by-scheme']))
afterAll(closeServers)

describe('client credentials', () => {
  const program = { clientId: 'c:1', clientSecret: 's&t', scopes: ['reports'], fields: { audience: 'a' } }

  /** Gives tokens t1, t2 ...; the API takes the last one alone. */
  async function tokenServer({ seconds = 3600, isStuck = false } = {}) {
    let given = 0
    let isValid = true
    const bodies: string[] = []
    const server = await plainServer(async (request, response) => {
      let body = ''
      for await (const chunk of request) body += chunk
      bodies.push(body)
      if (request.url === '/oauth/token') {
        given++
        isValid = true
        return json(response, 200, { access_token: `t${given}`, token_type: 'Bearer', expires_in: seconds })
      }
      const isGood = isValid && !isStuck && request.headers.authorization === `Bearer t${given}`
      return json(response, isGood ? 200 : 401, isGood ? `t${given}` : { detail: 'No.' })
    })
    const doors = await clientOf(server.baseUrl, { program })
    const count = () => server.requests.filter(({ url }) => url === '/oauth/token').length
    return {
      ...server,
      bodies,
      doors,
      count,
      revoke: () => {
        isValid = false
      },
    }
  }

  it('ask for one token, whoever waits for it', async () => {
    const { doors, count, requests, bodies } = await tokenServer()
    expect(
      await Promise.all([doors.listReports(), doors.listReports(), doors.sendReport({ name: 'x' })]),
    ).toEqual(['t1', 't1', 't1'])
    expect(count()).toBe(1)
    expect(requests[0]!.headers.authorization).toBe(`Basic ${btoa('c%3A1:s%26t')}`)
    expect(bodies[0]).toBe('grant_type=client_credentials&scope=reports&audience=a')
  })

  it('ask once again after two 401 at once, and send each body again', async () => {
    const { doors, count, revoke, bodies } = await tokenServer()
    await doors.listReports()
    revoke()
    expect(await Promise.all([doors.sendReport({ name: 'x' }), doors.sendReport({ name: 'y' })])).toEqual([
      't2',
      't2',
    ])
    expect(count()).toBe(2)
    expect(bodies.filter(body => body === '{"name":"x"}')).toHaveLength(2)
  })

  it('give up after a second 401', async () => {
    const { doors, count } = await tokenServer({ isStuck: true })
    await expect(doors.listReports()).rejects.toMatchObject({ status: 401, message: '401 Unauthorized: No.' })
    expect(count()).toBe(2)
  })

  it('ask again for a token that has ended', async () => {
    const { doors, count } = await tokenServer({ seconds: 0 })
    expect([await doors.listReports(), await doors.listReports()]).toEqual(['t1', 't2'])
    expect(count()).toBe(2)
  })

  it('say what the server of tokens said, and not the secret', async () => {
    const { baseUrl } = await plainServer((_, response) => json(response, 400, { error: 'invalid_client' }))
    const doors = await clientOf(baseUrl, { program })
    await expect(doors.listReports()).rejects.toThrow(
      `${baseUrl}/oauth/token gives no token: 400 invalid_client`,
    )
  })

  it('do not send the secret to where the server of tokens redirects', async () => {
    const other = await plainServer((_, response) => json(response, 200, { access_token: 'x' }))
    const { baseUrl } = await plainServer((_, response) =>
      json(response, 307, '', { Location: `${other.baseUrl}/oauth/token` }),
    )
    await expect((await clientOf(baseUrl, { program })).listReports()).rejects.toThrow('fetch failed')
    expect(other.requests).toHaveLength(0)
  })

  it('are given up as soon as the call is', async () => {
    const { baseUrl, requests } = await plainServer(() => undefined)
    const doors = await clientOf(baseUrl, { program })
    const stop = new AbortController()
    const call = doors.listReports({ signal: stop.signal })
    await Promise.race([call, until(() => requests.length > 0)])
    stop.abort(new Error('Enough.'))
    await expect(call).rejects.toThrow('Enough.')
  })
})

describe('retries', () => {
  async function failing(answers: readonly (number | 'cut')[], headers: object = {}, own: object = {}) {
    const server = await plainServer((request, response) => {
      const status = answers[server.requests.length - 1] ?? 200
      if (status === 'cut') request.socket.destroy()
      else json(response, status, 'x', status === 200 ? {} : headers)
    })
    const { retries } = await emitted('retries')
    const doors = await clientOf(server.baseUrl, { token: 't' }, { retries: retries(own) })
    return { ...server, doors }
  }
  beforeEach(() => jest.spyOn(Math, 'random').mockReturnValue(0))
  afterEach(() => jest.restoreAllMocks())

  it('try again what may be repeated, until there is an answer', async () => {
    const { doors, requests } = await failing([503, 'cut'], { 'Retry-After': '0' })
    expect(await doors.getMe()).toBe('x')
    expect(requests.map(({ headers }) => headers.authorization)).toEqual(['Bearer t', 'Bearer t', 'Bearer t'])
  })

  it('end, and hand on the last answer', async () => {
    const { doors, requests } = await failing([503, 429, 504, 502])
    await expect(doors.getMe()).rejects.toMatchObject({ status: 504 })
    expect(requests).toHaveLength(3)
  })

  it('repeat a POST only with a key, and its body with it', async () => {
    const once = await failing([503])
    await expect(once.doors.open({ name: 'x' })).rejects.toMatchObject({ status: 503 })
    expect(once.requests).toHaveLength(1)
    const keyed = await failing([503, 'cut'])
    expect(await keyed.doors.open({ name: 'x' }, { idempotencyKey: 'i' })).toBe('x')
    expect(
      keyed.requests.map(({ headers }) => [headers['idempotency-key'], headers['content-length']]),
    ).toEqual(Array.from({ length: 3 }, () => ['i', keyed.requests[0]!.headers['content-length']]))
  })

  it('are not for what is final, or for a wait that is too long', async () => {
    const wrong = await failing([500])
    await expect(wrong.doors.getMe()).rejects.toMatchObject({ status: 500 })
    const busy = await failing([429], { 'Retry-After': '3600' })
    await expect(busy.doors.getMe()).rejects.toMatchObject({ status: 429 })
    expect([wrong.requests.length, busy.requests.length]).toEqual([1, 1])
  })

  it('are given up as soon as the call is', async () => {
    const { doors, requests } = await failing([503], { 'Retry-After': '50' })
    const stop = new AbortController()
    const call = doors.getMe({ signal: stop.signal })
    await Promise.race([call, until(() => requests.length > 0)])
    stop.abort(new Error('Enough.'))
    await expect(call).rejects.toThrow('Enough.')
    await expect(doors.getMe({ timeoutMs: 1 })).rejects.toMatchObject({ name: 'TimeoutError' })
  })

  it('limit each try by itself', async () => {
    const server = await plainServer((_, response) => {
      if (server.requests.length > 1) json(response, 200, 'x')
    })
    const { retries } = await emitted('retries')
    const doors = await clientOf(server.baseUrl, {}, { retries: retries({ timeoutMs: 500 }) })
    expect(await doors.ping()).toBe('x')
    expect(server.requests).toHaveLength(2)
  })
})
