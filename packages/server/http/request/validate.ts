// Validation: what the contract says of a request, checked by express-openapi-validator with its traps closed.

import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  type OperationFacts,
  type OperationId,
  operations,
  requests,
  type SchemaFacts,
  schemas,
} from '@muster/contract'
import { type Sentence, say } from '@muster/sentences'
import type { Request, RequestHandler, Response } from 'express'
import { OpenApiValidator } from 'express-openapi-validator/dist/openapi.validator.js'
import type { Call } from '../../gen/handlers.ts'
import { type FieldError, invalid } from '../problem.ts'
import { isDate, isInstant, isStorable } from './formats.ts'
import { normalizeInput, unstorable } from './normalize-input.ts'
import { type Document, hideParts, prepareDocument, showParts } from './requests-document.ts'
import { describeBody, inside, placeAt, writeMessage } from './validation-messages.ts'

/** What the validator's router would leave on a request; it compiles every path of its document on every request. */
interface Matched {
  readonly expressRoute: string
  readonly openApiRoute: string
  readonly pathParams: Record<string, string>
  readonly schema: object
}

interface Validator {
  readonly facts: OperationFacts
  readonly matched: Matched
}

interface Middleware {
  readonly check: RequestHandler
  /** The validator completes it. */
  readonly document: Document
}

function makeMiddleware(of: object): Middleware {
  const document = prepareDocument(of)
  const validator = new OpenApiValidator({
    apiSpec: document as never,
    // Our own check below reports unknown parameters, all at once.
    validateRequests: { allowUnknownQueryParameters: true, allErrors: true },
    validateResponses: false,
    validateSecurity: false,
    fileUploader: false,
    formats: {
      date: { type: 'string', validate: isDate },
      'date-time': { type: 'string', validate: isInstant },
    },
  })
  // Its own loader would compile a schema of all documents first, though it is not to check this one.
  const loaded = Promise.resolve({ apiDoc: document as never, basePaths: [], routes: [], serial: 1 })
  // It prepares the document first, and would compile each schema that it sees only to follow references to it.
  const { schemas } = document.components
  showParts(schemas!, false)
  const check = validator.installMiddleware(loaded).at(-1) as RequestHandler
  void loaded.then(() => showParts(schemas!, true))
  return { check, document }
}

function findSchema({ id, path, method }: OperationFacts, { document }: Middleware): object {
  const schema = document.paths[path]?.[method]
  if (!schema) throw new Error(`${id}: the document of requests does not hold ${method} ${path}.`)
  return schema
}

async function compile(facts: OperationFacts, middleware: Middleware): Promise<Validator> {
  const { path } = facts
  const schema = findSchema(facts, middleware)
  const matched = { expressRoute: path, openApiRoute: path, pathParams: {}, schema }
  const req = Object.assign(bare(facts), { openapi: matched })
  const error = await runMiddleware(middleware.check, req as unknown as Request)
  // That the empty request is invalid may be answered so; any other failure is a mistake in the document.
  if (error && (error as { status?: number }).status !== 400) throw error
  return { facts, matched }
}

/** The validator parses the address for a query that it does not use, and braces of a template would take a slow way. */
const url = '/'

function bare(facts: OperationFacts) {
  // One content type per operation: the validator keeps a compiled copy for every spelling that a client sends.
  const headers: Record<string, string> = facts.body ? { 'content-type': 'application/json' } : {}
  return {
    method: facts.method.toUpperCase(),
    originalUrl: url,
    url,
    path: url,
    baseUrl: '',
    headers,
    query: {},
    params: {},
    body: undefined as unknown,
  }
}

function runMiddleware(handler: RequestHandler, req: Request): Promise<unknown> {
  return new Promise(resolve => {
    try {
      handler(req, {} as Response, resolve)
    } catch (error) {
      resolve(error)
    }
  })
}

export interface RawInput {
  readonly path: Record<string, string>
  /** The query string without its question mark. */
  readonly search: string
  readonly body: unknown
  readonly idempotencyKey: string | undefined
}

const operationIds = Object.keys(operations) as OperationId[]

/**
 * One validator does for all operations. The first one makes it, and it has to see the whole document. Each is compiled
 * with its first request; a document that lacks one is refused at once.
 */
export async function openValidation(document: object = requests): Promise<Validation> {
  const middleware = makeMiddleware(document)
  for (const id of operationIds) findSchema(operations[id], middleware)
  const validation = new Validation(middleware)
  await validation.findValidator(operationIds[0]!)
  hideParts(middleware.document)
  return validation
}

export class Validation {
  readonly #middleware: Middleware
  readonly #validators = new Map<OperationId, Promise<Validator>>()

  constructor(middleware: Middleware) {
    this.#middleware = middleware
  }

  /** The validator of an operation, which is compiled once. */
  findValidator(id: OperationId): Promise<Validator> {
    const known = this.#validators.get(id)
    if (known) return known
    const validator = compile(operations[id], this.#middleware)
    this.#validators.set(id, validator)
    return validator
  }

  /**
   * Compiles, one in a turn, what no request has asked for yet, so that none has to wait for it later on. Requests are
   * answered in between. `fail` gets what does not compile, whose requests will fail.
   */
  async compileRest(signal: AbortSignal, fail: (id: OperationId, error: unknown) => void): Promise<void> {
    for (const id of operationIds) {
      await nextTurn()
      if (signal.aborted) return
      await this.findValidator(id).catch(error => fail(id, error))
    }
  }

  /** The input of an operation, coerced and complete, or a problem that names everything wrong with it at once. */
  async check<Id extends OperationId>(id: Id, raw: RawInput): Promise<Call<Id>> {
    const { facts, matched } = await this.findValidator(id)
    const errors: FieldError[] = []
    const query = parseQuery(raw.search, facts, errors)
    const path = Object.fromEntries(Object.entries(raw.path).filter(([, value]) => isStorable(value)))
    for (const [name, value] of Object.entries(raw.path))
      if (!isStorable(value)) errors.push(unstorable(name))
    const body = normalizeInput(raw.body, describeBody(facts), errors)
    const req = bare(facts)
    Object.assign(req, {
      query,
      params: path,
      body,
      openapi: { ...matched, pathParams: { ...raw.path, ...path } },
    })
    if (raw.idempotencyKey !== undefined) req.headers['idempotency-key'] = raw.idempotencyKey
    const failure = await runMiddleware(this.#middleware.check, req as unknown as Request)
    // The validator lets a required body be absent where none of its fields is required.
    if (raw.body === undefined && facts.body?.required)
      errors.push({ field: 'body', message: say`is missing; send a JSON object` })
    const all = failure ? [...errors, ...listErrors(failure, facts, body)] : errors
    if (all.length > 0) throw invalid(oncePerField(all))
    // It was just checked against the schemas that the type was made from.
    return { path, query: req.query, body: req.body } as Call<Id>
  }
}

function parseQuery(search: string, facts: OperationFacts, errors: FieldError[]): Record<string, string> {
  const query: Record<string, string> = {}
  if (search === '') return query
  const seen = new Set<string>()
  for (const [sent, value] of new URLSearchParams(search)) {
    const name = inside('', sent)
    const parameter = facts.parameters.query.find(known => known.name === name)
    const message = parameter ? lexicalError(value, parameter.type) : say`is not a parameter of this request`
    if (seen.size === seen.add(name).size) errors.push({ field: name, message: say`is given twice` })
    else if (message) errors.push({ field: name, message })
    else query[name] = parameter?.format === 'date-time' ? normalizeInstant(value) : value
  }
  return query
}

/** An unencoded plus sign is one again; digits past the milliseconds go, because PostgreSQL would round them up. */
function normalizeInstant(text: string): string {
  return text.replace(' ', '+').replace(/(\.\d{3})\d+/, '$1')
}

/** The validator would coerce `0x10`, `1e1` and an empty text. */
function lexicalError(value: string, type: string): Sentence | undefined {
  if (!isStorable(value)) return say`holds characters that cannot be stored`
  if (value === '') return say`must not be empty`
  if (type === 'integer' && !/^-?\d+$/.test(value)) return say`must be an integer`
  if (type === 'boolean' && value !== 'true' && value !== 'false') return say`must be true or false`
  return undefined
}

interface Failure {
  readonly status?: number
  readonly errors?: readonly {
    readonly path: string
    readonly message: Sentence
    readonly errorCode?: string
  }[]
}

/** The validator's errors under the caller's own field names. */
function listErrors(failure: unknown, operation: OperationFacts, body: unknown): FieldError[] {
  const { status, errors } = failure as Failure
  if (status !== 400 || !errors) throw failure
  const fields = errors.flatMap(({ path, message, errorCode = '' }) => {
    if ((body === undefined && path.startsWith('/body')) || composed.test(errorCode)) return []
    const { field, facts, sent } = placeAt(operation, path, body)
    if (!errorCode.startsWith('unevaluatedProperties'))
      return [{ field, message: writeMessage(toKeyword(errorCode), message, { facts, sent }) }]
    // A wrong value makes the validator forget which fields it had recognised; those that exist are not unknown.
    return facts ? [] : [{ field, message: unknownField(operation, field) }]
  })
  // Nothing that was refused may pass because there are no words for why.
  if (fields.length === 0 && body !== undefined) return [{ field: 'body', message: say`is not valid here` }]
  return fields
}

/** Errors that only say that an inner part failed; the part has its own. */
const composed = /^(allOf|anyOf|oneOf|if|\$ref)\./

function unknownField(facts: OperationFacts, field: string): Sentence {
  const answered = (schemas as Record<string, SchemaFacts>)[facts.result?.schema ?? '']?.fields ?? {}
  return Object.hasOwn(answered, field)
    ? say`is read-only, so leave it out`
    : say`is not a field of this request`
}

/** `pattern` of `pattern.openapi.validation`; the validator has a keyword of its own for the type of a date. */
function toKeyword(errorCode: string): string {
  return errorCode.split('.')[0]!.replace(/^x-eov-type$/, 'type')
}

function oncePerField(errors: readonly FieldError[]): FieldError[] {
  return [...new Map(errors.toReversed().map(error => [error.field, error])).values()].reverse()
}
