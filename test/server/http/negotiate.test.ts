// Accept: every answer is JSON, and whoever takes none is told so before anything is done.

import { makeKey, makeWorkspace, type TestWorkspace } from '../../support/fixtures/make.ts'
import { wire } from '../../support/http/wire.ts'

let workspace: TestWorkspace
beforeAll(async () => {
  workspace = await makeWorkspace()
})

describe('Accept', () => {
  const asked = (method: string, path: string, accept: string, key: string | undefined = workspace.key) =>
    wire(method, path, { key, headers: { accept } })

  it.each([
    '',
    '*/*',
    'application/*',
    'application/json',
    'Application/JSON',
    'application/json;charset=utf-8',
    'application/json; charset="UTF-8"; q=0.8',
    'application/json;version=2;q=0.001',
    'application/problem+json',
    'text/html, application/json;q=0.1',
    'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
    'text/html;q=0, */*',
  ])('%j accepts the response', async accept => {
    for (const [path, status] of [
      ['/v1/me', 200],
      ['/v1/employees/emp_1', 404],
    ] as const)
      expect([path, (await asked('GET', path, accept)).status]).toEqual([path, status])
  })

  it.each([
    'text/html',
    'application/xml',
    'image/*',
    'text/*, image/png;q=0.1',
    'application/json;q=0',
    'application/json;q=0.0, text/html',
    'application/json;q=0, */*',
    'application/*;q=0, */*;q=0.5',
    '*/*;q=0',
    'application/vnd.api+json',
    'application/jsonlines',
  ])('%j excludes JSON, which is a 406', async accept => {
    const answer = await asked('GET', '/v1/employees', accept)
    expect(answer.json).toEqual({
      type: '/docs/errors/validation_failed',
      title: 'Not acceptable',
      status: 406,
      detail: `Accept is ${accept}, but every answer is application/json. Send that, or no Accept.`,
      code: 'validation_failed',
      request_id: answer.headers.get('request-id'),
      errors: [{ field: 'Accept', message: 'must allow application/json' }],
    })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([406, 'application/problem+json'])
    const headed = await asked('HEAD', '/v1/employees', accept)
    expect([headed.status, headed.text]).toEqual([406, ''])
    expect(headed.headers.get('content-length')).toBe(answer.headers.get('content-length'))
  })

  it('that is sent twice counts as a whole', async () => {
    for (const [accept, status] of [
      [['text/html', 'application/json'], 200],
      [['text/html', 'image/*'], 406],
    ] as const)
      expect(
        (await wire('GET', '/v1/me', { key: workspace.key, headers: { accept: [...accept] } })).status,
      ).toBe(status)
  })

  it('is checked after key, path and scope, and before the rest of the request', async () => {
    const powerless = await makeKey(workspace.id, { scopes: [] })
    const html = 'text/html'
    expect((await asked('GET', '/v1/employees', html, '')).status).toBe(401)
    expect((await asked('GET', '/v1/nowhere', html)).status).toBe(404)
    expect((await asked('PUT', '/v1/employees', html)).status).toBe(405)
    expect((await asked('GET', '/v1/employees', html, powerless)).status).toBe(403)
    expect((await asked('GET', '/v1/employees?limit=x', html)).status).toBe(406)
    expect((await asked('GET', '/healthz', html)).status).toBe(200)
    for (const type of ['application/json', 'text/plain']) {
      const headers = { accept: html, 'content-type': type, 'idempotency-key': 'accept-1' }
      const answer = await wire('POST', '/v1/departments', { key: workspace.key, headers, body: '{' })
      expect([type, answer.status]).toEqual([type, 406])
    }
  })

  it('that is rejected does nothing and stores nothing', async () => {
    const headers = { 'idempotency-key': 'accept-2' }
    const body = JSON.stringify({ name: 'Accepted' })
    const made = (accept: string) =>
      wire('POST', '/v1/departments', { key: workspace.key, headers: { ...headers, accept }, body })
    expect((await made('text/html')).status).toBe(406)
    const answer = await made('application/json')
    expect([answer.status, answer.headers.get('idempotent-replay')]).toEqual([201, null])
  })
})
