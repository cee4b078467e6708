// Servers and clients of the small documents, over real connections; the handlers note what they are called with.
import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import express, { type ErrorRequestHandler, type Router } from 'express'
import { generateAll, temporaryFolder } from './generated.ts'

export type Call = Record<'path' | 'query' | 'header' | 'cookie', Record<string, unknown>> & { body: unknown }
export type Handlers = Record<string, (call: Call) => unknown>
type Method = (...args: unknown[]) => Promise<unknown>

// The emitted files are made while the test runs, so the compiler sees them in compile.test.ts only.
export interface Emitted {
  createRouter(handlers: Handlers, options: object): Router
  createValidation(): unknown
  createTransport(options: { baseUrl: string }): unknown
  createClient(transport: unknown): Record<string, Record<string, Method>>
  Serialized: new (json: string) => object
  Content: new (bytes: Uint8Array, mediaType: string, fileName?: string) => object
}

const noHandlers = (): Handlers => ({})

/** What a test tells the router and the transport besides what all of them are told. */
export interface Options {
  router?: object
  transport?: object
}

/** Every document, or those that are named, is generated before the tests of a file and closed after them. */
export function servers(names: readonly string[] = []) {
  const folder = temporaryFolder()
  const running: Server[] = []
  beforeAll(() => generateAll(folder, names))
  afterAll(() => running.map(server => server.close()))

  async function emitted(document: string): Promise<Emitted> {
    const names = ['express', 'transport', 'client', 'handlers', 'validation']
    const parts = names.map(file => import(join(folder, document, 'gen', `${file}.ts`)))
    return Object.assign({}, ...(await Promise.all(parts)))
  }

  /** An operation without a handler of its own answers nothing. */
  async function serve(
    document: string,
    handlers: (code: Emitted) => Handlers = noHandlers,
    told: Options = {},
  ) {
    const code = await emitted(document)
    const own = handlers(code)
    const calls: Call[] = []
    const noting = (id: string) => (call: Call) => {
      calls.push(call)
      return own[id]?.(call)
    }
    const all = new Proxy(own, { get: (_, id) => noting(String(id)) })
    const options = { context: () => ({}), validate: code.createValidation(), ...told.router }
    const server = express().use(code.createRouter(all, options), failed).listen(0, '127.0.0.1')
    running.push(server)
    await once(server, 'listening')
    const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    return {
      ...callers(baseUrl),
      calls,
      client: code.createClient(code.createTransport({ baseUrl, ...told.transport })),
    }
  }
  return { folder, serve }
}

export const failed: ErrorRequestHandler = (error, _request, response, _next) => {
  response.status(error.status ?? 500).json({ message: error.message })
}

/** Requests as others than the emitted client send them: the status, and the message of an error. */
function callers(baseUrl: string) {
  const ask = async (path: string, init: RequestInit = {}): Promise<[status: number, message?: string]> => {
    const answer = await fetch(baseUrl + path, init)
    const text = await answer.text()
    return answer.status < 400 ? [answer.status] : [answer.status, JSON.parse(text).message]
  }
  const send = (path: string, body: RequestInit['body'], type = 'application/json') =>
    ask(path, { method: 'POST', headers: { 'Content-Type': type }, body: body ?? null })
  return { baseUrl, ask, send }
}
