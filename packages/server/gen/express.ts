// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import { type NextFunction, type Request, type RequestHandler, type Response, Router } from 'express'
import { type OperationFacts, operations } from '@muster/contract'
import { Content, type Handlers, type OperationId, Serialized, type Tag } from './handlers.ts'
import { match } from './router.ts'

/** What a router is told besides the handlers. */
export interface RouterOptions<Context> {
  /** Runs before the handlers of a tag, for example a request validator. It sees the request as express made it. */
  validate?: { readonly [T in Tag]?: RequestHandler | readonly RequestHandler[] }
  /** What the handlers of this request get besides path, query and body. */
  context: (request: Request, operation: OperationId) => Context | Promise<Context>
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
 * An express router that answers every operation with its handler: the status from the contract, the body as JSON.
 * What a handler throws goes to next(). Bodies are read by a parser before it, such as express.json().
 */
export function createRouter<Context>(handlers: Handlers<Context>, options: RouterOptions<Context>): Router {
  const router = Router()
  router.use((request, response, next) => {
    const found = match(request.method, request.path)
    if (!found) return next()
    if ('malformed' in found) return next(new RouteError(400, `The path parameter ${found.malformed} is not decodable.`))
    if ('allow' in found) {
      response.set('Allow', found.allow.join(', '))
      return next(new RouteError(405, `${request.method} is not among ${found.allow.join(', ')}.`))
    }
    const { operation, params } = found
    const answer = () => respond(handlers, options, operation, params, request, response).catch(next)
    return run([options.validate?.[operations[operation].tag] ?? []].flat(), request, response, next, answer)
  })
  return router
}

function run(
  steps: readonly RequestHandler[],
  request: Request,
  response: Response,
  next: NextFunction,
  last: () => unknown,
): unknown {
  const [step, ...rest] = steps
  if (!step) return last()
  return step(request, response, (error?: unknown) => (error ? next(error) : run(rest, request, response, next, last)))
}

async function respond<Context>(
  handlers: Handlers<Context>,
  options: RouterOptions<Context>,
  operation: OperationId,
  params: Record<string, string>,
  request: Request,
  response: Response,
): Promise<void> {
  const context = await options.context(request, operation)
  const path = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, coerce(operation, name, value)]))
  const call = { ...context, path, query: request.query, body: request.body, header: request.headers }
  // What comes over the network has no type: from here on it is what validation made of it.
  const handle = handlers[operation] as (call: unknown) => unknown
  const result = await handle(call)
  response.status(operations[operation].status)
  if (result === undefined) response.end()
  else if (result instanceof Serialized) response.type('application/json').send(result.json)
  else if (result instanceof Content) sendContent(response, result)
  else response.json(result)
}

function sendContent(response: Response, { bytes, mediaType, fileName }: Content): void {
  if (fileName !== undefined) response.attachment(fileName)
  response.type(mediaType).send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
}

function coerce(operation: OperationId, name: string, value: string): string | number | boolean {
  const facts: OperationFacts = operations[operation]
  const type = facts.parameters.path.find(parameter => parameter.name === name)?.type
  if (type === 'integer' || type === 'number') return Number(value)
  return type === 'boolean' ? value === 'true' : value
}
