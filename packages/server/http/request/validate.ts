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
import { RequestValidator } from 'express-openapi-validator/dist/middlewares/openapi.request.validator.js'
import { SchemaPreprocessor } from 'express-openapi-validator/dist/middlewares/parsers/schema.preprocessor.js'
import {
  ajvErrorsToValidatorError,
  augmentAjvErrors,
} from 'express-openapi-validator/dist/middlewares/util.js'
import { OpenApiValidator } from 'express-openapi-validator/dist/openapi.validator.js'
import type { Call } from '../../gen/handlers.ts'
import { type FieldError, invalid } from '../problem.ts'
import { isDate, isInstant, isStorable } from './formats.ts'
import { normalizeInput, unstorable } from './normalize-input.ts'
import { type Document, hideParts, prepareDocument, showParts } from './requests-document.ts'
import { describeBody, inside, placeAt, writeMessage } from './validation-messages.ts'

type AjvErrors = Parameters<typeof augmentAjvErrors>[0] & {}

/** A compiled schema. What it is given is coerced and completed in place. */
interface Check {
  (given: object): boolean
  readonly errors?: AjvErrors | null
}

/** Finds what it has compiled, by a key. */
interface Checks {
  getSchema(key: string): Check
}

/**
 * What the validator has compiled, which its types keep to itself. Its middleware would, for each request, parse an address
 * and look through all parameters for objects; ours are read before.
 */
interface Compiled {
  /** Of parameters. */
  readonly ajv: Checks
  readonly ajvBody: Checks
}

interface Validator {
  readonly facts: OperationFacts
  readonly checks: readonly Check[]
}

interface Requests {
  readonly validator: RequestValidator
  /** The validator completes it. */
  readonly document: Document
}

function openRequests(of: object): Requests {
  const document = prepareDocument(of)
  const { ajvOpts } = new OpenApiValidator({
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
  // It would compile each schema that it sees, only to follow references to it.
  const { schemas } = document.components
  showParts(schemas!, false)
  new SchemaPreprocessor(document as never, ajvOpts.preprocessor, undefined as never).preProcess()
  showParts(schemas!, true)
  return { validator: new RequestValidator(document as never, ajvOpts.request), document }
}

function findSchema({ id, path, method }: OperationFacts, { document }: Requests): object {
  const schema = document.paths[path]?.[method]
  if (!schema) throw new Error(`${id}: the document of requests does not hold ${method} ${path}.`)
  return schema
}

/** An empty request has the validator compile what the operation takes. */
function compile(facts: OperationFacts, requests: Requests): Validator {
  const { path } = facts
  const method = facts.method.toUpperCase()
  const type = facts.body && 'application/json'
  const openapi = {
    expressRoute: path,
    openApiRoute: path,
    pathParams: {},
    schema: findSchema(facts, requests),
  }
  const headers = type ? { 'content-type': type } : {}
  const req = { method, originalUrl: '/', path: '/', headers, query: {}, params: {}, openapi }
  try {
    requests.validator.validate(req as never, {} as never, () => undefined)
  } catch (error) {
    // That the empty request is invalid may be answered so; any other failure is a mistake in the document.
    if ((error as { status?: number }).status !== 400) throw error
  }
  const { ajv, ajvBody } = requests.validator as unknown as Compiled
  const key = `${method}-${path}-${type ?? 'not_provided'}`
  return { facts, checks: [ajv.getSchema(key), ajvBody.getSchema(key)] }
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
 * One validator does for all operations. The first is compiled while it sees the whole document, the others with their
 * first requests; a document that lacks one is refused at once.
 */
export function openValidation(document: object = requests): Validation {
  const opened = openRequests(document)
  for (const id of operationIds) findSchema(operations[id], opened)
  const validation = new Validation(opened)
  validation.findValidator(operationIds[0]!)
  hideParts(opened.document)
  return validation
}

export class Validation {
  readonly #requests: Requests
  readonly #validators = new Map<OperationId, Validator>()

  constructor(opened: Requests) {
    this.#requests = opened
  }

  /** The validator of an operation, which is compiled once. */
  findValidator(id: OperationId): Validator {
    const known = this.#validators.get(id)
    if (known) return known
    const validator = compile(operations[id], this.#requests)
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
      try {
        this.findValidator(id)
      } catch (error) {
        fail(id, error)
      }
    }
  }

  /** The input of an operation, coerced and complete, or a problem that names everything wrong with it at once. */
  async check<Id extends OperationId>(id: Id, raw: RawInput): Promise<Call<Id>> {
    const { facts, checks } = this.findValidator(id)
    const errors: FieldError[] = []
    const query = parseQuery(raw.search, facts, errors)
    for (const [name, value] of Object.entries(raw.path))
      if (!isStorable(value)) errors.push(unstorable(name))
    const body = normalizeInput(raw.body, describeBody(facts), errors)
    const headers = raw.idempotencyKey === undefined ? {} : { 'idempotency-key': raw.idempotencyKey }
    const given = { query, headers, params: raw.path, body }
    const failures = checks.flatMap(check => (check(given) ? [] : (check.errors ?? [])))
    // The validator lets a required body be absent where none of its fields is required.
    if (raw.body === undefined && facts.body?.required)
      errors.push({ field: 'body', message: say`is missing; send a JSON object` })
    const all = failures.length > 0 ? [...errors, ...listErrors(failures, facts, body)] : errors
    if (all.length > 0) throw invalid(oncePerField(all))
    // It was just checked against the schemas that the type was made from.
    return { path: raw.path, query, body } as Call<Id>
  }
}

type QueryParameter = OperationFacts['parameters']['query'][number]

function parseQuery(search: string, facts: OperationFacts, errors: FieldError[]): Record<string, unknown> {
  const query: Record<string, unknown> = {}
  if (search === '') return query
  const seen = new Set<string>()
  for (const [sent, value] of new URLSearchParams(search)) {
    const name = inside('', sent)
    const parameter = facts.parameters.query.find(known => known.name === name)
    const message = parameter ? lexicalError(value, parameter.type) : say`is not a parameter of this request`
    if (seen.size === seen.add(name).size) errors.push({ field: name, message: say`is given twice` })
    else if (message) errors.push({ field: name, message })
    else query[name] = readValue(value, parameter!)
  }
  return query
}

/** A text, whose type the validator gives it; a list has commas between its items. */
function readValue(value: string, { type, format }: QueryParameter): string | string[] {
  if (type === 'array') return value.split(',')
  return format === 'date-time' ? normalizeInstant(value) : value
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
  readonly errors: readonly {
    readonly path: string
    readonly message: Sentence
    readonly errorCode?: string
  }[]
}

/** The validator's errors under the caller's own field names. */
function listErrors(failures: AjvErrors, operation: OperationFacts, body: unknown): FieldError[] {
  const { errors } = ajvErrorsToValidatorError(400, augmentAjvErrors(failures)) as unknown as Failure
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
