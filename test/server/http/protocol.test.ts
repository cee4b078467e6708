// Protocol: what holds of every answer, whatever was asked.

import { makeWorkspace, type RawAnswer, raw, type TestWorkspace } from '../../support/fixtures/make.ts'
import { spoken, wire } from '../../support/http/wire.ts'

let workspace: TestWorkspace
beforeAll(async () => {
  workspace = await makeWorkspace()
})

const call = (method: string, path: string, body?: unknown): Promise<RawAnswer> =>
  raw(method, path, { key: workspace.key, ...(body !== undefined && { body }) })

describe('HEAD', () => {
  it.each(['/v1/me', '/v1/employees?limit=1', '/v1/departments/dep_1', '/v1/nowhere'])(
    'returns what GET returns, without the body: %s',
    async path => {
      const [got, headed] = [await call('GET', path), await call('HEAD', path)]
      expect(headed.status).toBe(got.status)
      expect(headed.text).toBe('')
      expect(headed.headers.get('content-type')).toBe(got.headers.get('content-type'))
      expect(headed.headers.get('content-length')).toBe(got.headers.get('content-length'))
    },
  )

  it('needs a key like GET', async () => {
    const answer = await raw('HEAD', '/v1/employees')
    expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
  })
})

describe('a method', () => {
  const cases: [string, string, string][] = [
    ['PUT', '/v1/employees', 'GET, HEAD, POST'],
    ['DELETE', '/v1/employees', 'GET, HEAD, POST'],
    ['OPTIONS', '/v1/employees', 'GET, HEAD, POST'],
    ['POST', '/v1/employees/emp_1', 'GET, HEAD, DELETE, PATCH'],
    ['DELETE', '/v1/departments/dep_1', 'GET, HEAD, PATCH'],
    ['POST', '/v1/me', 'GET, HEAD'],
    ['QUERY', '/v1/employees', 'GET, HEAD, POST'],
    ['HEAD', '/v1/employees/emp_1/addresses/adr_1', 'DELETE, PATCH'],
  ]

  it.each(cases)(
    'that a path does not have, %s %s, is a 405 with the allowed methods',
    async (method, path, allow) => {
      const answer = await wire(method, path, { key: workspace.key })
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, allow])
      if (method !== 'HEAD') expect(answer.json).toMatchObject({ code: 'validation_failed', status: 405 })
    },
  )

  it('does not matter if the path does not exist', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'OPTIONS']) {
      const answer = await wire(method, '/v1/unicorns', { key: workspace.key })
      expect([answer.status, answer.json.code]).toEqual([404, 'not_found'])
    }
  })

  it('and a path are checked only for a valid key', async () => {
    for (const [method, path] of [
      ['GET', '/v1/unicorns'],
      ['PUT', '/v1/employees'],
      ['OPTIONS', '/v1/employees'],
      ['GET', '/v1'],
    ] as const) {
      expect([path, (await wire(method, path)).status]).toEqual([path, 401])
    }
  })

  it('outside /v1 gets a 404 without a key', async () => {
    for (const [method, path] of [
      ['GET', '/unicorns'],
      ['POST', '/v2/employees'],
      ['OPTIONS', '*'],
    ] as const) {
      const { status, json } = await wire(method, path)
      expect([path, status, json.title, json.code]).toEqual([path, 404, 'Nothing at this path', 'not_found'])
    }
    const known = await wire('GET', '/v1/unicorns', { key: workspace.key })
    expect(known.json.title).toBe('Nothing at this path')
    const record = await wire('GET', '/v1/employees/emp_1', { key: workspace.key })
    expect(record.json.title).not.toBe('Nothing at this path')
  })

  it('of the docs and of health must be GET or HEAD', async () => {
    for (const path of ['/docs/', '/docs/openapi.json', '/healthz', '/readyz', '/metrics']) {
      const answer = await wire('POST', path)
      expect([path, answer.status, answer.headers.get('allow')]).toEqual([path, 405, 'GET, HEAD'])
      expect([path, (await wire('HEAD', path)).status]).toEqual([path, 200])
    }
  })
})

describe('a request', () => {
  it('can name the whole address, as for a proxy', async () => {
    const { key } = workspace
    const whole = await wire('GET', 'http://muster.example/v1/me?', { key })
    expect([whole.status, whole.json.workspace_id]).toEqual([200, workspace.id])
    expect((await wire('GET', 'http://muster.example/healthz')).text).toBe('ok\n')
  })

  it('that asks for another protocol is answered in HTTP/1.1', async () => {
    const headers = { connection: 'upgrade', upgrade: 'websocket' }
    expect((await wire('GET', '/v1/me', { headers, key: workspace.key })).status).toBe(200)
  })

  it('of HTTP/1.0 needs no Host', async () => {
    expect(await spoken('GET /healthz HTTP/1.0\r\n\r\n')).toContain('200 OK')
  })

  it('with an unknown expectation is answered like any other', async () => {
    const headers = { expect: 'nonsense' }
    expect((await wire('GET', '/v1/me', { headers })).json.code).toBe('missing_credentials')
    expect((await wire('GET', '/v1/me', { headers, key: workspace.key })).status).toBe(200)
  })
})

describe('every response', () => {
  it('forbids caching, cannot be read by a browser page and has its id', async () => {
    const origin = { origin: 'https://elsewhere.example', 'access-control-request-method': 'GET' }
    const { key } = workspace
    const answers = await Promise.all([
      wire('GET', '/v1/employees', { key, headers: origin }),
      wire('GET', '/v1/employees/emp_1', { key, headers: origin }),
      wire('OPTIONS', '/v1/employees', { key, headers: origin }),
      wire('OPTIONS', '/v1/employees', { headers: origin }),
      wire('POST', '/v1/employees', { key, headers: origin, body: '{' }),
      wire('GET', '/v1/nowhere', { headers: { ...origin, cookie: `key=${key}` } }),
    ])
    expect(answers.map(answer => answer.status)).toEqual([200, 404, 405, 401, 400, 401])
    for (const { headers, json } of answers) {
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('request-id')).toMatch(/^req_[0-9a-f]{32}$/)
      if (json.code) expect(json.request_id).toBe(headers.get('request-id'))
      const names = [...headers.keys()]
      expect(
        names.filter(name => /^(access-control-|set-cookie|x-powered-by|etag|server$)/.test(name)),
      ).toEqual([])
    }
    expect(new Set(answers.map(({ headers }) => headers.get('request-id'))).size).toBe(answers.length)
  })

  it('that is a problem has its media type', async () => {
    const { json, headers } = await call('GET', '/v1/employees/emp_1')
    expect(headers.get('content-type')).toBe('application/problem+json')
    expect(json).toEqual({
      type: expect.stringContaining('not_found'),
      title: expect.any(String),
      status: 404,
      detail: expect.stringContaining('emp_1'),
      code: 'not_found',
      request_id: headers.get('request-id'),
    })
  })
})

describe('docs and health', () => {
  it('are served without a key', async () => {
    const pages: [string, string, string][] = [
      ['/docs/', 'text/html', 'Muster for developers'],
      ['/docs/errors/conflict/', 'text/html', 'conflict'],
      ['/docs/errors/conflict.md', 'text/markdown', 'clashes'],
      ['/docs/openapi.json', 'application/json', '"openapi"'],
      ['/docs/assets/shell-Dld4FHQn.js', 'text/javascript', 'Muster'],
      ['/docs/states/Loan.svg', 'image/svg+xml', '<svg'],
      ['/healthz', 'text/plain', 'ok'],
    ]
    for (const [path, type, text] of pages) {
      const answer = await raw('GET', path)
      expect([path, answer.status]).toEqual([path, 200])
      expect(answer.headers.get('content-type')).toContain(type)
      expect(answer.headers.get('request-id')).toMatch(/^req_/)
      expect(answer.text).toContain(text)
    }
  })

  it('have a policy on the origin of the console, and no type is guessed', async () => {
    for (const path of [
      '/docs',
      '/docs/',
      '/docs/openapi.json',
      '/docs/assets/shell-Dld4FHQn.js',
      '/docs/states/Loan.svg',
      '/app/',
      '/app',
    ]) {
      const { headers } = await wire('GET', path)
      const policy = headers.get('content-security-policy') ?? ''
      expect([path, policy]).toEqual([
        path,
        expect.stringMatching(/^default-src 'none'; script-src 'self'; /),
      ])
      expect(policy).toContain("frame-ancestors 'none'")
      expect(headers.get('x-content-type-options')).toBe('nosniff')
    }
  })

  it('are found without a slash at the end, too, such as by the type of a problem', async () => {
    for (const path of ['/docs', '/docs/errors/conflict']) {
      const answer = await wire('GET', path)
      expect([answer.status, answer.headers.get('location')]).toEqual([301, `${path}/`])
    }
  })

  it('show nothing besides the contract and the site', async () => {
    for (const path of [
      '/docs/../package.json',
      '/docs/%2e%2e/package.json',
      '/docs/internal.json',
      '/docs/errors/unheard-of',
      '/docs/.built',
      '/docsx',
    ]) {
      expect([path, (await wire('GET', path)).status]).toEqual([path, 404])
    }
  })

  it('are compressed for clients that accept gzip', async () => {
    for (const [accepted, coding] of [
      ['br, GZIP;q=0.5', 'gzip'],
      ['br', null],
      ['gzip;q=0', null],
      ['', null],
    ] as const) {
      const { headers, text } = await wire('GET', '/docs/', { headers: { 'accept-encoding': accepted } })
      expect([accepted, headers.get('content-encoding')]).toEqual([accepted, coding])
      expect(headers.get('vary')).toBe('Accept-Encoding')
      expect(text.includes('Muster for developers')).toBe(coding === null)
    }
    const plain = await wire('GET', '/docs/openapi.json')
    expect([plain.headers.get('content-encoding'), plain.json.openapi]).toEqual([
      null,
      expect.stringMatching(/^3\.1/),
    ])
  })

  it('are not sent again to whoever has them, and assets are never asked for again', async () => {
    const page = await wire('GET', '/docs/')
    expect(page.headers.get('cache-control')).toBe('no-cache')
    const again = await wire('GET', '/docs/', { headers: { 'if-none-match': page.headers.get('etag')! } })
    expect([again.status, again.text]).toEqual([304, ''])
    const asset = await wire('GET', '/docs/assets/shell-Dld4FHQn.js')
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })
})
