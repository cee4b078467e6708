// The document of streams under Express, Fastify and Hono: a server of one kind with a test's handlers, and its client.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projects } from '../made.ts'
import type { Stream } from '../streams/served.ts'
import { bootAll, loading, type Options, type ServerName } from './boot.ts'

export interface StreamCall {
  body: unknown
  signal: AbortSignal
  lastEventId: string | undefined
}

export type StreamHandlers = Record<string, (call: StreamCall) => unknown>
type Client = Record<'sensors' | 'files', Record<string, (...args: unknown[]) => Stream & Promise<unknown>>>

/** Made once for a test file; servers end with their test. */
export function streaming() {
  const { make } = projects()
  const closing: (() => Promise<unknown>)[] = []
  let load: ReturnType<typeof loading>

  beforeAll(() => {
    const sensors = readFileSync(join(import.meta.dirname, '../streams/sensors.yaml'), 'utf8')
    const target = ['types', 'operations', 'server', 'validators', 'client', 'fastify', 'hono']
    const options = { target, express: true, streamBodies: true, responseValidation: true }
    load = loading(join(make(sensors, options).home, 'app'))
  })

  afterEach(() => Promise.all(closing.splice(0).map(close => close())))

  /** A server of one kind with these handlers, its client, and what it heard of streams that failed. */
  async function serve(name: ServerName, handlers: StreamHandlers, options: Options = {}) {
    const failures: Error[] = []
    const streamFailed = (error: Error) => failures.push(error)
    const { ports, close } = await bootAll(load, handlers as never, { streamFailed, ...options } as Options)
    closing.push(close)
    const port = new Map(ports).get(name)!
    const baseUrl = `http://127.0.0.1:${port}`
    const { createClient } = await load('client')
    const { createTransport } = await load('transport')
    const client = createClient!(createTransport!({ baseUrl })) as Client
    return { port, baseUrl, failures, ...client }
  }

  return { serve, load: (file: string) => load(file) }
}
