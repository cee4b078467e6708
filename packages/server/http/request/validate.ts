// Validation: what the contract says of a request, checked by express-openapi-validator with its traps closed.

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
  const document = structuredClone(of) as Document
  allowReserved(document)
  placeBodies(document)
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

/**
 * Hides the document's parts from whoever walks through it; by their names they are still found. The validator gives the
 * whole document to ajv with each operation, and ajv walks through it every time: a quarter of all that a start compiles.
 */
function hideParts({ paths, components }: Document): void {
  for (const parts of [paths, ...Object.values(components)]) showParts(parts, false)
}

function showParts(parts: object, enumerable: boolean): void {
  const entries = Object.entries(Object.getOwnPropertyDescriptors(parts))
  // Hiding a property where it stands copies the object's shape, once for each of hundreds.
  for (const [name] of entries) delete (parts as Record<string, unknown>)[name]
  for (const [name, { value }] of entries)
    Object.defineProperty(parts, name, { value, writable: true, configurable: true, enumerable })
}

interface Parameter {
  in?: string
  allowReserved?: boolean
}

interface Operation {
  readonly parameters?: Parameter[]
  readonly requestBody?: { readonly content: Record<string, { schema: { readonly $ref?: string } }> }
}

interface Document {
  readonly paths: Record<string, Record<string, Operation>>
  readonly components: Record<string, Record<string, object>> & { parameters?: Record<string, Parameter> }
}

/** Callers may leave `:` and `+` unencoded anywhere, not only where the contract says so. */
function allowReserved({ paths, components }: Document): void {
  const lists = Object.values(paths).flatMap(path =>
    [path as { parameters?: Parameter[] }, ...Object.values(path)].map(at => at.parameters ?? []),
  )
  for (const parameter of [...lists.flat(), ...Object.values(components.parameters ?? {})]) {
    if (parameter.in === 'query') parameter.allowReserved = true
  }
}

/** Puts the schemas of bodies where references to them stand. The validator would compile each to look it up. */
function placeBodies({ paths, components }: Document): void {
  for (const { requestBody } of Object.values(paths).flatMap(path => Object.values(path)))
    for (const media of Object.values(requestBody?.content ?? {})) {
      const name = media.schema.$ref?.slice('#/components/schemas/'.length)
      if (name !== undefined) media.schema = components.schemas![name]!
    }
}

async function compile(facts: OperationFacts, { check, document }: Middleware): Promise<Validator> {
  const { id, path, method } = facts
  const schema = document.paths[path]?.[method]
  if (!schema) throw new Error(`${id}: the document of requests does not hold ${method} ${path}.`)
  const matched = { expressRoute: path, openApiRoute: path, pathParams: {}, schema }
  const req = Object.assign(bare(facts), { openapi: matched })
  const error = await runMiddleware(check, req as unknown as Request)
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

export interface ValidationOptions {
  /** Compiles every operation now, so that a broken document stops the start; otherwise each with its first request. */
  readonly ahead: boolean
  /** Another document of all requests than the contract's. */
  readonly document?: object
}

/** One validator does for all operations. The first one makes it, and it has to see the whole document. */
export async function openValidation({ ahead, document = requests }: ValidationOptions): Promise<Validation> {
  const middleware = makeMiddleware(document)
  const validation = new Validation(middleware)
  const [first, ...others] = Object.keys(operations) as OperationId[]
  await validation.findValidator(first!)
  hideParts(middleware.document)
  if (ahead) for (const id of others) await validation.findValidator(id)
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
