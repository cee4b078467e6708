// express.ts: the handlers as a router for plain express.

import type { Model } from '../../model/model.ts'
import { type GeneratedFile, quote } from '../../output/emit.ts'
import type { ServerOptions } from './options.ts'

const body = `
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

/** What a router is told besides the handlers. */
export interface RouterOptions<Context> {
  /** What an operation is called with, from the request as it came; createValidation() of validation.ts makes one. */
  validate: (operation: OperationId, request: RawRequest) => Input | Promise<Input>
  /** What the handlers of this request get besides path, query and body. */
  context: (request: Request, operation: OperationId) => Context | Promise<Context>
  /** The largest body that is read, in bytes; 10 MiB when left out. */
  bodyLimit?: number
}

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

async function respond<Context>(
  handlers: Handlers<Context>,
  options: RouterOptions<Context>,
  { operation, encoded }: Route,
  request: Request,
  response: Response,
): Promise<void> {
  const { originalUrl, headers } = request
  const mark = originalUrl.indexOf('?')
  const search = mark < 0 ? '' : originalUrl.slice(mark + 1)
  const facts: OperationFacts = operations[operation]
  const limit = options.bodyLimit ?? 10 * 2 ** 20
  const body: unknown = request.body ?? (await readBody(request, limit, facts.body ?? { mediaTypes: [] }))
  const input = await options.validate(operation, { path: encoded, search, headers, body })
  const context = await options.context(request, operation)
  // What comes over the network has no type: from here on it is what validation made of it.
  const handle = handlers[operation] as (call: unknown) => unknown
  const result = await handle({ ...context, ...input })
  const { mediaType = '*/*' } = facts.result ?? {}
  response.status(facts.status)
  if (result === undefined) response.end()
  else if (result instanceof Content) sendContent(response, result)
  else {
    response.type(mediaType.includes('*') ? 'application/json' : mediaType)
    if (result instanceof Serialized) response.send(result.json)
    else response.json(result)
  }
}

function sendContent(response: Response, { bytes, mediaType, fileName }: Content): void {
  if (fileName !== undefined) response.attachment(fileName)
  response.type(mediaType).send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
}
`

export function makeExpressFile(
  _model: Model,
  { contract = './operations.ts' }: ServerOptions,
): GeneratedFile {
  const text = `import type { IncomingHttpHeaders } from 'node:http'
import { type Request, type Response, Router } from 'express'
import { type OperationFacts, operations } from ${quote(contract)}
import { readBody } from './bodies.ts'
import { Content, type Handlers, type OperationId, Serialized } from './handlers.ts'
import { match, type Route } from './router.ts'
${body}`
  return { path: 'express.ts', text }
}
