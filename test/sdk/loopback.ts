// A real HTTP server on loopback that answers as a test says, and a transport that reaches it without waiting.
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createTransport } from '../../packages/sdk/lists.ts'
import type { MusterOptions } from '../../packages/sdk/options.ts'

export const apiKey = `mst_live_${'k'.repeat(43)}abcdef`

export interface Seen {
  method: string
  url: string
  headers: IncomingHttpHeaders
  body: string
}

/** `cut` closes the socket after the headers and half a body; `hang_up` before any answer; `silent` never answers. */
export type Reply =
  | 'cut'
  | 'hang_up'
  | 'silent'
  | { status?: number; headers?: Record<string, string>; body?: unknown; text?: string }

export interface Loopback {
  baseUrl: string
  seen: Seen[]
  /** Milliseconds that the transport was told to wait, in order. */
  waits: number[]
  transport: (options?: Partial<MusterOptions>) => ReturnType<typeof createTransport>
  options: (options?: Partial<MusterOptions>) => MusterOptions
}

const open: { close: () => Promise<void> }[] = []

/** Call in afterEach. */
export async function closeAll(): Promise<void> {
  await Promise.all(open.splice(0).map(server => server.close()))
}

/** Replies in order, the last one again and again; or a function of the request and its number from 0. */
export async function serve(replies: Reply[] | ((seen: Seen, nth: number) => Reply)): Promise<Loopback> {
  const seen: Seen[] = []
  const waits: number[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { method = '', url = '', headers } = request
    const now = { method, url, headers, body: Buffer.concat(chunks).toString() }
    const nth = seen.push(now) - 1
    const reply =
      typeof replies === 'function' ? replies(now, nth) : replies[Math.min(nth, replies.length - 1)]!
    if (reply === 'silent') return
    if (reply === 'hang_up') return void request.socket.destroy()
    if (reply === 'cut') {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' })
      response.write('{"id":', () => request.socket.destroy())
      return
    }
    const text = reply.text ?? JSON.stringify(reply.body ?? {})
    response.writeHead(reply.status ?? 200, { 'content-type': 'application/json', ...reply.headers })
    response.end(reply.status === 204 ? undefined : text)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  open.push({
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  })
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const options = (more: Partial<MusterOptions> = {}): MusterOptions => ({
    apiKey,
    baseUrl,
    random: () => 1,
    sleep: async ms => void waits.push(ms),
    ...more,
  })
  return { baseUrl, seen, waits, options, transport: more => createTransport(options(more)) }
}

export function problem(
  status: number,
  code: string,
  more: object = {},
  headers: Record<string, string> = {},
): Reply {
  const body = {
    type: `https://muster.dev/problems/${code}`,
    title: code,
    status,
    code,
    request_id: 'req_1',
    ...more,
  }
  return { status, headers: { 'content-type': 'application/problem+json', ...headers }, body }
}

export function page(ids: string[], next_cursor: string | null): Reply {
  return {
    body: { data: ids.map(id => ({ object: 'employee', id })), has_more: next_cursor !== null, next_cursor },
  }
}

/** The error that a promise ends in; a promise that ends well fails the test. */
export async function errorFrom(promise: PromiseLike<unknown>): Promise<unknown> {
  try {
    await promise
  } catch (error) {
    return error
  }
  throw new Error('the call succeeded, an error was expected')
}
