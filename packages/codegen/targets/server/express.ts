// express.ts: the handlers as a router for plain express.

import type { Model } from '../../model/model.ts'
import { type GeneratedFile, quote } from '../../output/emit.ts'
import {
  findParts,
  ownAnswer,
  type Parts,
  requests,
  routeError,
  writeDeclaredAnswers,
  writeHandlerNames,
  writeMakeAnswer,
  writeOptions,
  writeRespond,
  writeStreamTables,
} from './answering.ts'
import type { ServerOptions } from './options.ts'
import { findOwnAnswers } from './results.ts'

const about = `
/**
 * An express router that answers every operation with its handler: status and media type from the contract, the body
 * as JSON.
 * What a handler throws goes to next(). A body that a parser has read before is taken from it.
 */
export function createRouter<Context>(handlers: Handlers<Context>, options: RouterOptions<Context>): Router {
`

const router = `${about}  const router = Router()
  router.use((request, response, next) => {
    const found = match(request.method, request.path)
    if (!found) return next()
    if ('malformed' in found) return next(new RouteError(400, \`The path parameter \${found.malformed} is not decodable.\`))
    if ('allow' in found) {
      response.set('Allow', found.allow.join(', '))
      return next(new RouteError(405, \`\${request.method} is not among \${found.allow.join(', ')}.\`))
    }
    return respond(handlers, options, found, request, response).catch(next)
  })
  return router
}
`

const writeSend = ({ hasAnswers }: Parts): string => `
function send(response: Response, { status, ${hasAnswers ? 'headers, ' : ''}mediaType = '', body }: RawAnswer): void {
  response.status(status)
${hasAnswers ? '  for (const [name, text] of Object.entries(headers)) response.setHeader(name, text)\n' : ''}  if (body === undefined) response.end()
  else if (body instanceof Content) sendContent(response, body)
  else {
    response.type(mediaType)
    if (body instanceof Serialized) response.send(body.json)
    else response.json(body)
  }
}

function sendContent(response: Response, { bytes, mediaType, fileName }: Content): void {
  if (fileName !== undefined) response.attachment(fileName)
  response.type(mediaType).send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
}
`

/** Express alone: all that leads to an answer stands here. */
export function makeExpressFile(model: Model, options: ServerOptions): GeneratedFile {
  const { contract = './operations.ts' } = options
  const own = findOwnAnswers(model.operations, options)
  const parts = findParts(model, options, own)
  if (parts.isShared) return { path: 'express.ts', text: writeShared(parts) }
  const header = parts.hasAnswers
    ? `import { type IncomingHttpHeaders, validateHeaderValue } from 'node:http'`
    : `import type { IncomingHttpHeaders } from 'node:http'`
  const text = `${header}
import { type Request, type Response, Router } from 'express'
${parts.isSecured ? `import { authenticate, type Caller, type Security } from './authentication.ts'\n` : ''}import { type OperationFacts, operations } from ${quote(contract)}
${parts.hasStreams ? `import { isItems, readLastId, type StreamKind, sendItems } from './answer-streams.ts'\n` : ''}import { readBody } from './bodies.ts'
${parts.hasByteStreams ? `import { isByteStream, openBody, sendBytes } from './body-streams.ts'\n` : ''}import { ${writeHandlerNames(parts)} } from './handlers.ts'
import { match, type Route } from './router.ts'
${parts.hasStreams || parts.hasByteStreams ? `import { followCaller } from './sending.ts'\n` : ''}${requests}${writeOptions(parts)}${routeError}${router}${writeRespond(parts)}${writeMakeAnswer(parts)}${
  parts.hasAnswers ? writeDeclaredAnswers(own) + ownAnswer : ''
}${writeStreamTables(model, parts)}${writeSend(parts)}`
  return { path: 'express.ts', text }
}

/** What is for Express alone, where answering.ts has the rest. */
function writeShared(parts: Parts): string {
  const { hasStreams, hasByteStreams } = parts
  const isStreaming = hasStreams || hasByteStreams
  return `${isStreaming ? `import { pipeline } from 'node:stream/promises'\n` : ''}import { type Request, type Response, Router } from 'express'
import { type RouterOptions as AnsweringOptions, answerRequest, type RawAnswer } from './answering.ts'
${hasByteStreams ? `import { openChunks } from './body-streams.ts'\n` : ''}${isStreaming ? `import { Chunks, followCaller } from './chunks.ts'\n` : ''}import { Content, type Handlers, Serialized } from './handlers.ts'
import type { Received } from './received.ts'

export { type Input, type RawAnswer, type RawRequest, RouteError } from './answering.ts'

export type RouterOptions<Context> = AnsweringOptions<Context, Request>
${about}  const router = Router()
  router.use((request, response, next) => {
    const answering = answerRequest(handlers, options, receive(request, response))
    answering.then(answer => (answer ? ${isStreaming ? '(answer.body instanceof Chunks ? sendChunks(response, answer, answer.body) : send(response, answer))' : 'send(response, answer)'} : next())).catch(next)
  })
  return router
}

function receive(request: Request, response: Response): Received<Request> {
  const { method, path, originalUrl, headers, socket, body } = request
  const setHeader = (name: string, value: string | readonly string[]) => void response.setHeader(name, value)
${isStreaming ? '  const follow = () => followCaller(response)\n' : ''}${hasByteStreams ? '  const open = (limit: number) => openChunks(request, request, response, limit)\n' : ''}  return { raw: request, method, path, originalUrl, headers, socket, body, bytes: request, setHeader${hasStreams || hasByteStreams ? ', follow' : ''}${hasByteStreams ? ', open' : ''} }
}
${writeSend(parts)}${isStreaming ? sendChunks : ''}`
}

const sendChunks = `
async function sendChunks(response: Response, { status, headers, mediaType = '' }: RawAnswer, { headers: own, fileName, stream }: Chunks): Promise<void> {
  response.status(status)
  if (fileName !== undefined) response.attachment(fileName)
  response.type(mediaType).set(own)
  for (const [name, text] of Object.entries(headers)) response.setHeader(name, text)
  response.flushHeaders()
  // What ends it half way has been heard of, and the connection is broken.
  await pipeline(stream as AsyncIterable<Uint8Array>, response).catch(() => undefined)
}
`
