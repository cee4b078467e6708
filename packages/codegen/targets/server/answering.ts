// From a request to what is sent for it, whichever server has it: what express.ts holds where there is Express alone.

import { findMainContent, hasStreams, type Model } from '../../model/model.ts'
import { Code, writeKey, writeLiteral } from '../../output/emit.ts'
import { writeStreamTable } from './answer-streams.ts'
import { writeStreamedBodies } from './body-streams.ts'
import { isSecured } from './callers.ts'
import type { ServerOptions } from './options.ts'
import type { OwnAnswers } from './results.ts'

/** What of a document, and of its servers, decides what is written. */
export interface Parts {
  isSecured: boolean
  /** Who calls has a type, so that there has to be something that says who. */
  hasCallers: boolean
  hasAnswers: boolean
  /** Of events and lines. */
  hasStreams: boolean
  /** Of bytes. */
  hasByteStreams: boolean
  /** Other servers than Express answer, too. */
  isShared: boolean
}

export function findParts(model: Model, options: ServerOptions, own: OwnAnswers): Parts {
  const { callers, adapters = [], streamBodies } = options
  const secured = isSecured(model)
  return {
    isSecured: secured,
    hasCallers: secured && callers !== undefined,
    hasAnswers: own.size > 0,
    hasStreams: hasStreams(model),
    hasByteStreams: streamBodies === true,
    isShared: adapters.length > 0,
  }
}

export const requests = `
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

export const writeOptions = ({
  isSecured,
  hasCallers,
  hasStreams,
  hasByteStreams,
  isShared,
}: Parts): string => `
/** What a router is told besides the handlers. */
export interface RouterOptions<Context${isShared ? ', Request' : ''}> {
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

export const routeError = `
/** A path that is known under another method, or that is not decodable. Its status is for an error handler. */
export class RouteError extends Error {
  readonly status: 400 | 405

  constructor(status: 400 | 405, message: string) {
    super(message)
    this.status = status
  }
}
`

const writeStreaming = ({ hasStreams, hasByteStreams, isShared }: Parts): string =>
  `${
    hasStreams || hasByteStreams
      ? `  const failed = (error: unknown) => (options.streamFailed ? options.streamFailed(error, operation) : console.error(error))
`
      : ''
  }${
    hasByteStreams
      ? `  if (${hasStreams ? '!kind && ' : ''}isByteStream(answer.body)) {
    validateAnswers?.(operation, { ...answer, body: new Uint8Array() })
    return ${isShared ? `{ ...answer, body: await openBytes(answer.body, { isHead: request.method === 'HEAD', signal, failed }) }` : 'sendBytes(response, answer, answer.body, { signal, failed })'}
  }
`
      : ''
  }${
    hasStreams
      ? `  if (kind && isItems(answer.body)) {
    const check = validateAnswers && ((item: unknown) => validateAnswers(operation, { ...answer, body: asSent(item) }))
    ${
      isShared
        ? `const settings = { kind, signal, check, heartbeatMs: options.heartbeatMs, isHead: request.method === 'HEAD', failed }
    return { ...answer, body: await openItems(answer.body, settings) }`
        : 'return sendItems(response, answer, { kind, signal, check, heartbeatMs: options.heartbeatMs, failed })'
    }
  }
`
      : ''
  }`

export function writeRespond(parts: Parts): string {
  const { isSecured, hasCallers, hasStreams, hasByteStreams, isShared } = parts
  return `
// The type of each operation by itself is for those who name it: a compiler would compare them all.
const table = operations as object as Readonly<Record<string, OperationFacts>>

async function respond<Context${isShared ? ', Request extends ServerRequest' : ''}>(
  handlers: Handlers<Context>,
  options: RouterOptions<Context${isShared ? ', Request' : ''}>,
  { operation, encoded }: Route,
${isShared ? '  request: Received<Request>,\n): Promise<RawAnswer> {' : '  request: Request,\n  response: Response,\n): Promise<void> {'}
  const { originalUrl, headers } = request
${
  isSecured
    ? `  // Before the body is read: nobody's is.
  const caller = ${hasCallers ? '' : 'options.security && ('}await authenticate(operation, request, ${isShared ? '' : 'response, '}options.security)${hasCallers ? '' : ')'}
`
    : ''
}  const mark = originalUrl.indexOf('?')
  const search = mark < 0 ? '' : originalUrl.slice(mark + 1)
  const facts = table[operation]!
  const limit = options.bodyLimit ?? 10 * 2 ** 20
  const body: unknown = ${hasByteStreams ? `streamedBodies.has(operation) ? openBody(request, ${isShared ? '' : 'response, '}limit) : ` : ''}request.body ?? (await readBody(request, limit, facts.body ?? { mediaTypes: [] }))
  const input = await options.validate(operation, { path: encoded, search, headers, body })
  const context = await options.context(request${isShared ? '.raw' : ''}, operation${isSecured ? ', caller' : ''})
${hasStreams ? '  const kind = streams[operation]\n' : ''}${
  hasStreams || hasByteStreams
    ? `  const signal = ${isShared ? 'request.follow()' : 'followCaller(response)'}
`
    : ''
}  const call = { ...context, ...input${isSecured ? ', ...(caller !== undefined && { caller })' : ''}${hasStreams ? ', ...(kind && { signal, lastEventId: readLastId(headers) })' : ''}${hasByteStreams ? ', ...(byteAnswers.has(operation) && { signal })' : ''} }
  // What comes over the network has no type: from here on it is what validation made of it.
  const handle = (handlers as object as Readonly<Record<string, (call: unknown) => unknown>>)[operation]!
  const { around, validateAnswers } = options
  const result: unknown = await (around ? around(call, operation, async () => handle(call)) : handle(call))
  const answer = makeAnswer(operation, facts, result)
${writeStreaming(parts)}  validateAnswers?.(operation, { ...answer, body: asSent(answer.body) })
  ${isShared ? 'return answer' : 'send(response, answer)'}
}
`
}

export const writeMakeAnswer = ({ hasAnswers, hasByteStreams }: Parts): string => `
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

export const ownAnswer = `
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

/** The media type of each status that is declared, or null for no body. */
export function writeDeclaredAnswers(own: OwnAnswers): string {
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

export const writeStreamTables = (model: Model, { hasStreams, hasByteStreams }: Parts): string =>
  `${hasStreams ? writeStreamTable(model) : ''}${hasByteStreams ? writeStreamedBodies(model) : ''}`

/** What is imported of handlers.ts. */
export const writeHandlerNames = ({ hasAnswers, hasByteStreams }: Parts): string =>
  `${hasAnswers ? 'Answer, ' : ''}Content, type Handlers, type OperationId, Serialized${hasByteStreams ? ', StreamedContent' : ''}`
