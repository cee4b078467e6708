// Malformed HTTP: what cannot be read is refused in words, and neither does harm to what came before nor lets in what comes behind.

import { randomUUID } from 'node:crypto'
import { makeWorkspace, type TestWorkspace } from '../../support/fixtures/make.ts'
import { spoken } from '../../support/http/wire.ts'
import { moved } from '../../support/server/metrics.ts'

let workspace: TestWorkspace
beforeAll(async () => {
  workspace = await makeWorkspace()
})

describe('malformed HTTP', () => {
  const cases: [string, number, string][] = [
    ['no HTTP at all', 400, 'nonsense\r\n\r\n'],
    ['no Host', 400, 'GET /v1/me HTTP/1.1\r\n\r\n'],
    ['two hosts', 400, 'GET /v1/me HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n'],
    ['no Host, outside of /v1', 400, 'GET /healthz HTTP/1.1\r\n\r\n'],
    ['two keys', 400, 'GET /v1/me HTTP/1.1\r\nHost: a\r\nAuthorization: a\r\nAuthorization: b\r\n\r\n'],
    ['the method of proxies', 405, 'CONNECT muster.example:443 HTTP/1.1\r\nHost: muster.example:443\r\n\r\n'],
    ['two lengths', 400, 'POST /v1/me HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n'],
    [
      'a length and chunks',
      400,
      'POST /v1/me HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
    ],
    ['large headers', 431, `GET /v1/me HTTP/1.1\r\nHost: a\r\nX-Large: ${'x'.repeat(20_000)}\r\n\r\n`],
    ['a control character in a header', 400, 'GET /v1/me HTTP/1.1\r\nHost: a\r\nX-A: \u0001\r\n\r\n'],
  ]

  it.each(cases)('with %s is a %d, and the connection is closed', async (_what, status, bytes) => {
    const text = await spoken(bytes)
    const [head, body] = text.split('\r\n\r\n')
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(head).toMatch(/^content-type: application\/problem\+json$/im)
    expect(head).toMatch(/^connection: close$/im)
    const problem = JSON.parse(body!)
    expect(problem).toMatchObject({ status, code: 'validation_failed' })
    expect(head!.toLowerCase()).toContain(`request-id: ${problem.request_id}`)
  })
})

describe('CONNECT', () => {
  it('is rejected as an unsupported method', async () => {
    const text = await spoken('CONNECT a:443 HTTP/1.1\r\nHost: a:443\r\n\r\n')
    expect(text).toMatch(/^allow: GET, HEAD, POST, DELETE, PATCH$/im)
    expect(JSON.parse(text.split('\r\n\r\n')[1]!)).toMatchObject({
      title: 'Method not allowed',
      detail: 'CONNECT is not possible here: this is not a proxy.',
      errors: [{ field: 'method', message: expect.stringContaining('GET') }],
    })
  })

  it('is counted like any response', async () => {
    const changes = await moved(() => spoken('CONNECT a:443 HTTP/1.1\r\nHost: a:443\r\n\r\n'))
    expect(changes['muster_http_requests_total{operation="none",status="405"}']).toBe(1)
  })
})

describe('malformed HTTP before a request', () => {
  it('prevents that request', async () => {
    const name = `Smuggled ${randomUUID()}`
    const body = JSON.stringify({ name })
    const create = `POST /v1/departments HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${workspace.key}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`
    for (const first of [
      'GET /v1/me HTTP/1.1\r\n\r\n',
      'GET /v1/me HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n',
    ]) {
      const text = await spoken(first + create)
      expect(text.match(/^HTTP\/1.1 /gm)).toHaveLength(1)
    }
    const { data } = await workspace.muster.departments.list({ limit: 100 })
    expect(data.map(department => department.name)).not.toContain(name)
    expect(await spoken(create.replace('Host: a', 'Host: a\r\nConnection: close'))).toContain(name)
  })
})

describe('malformed HTTP behind a request', () => {
  const post = (name: string, length: number, version = '1.1') => {
    const head = `POST /v1/departments HTTP/${version}\r\nHost: a\r\nAuthorization: Bearer ${workspace.key}\r\nContent-Type: application/json\r\n`
    return `${head}${length > 0 ? `Content-Length: ${length}\r\n` : ''}\r\n{"name": "${name}"}`
  }
  const answers = (text: string) => text.match(/HTTP\/1.1 \d+/g)

  it('closes the connection after the request is answered', async () => {
    const name = randomUUID()
    const text = await spoken(`${post(name, name.length + 12)}nonsense\r\n\r\n`)
    expect(answers(text)).toEqual(['HTTP/1.1 201'])
    expect(text).toMatch(/^connection: close$/im)
    const pipelined = `GET /v1/me HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${workspace.key}\r\n\r\n`
    expect(answers(await spoken(`${pipelined}${pipelined}nonsense\r\n\r\n`))).toEqual([
      'HTTP/1.1 200',
      'HTTP/1.1 200',
    ])
  })

  it('that is the rest of its body leaves an error to read: the length counted characters instead of bytes, or nothing', async () => {
    const name = `${'\u00e9'.repeat(3)} ${randomUUID()}`
    const cut = await spoken(post(name, name.length + 12))
    expect(answers(cut)).toEqual(['HTTP/1.1 400'])
    expect(cut).toContain('body is not valid JSON')
    expect(await spoken(post(name, 0, '1.0'))).toContain('body is missing; send a JSON object')
  })

  it('is never answered in place of the request', async () => {
    const first = `GET /v1/me HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${workspace.key}\r\n\r\n`
    expect(await spoken(`${first}nonsense\r\n\r\n`)).not.toContain('400 Bad Request')
    expect(await spoken(`${first}CONNECT a:443 HTTP/1.1\r\nHost: a:443\r\n\r\n`)).not.toContain('405 Method')
  })
})
