// Bodies: how large they may be, compressed or not, and of what type.

import { gzipSync } from 'node:zlib'
import { makeWorkspace, type RawAnswer, raw, type TestWorkspace } from '../../support/fixtures/make.ts'
import { errorsOf } from '../../support/http/refusal.ts'
import { wire } from '../../support/http/wire.ts'

let workspace: TestWorkspace
beforeAll(async () => {
  workspace = await makeWorkspace()
})

const post = (path: string, body: unknown, headers: Record<string, string> = {}): Promise<RawAnswer> =>
  raw('POST', path, { key: workspace.key, body, headers })
const get = (path: string): Promise<RawAnswer> => raw('GET', path, { key: workspace.key })

describe('the size of a body', () => {
  const tooLarge = (answer: RawAnswer) => [answer.status, answer.json?.code, answer.json?.errors?.[0]?.field]
  const refused = [413, 'validation_failed', 'body']

  it('is limited to a megabyte', async () => {
    const body = JSON.stringify({ name: 'x'.repeat(1_100_000) })
    for (let n = 0; n < 5; n++) expect(tooLarge(await post('/v1/departments', body))).toEqual(refused)
    const { key } = workspace
    const chunked = await wire('POST', '/v1/departments', {
      key,
      body,
      headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked', 'content-length': [] },
    })
    expect(tooLarge(chunked)).toEqual(refused)
  })

  it('is counted after decompression', async () => {
    const { key } = workspace
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' }
    const bomb = gzipSync(Buffer.alloc(100_000_000, ' '))
    const answer = await wire('POST', '/v1/departments', {
      key,
      body: bomb,
      headers: { ...headers, 'content-length': String(bomb.length) },
    })
    expect(tooLarge(answer)).toEqual(refused)
  })

  it('is counted before decompression too', async () => {
    const empty = gzipSync('')
    const body = Buffer.concat([
      ...Array.from({ length: 60_000 }, () => empty),
      gzipSync(JSON.stringify({ name: 'Mostly empty' })),
    ])
    const answer = await wire('POST', '/v1/departments', {
      key: workspace.key,
      body,
      headers: {
        'content-type': 'application/json',
        'content-encoding': 'gzip',
        'transfer-encoding': 'chunked',
        'content-length': [],
      },
    })
    expect(tooLarge(answer)).toEqual(refused)
    expect((await get('/v1/departments')).text).not.toContain('Mostly empty')
  })

  it('cannot stop the server with something that is not gzip', async () => {
    const { key } = workspace
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' }
    const large = Buffer.alloc(1_500_000, 'x')
    const answer = await wire('POST', '/v1/departments', {
      key,
      body: large,
      headers: { ...headers, 'content-length': String(large.length) },
    })
    expect(tooLarge(answer)).toEqual(refused)
    const small = await wire('POST', '/v1/departments', {
      key,
      body: 'not gzip',
      headers: { ...headers, 'content-length': '8' },
    })
    expect(errorsOf(small)).toEqual({ body: 'could not be decompressed' })
    expect((await get('/v1/me')).status).toBe(200)
  })

  it('does not matter if it compresses well', async () => {
    const { key } = workspace
    const body = gzipSync(JSON.stringify({ name: 'Compressed' }))
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' }
    const answer = await wire('POST', '/v1/departments', {
      key,
      body,
      headers: { ...headers, 'content-length': String(body.length) },
    })
    expect([answer.status, answer.json.name]).toEqual([201, 'Compressed'])
  })
})

describe('the media type', () => {
  let made = 0
  const name = () => ({ name: `Typed ${++made}` })

  it.each(['application/json', 'Application/JSON; charset=UTF-8', 'application/json; charset="utf-8"; v=1'])(
    'can be %s',
    async type => {
      expect((await post('/v1/departments', name(), { 'content-type': type })).status).toBe(201)
    },
  )

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/json; charset=latin1',
    'application/json; charset=utf-16',
    'application/merge-patch+json',
    'json',
    '*/*',
  ])('cannot be %s', async type => {
    const answer = await post('/v1/departments', name(), { 'content-type': type })
    expect([answer.status, answer.json.code]).toEqual([415, 'validation_failed'])
    expect(answer.json.errors).toEqual([{ field: 'Content-Type', message: 'must be application/json' }])
    expect(answer.headers.get('accept')).toBe('application/json')
  })

  it('is required', async () => {
    const { key } = workspace
    const answer = await wire('POST', '/v1/departments', {
      key,
      body: '{"name": "A"}',
      headers: { 'content-type': [], 'content-length': '13' },
    })
    expect(answer.status).toBe(415)
  })

  it('is checked before the body', async () => {
    const large = 'x'.repeat(1_100_000)
    expect((await post('/v1/departments', large, { 'content-type': 'text/plain' })).status).toBe(415)
    expect((await post('/v1/departments', '{', { 'content-type': 'text/plain' })).status).toBe(415)
    expect((await post('/v1/departments', '{', { 'content-encoding': 'zstd' })).status).toBe(415)
  })

  it('takes the same time with new parameters', async () => {
    const took = async (type: string) => {
      const started = performance.now()
      await post('/v1/departments', {}, { 'content-type': type })
      return performance.now() - started
    }
    const times: number[] = []
    for (let n = 0; n < 300; n++) times.push(await took(`application/json; a=${n}`))
    const median = (of: number[]) => of.toSorted((a, b) => a - b)[of.length >> 1]!
    expect(median(times.slice(-50))).toBeLessThan(4 * median(times.slice(50, 100)) + 5)
  })
})

describe('an operation without a body', () => {
  const target = '/v1/webhook_endpoints/whe_none/test'
  const sent = (body: string) => {
    const { key } = workspace
    return wire('POST', target, {
      key,
      body,
      headers: { 'content-length': [], 'transfer-encoding': 'chunked' },
    })
  }

  it('accepts an announced body that turns out to be empty', async () => {
    expect((await sent('')).status).toBe(404)
  })

  it('rejects a body that is not empty', async () => {
    const answer = await sent('{}')
    expect([answer.status, answer.json.errors]).toEqual([
      400,
      [{ field: 'body', message: 'is not accepted here; send none' }],
    ])
  })
})

describe('an optional body', () => {
  // The application exists nowhere: what is wrong with the body would be told before that.
  const nowhere = '/v1/leave_applications/lap_01k21fejm6ecnaj6jvha6d0km7/cancel'
  const json = { 'content-type': 'application/json' }

  it.each([
    ['without one', undefined, {}],
    ['announced and empty', '', json],
    ['an empty object', '{}', json],
    ['with all that it may have', '{"cancellation_reason":"Plans changed"}', json],
  ])('is accepted %s', async (_how, body, headers) => {
    expect((await raw('POST', nowhere, { key: workspace.key, body, headers })).status).toBe(404)
  })

  it.each([
    ['null', 'null', json],
    ['a list', '[]', json],
    ['another field', '{"reason":"Plans changed"}', json],
    ['another media type', 'cancellation_reason=x', { 'content-type': 'application/x-www-form-urlencoded' }],
  ])('is still rejected as %s', async (_how, body, headers) => {
    expect([400, 415]).toContain((await raw('POST', nowhere, { key: workspace.key, body, headers })).status)
  })
})
