// Who calls, where a router is mounted, and what stands around it: the same under Express, Fastify and Hono.
import { once } from 'node:events'
import { createServer, request } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import Fastify from 'fastify'
import { Hono, type MiddlewareHandler } from 'hono'
import { makeAuthority, makeIdentity } from '../../support/http/certificate.ts'
import { generateAll, temporaryFolder } from '../generated.ts'
import { bootAll, type Handlers, loading, type Options } from './boot.ts'
import { type Answered, ask, type Sent } from './requests.ts'

const folder = temporaryFolder()
const load = (document: string) => loading(join(folder, document))
const names = ['callers-by-scheme', 'several-successes', 'cursor-list', 'security-alternatives']
const closing: (() => Promise<unknown>)[] = []

beforeAll(() => generateAll(folder, names, 'ts', 'all'))
afterAll(() => Promise.all(closing.map(close => close())))

/** Asks all three, which have to answer alike, and returns what they answer. */
async function booted(document: string, handlers: Handlers, options: Options = {}) {
  const { ports, close } = await bootAll(load(document), handlers, options)
  closing.push(close)
  return async (path: string, headers: Record<string, string> = {}, more: Partial<Sent> = {}) => {
    const answers: Record<string, Answered> = {}
    for (const [name, port] of ports)
      answers[name] = await ask(port, { method: 'GET', path, headers, ...more })
    const [first, ...others] = Object.values(answers).map(({ status, body, headers: sent }) => {
      return {
        status,
        body,
        challenge: sent['www-authenticate'],
        allow: sent.allow,
        type: sent['content-type'],
      }
    })
    expect(others).toEqual([first, first])
    return first!
  }
}

const options = async (document: string) => {
  const { createValidation } = await load(document)('validation')
  return { validate: createValidation!(), context: () => ({}) }
}
const operations = [
  'tunnel',
  'getMe',
  'listDoors',
  'openDoors',
  'look',
  'askOld',
  'ask',
  'digest',
  'listReports',
  'ping',
]
const tellers: Handlers = Object.fromEntries(
  operations.map(id => [id, ({ caller }) => JSON.stringify(caller ?? null)]),
)

async function guarded() {
  const { MissingScope } = (await load('callers-by-scheme')('authentication')) as unknown as {
    MissingScope: new (...scopes: string[]) => object
  }
  const security = {
    token: (token: string, { scopes }: { scopes: string[] }) => {
      if (token === 'weak' && scopes.length > 0) return new MissingScope(...scopes)
      return token === 'stolen' ? undefined : { person: token }
    },
    key: async (key: string) => (key === 'k' ? { machine: key } : null),
    session: (session: string) => ({ session }),
    account: ({ username, password }: Record<string, string>) => (password === 'p:w' ? username : undefined),
    inQuery: (machine: string, { request }: { request: object }) => {
      // Each server's own request, which all of them have headers in.
      return { machine, isThere: 'req' in request || 'headers' in request }
    },
    digest: (text: string) => text,
    certificate: () => 'nobody',
    program: (program: string) => ({ program }),
  }
  return booted('callers-by-scheme', tellers, { security })
}

describe('a caller', () => {
  it.each([
    ['/me', { Authorization: 'bearer t' }, { person: 't' }],
    ['/doors', { 'x-api-key': 'k' }, { machine: 'k' }],
    ['/doors', { Authorization: 'Bearer stolen', 'X-Api-Key': 'k' }, { machine: 'k' }],
    ['/old', { Authorization: `Basic ${btoa('mia:p:w')}` }, 'mia'],
    ['/asked?api_key=q%20', {}, { machine: 'q ', isThere: true }],
    ['/digest', { Authorization: 'Digest username="mia"' }, 'username="mia"'],
    ['/look', {}, null],
    ['/ping', { Authorization: 'Bearer t' }, null],
  ])('of %s is found by what was sent: %j', async (path, headers, caller) => {
    const get = await guarded()
    expect(await get(path, headers)).toMatchObject({
      status: 200,
      body: JSON.stringify(JSON.stringify(caller)),
    })
  })

  it.each([
    ['/me', {}, 401, 'Bearer realm="token"'],
    ['/me', { Authorization: 'Bearer stolen' }, 401, 'Bearer realm="token", error="invalid_token"'],
    ['/doors', {}, 401, 'Bearer realm="token", ApiKey realm="key"'],
    ['/doors', { Authorization: 'Bearer weak' }, 403, 'error="insufficient_scope", scope="doors:read"'],
    ['/tunnel', {}, 401, 'Certificate realm="certificate"'],
  ])('of %s with %j is refused with %i and what is asked for', async (path, headers, status, challenge) => {
    const get = await guarded()
    const refused = await get(path, headers)
    expect(refused.status).toBe(status)
    expect(refused.challenge).toContain(challenge)
  })

  it('is known before the body is read, and is one by each scheme where several are asked for', async () => {
    const get = await guarded()
    const json = { 'content-type': 'application/json' }
    expect((await get('/doors', json, { method: 'POST', body: Buffer.from('{ no json') })).status).toBe(401)
    const both = { ...json, authorization: 'Bearer t', cookie: 'a=b; sid=s%3D1' }
    const opened = await get('/doors', both, { method: 'POST', body: Buffer.from('{"name":"x"}') })
    const callers = { token: { person: 't' }, session: { session: 's=1' } }
    expect(opened).toMatchObject({ status: 200, body: JSON.stringify(JSON.stringify(callers)) })
  })

  it('is nobody where the router is told nothing of security', async () => {
    const get = await booted('security-alternatives', { listRooms: () => ['a'] })
    expect(await get('/rooms')).toMatchObject({ status: 200, body: '["a"]' })
  })
})

const pet = { id: 'p1', name: 'Mia', kind: 'cat' }

describe('a router that is mounted under a path', () => {
  const handlers: Handlers = {
    getPet: ({ path }) => ({ ...pet, ...(path as object) }),
    deletePet: () => undefined,
  }

  it('finds the paths of the document after it, and leaves others alone', async () => {
    const get = await booted('cursor-list', handlers, { prefix: '/api' })
    expect(await get('/api/v1/pets/a%2Fb')).toMatchObject({
      status: 200,
      body: expect.stringContaining('"a/b"'),
    })
    expect(await get('/v1/pets/a')).toMatchObject({ status: 404, body: '{"message":"Nothing is here."}' })
    expect(await get('/api/v1/cats')).toMatchObject({ status: 404, body: '{"message":"Nothing is here."}' })
    expect(await get('/api/v1/pets/a', {}, { method: 'PATCH' })).toMatchObject({
      status: 405,
      allow: 'GET, HEAD, DELETE',
    })
    expect(await get('/api/v1/pets/a?x=%2Fpets', {}, { method: 'DELETE' })).toMatchObject({ status: 400 })
  })
})

describe('a router with options', () => {
  it('checks answers, and goes around handlers', async () => {
    const { createResponseValidation } = await load('several-successes')('response-validation')
    const validateAnswers = createResponseValidation!()
    const wrong: Handlers = { getOrder: () => ({ kind: 'none' }), deleteOrder: () => undefined }
    const get = await booted('several-successes', wrong, { validateAnswers })
    expect(await get('/orders/1')).toMatchObject({
      status: 500,
      body: expect.stringContaining('getOrder (GET /orders/{id}) answered 200 otherwise'),
    })
    expect(await get('/orders/1', {}, { method: 'DELETE' })).toMatchObject({ status: 204, body: '' })
  })
})

describe('what a framework does itself', () => {
  it('is what the manual says of a method that nobody declares, and of a media type that is none', async () => {
    const { ports, close } = await bootAll(load('cursor-list'), { deletePet: () => undefined })
    closing.push(close)
    const statuses = async (sent: Sent) => {
      const asked = ports.map(async ([name, port]) => [name, (await ask(port, sent)).status])
      return Object.fromEntries(await Promise.all(asked))
    }
    const odd = { 'content-type': 'x', 'idempotency-key': 'k' }
    expect(await statuses({ method: 'PROPFIND', path: '/v1/pets', headers: {} })).toEqual({
      express: 405,
      fastify: 404,
      hono: 405,
    })
    const post = { method: 'POST', path: '/v1/pets', headers: odd, body: Buffer.from('{}') }
    expect(await statuses(post)).toEqual({ express: 415, fastify: 415, hono: 415 })
    const bodyless = { ...post, method: 'DELETE', path: '/v1/pets/1' }
    expect(await statuses(bodyless)).toEqual({ express: 204, fastify: 415, hono: 204 })
  })
})

describe('the certificate of a connection', () => {
  const authority = makeAuthority()
  const identity = makeIdentity({ names: ['localhost'] }, authority)
  const asking = { ...identity, ca: authority.cert, requestCert: true, rejectUnauthorized: false }
  const security = { certificate: ({ subject }: { subject: { CN: string } }) => subject.CN }

  async function tell(port: number): Promise<unknown[]> {
    const statuses: unknown[] = []
    for (const own of [makeIdentity({ names: ['mia'] }, authority), {}, makeIdentity({ names: ['mia'] })]) {
      const sent = request({ port, path: '/tunnel', ca: authority.cert, agent: false, ...own }).end()
      const [answer] = await once(sent, 'response')
      statuses.push([answer.statusCode, (await answer.toArray()).join('')])
    }
    return statuses
  }

  it('is read under Fastify', async () => {
    const { createRouter } = await load('callers-by-scheme')('fastify')
    const app = Fastify({ https: asking })
    closing.push(() => app.close())
    const told = { ...(await options('callers-by-scheme')), security }
    app.register(createRouter!(tellers, told) as unknown as Parameters<typeof app.register>[0])
    await app.listen({ port: 0 })
    const [known, ...others] = await tell((app.server.address() as AddressInfo).port)
    expect(known).toEqual([200, '"\\"mia\\""'])
    expect(others).toEqual([
      [401, expect.any(String)],
      [401, expect.any(String)],
    ])
  })

  it('is read under Hono on Node', async () => {
    const { createRouter } = await load('callers-by-scheme')('hono')
    const told = { ...(await options('callers-by-scheme')), security }
    const app = new Hono().use(createRouter!(tellers, told) as MiddlewareHandler)
    app.onError((error, context) => context.text(error.message, (error as { status?: 401 }).status ?? 500))
    const server = serve({ fetch: app.fetch, port: 0, createServer, serverOptions: asking })
    closing.push(async () => server.close())
    if (!server.listening) await once(server, 'listening')
    const [known, ...others] = await tell((server.address() as AddressInfo).port)
    expect(known).toEqual([200, '"\\"mia\\""'])
    expect(others).toEqual([
      [401, expect.any(String)],
      [401, expect.any(String)],
    ])
  })
})
