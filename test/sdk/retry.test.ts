// Which failures are tried again, how long the waits are, and under which key.
import { sleep } from '../../packages/sdk/retry.ts'
import type { Method, Transport } from '../../packages/sdk/transport.ts'
import { closeAll, errorFrom, problem, type Reply, serve } from './loopback.ts'

afterEach(closeAll)

const ok: Reply = { body: { object: 'employee', id: 'emp_1' } }
const busy = problem(503, 'internal_error')
const get = (transport: Transport) =>
  transport.request('get', '/v1/employees/{id}', { path: { id: 'emp_1' } })
const create = (transport: Transport, idempotencyKey?: string) =>
  transport.request('post', '/v1/employees', { body: { first_name: 'Ayesha' } }, { idempotencyKey })

describe('a retry', () => {
  const repeated: { after: string; reply: Reply; method: Method }[] = []
  for (const method of ['get', 'post', 'patch', 'delete'] as const) {
    for (const status of [429, 502, 503, 504]) {
      repeated.push({ after: String(status), reply: problem(status, 'internal_error'), method })
    }
    repeated.push({ after: 'a closed connection', reply: 'hang_up', method })
    repeated.push({ after: 'half a body', reply: 'cut', method })
  }
  it.each(repeated)('follows $after on $method', async ({ reply, method }) => {
    const server = await serve([reply, ok])
    const body = method === 'post' || method === 'patch' ? { body: { first_name: 'Ayesha' } } : {}
    const data = await server
      .transport()
      .request(method, '/v1/employees/{id}', { path: { id: 'emp_1' }, ...body })
    expect(data).toEqual(ok.body)
    expect(server.seen).toHaveLength(2)
    expect(server.seen[1]!.body).toBe(server.seen[0]!.body)
  })

  it.each([400, 401, 403, 404, 409, 413, 500])('does not follow a %i', async status => {
    const server = await serve([problem(status, 'conflict'), ok])
    expect(await errorFrom(create(server.transport()))).toMatchObject({ status })
    expect(server.seen).toHaveLength(1)
  })

  it('does not follow a 503 of a service that is not configured', async () => {
    const server = await serve([problem(503, 'api_not_configured'), ok])
    expect(await errorFrom(get(server.transport()))).toMatchObject({ code: 'api_not_configured' })
    expect(server.seen).toHaveLength(1)
  })

  it('sends a POST with one new UUID, the same on each attempt and another for the next call', async () => {
    const server = await serve([busy, busy, ok])
    await create(server.transport())
    await create(server.transport())
    const keys = server.seen.map(request => request.headers['idempotency-key'])
    expect(keys[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/)
    expect(new Set(keys.slice(0, 3)).size).toBe(1)
    expect(keys[3]).not.toBe(keys[0])
  })

  it('keeps the caller’s own idempotency key, and sends none with other methods', async () => {
    const server = await serve([busy, ok])
    await create(server.transport(), 'import-7')
    await get(server.transport())
    expect(server.seen.map(request => request.headers['idempotency-key'])).toEqual([
      'import-7',
      'import-7',
      undefined,
    ])
  })

  it('follows the 409 of an identical request with Retry-After, for a POST only', async () => {
    const twin = problem(409, 'conflict', {}, { 'retry-after': '1' })
    const server = await serve([twin, ok, twin])
    await create(server.transport({ random: () => 0 }))
    expect(server.waits).toEqual([1000])
    expect(await errorFrom(get(server.transport()))).toMatchObject({ code: 'conflict', retryAfterSeconds: 1 })
    expect(server.seen).toHaveLength(3)
  })

  it('ends after three attempts, or after maxRetries more than one', async () => {
    const server = await serve([busy])
    expect(await errorFrom(get(server.transport()))).toMatchObject({ status: 503 })
    expect(server.seen).toHaveLength(3)
    await errorFrom(get(server.transport({ maxRetries: 0 })))
    expect(server.seen).toHaveLength(4)
  })

  it('sends the bytes of the first attempt even if the caller changes the body meanwhile', async () => {
    const body = { first_name: 'Ayesha' }
    const server = await serve([busy, ok])
    const transport = server.transport({
      sleep: async () => void Object.assign(body, { first_name: 'Zainab' }),
    })
    await transport.request('post', '/v1/employees', { body })
    expect(server.seen.map(request => request.body)).toEqual([
      '{"first_name":"Ayesha"}',
      '{"first_name":"Ayesha"}',
    ])
  })
})

describe('the wait before a retry', () => {
  it('doubles from 0.5 s to at most 8 s, and jitter takes any part of it', async () => {
    const server = await serve([busy])
    await errorFrom(get(server.transport({ maxRetries: 6 })))
    expect(server.waits).toEqual([500, 1000, 2000, 4000, 8000, 8000])
    await errorFrom(get(server.transport({ maxRetries: 1, random: () => 0.25 })))
    expect(server.waits.at(-1)).toBe(125)
  })

  const date = 'Sat, 01 Aug 2026 10:00:00 GMT'
  it.each([
    { says: 'Retry-After in seconds', headers: { 'retry-after': '7' }, ms: 7000 },
    {
      says: 'Retry-After as a date',
      headers: { 'retry-after': 'Sat, 01 Aug 2026 10:00:20 GMT', date },
      ms: 20_000,
    },
    {
      says: 'a Retry-After in the past',
      headers: { 'retry-after': 'Sat, 01 Aug 2026 09:00:00 GMT', date },
      ms: 0,
    },
    { says: 'RateLimit-Reset alone', headers: { 'ratelimit-reset': '42' }, ms: 42_000 },
    { says: 'a Retry-After that is no time', headers: { 'retry-after': 'soon' }, ms: 0 },
  ])('is the time that the service gives in $says', async ({ headers, ms }) => {
    const server = await serve([problem(429, 'rate_limit_exceeded', {}, headers), ok])
    await get(server.transport({ random: () => 0 }))
    expect(server.waits).toEqual([ms])
  })

  it('is given up when the service asks for more than 60 s, and the error says how long', async () => {
    const server = await serve([problem(429, 'rate_limit_exceeded', {}, { 'retry-after': '3600' }), ok])
    const error = await errorFrom(get(server.transport()))
    expect(error).toMatchObject({ code: 'rate_limit_exceeded', retryAfterSeconds: 3600 })
    expect(server.waits).toEqual([])
  })

  it('does not begin when the caller aborts in the onRetry hook', async () => {
    const server = await serve([busy])
    const controller = new AbortController()
    const transport = server.transport({
      sleep,
      random: () => 1e9,
      hooks: { onRetry: () => controller.abort() },
    })
    const call = transport.request('get', '/v1/me', {}, { signal: controller.signal })
    expect(await errorFrom(call)).toMatchObject({ code: 'aborted' })
  })

  it('ends at once when the caller aborts', async () => {
    const server = await serve([busy])
    const controller = new AbortController()
    const transport = server.transport({
      sleep: (_, signal) => {
        queueMicrotask(() => controller.abort())
        return sleep(3_600_000, signal)
      },
    })
    const call = transport.request('get', '/v1/me', {}, { signal: controller.signal })
    expect(await errorFrom(call)).toMatchObject({ code: 'aborted' })
    expect(server.seen).toHaveLength(1)
  })
})
