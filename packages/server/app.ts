// The application: one request through its stops, from the head to the answer.

import { randomUUID } from 'node:crypto'
import type { OperationId } from '@muster/contract'
import type { Database, Db, Writer } from '@muster/db'
import express, { type Request, type Response } from 'express'
import type { Logger } from 'pino'
import { assertMay } from './access.ts'
import { readBody } from './body.ts'
import { admit, type Caller, Callers } from './caller.ts'
import { readCursor, writeCursor } from './cursor.ts'
import type { Docs } from './docs.ts'
import { handlers } from './gen/registry.ts'
import { match } from './gen/router.ts'
import type { Context, Cursors } from './handler.ts'
import {
  type Answer,
  type Claim,
  fingerprintOf,
  forgetExpired,
  isTaken,
  recall,
  remember,
} from './idempotency.ts'
import { assertWithin, headersOf, type Limits } from './limits.ts'
import { assertHead } from './malformed.ts'
import { type Operation, operationOf, serialised } from './operation.ts'
import { Problem, problemOf, type Rules } from './problem.ts'
import type { Secrets } from './secrets.ts'
import { type Input, validated, warmValidation } from './validate.ts'

export interface AppOptions {
  readonly database: Database
  /** Undefined where the deployment has none: every call is answered api_not_configured. */
  readonly secrets: Secrets | undefined
  readonly limits: Limits
  readonly log: Logger
  readonly docs?: Docs
  /** What constraints demand, in words. */
  readonly rules?: Rules
  /** Addresses or networks whose X-Forwarded-For is believed. */
  readonly trustedProxies?: readonly string[]
  readonly clock?: () => Temporal.Instant
}

type Handler = (call: Context & Input) => Promise<object> | object

/** A request being answered: what every answer carries. */
interface Exchange {
  readonly req: Request
  readonly res: Response
  readonly id: string
  readonly headers: Record<string, string>
}

/** The express application; every route is compiled before the promise resolves. */
export async function createApp(options: AppOptions): Promise<express.Express> {
  await warmValidation()
  const api = new Api(options)
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.set('query parser', false)
  app.set('trust proxy', options.trustedProxies ? [...options.trustedProxies] : false)
  app.use((req, res) => void api.serve(req, res))
  return app
}

class Api {
  readonly #options: AppOptions
  readonly #callers: Callers | undefined
  readonly #cursors: Cursors | undefined
  readonly #clock: () => Temporal.Instant
  readonly #rules: Rules

  constructor(options: AppOptions) {
    const { secrets } = options
    this.#options = options
    this.#clock = options.clock ?? Temporal.Now.instant
    this.#rules = options.rules ?? new Map()
    if (!secrets) return
    this.#callers = new Callers(options.database, secrets)
    this.#cursors = {
      read: (list, cursor) => readCursor(secrets.cursorKey, list, cursor),
      write: (list, position) => writeCursor(secrets.cursorKey, list, position),
    }
  }

  async serve(req: Request, res: Response): Promise<void> {
    const url = req.url
    const mark = url.indexOf('?')
    const path = mark === -1 ? url : url.slice(0, mark)
    const id = `req_${randomUUID().replaceAll('-', '')}`
    const exchange: Exchange = { req, res, id, headers: { 'Request-Id': id, 'Cache-Control': 'no-store' } }
    try {
      if (!path.startsWith('/v1/') && path !== '/v1') return this.#outside(exchange, path)
      const answer = await this.#answer(exchange, path, mark === -1 ? '' : url.slice(mark + 1))
      send(exchange, answer)
    } catch (error) {
      send(exchange, this.#problemAnswer(exchange, problemOf(error, this.#rules)))
    }
  }

  /** Docs and health, which need no key. */
  #outside({ req, res, id }: Exchange, path: string): void {
    assertHead(req)
    const { docs } = this.#options
    if (path !== '/healthz' && !docs?.has(path)) throw nothingAt(path)
    if (req.method !== 'GET' && req.method !== 'HEAD') throw notAllowed(req.method, path, ['GET', 'HEAD'])
    res.setHeader('Request-Id', id)
    if (path !== '/healthz') docs?.serve(path, req, res)
    else res.writeHead(200, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' }).end('ok\n')
  }

  async #answer(exchange: Exchange, path: string, search: string): Promise<Answer> {
    assertHead(exchange.req)
    const caller = await this.#callerOf(exchange)
    const route = match(exchange.req.method, path)
    if (route === undefined) throw nothingAt(path)
    if ('allow' in route) throw notAllowed(exchange.req.method, path, route.allow)
    if ('malformed' in route)
      throw new Problem('not_found', `The path ${path} is not valid percent-encoding.`)
    const operation = operationOf(route.operation)
    assertMay(caller, operation.facts)
    const body = await readBody(exchange.req, operation.accepted)
    const key = operation.idempotent ? headerText(exchange.req, 'idempotency-key') : undefined
    const input = await validated(operation.id, {
      path: route.params,
      search,
      body: body.value,
      idempotencyKey: key,
    })
    if (operation.reads) return this.#read(operation, caller, input)
    const by =
      key === undefined
        ? undefined
        : {
            api_key_id: caller.key_id,
            idempotency_key: key,
            fingerprint: fingerprintOf(exchange.req.method, path, body.raw),
          }
    return this.#write(exchange, operation, caller, input, by)
  }

  /** Authentication, address, workspace and budget, in this order; a failed check hides all later ones. */
  async #callerOf({ req, headers }: Exchange): Promise<Caller> {
    if (!this.#callers) {
      throw new Problem(
        'api_not_configured',
        'This deployment has no MUSTER_SECRET, so no key can be checked. Its operator has to set one.',
      )
    }
    let caller: Caller
    try {
      caller = await this.#callers.authenticate(headerText(req, 'authorization'))
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      const budget = await this.#options.limits.takeUnauthenticated(req.ip ?? '')
      Object.assign(headers, headersOf(budget))
      assertWithin(budget)
      throw error
    }
    const budget = await this.#options.limits.take(caller.workspace.id, caller.workspace.budget)
    Object.assign(headers, headersOf(budget))
    admit(caller, caller.ip_allowlist.length > 0 ? (req.ip ?? '') : '')
    assertWithin(budget)
    return caller
  }

  async #read(operation: Operation, caller: Caller, input: Input): Promise<Answer> {
    const db = this.#options.database.reader(caller.workspace.id)
    const body = await this.#handled(operation, caller, input, db)
    if (operation.tracked) this.#callers?.touch(caller)
    return body
  }

  async #write(
    exchange: Exchange,
    operation: Operation,
    caller: Caller,
    input: Input,
    by: Claim | undefined,
  ): Promise<Answer> {
    this.#callers?.touch(caller)
    const work = async (db: Writer): Promise<Answer> => {
      const answer = await this.#handled(operation, caller, input, db)
      if (by) remember(db, by, answer)
      return answer
    }
    const workspace = caller.workspace.id
    const refused = (error: unknown) => this.#problemAnswer(exchange, problemOf(error, this.#rules))
    return by ? this.#once(workspace, by, work, refused) : this.#options.database.write(workspace, work)
  }

  /**
   * Does the work under an Idempotency-Key. Whatever makes it fail, the same request may have been answered before, and
   * then that is the answer. A refusal that the work met is kept as well, in a transaction of its own.
   */
  async #once(
    workspace: string,
    by: Claim,
    work: (db: Writer) => Promise<Answer>,
    refused: (error: unknown) => Answer,
  ): Promise<Answer> {
    const { database } = this.#options
    try {
      return await database.write(workspace, work)
    } catch (error) {
      const stored = await recall(database.reader(workspace), by)
      if (stored) return stored
      if (isTaken(error)) {
        await database.write(workspace, db => forgetExpired(db, by))
        return this.#once(workspace, by, work, refused)
      }
      const { status, extras } = problemOf(error, this.#rules)
      if (status >= 500 || extras.transient) throw error
      const answer = refused(error)
      const keep = async (db: Writer) => {
        remember(db, by, answer)
        return answer
      }
      return this.#once(workspace, by, keep, refused)
    }
  }

  async #handled(operation: Operation, caller: Caller, input: Input, db: Db): Promise<Answer> {
    const handler = handlers[operation.id as OperationId] as Handler
    const call = { ...input, db, caller, now: this.#clock(), cursors: this.#cursors! }
    return {
      status: operation.facts.status,
      media_type: 'application/json',
      body: serialised(operation, await handler(call), caller),
      headers: {},
    }
  }

  #problemAnswer({ req, id }: Exchange, problem: Problem): Answer {
    if (problem.status >= 500)
      this.#options.log.error(
        { err: problem.cause, request_id: id, method: req.method, path: req.path },
        problem.message,
      )
    return {
      status: problem.status,
      media_type: 'application/problem+json',
      body: JSON.stringify(problem.body(id)),
      headers: problem.extras.headers ?? {},
    }
  }
}

function send({ req, res, headers }: Exchange, { status, media_type, body, headers: own }: Answer): void {
  if (res.headersSent || res.destroyed) return
  // A body that is text leaves in one write with its head; a Buffer would be a second piece.
  res.writeHead(status, {
    ...headers,
    'Content-Type': media_type,
    'Content-Length': Buffer.byteLength(body),
    ...own,
  })
  res.end(req.method === 'HEAD' ? undefined : body)
}

function headerText(req: Request, name: 'authorization' | 'idempotency-key'): string | undefined {
  const value = req.headers[name]
  return Array.isArray(value) ? value.join(', ') : value
}

function nothingAt(path: string): Problem {
  return new Problem('not_found', `There is nothing at ${path}. The paths are listed at /docs.`, {
    title: 'Nothing at this path',
  })
}

function notAllowed(method: string, path: string, allow: readonly string[]): Problem {
  const allowed = allow.join(', ')
  return new Problem('validation_failed', `${method} is not possible on ${path}; it takes ${allowed}.`, {
    status: 405,
    title: 'Method not allowed',
    errors: [{ field: 'method', message: `must be one of ${allowed}` }],
    headers: { Allow: allowed },
  })
}
