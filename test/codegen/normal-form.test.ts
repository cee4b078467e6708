// What the emitted validation takes and refuses of documents that say the same thing in unusual words.
import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import express, { type ErrorRequestHandler, type Router } from 'express'
import { generateAll, temporaryFolder } from './generated.ts'

const folder = temporaryFolder()
const running = new Map<string, Server>()

beforeAll(() => generateAll(folder))
afterAll(() => {
  for (const server of running.values()) server.close()
})

interface Emitted {
  createRouter(handlers: object, options: object): Router
  createValidation(): unknown
}

async function serve(document: string): Promise<Server> {
  const [{ createRouter }, { createValidation }] = (await Promise.all(
    ['express', 'validation'].map(file => import(join(folder, document, 'gen', `${file}.ts`))),
  )) as [Emitted, Emitted]
  const failed: ErrorRequestHandler = (error, _request, response, _next) => {
    response.status(error.status ?? 500).end()
  }
  const handlers = new Proxy({}, { get: () => () => ({}) })
  const router = createRouter(handlers, { context: () => ({}), validate: createValidation() })
  const server = express().use(router, failed).listen(0, '127.0.0.1')
  running.set(document, server)
  await once(server, 'listening')
  return server
}

type Case = [document: string, request: string, body: unknown, taken: boolean]

const cases: Case[] = [
  ['all-at-once', 'POST /contacts', { mail: 'x' }, true],
  ['all-at-once', 'POST /contacts', {}, false],
  ['references-into-parts', 'POST /pets', { name: 'Mia', pin: '1' }, true],
  ['references-into-parts', 'PUT /pets', 'Mia', true],
  ['references-into-parts', 'PUT /pets', 7, false],
  ['references-into-parts', 'PUT /pins', { pin: '1' }, true],
  ['references-into-parts', 'PUT /pins', { pin: 1 }, false],
  ['references-into-parts', 'PUT /counts', { n: 1 }, true],
  ['references-into-parts', 'PUT /counts', { n: 'x' }, false],
  ['references-into-parts', 'PUT /counts?q=x', { n: 1 }, false],
  ['references-into-parts', 'PUT /tags', { tag: 'x', age: 1, leaf: { next: { next: {} } } }, true],
  ['references-into-parts', 'PUT /tags', { tag: 'x', age: 1, leaf: { next: { next: 1 } } }, false],
  ['references-into-parts', 'PUT /tags', { tag: 'x' }, false],
  ['references-into-parts', 'GET /toys?q=1', undefined, true],
  ['references-into-parts', 'GET /toys?q=x', undefined, false],
  ['read-only-in-compositions', 'POST /pets', { name: 'Mia' }, true],
  ['read-only-in-compositions', 'POST /pets', { id: '1', name: 'Mia' }, false],
  ['read-only-in-compositions', 'POST /toys', { name: 'ball' }, true],
  ['read-only-in-compositions', 'POST /toys', { id: '1', name: 'ball' }, false],
  ['binary-in-json', 'PUT /photos', { photo: 'abc' }, true],
  ['binary-in-json', 'PUT /photos', { photo: 7 }, false],
  ['headers', 'GET /a', undefined, true],
  ['a-version-that-was-raised', 'POST /a', { owner: null, note: null, count: 1 }, true],
  ['a-version-that-was-raised', 'POST /a', { owner: { of: {} } }, true],
  ['a-version-that-was-raised', 'POST /a', { owner: 1 }, false],
  ['a-version-that-was-raised', 'POST /a', { count: 0 }, false],
]

it.each(cases)('%s: %s %j is taken: %s', async (document, request, body, taken) => {
  const server = running.get(document) ?? (await serve(document))
  const [method = '', path] = request.split(' ')
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
    method,
    ...(body !== undefined && {
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  })
  if (taken) expect(answer.status).toBeLessThan(300)
  else expect(answer.status).toBe(400)
})
