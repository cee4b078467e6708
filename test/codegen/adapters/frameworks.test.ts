// What is peculiar to Fastify and Hono: their own parsers, their error handlers, and what stands before a router.
import { join } from 'node:path'
import Fastify, { type FastifyPluginAsync } from 'fastify'
import { Hono, type MiddlewareHandler } from 'hono'
import { generateAll, temporaryFolder } from '../generated.ts'
import { type Handlers, loading } from './boot.ts'

const folder = temporaryFolder()
const load = (document: string) => loading(join(folder, document))
const closing: (() => Promise<unknown>)[] = []

beforeAll(() => generateAll(folder, ['cursor-list'], 'ts', 'all'))
afterAll(() => Promise.all(closing.map(close => close())))

const options = async (document: string) => {
  const { createValidation } = await load(document)('validation')
  return { validate: createValidation!(), context: () => ({}) }
}

const pet = { id: 'p1', name: 'Mia', kind: 'cat' }
const made: Handlers = { createPet: ({ body }) => ({ ...pet, ...(body as object) }) }
const sent = JSON.stringify({ name: 'Rex', kind: 'dog' })
const headers = { 'content-type': 'application/json', 'idempotency-key': 'k' }

describe('Fastify', () => {
  async function listening(failed?: (error: { status?: number }) => object) {
    const { createRouter } = await load('cursor-list')('fastify')
    const app = Fastify()
    closing.push(() => app.close())
    if (failed) app.setErrorHandler(failed)
    app.post('/own', async request => request.body)
    app.register(createRouter!(made, await options('cursor-list')) as FastifyPluginAsync)
    const baseUrl = await app.listen({ port: 0, host: '127.0.0.1' })
    return async (path: string, body = sent, type = 'application/json') => {
      const init = { method: 'POST', headers: { ...headers, 'content-type': type }, body }
      const answer = await fetch(baseUrl + path, init)
      return { status: answer.status, body: await answer.json() }
    }
  }

  it('reads bodies of its own routes as before', async () => {
    const post = await listening()
    expect(await post('/own')).toEqual({ status: 200, body: JSON.parse(sent) })
    expect(await post('/v1/pets')).toEqual({ status: 201, body: { ...pet, ...JSON.parse(sent) } })
  })

  it('refuses a media type that is none', async () => {
    const post = await listening()
    const refused = { status: 415, body: { code: 'FST_ERR_CTP_INVALID_MEDIA_TYPE' } }
    expect(await post('/v1/pets', sent, 'x')).toMatchObject(refused)
  })

  it('answers failures by their status without an error handler, and hands them to one', async () => {
    const told = {
      status: 400,
      body: { statusCode: 400, message: expect.stringContaining('body name must be string') },
    }
    expect(await (await listening())('/v1/pets', '{"name":1}')).toMatchObject(told)
    const post = await listening(({ status }) => ({ was: status }))
    expect((await post('/v1/pets', '{"name":1}')).body).toEqual({ was: 400 })
  })
})

describe('Hono', () => {
  it('takes a body that something before it has read, and needs no server of Node', async () => {
    const { createRouter } = await load('cursor-list')('hono')
    const app = new Hono()
    const seen: unknown[] = []
    app.use(async (context, next) => {
      seen.push(await context.req.json())
      context.header('X-Seen', 'yes')
      await next()
    })
    app.use(createRouter!(made, await options('cursor-list')) as MiddlewareHandler)
    const answer = await app.request('/v1/pets', { method: 'POST', headers, body: sent })
    expect([answer.status, await answer.json()]).toEqual([201, { ...pet, ...JSON.parse(sent) }])
    expect([answer.headers.get('x-seen'), seen]).toEqual(['yes', [JSON.parse(sent)]])
  })

  it('mounts it as an app of its own', async () => {
    const { createRouter } = await load('cursor-list')('hono')
    const own = new Hono()
    own.use(createRouter!({ getPet: () => pet }, await options('cursor-list')) as MiddlewareHandler)
    const app = new Hono().route('/api', own)
    expect(await (await app.request('/api/v1/pets/p1')).json()).toEqual(pet)
    expect((await app.request('/v1/pets/p1')).status).toBe(404)
  })
})
