// What all servers of the same handlers have in common, where Express is not the only one: from a request to what is written.

import type { Model } from '../../../model/model.ts'
import { type GeneratedFile, quote } from '../../../output/emit.ts'
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
} from '../answering.ts'
import { hasExpress, type ServerOptions } from '../options.ts'
import { findOwnAnswers } from '../results.ts'
import { makeSharedStreams } from './streams.ts'

const writeReceivedType = ({ hasStreams, hasByteStreams }: Parts): string => `
/** A request, whichever server has it. */
export interface Received<Raw extends ServerRequest = ServerRequest> {
  /** As its server has it. */
  readonly raw: Raw
  readonly method: string
  /** As it was sent, from where the router is mounted. */
  readonly path: string
  readonly originalUrl: string
  readonly headers: IncomingHttpHeaders
  readonly socket: unknown
  /** Of a parser that has read it before. */
  readonly body?: unknown
  readonly bytes: AsyncIterable<Uint8Array>
  /** Of the answer, or of the failure. */
  readonly setHeader: (name: string, value: string | readonly string[]) => void
${hasStreams || hasByteStreams ? '  /** Is aborted when the caller goes away. */\n  readonly follow: () => AbortSignal\n' : ''}${
  hasByteStreams
    ? '  /** Its bytes, of which a part may be left; undefined for none. Of what is left, so many are read. */\n  readonly open: (limit: number) => AsyncIterator<Uint8Array> | undefined\n'
    : ''
}}
`

const answerRequest = `
/** What is sent for a request; undefined where the document has no such path. */
export async function answerRequest<Context, Request extends ServerRequest>(
  handlers: Handlers<Context>,
  options: RouterOptions<Context, Request>,
  request: Received<Request>,
): Promise<RawAnswer | undefined> {
  const found = match(request.method, request.path)
  if (!found) return undefined
  if ('malformed' in found) throw new RouteError(400, \`The path parameter \${found.malformed} is not decodable.\`)
  if ('allow' in found) {
    request.setHeader('Allow', found.allow.join(', '))
    throw new RouteError(405, \`\${request.method} is not among \${found.allow.join(', ')}.\`)
  }
  return respond(handlers, options, found, request)
}
`

const writeWriting = ({ hasStreams, hasByteStreams }: Parts): string => `
/** An answer with all that is sent, for a server that adds nothing. */
export interface Written {
  status: number
  headers: Record<string, string | string[]>
  body: string | Uint8Array<ArrayBuffer> | ${hasStreams || hasByteStreams ? 'ReadableStream<Uint8Array> | ' : ''}undefined
}

export function writeAnswer({ status, headers: declared, mediaType = '', body }: RawAnswer): Written {
  const lowered = Object.entries(declared).map(([name, value]): [string, string | string[]] => [name.toLowerCase(), value])
  const headers = Object.fromEntries(lowered)
  const isBytes = body instanceof Content
  if (${hasStreams || hasByteStreams ? '(isBytes || body instanceof Chunks)' : 'isBytes'} && body.fileName !== undefined) headers['content-disposition'] = writeDisposition(body.fileName)
${
  hasStreams || hasByteStreams
    ? `  if (body instanceof Chunks) return { status, headers: Object.assign({}, body.headers, headers, { 'content-type': addCharset(mediaType, false) }), body: body.stream }
`
    : ''
}  // What has no body has no type.
  if (body === undefined || [204, 205, 304].includes(status)) return { status, headers, body: undefined }
  headers['content-type'] = addCharset(mediaType, !isBytes)
  if (isBytes) return { status, headers, body: body.bytes as Uint8Array<ArrayBuffer> }
  return { status, headers, body: body instanceof Serialized ? body.json : JSON.stringify(body) }
}

/** Of texts, as they are written in UTF-8. */
function addCharset(mediaType: string, isText: boolean): string {
  if (!isText && !/^text\\/|^application\\/json\\b/i.test(mediaType)) return mediaType
  return /;\\s*charset=/i.test(mediaType) ? mediaType : \`\${mediaType}; charset=utf-8\`
}

/** A name that is no plain ASCII is sent twice: browsers read the second (RFC 6266). */
function writeDisposition(fileName: string): string {
  const name = fileName.slice(fileName.lastIndexOf('/') + 1)
  const plain = name.replaceAll(/[^ -~]/g, '?')
  const isToken = /^[\\w!#$%&'*+.^\`|~-]+$/.test(plain)
  const first = \`attachment; filename=\${isToken ? plain : \`"\${plain.replaceAll(/["\\\\]/g, '\\\\$&')}"\`}\`
  if (plain === name && !/%[\\da-f]{2}/i.test(name)) return first
  const encoded = encodeURIComponent(name).replaceAll(/['()*]/g, one => \`%\${one.charCodeAt(0).toString(16).toUpperCase()}\`)
  return \`\${first}; filename*=UTF-8''\${encoded}\`
}
`

/** No files where Express is alone: express.ts has it all. */
export function makeSharedFiles(model: Model, options: ServerOptions): GeneratedFile[] {
  const own = findOwnAnswers(model.operations, options)
  const parts = findParts(model, options, own)
  if (!parts.isShared) return []
  const ownAnswers = parts.hasAnswers ? writeDeclaredAnswers(own) + ownAnswer : ''
  const text = `${writeImports(parts, options)}${requests}${writeOptions(parts)}${routeError}${answerRequest}${writeRespond(parts)}${writeMakeAnswer(parts)}${ownAnswers}${writeStreamTables(model, parts)}${writeWriting(parts)}`
  return [
    { path: 'received.ts', text: writeReceived(parts, options) },
    { path: 'answering.ts', text },
    ...makeSharedStreams(parts),
  ]
}

function writeReceived(parts: Parts, options: ServerOptions): string {
  const { adapters = [] } = options
  const servers = [
    ...(hasExpress(options) ? [['ExpressRequest', 'Request as ExpressRequest', 'express']] : []),
    ...(adapters.includes('fastify') ? [['FastifyRequest', 'FastifyRequest', 'fastify']] : []),
    ...(adapters.includes('hono') ? [['Context', 'Context', 'hono']] : []),
  ]
  const imports = servers.map(([, name, from]) => `import type { ${name} } from '${from}'\n`)
  return `import type { IncomingHttpHeaders } from 'node:http'
${imports.join('')}
/** A request as a server has it. */
export type ServerRequest = ${servers.map(([type]) => type).join(' | ')}
${writeReceivedType(parts)}`
}

const writeImports = (parts: Parts, { contract = './operations.ts' }: ServerOptions) => {
  const { isSecured, hasAnswers, hasStreams, hasByteStreams } = parts
  return `import ${hasAnswers ? '{ type IncomingHttpHeaders, validateHeaderValue }' : 'type { IncomingHttpHeaders }'} from 'node:http'
${isSecured ? `import { authenticate, type Caller, type Security } from './authentication.ts'\n` : ''}import { type OperationFacts, operations } from ${quote(contract)}
${hasStreams ? `import { isItems, openItems, readLastId, type StreamKind } from './answer-streams.ts'\n` : ''}import { readBody } from './bodies.ts'
${hasByteStreams ? `import { isByteStream, openBody, openBytes } from './body-streams.ts'\n` : ''}${hasStreams || hasByteStreams ? `import { Chunks } from './chunks.ts'\n` : ''}import { ${writeHandlerNames(parts)} } from './handlers.ts'
import type { Received, ServerRequest } from './received.ts'
import { match, type Route } from './router.ts'
`
}
