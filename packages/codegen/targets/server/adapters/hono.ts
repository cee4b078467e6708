// hono.ts: the handlers as a middleware of Hono.

import { hasStreams, type Model } from '../../../model/model.ts'
import type { GeneratedFile } from '../../../output/emit.ts'
import type { StreamOptions } from './streams.ts'

const router = `export { type Input, type RawAnswer, type RawRequest, RouteError } from './answering.ts'

export type RouterOptions<Given> = AnsweringOptions<Given, Context>

/**
 * A middleware that answers every operation with its handler: status and media type from the contract, the body as JSON.
 * What a handler throws goes to onError. A body that was read before is taken from the request.
 */
export function createRouter<Given>(handlers: Handlers<Given>, options: RouterOptions<Given>): MiddlewareHandler {
  return async (context, next) => {
    const answer = await answerRequest(handlers, options, receive(context))
    if (!answer) return next()
    const { status, headers, body } = writeAnswer(answer)
    return context.newResponse(body ?? null, status as StatusCode, headers)
  }
}

`

const taking = `
/** A server of Node has a body for every request, and cannot leave one that was opened. */
function isEmpty({ req }: Context, isNode: boolean): boolean {
  if (!isNode) return req.raw.body === null
  return req.header('Transfer-Encoding') === undefined && Number(req.header('Content-Length') ?? 0) === 0
}

async function* takeChunks(context: Context, limit: number): AsyncGenerator<Uint8Array, void, undefined> {
  const { bodyUsed, body } = context.req.raw
  if (bodyUsed || !body) return yield* readChunks(context)
  const reader: ReadableStreamDefaultReader<Uint8Array> = body.getReader()
  let isLeft = true
  try {
    for (;;) {
      const { done, value } = await reader.read()
      isLeft = !done
      if (done) return
      yield value
    }
  } finally {
    if (isLeft) drop(reader, limit).catch(() => undefined)
  }
}

/** Reads what a handler left, which would stand before the next request. Who sends more than may be sent is cut off. */
async function drop(reader: ReadableStreamDefaultReader<Uint8Array>, limit: number): Promise<void> {
  for (let size = 0; size <= limit; ) {
    const { done, value } = await reader.read()
    if (done) return
    size += value.length
  }
  await reader.cancel()
}
`

const writeText = (
  isStreaming: boolean,
  hasByteStreams: boolean,
): string => `import type { Context, MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { StatusCode } from 'hono/utils/http-status'
import { type RouterOptions as AnsweringOptions, answerRequest, writeAnswer } from './answering.ts'
import type { Handlers } from './handlers.ts'
import type { Received } from './received.ts'

${router}function receive(context: Context): Received<Context> {
  const { raw, method, url } = context.req
  const { pathname, search } = new URL(url)
  const depth = routePath(context).replace(/\\/?\\*$/, '').split('/').length
  const { incoming } = (context.env ?? {}) as { incoming?: { socket?: unknown } }
  return {
    raw: context,
    method,
    path: \`/\${pathname.split('/').slice(depth).join('/')}\`,
    originalUrl: pathname + search,
    headers: Object.fromEntries(raw.headers),
    socket: incoming?.socket,
    bytes: readChunks(context),
    setHeader(name, value) {
      context.header(name, undefined)
      for (const one of [value].flat()) context.header(name, one, { append: true })
    },
${isStreaming || hasByteStreams ? '    follow: () => raw.signal,\n' : ''}${hasByteStreams ? '    open: limit => (isEmpty(context, incoming !== undefined) ? undefined : takeChunks(context, limit)),\n' : ''}  }
}

async function* readChunks({ req }: Context): AsyncGenerator<Uint8Array, void, undefined> {
  if (req.raw.bodyUsed) yield new Uint8Array(await req.arrayBuffer())
  else if (req.raw.body) yield* req.raw.body as AsyncIterable<Uint8Array>
}
${hasByteStreams ? taking : ''}`

/** No file for a document without operations. */
export const hono = (model: Model, { streamBodies = false }: StreamOptions = {}): GeneratedFile[] =>
  model.operations.length === 0 ? [] : [{ path: 'hono.ts', text: writeText(hasStreams(model), streamBodies) }]
