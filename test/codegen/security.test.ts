// Callers on the server and credentials of the client, over real connections, hostile ones among them.
import { once } from 'node:events'
import { createServer, request } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import express from 'express'
import { makeAuthority, makeIdentity } from '../support/http/certificate.ts'
import { clientIn, closeServers, json, plainServer } from './plain-servers.ts'
import { failed, type Handlers, servers } from './served.ts'

const { folder, serve } = servers(['callers-by-scheme', 'security-alternatives'])
const emitted = (file: string) => import(join(folder, 'callers-by-scheme', 'gen', `${file}.ts`))
const clientOf = clientIn(folder)
afterAll(closeServers)

const told = (call: { caller?: unknown }) => JSON.stringify(call.caller ?? null)
const operations = [
  'getMe',
  'listDoors',
  'openDoors',
  'look',
  'askOld',
  'ask',
  'digest',
  'listReports',
  'tunnel',
  'ping',
]
/** Each answers who calls. */
const handlers = (): Handlers =>
  Object.fromEntries([...operations, 'sendReport'].map(id => [id, call => told(call as object)]))

async function guarded(own: object = {}) {
  const { MissingScope } = await emitted('authentication')
  const asked: unknown[] = []
  const security = {
    token: (token: string, { scopes, operation }: { scopes: string[]; operation: string }) => {
      asked.push([token, operation, scopes])
      if (token === 'weak' && scopes.length > 0) return new MissingScope(...scopes)
      return token === 'stolen' ? undefined : { person: token }
    },
    key: async (key: string) => (key === 'k' ? { machine: key } : null),
    session: (session: string) => ({ session }),
    account: ({ username, password }: Record<string, string>) => (password === 'p:w' ? username : undefined),
    inQuery: (key: string) => ({ machine: key }),
    digest: (text: string) => text,
    program: (token: string) => ({ program: token }),
    ...own,
  }
  return { asked, ...(await serve('callers-by-scheme', handlers, { router: { security } })) }
}

async function ask(url: string, headers: Record<string, string> = {}, init: RequestInit = {}) {
  const answer = await fetch(url, { headers, ...init })
  const body = await answer.json()
  return { status: answer.status, body, challenge: answer.headers.get('www-authenticate') }
}

describe('a caller', () => {
  it.each([
    ['/me', { Authorization: 'bearer t' }, { person: 't' }],
    ['/doors', { Authorization: 'Bearer t' }, { person: 't' }],
    ['/doors', { 'x-api-key': 'k' }, { machine: 'k' }],
    ['/doors', { Authorization: 'Bearer stolen', 'X-Api-Key': 'k' }, { machine: 'k' }],
    ['/old', { Authorization: `Basic ${btoa('mia:p:w')}` }, 'mia'],
    ['/asked?api_key=q%20', {}, { machine: 'q ' }],
    ['/digest', { Authorization: 'Digest username="mia"' }, 'username="mia"'],
    ['/look', { 'X-Api-Key': 'k' }, { machine: 'k' }],
    ['/look', {}, null],
    ['/ping', { Authorization: 'Bearer t' }, null],
  ])('of %s is found by what was sent: %j', async (path, headers, caller) => {
    const { baseUrl } = await guarded()
    expect(await ask(baseUrl + path, headers)).toMatchObject({ status: 200, body: JSON.stringify(caller) })
  })

  it('is one by each scheme where several are asked for together', async () => {
    const { baseUrl } = await guarded()
    const init = { method: 'POST', body: '{"name":"x"}' }
    const headers = { 'Content-Type': 'application/json', Authorization: 'Bearer t' }
    const both = await ask(`${baseUrl}/doors`, { ...headers, Cookie: 'a=b; sid=s%3D1' }, init)
    expect(both.body).toBe(JSON.stringify({ token: { person: 't' }, session: { session: 's=1' } }))
    const one = await ask(`${baseUrl}/doors`, headers, init)
    expect(one).toMatchObject({
      status: 401,
      challenge: 'Bearer realm="token", error="invalid_token", ApiKey realm="session"',
    })
  })

  it.each([
    ['/doors', {}, 'A credential is missing; token, key is asked for.'],
    ['/doors', { Authorization: 'Basic t' }, 'A credential is missing; token, key is asked for.'],
    ['/doors', { Authorization: 'Bearer stolen' }, 'The credential is refused; token, key is asked for.'],
    ['/old', { Authorization: 'Basic %%%' }, 'A credential is missing; account is asked for.'],
    ['/asked?api_key=a&api_key=b', {}, 'A credential is missing; inQuery is asked for.'],
    ['/asked?api_key=', {}, 'A credential is missing; inQuery is asked for.'],
    ['/look', { 'X-Api-Key': 'wrong' }, 'The credential is refused; key is asked for.'],
  ])('of %s is not known by %j', async (path, headers, message) => {
    const { baseUrl } = await guarded()
    const found = await ask(baseUrl + path, headers as Record<string, string>)
    expect(found).toMatchObject({ status: 401, body: { message } })
    expect(found.challenge).toMatch(/^\w+ realm="/)
  })

  it('is refused with 403 without a scope, unless another credential is enough', async () => {
    const { baseUrl, asked } = await guarded()
    expect(await ask(`${baseUrl}/doors`, { Authorization: 'Bearer weak' })).toEqual({
      status: 403,
      body: { message: 'The credential does not have the scope doors:read.' },
      challenge: 'Bearer realm="token", error="insufficient_scope", scope="doors:read", ApiKey realm="key"',
    })
    expect(asked).toEqual([['weak', 'listDoors', ['doors:read']]])
    const both = await ask(`${baseUrl}/doors`, { Authorization: 'Bearer weak', 'X-Api-Key': 'k' })
    expect(both).toMatchObject({ status: 200, body: '{"machine":"k"}' })
  })

  it('that a function fails to find is no 401, and no other credential is tried', async () => {
    const failing = () => {
      throw new Error('The database is away.')
    }
    const { baseUrl } = await guarded({ token: failing })
    const found = await ask(`${baseUrl}/doors`, { Authorization: 'Bearer t', 'X-Api-Key': 'k' })
    expect(found).toEqual({ status: 500, body: { message: 'The database is away.' }, challenge: null })
  })

  it('is the one whose certificate the connection has, if it was checked', async () => {
    const { createRouter } = await emitted('express')
    const { createValidation } = await emitted('validation')
    const security = { certificate: ({ subject }: { subject: { CN: string } }) => subject.CN }
    const options = { validate: createValidation(), security, context: () => ({}) }
    const authority = makeAuthority()
    const own = makeIdentity({ names: ['localhost'] }, authority)
    const asking = { ...own, ca: authority.cert, requestCert: true, rejectUnauthorized: false }
    const app = express().use(createRouter(handlers(), options), failed)
    const server = createServer(asking, app).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const statusFor = async (identity: object) => {
      const sent = request({ port, path: '/tunnel', ca: authority.cert, agent: false, ...identity }).end()
      const [answer] = await once(sent, 'response')
      return [answer.statusCode, (await answer.toArray()).join('')]
    }
    expect(await statusFor(makeIdentity({ names: ['mia'] }, authority))).toEqual([200, '"\\"mia\\""'])
    const message = '{"message":"A credential is missing; certificate is asked for."}'
    expect(await statusFor({})).toEqual([401, message])
    expect(await statusFor(makeIdentity({ names: ['mia'] }))).toEqual([401, message])
    server.close()
  })

  it('is nobody where the router is told nothing of security', async () => {
    const { baseUrl } = await serve('security-alternatives', () => ({ listRooms: () => ['a'] }))
    expect(await ask(`${baseUrl}/rooms`)).toMatchObject({ status: 200, body: ['a'] })
    const guardedOnly = await serve('callers-by-scheme', handlers)
    expect(await ask(`${guardedOnly.baseUrl}/me`, { Authorization: 'Bearer t' })).toMatchObject({
      status: 500,
    })
  })

  it('is known before the body is read', async () => {
    const { baseUrl } = await guarded()
    const init = { method: 'POST', body: '{ no json' }
    const found = await ask(`${baseUrl}/doors`, { 'Content-Type': 'application/json' }, init)
    expect(found.status).toBe(401)
  })
})

describe('the credentials of a client', () => {
  const all = {
    token: async () => 't',
    key: 'k',
    session: () => 's=1',
    account: { username: 'mia', password: 'p:w' },
    inQuery: 'q&',
    digest: 'username="mia"',
  }

  it('are sent where each scheme says, and only where they are taken', async () => {
    const { baseUrl } = await guarded()
    const doors = await clientOf(baseUrl, all)
    expect(await doors.getMe()).toBe('{"person":"t"}')
    expect(await doors.open({ name: 'x' })).toBe('{"token":{"person":"t"},"session":{"session":"s=1"}}')
    expect(await doors.look()).toBe('{"machine":"k"}')
    expect(await doors.askOld()).toBe('"mia"')
    expect(await doors.ask()).toBe('{"machine":"q&"}')
    expect(await doors.digest()).toBe('"username=\\"mia\\""')
    const bare = await plainServer((_, response) => json(response, 200, 'x'))
    await (await clientOf(bare.baseUrl, all)).ping()
    await (await clientOf(bare.baseUrl, { key: 'k' })).list()
    await (await clientOf(bare.baseUrl, all)).getMe({ headers: { Authorization: 'Bearer own' } })
    expect(bare.requests.map(({ headers }) => [headers.authorization, headers['x-api-key']])).toEqual([
      [undefined, undefined],
      [undefined, 'k'],
      ['Bearer own', undefined],
    ])
  })

  it('are not in the message where they cannot be sent', async () => {
    const doors = await clientOf('http://localhost:1', { token: 'secret\r\nX: y' })
    const error = await doors.getMe().catch((error: Error) => error)
    expect(error.message).toBe('The credential of token holds what no header may hold.')
  })

  it('do not go along to another host', async () => {
    const other = await plainServer((_, response) => json(response, 200, 'other'))
    const first = await plainServer(({ url }, response) => {
      if (url === '/doors') json(response, 307, '', { Location: '/here' })
      else if (url === '/here') json(response, 302, '', { Location: `${other.baseUrl}/there` })
      else json(response, 302, '', { Location: `${other.baseUrl}/me` })
    })
    const doors = await clientOf(first.baseUrl, { key: 'k' })
    expect(await doors.list()).toBe('other')
    expect(first.requests.map(({ url, headers }) => [url, headers['x-api-key']])).toEqual([
      ['/doors', 'k'],
      ['/here', 'k'],
    ])
    expect(await (await clientOf(first.baseUrl, { token: 't' })).getMe()).toBe('other')
    expect(await (await clientOf(first.baseUrl, { inQuery: 'q' })).ask()).toBe('other')
    for (const { url, headers } of other.requests) {
      expect([headers['x-api-key'], headers.authorization, headers.cookie]).toEqual([
        undefined,
        undefined,
        undefined,
      ])
      expect(url).not.toContain('api_key')
    }
    expect(other.requests).toHaveLength(3)
  })
})

it('lets middleware see each call, without its credentials', async () => {
  const { baseUrl } = await guarded()
  const seen: unknown[] = []
  const middleware = [
    {
      onRequest: ({ request }: { request: Request }) => void seen.push(request.headers.get('Authorization')),
      onResponse: ({ response }: { response: Response }) => void seen.push(response.status),
    },
  ]
  const doors = await clientOf(baseUrl, { token: 't' }, { middleware })
  expect(await doors.getMe()).toBe('{"person":"t"}')
  expect(seen).toEqual([null, 200])
})
