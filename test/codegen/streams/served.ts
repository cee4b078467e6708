// A server and a client of the document beside it, over real connections, and servers of other kinds that misbehave.

import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import express, { type Router } from 'express'
import { temporaryFolder } from '../generated.ts'
import { failed } from '../served.ts'
import { command } from '../workspace.ts'

export interface Call {
  path: Record<string, string>
  body: unknown
  signal: AbortSignal
  lastEventId: string | undefined
}

export type Handlers = Record<string, (call: Call) => unknown>

export interface Stream extends AsyncIterable<unknown> {
  withResponse(): Promise<{ data: AsyncIterable<unknown>; status: number; headers: Record<string, unknown> }>
}

type Client = Record<string, Record<string, (...args: unknown[]) => Stream>>

/** What the emitted files export that the tests use; the compiler sees these in compile.test.ts. */
interface Emitted {
  createRouter(handlers: Handlers, options: object): Router
  createValidation(): unknown
  createResponseValidation(): unknown
  createTransport(options: object): unknown
  createClient(transport: unknown): Client
  retries(options?: object): unknown
  credentials(given: object): unknown
  answer(status: number, body: unknown, sent: { headers: object }): unknown
  StreamedContent: new (stream: unknown, mediaType: string, more?: object) => object
}

const files = [
  'credentials',
  'express',
  'transport',
  'client',
  'handlers',
  'validation',
  'response-validation',
  'retries',
]

export function sensors(...options: string[]) {
  const folder = temporaryFolder()
  const running: Server[] = []
  beforeAll(() => {
    cpSync(join(import.meta.dirname, 'sensors.yaml'), join(folder, 'openapi.yaml'))
    const args = [
      'openapi.yaml',
      '--out',
      'gen',
      '--slices',
      '../slices',
      '--response-validation',
      ...options,
    ]
    execFileSync(process.execPath, [command, ...args], { cwd: folder, stdio: 'pipe' })
  })
  afterAll(() => {
    for (const server of running) server.close().closeAllConnections()
  })

  const emitted = async (): Promise<Emitted> => {
    const parts = files.map(file => import(join(folder, 'gen', `${file}.ts`)))
    return Object.assign({}, ...(await Promise.all(parts)))
  }
  const listen = async (server: Server): Promise<string> => {
    running.push(server.listen(0, '127.0.0.1'))
    await once(server, 'listening')
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }
  const connectTo = async (baseUrl: string, told: object) => {
    const { createClient, createTransport } = await emitted()
    return createClient(createTransport({ baseUrl, ...told }))
  }
  const connect = async (baseUrl: string, told: object = {}) => (await connectTo(baseUrl, told)).sensors!
  const connectFiles = async (baseUrl: string, told: object = {}) => (await connectTo(baseUrl, told)).files!

  /** The generated server with these handlers, and a client of it. */
  async function serve(handlers: Handlers, router: object = {}, transport: object = {}) {
    const code = await emitted()
    const failures: Error[] = []
    const own = {
      context: () => ({}),
      validate: code.createValidation(),
      streamFailed: (error: Error) => failures.push(error),
    }
    const app = express().use(code.createRouter(handlers, { ...own, ...router }), failed)
    const baseUrl = await listen(createServer(app))
    return { baseUrl, failures, code, client: await connect(baseUrl, transport) }
  }

  /** The address of a server that answers as it likes. */
  const answer = (own: (response: ServerResponse, request: IncomingMessage) => void): Promise<string> => {
    return listen(createServer((request, response) => own(response, request)))
  }

  /** A client of such a server. */
  const misbehave = async (own: Parameters<typeof answer>[0], transport: object = {}) =>
    connect(await answer(own), transport)
  return { folder, emitted, serve, answer, misbehave, connect, connectFiles }
}

/** What was read until it ended or failed. */
export async function readAll(
  stream: AsyncIterable<unknown>,
): Promise<{ items: unknown[]; error: Error | undefined }> {
  const items: unknown[] = []
  try {
    for await (const item of stream) items.push(item)
    return { items, error: undefined }
  } catch (error) {
    return { items, error: error as Error }
  }
}

export async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise(resolve => setTimeout(resolve, 5))
}
