// fastify.ts: the handlers as a plugin of Fastify.

import { hasStreams, type Model } from '../../../model/model.ts'
import type { GeneratedFile } from '../../../output/emit.ts'
import type { StreamOptions } from './streams.ts'

const writeText = (
  isStreaming: boolean,
  hasByteStreams: boolean,
): string => `import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { type RouterOptions as AnsweringOptions, answerRequest, writeAnswer } from './answering.ts'
${hasByteStreams ? `import { openChunks } from './body-streams.ts'\n` : ''}${isStreaming || hasByteStreams ? `import { followCaller } from './chunks.ts'\n` : ''}import type { Handlers } from './handlers.ts'
import type { Received } from './received.ts'

export { type Input, type RawAnswer, type RawRequest, RouteError } from './answering.ts'

export type RouterOptions<Context> = AnsweringOptions<Context, FastifyRequest>

/**
 * A plugin that answers every operation with its handler: status and media type from the contract, the body as JSON.
 * What a handler throws goes to the error handler. Bodies are read here, and not by the parsers of Fastify.
 */
export function createRouter<Context>(handlers: Handlers<Context>, options: RouterOptions<Context>): FastifyPluginAsync {
  return async fastify => {
    fastify.removeAllContentTypeParsers()
    fastify.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
    const depth = fastify.prefix.split('/').length
    fastify.all('/*', async (request, reply) => {
      const answer = await answerRequest(handlers, options, receive(request, reply, depth))
      if (!answer) return reply.callNotFound()
      const { status, headers, body } = writeAnswer(answer)
      return reply.code(status).headers(headers).send(body)
    })
  }
}

/** @param depth how many segments stand before the paths of the document */
function receive(request: FastifyRequest, reply: FastifyReply, depth: number): Received<FastifyRequest> {
  const { raw, method, url, originalUrl, headers, body } = request
  const [path = ''] = url.split('?', 1)
  return {
    raw: request,
    method,
    path: \`/\${path.split('/').slice(depth).join('/')}\`,
    originalUrl,
    headers,
    socket: raw.socket,
    bytes: (body ?? raw) as AsyncIterable<Uint8Array>,
    setHeader: (name, value) => void reply.header(name, value),
${isStreaming || hasByteStreams ? '    follow: () => followCaller(reply.raw),\n' : ''}${hasByteStreams ? '    open: limit => openChunks((body ?? raw) as typeof raw, request, reply.raw, limit),\n' : ''}  }
}
`

/** No file for a document without operations. */
export const fastify = (model: Model, { streamBodies = false }: StreamOptions = {}): GeneratedFile[] =>
  model.operations.length === 0
    ? []
    : [{ path: 'fastify.ts', text: writeText(hasStreams(model), streamBodies) }]
