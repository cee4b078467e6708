// express.ts: the handlers as a router for plain express.

import { findMainContent, hasStreams, type Model } from '../../model/model.ts'
import { Code, type GeneratedFile, quote, writeKey, writeLiteral } from '../../output/emit.ts'
import { writeStreamTable } from './answer-streams.ts'
import { writeStreamedBodies } from './body-streams.ts'
import { isSecured } from './callers.ts'
import type { ServerOptions } from './options.ts'
import { findOwnAnswers, type OwnAnswers } from './results.ts'

const requests = `
/** A request as it came, every parameter still as text. */
export interface RawRequest {
  /** Each as it was sent, still encoded. */
  path: Record<string, string>
  /** What follows the question mark. */
  search: string
  headers: IncomingHttpHeaders
  body: unknown
}

export interface Input {
  path: object
  query: object
  header: object
  cookie: object
  body: unknown
}

/** What is sent for the result of a handler. */
export interface RawAnswer {
  status: number
  headers: object
  /** Of the body, where there is one. */
  mediaType: string | undefined
  body: unknown
}
`

interface Parts {
  isSecured: boolean
  /** Who calls has a type, so that there has to be something that says who. */
  hasCallers: boolean
  hasAnswers: boolean
  hasStreams: boolean
  hasByteStreams: boolean
}

const writeOptions = ({ isSecured, hasCallers, hasStreams, hasByteStreams }: Parts): string => `
/** What a router is told besides the handlers. */
export interface RouterOptions<Context> {
  /** What an operation is called with, from the request as it came; createValidation() of validation.ts makes one. */
  validate: (operation: OperationId, request: RawRequest) => Input | Promise<Input>
${
  isSecured
    ? `  /** Who calls: a function for each security scheme. ${hasCallers ? 'No request reaches a handler without one.' : 'Without it the router authenticates nobody.'} */
  security${hasCallers ? '' : '?'}: Security
  /** What the handlers of this request get besides path, query and body. */
  context: (request: Request, operation: OperationId, caller: Caller | undefined) => Context | Promise<Context>
`
    : `  /** What the handlers of this request get besides path, query and body. */
  context: (request: Request, operation: OperationId) => Context | Promise<Context>
`
}  /** Goes around every handler: it calls next() for the result, and returns what is answered. */
  around?: (call: Context & Input, operation: OperationId, next: () => Promise<unknown>) => unknown
  /** Throws for an answer that the contract does not declare; createResponseValidation() makes one, for development and tests. */
  validateAnswers?: (operation: OperationId, answer: RawAnswer) => void
  /** The largest body that is read, in bytes; 10 MiB when left out. */
  bodyLimit?: number
${
  hasStreams || hasByteStreams
    ? `  /** Hears what a handler threw in the middle of a stream; console.error when left out. The caller sees that the connection broke. */
  streamFailed?: (error: unknown, operation: OperationId) => void
`
    : ''
}${
  hasStreams
    ? `  /** How often a caller that waits for an event is told that the connection is there; 15 seconds when left out. */
  heartbeatMs?: number
`
    : ''
}}
`

const router = `
/** A path that is known under another method, or that is not decodable. Its status is for an error handler. */
export class RouteError extends Error {
  readonly status: 400 | 405

  constructor(status: 400 | 405, message: string) {
    super(message)
    this.status = status
  }
}

/**
 * An express router that answers every operation with its handler: status and media type from the contract, the body
 * as JSON.
 * What a handler throws goes to next(). A body that a parser has read before is taken from it.
 */
export function createRouter<Context>(handlers: Handlers<Context>, options: RouterOptions<Context>): Router {
  const router = Router()
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

const writeRespond = ({ isSecured, hasCallers, hasStreams, hasByteStreams }: Parts): string => `
async function respond<Context>(
  handlers: Handlers<Context>,
  options: RouterOptions<Context>,
  { operation, encoded }: Route,
  request: Request,
  response: Response,
): Promise<void> {
  const { originalUrl, headers } = request
${
  isSecured
    ? `  // Before the body is read: nobody's is.
  const caller = ${hasCallers ? '' : 'options.security && '}${hasCallers ? 'await authenticate(operation, request, response, options.security)' : '(await authenticate(operation, request, response, options.security))'}
`
    : ''
}  const mark = originalUrl.indexOf('?')
  const search = mark < 0 ? '' : originalUrl.slice(mark + 1)
  const facts: OperationFacts = operations[operation]
  const limit = options.bodyLimit ?? 10 * 2 ** 20
  const body: unknown = ${hasByteStreams ? 'streamedBodies.has(operation) ? openBody(request, response, limit) : ' : ''}request.body ?? (await readBody(request, limit, facts.body ?? { mediaTypes: [] }))
  const input = await options.validate(operation, { path: encoded, search, headers, body })
  const context = await options.context(request, operation${isSecured ? ', caller' : ''})
${
  hasStreams
    ? `  const kind = streams[operation]
  const signal = followCaller(response)
`
    : ''
}  const call = { ...context, ...input${isSecured ? ', ...(caller !== undefined && { caller })' : ''}${hasStreams ? ', ...(kind && { signal, lastEventId: readLastId(headers) })' : ''} }
  // What comes over the network has no type: from here on it is what validation made of it.
  const handle = handlers[operation] as (call: unknown) => unknown
  const { around, validateAnswers } = options
  const result: unknown = await (around ? around(call, operation, async () => handle(call)) : handle(call))
  const answer = makeAnswer(operation, facts, result)
${
  hasStreams || hasByteStreams
    ? `  const failed = (error: unknown) => (options.streamFailed ? options.streamFailed(error, operation) : console.error(error))
`
    : ''
}${
  hasByteStreams
    ? `  if (${hasStreams ? '!kind && ' : ''}isByteStream(answer.body)) {
    validateAnswers?.(operation, { ...answer, body: new Uint8Array() })
    return sendBytes(response, answer, answer.body, failed)
  }
`
    : ''
}${
  hasStreams
    ? `  if (kind && isItems(answer.body)) {
    const check = validateAnswers && ((item: unknown) => validateAnswers(operation, { ...answer, body: asSent(item) }))
    return sendItems(response, answer, { kind, signal, check, heartbeatMs: options.heartbeatMs, failed })
  }
`
    : ''
}  validateAnswers?.(operation, { ...answer, body: asSent(answer.body) })
  send(response, answer)
}
`

const writeMakeAnswer = ({ hasAnswers, hasByteStreams }: Parts): string => `
/** What is sent for a result. */
function makeAnswer(${hasAnswers ? 'operation' : '_operation'}: OperationId, facts: OperationFacts, result: unknown): RawAnswer {
${hasAnswers ? '  if (result instanceof Answer) return makeOwnAnswer(operation, result)\n' : ''}  return { status: facts.status, headers: {}, mediaType: nameMediaType(result, facts.result?.mediaType), body: result }
}

function nameMediaType(body: unknown, declared = '*/*'): string | undefined {
  if (body === undefined) return undefined
  if (body instanceof Content${hasByteStreams ? ' || body instanceof StreamedContent' : ''}) return body.mediaType
  return declared.includes('*') ? 'application/json' : declared
}

/** A body as a validator reads it: as JSON, or as bytes. */
function asSent(body: unknown): unknown {
  if (body instanceof Content) return body.bytes
  if (body instanceof Serialized) return JSON.parse(body.json)
  return body === undefined ? undefined : JSON.parse(JSON.stringify(body))
}
`

const ownAnswer = `
/** An answer with a status of its own, which has to be declared, as nothing at run time refuses another. */
function makeOwnAnswer(operation: OperationId, { status, body, headers }: Answer<number, unknown, object, unknown>): RawAnswer {
  const declared: Readonly<Record<string, string | null>> = declaredAnswers[operation] ?? {}
  const key = [String(status), \`\${String(status)[0]}XX\`, 'default'].find(key => Object.hasOwn(declared, key))
  if (key === undefined) throw new Error(\`\${operation} answers \${status}, which the document does not declare.\`)
  const given = Object.entries(headers).filter(([, value]) => value !== undefined)
  const texts = given.map(([name, value]): [string, string | string[]] => [name, writeHeader(name, value)])
  // All of them before any is set: an answer that fails is without those of another.
  for (const [name, text] of texts) for (const one of [text].flat()) validateHeaderValue(name, one)
  return { status, headers: Object.fromEntries(texts), mediaType: nameMediaType(body, declared[key] ?? undefined), body }
}

/** A list is one text, but for cookies, which are a header each. */
function writeHeader(name: string, value: unknown): string | string[] {
  if (!Array.isArray(value)) return String(value)
  return name.toLowerCase() === 'set-cookie' ? value.map(String) : value.join(', ')
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

/** The media type of each status that is declared, or null for no body. */
function writeDeclaredAnswers(own: OwnAnswers): string {
  const lines = [...own].map(([{ id }, answers]) => {
    const types = answers.map(({ key, contents }) => {
      return [key, findMainContent(contents)?.mediaType ?? new Code('null')] as const
    })
    return `  ${writeKey(id)}: ${writeLiteral(Object.fromEntries(types), '  ', id.length + 4)},\n`
  })
  return `
/** Of the operations that answer in several ways, or with headers: the media type of each status, null for no body. */
const declaredAnswers: { readonly [K in OperationId]?: Readonly<Record<string, string | null>> } = {
${lines.join('')}}
`
}

export function makeExpressFile(model: Model, options: ServerOptions): GeneratedFile {
  const { contract = './operations.ts', callers } = options
  const own = findOwnAnswers(model.operations, options)
  const secured = isSecured(model)
  const parts = {
    isSecured: secured,
    hasCallers: secured && callers !== undefined,
    hasAnswers: own.size > 0,
    hasStreams: hasStreams(model),
    hasByteStreams: options.streamBodies === true,
  }
  const header = parts.hasAnswers
    ? `import { type IncomingHttpHeaders, validateHeaderValue } from 'node:http'`
    : `import type { IncomingHttpHeaders } from 'node:http'`
  const text = `${header}
import { type Request, type Response, Router } from 'express'
${secured ? `import { authenticate, type Caller, type Security } from './authentication.ts'\n` : ''}import { type OperationFacts, operations } from ${quote(contract)}
${parts.hasStreams ? `import { followCaller, isItems, readLastId, type StreamKind, sendItems } from './answer-streams.ts'\n` : ''}import { readBody } from './bodies.ts'
${parts.hasByteStreams ? `import { isByteStream, openBody, sendBytes } from './body-streams.ts'\n` : ''}import { ${parts.hasAnswers ? 'Answer, ' : ''}Content, type Handlers, type OperationId, Serialized${parts.hasByteStreams ? ', StreamedContent' : ''} } from './handlers.ts'
import { match, type Route } from './router.ts'
${requests}${writeOptions(parts)}${router}${writeRespond(parts)}${writeMakeAnswer(parts)}${
  parts.hasAnswers ? writeDeclaredAnswers(own) + ownAnswer : ''
}${parts.hasStreams ? writeStreamTable(model) : ''}${parts.hasByteStreams ? writeStreamedBodies(model) : ''}${writeSend(parts)}`
  return { path: 'express.ts', text }
}
