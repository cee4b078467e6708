// Idempotency and refusals: what a body that is refused is told under a key that was used.

import { randomUUID } from 'node:crypto'
import { ayesha, makeKey, makeWorkspace, raw, type TestWorkspace } from '../../support/fixtures/make.ts'

let workspace: TestWorkspace
beforeAll(async () => {
  workspace = await makeWorkspace()
})

const create = (body: unknown, { by = randomUUID(), path = '/v1/employees' }) =>
  raw('POST', path, { key: workspace.key, body, headers: { 'idempotency-key': by } })

describe('a repeat', () => {
  it('with another body is a conflict even if that body is invalid, or not JSON', async () => {
    const by = randomUUID()
    const first = await create(ayesha, { by })
    for (const body of [
      {},
      { ...ayesha, first_name: 7 },
      { ...ayesha, nick: 'A' },
      [],
      '{',
      '',
      '{"a": 1, "a": 2}',
    ]) {
      const answer = await create(body, { by })
      expect([body, answer.status, answer.json.code]).toEqual([body, 409, 'conflict'])
    }
    expect((await create(ayesha, { by })).text).toBe(first.text)
  })

  it('with the same body is answered before any other check', async () => {
    const by = randomUUID()
    const first = await create(ayesha, { by })
    const again = await create(ayesha, { by, path: '/v1/employees?verbose=1' })
    expect([again.status, again.headers.get('idempotent-replay'), again.text]).toEqual([
      201,
      'true',
      first.text,
    ])
    expect((await create(ayesha, { path: '/v1/employees?verbose=1' })).status).toBe(400)
  })

  it('that is not read is rejected for its media type or its size', async () => {
    const by = randomUUID()
    await create(ayesha, { by })
    const send = (body: string, type: string) =>
      raw('POST', '/v1/employees', {
        key: workspace.key,
        body,
        headers: { 'idempotency-key': by, 'content-type': type },
      })
    expect((await send('name=A', 'application/x-www-form-urlencoded')).status).toBe(415)
    expect((await send(' '.repeat(1_048_577), 'application/json')).status).toBe(413)
  })

  it('of what a right was lacking for asks for the right anew', async () => {
    const key = await makeKey(workspace.id, { scopes: [], permissions: ['audit.read'] })
    const body = { operation: 'revokeApiKey', ids: ['key_1'] }
    const send = () =>
      raw('POST', '/console/bulk_actions', { key, body, headers: { 'idempotency-key': 'the-same' } })
    for (const answer of [await send(), await send()])
      expect([answer.status, answer.headers.get('idempotent-replay')]).toEqual([403, null])
  })
})
