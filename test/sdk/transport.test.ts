// What one call puts on the wire, what it gives back, and how it ends when time or the caller ends it.
import { readFileSync } from 'node:fs'
import { version } from '../../packages/sdk/version.ts'
import { apiKey, closeAll, errorFrom, problem, serve } from './loopback.ts'

afterEach(closeAll)

describe('a request', () => {
  it('sends the key, the body as JSON and the SDK’s version', async () => {
    const server = await serve([{ status: 201, body: { id: 'emp_1' } }])
    await server.transport().request('post', '/v1/employees', { body: { first_name: 'Ayesha' } })
    expect(server.seen[0]).toMatchObject({
      method: 'POST',
      url: '/v1/employees',
      body: '{"first_name":"Ayesha"}',
    })
    expect(server.seen[0]!.headers).toMatchObject({
      authorization: `Bearer ${apiKey}`,
      'content-type': 'application/json',
      'user-agent': `muster-sdk/${version}`,
      accept: 'application/json',
    })
  })

  it('has the version of package.json', () => {
    expect(JSON.parse(readFileSync('packages/sdk/package.json', 'utf8')).version).toBe(version)
  })

  it('encodes ids and filters, and leaves undefined filters out', async () => {
    const server = await serve([{}])
    await server.transport().request('get', '/v1/employees/{id}', {
      path: { id: 'a/b?c' },
      query: { updated_since: '2026-01-01T00:00:00+05:00', status: undefined, tag: ['x', 'y'] },
    })
    expect(server.seen[0]!.url).toBe(
      '/v1/employees/a%2Fb%3Fc?updated_since=2026-01-01T00%3A00%3A00%2B05%3A00&tag=x,y',
    )
  })

  it('sends no body and no content type when the operation has none', async () => {
    const server = await serve([{}])
    await server.transport().request('post', '/v1/leave_applications/{id}/approve', { path: { id: 'lap_1' } })
    expect(server.seen[0]!.body).toBe('')
    expect(server.seen[0]!.headers['content-type']).toBeUndefined()
  })

  it('sends the client’s and the call’s headers, which never replace the key', async () => {
    const server = await serve([{}])
    const transport = server.transport({ headers: { 'X-Tenant': 'a', 'X-Trace': '1' } })
    await transport.request(
      'get',
      '/v1/me',
      {},
      { headers: { 'X-Trace': '2', authorization: 'Bearer other' } },
    )
    expect(server.seen[0]!.headers).toMatchObject({
      'x-tenant': 'a',
      'x-trace': '2',
      authorization: `Bearer ${apiKey}`,
    })
  })

  it('accepts slashes at the end of baseUrl, and a path in it', async () => {
    const server = await serve([{}])
    await server.transport({ baseUrl: `${server.baseUrl}/hr//` }).request('get', '/v1/me', {})
    expect(server.seen[0]!.url).toBe('/hr/v1/me')
  })

  it.each(['', '.', '..'])('is not sent with "%s" as an id, which would name another resource', async id => {
    const server = await serve([{}])
    const error = await errorFrom(
      server.transport().request('delete', '/v1/employees/{id}', { path: { id } }),
    )
    expect(error).toMatchObject({ code: 'validation_failed', status: undefined, errors: [{ field: 'id' }] })
    expect(server.seen).toEqual([])
  })

  it('is not sent with an idempotency key that the service would reject', async () => {
    const server = await serve([{}])
    for (const idempotencyKey of ['', 'with space', 'x'.repeat(256)]) {
      const call = server.transport().request('post', '/v1/employees', { body: {} }, { idempotencyKey })
      expect(await errorFrom(call)).toMatchObject({ code: 'validation_failed' })
    }
    expect(server.seen).toEqual([])
  })

  it('uses the given fetch', async () => {
    const server = await serve([{ body: { id: 'key_1' } }])
    const urls: string[] = []
    const transport = server.transport({
      fetch: request => {
        urls.push(request.url)
        return fetch(request)
      },
    })
    expect(await transport.request('get', '/v1/me', {})).toEqual({ id: 'key_1' })
    expect(urls).toEqual([`${server.baseUrl}/v1/me`])
  })
})

describe('a response', () => {
  it('is the unchanged body: money stays text and fields of later versions pass through', async () => {
    const body = { id: 'emp_1', gross_salary: '100000.00', added_later: { nested: [1, null] } }
    const server = await serve([{ body }])
    expect(await server.transport().request('get', '/v1/me', {})).toEqual(body)
  })

  it('has its status and headers in withResponse', async () => {
    const server = await serve([
      { status: 201, headers: { 'Idempotent-Replay': 'true' }, body: { id: 'emp_1' } },
    ])
    const { data, response } = await server.transport().request('post', '/v1/employees', {}).withResponse()
    expect(data).toEqual({ id: 'emp_1' })
    expect(response.status).toBe(201)
    expect(response.headers.get('idempotent-replay')).toBe('true')
  })

  it('that fails, rejects withResponse and leaves no rejection unhandled', async () => {
    const unhandled = jest.fn()
    process.on('unhandledRejection', unhandled)
    const server = await serve([problem(404, 'not_found')])
    const call = server.transport().request('get', '/v1/me', {}).withResponse()
    expect(await errorFrom(call)).toMatchObject({ code: 'not_found' })
    await new Promise(resolve => setImmediate(resolve))
    process.off('unhandledRejection', unhandled)
    expect(unhandled).not.toHaveBeenCalled()
  })

  it('without a body is undefined', async () => {
    const server = await serve([{ status: 204 }])
    expect(
      await server.transport().request('delete', '/v1/things/{id}', { path: { id: 't' } }),
    ).toBeUndefined()
  })

  it('that redirects is an error, and the key is not sent on', async () => {
    const elsewhere = await serve([{}])
    const server = await serve([{ status: 307, headers: { location: `${elsewhere.baseUrl}/v1/me` } }])
    const error = await errorFrom(server.transport().request('get', '/v1/me', {}))
    expect(error).toMatchObject({ code: 'unexpected_response', status: 307 })
    expect((error as Error).message).toContain('check baseUrl')
    expect(elsewhere.seen).toEqual([])
  })
})

describe('timeouts and aborts', () => {
  it('end an attempt after timeoutMs, try again, and then fail with timed_out', async () => {
    const server = await serve(['silent'])
    const error = await errorFrom(server.transport({ timeoutMs: 20 }).request('get', '/v1/me', {}))
    expect(error).toMatchObject({ code: 'timed_out', status: undefined })
    expect((error as Error).message).toBe('GET /v1/me -> timed_out: no whole answer within 20 ms, at try 3')
    expect(server.waits).toHaveLength(2)
  })

  it('prefer the call’s timeoutMs to the client’s, and accept Infinity as none', async () => {
    const server = await serve([{ body: { id: 'key_1' } }])
    const transport = server.transport({ timeoutMs: 1 })
    expect(await transport.request('get', '/v1/me', {}, { timeoutMs: Infinity })).toEqual({ id: 'key_1' })
  })

  it('send nothing when the signal is already aborted', async () => {
    const server = await serve([{}])
    const reason = new Error('shutting down')
    const call = server.transport().request('get', '/v1/me', {}, { signal: AbortSignal.abort(reason) })
    expect(await errorFrom(call)).toMatchObject({ code: 'aborted', cause: reason })
    expect(server.seen).toEqual([])
  })

  it('end a call in progress when the signal aborts, without a retry', async () => {
    const controller = new AbortController()
    const server = await serve(() => {
      controller.abort()
      return 'silent'
    })
    const call = server.transport().request('get', '/v1/me', {}, { signal: controller.signal })
    expect(await errorFrom(call)).toMatchObject({ code: 'aborted' })
    expect(server.seen).toHaveLength(1)
  })

  it('fail with connection_failed and the socket’s own reason', async () => {
    const server = await serve([{}])
    await closeAll()
    const error = await errorFrom(server.transport({ maxRetries: 0 }).request('get', '/v1/me', {}))
    expect(error).toMatchObject({ code: 'connection_failed' })
    expect((error as Error).message).toMatch(/^GET \/v1\/me -> connection_failed: connect ECONNREFUSED 127/)
  })
})

describe('hooks', () => {
  it('report each request, response and retry, and never the key', async () => {
    const server = await serve([problem(503, 'internal_error'), { headers: { 'request-id': 'req_9' } }])
    const log: [string, object][] = []
    const transport = server.transport({
      hooks: {
        onRequest: info => log.push(['request', info]),
        onResponse: info => log.push(['response', info]),
        onRetry: info => log.push(['retry', info]),
      },
    })
    await transport.request('post', '/v1/employees', { body: {} }, { idempotencyKey: 'k1' })
    expect(log.map(([name]) => name)).toEqual(['request', 'response', 'retry', 'request', 'response'])
    expect(log[2]![1]).toMatchObject({
      attempt: 1,
      waitMs: 500,
      idempotencyKey: 'k1',
      error: { status: 503 },
    })
    expect(log[4]![1]).toMatchObject({
      attempt: 2,
      status: 200,
      requestId: 'req_9',
      url: `${server.baseUrl}/v1/employees`,
    })
    expect(JSON.stringify(log)).not.toContain(apiKey)
  })

  it('that throw or reject change nothing', async () => {
    const server = await serve([{ body: { id: 'key_1' } }])
    const transport = server.transport({
      hooks: {
        onRequest: () => Promise.reject(new Error('the log is full')),
        onResponse: () => {
          throw new Error('the log is full')
        },
      },
    })
    expect(await transport.request('get', '/v1/me', {})).toEqual({ id: 'key_1' })
  })
})
