// response-validation.ts: checks what handlers answer against the contract, for development and tests.

import { isJson, isStream } from '../../document/media-types.ts'
import type { OpenApiDocument } from '../../document/openapi.ts'
import { dropUnreachable } from '../../document/prune.ts'
import { rewriteDocument } from '../../document/walk.ts'
import { type GeneratedFile, quote } from '../../output/emit.ts'
import { mediaTypeFinder } from '../media-ranges.ts'

const body = `
/** What is answered: by a handler, or as a client got it. */
export interface RawAnswer {
  status: number
  /** By their names, as values or as texts. */
  headers: object
  mediaType?: string | undefined
  /** JSON as it is parsed, text and bytes as they are; undefined for none. */
  body: unknown
}

export interface AnswerError {
  in: 'status' | 'header' | 'body'
  /** The name of a header, or a field of a body, dotted: 'items.2.amount'. Empty for the whole. */
  field: string
  message: string
}

/** An answer that the contract does not declare. Its status is for an error handler. */
export class ResponseError extends Error {
  readonly status = 500
  readonly operation: OperationId
  readonly errors: readonly AnswerError[]

  constructor(operation: OperationId, answered: number, errors: readonly AnswerError[]) {
    const { method, path } = operations[operation]
    const listed = errors.slice(0, 10).map(({ in: place, field, message }) => [place, field, message].filter(Boolean).join(' '))
    if (errors.length > listed.length) listed.push(\`and \${errors.length - listed.length} more\`)
    super(\`\${operation} (\${method.toUpperCase()} \${path}) answered \${answered} otherwise than the contract says: \${listed.join('; ')}\`)
    this.name = 'ResponseError'
    this.operation = operation
    this.errors = errors
  }
}

interface Header {
  $ref?: string
  required?: boolean
  schema?: Schema
}

interface Response {
  $ref?: string
  headers?: Readonly<Record<string, Header>>
  content?: Readonly<Record<string, { schema?: Schema }>>
}

interface Document {
  components?: object
  paths: Readonly<Record<string, Readonly<Record<string, { responses?: Readonly<Record<string, Response>> }>>>>
}

const root = document as Document
const rootId = 'responses:'

/** Checks answers. Each schema is compiled when it is first asked for. Throws a ResponseError that says what is wrong, and where. */
export function createResponseValidation(): (operation: OperationId, answer: RawAnswer) => void {
  let count = 0
  const checker = newChecker(true).addSchema({ $id: rootId, components: root.components ?? {} })
  const compiled = new WeakMap<Schema, ValidateFunction>()
  const errorsOf: ErrorsOf = (place, value, schema, field = '') => {
    const known = compiled.get(schema)
    // What it refers to is that of the document.
    const check = known ?? checker.compile({ $id: \`\${rootId}\${count++}\`, ...absolute(schema) })
    compiled.set(schema, check)
    if (check(value)) return []
    return told(place, check.errors ?? [], 'response').map(error => ({ in: place, field: [field, error.field].filter(Boolean).join('.'), message: error.message }))
  }
  return (operation, { status, headers, mediaType, body }) => {
    const { path, method } = operations[operation]
    const responses = root.paths[path]?.[method]?.responses ?? {}
    const key = [String(status), \`\${String(status)[0]}XX\`, 'default'].find(key => Object.hasOwn(responses, key))
    if (key === undefined) throw new ResponseError(operation, status, [{ in: 'status', field: '', message: \`is none of \${Object.keys(responses).join(', ')}\` }])
    const response = resolve(responses[key]!)
    const errors = [...listHeaderErrors(response, headers, errorsOf), ...listBodyErrors(response, mediaType, body, errorsOf)]
    if (errors.length > 0) throw new ResponseError(operation, status, errors)
  }
}

type ErrorsOf = (place: 'header' | 'body', value: unknown, schema: Schema, field?: string) => AnswerError[]

const resolve = <T extends { $ref?: string }>(part: T): T => (part.$ref === undefined ? part : resolve(found(root, part.$ref) as T))

/** A schema by itself, whose references go into the document. */
function absolute(schema: Schema): object {
  return JSON.parse(JSON.stringify(schema), (key, value) => (key === '$ref' && typeof value === 'string' && value.startsWith('#') ? rootId + value : value))
}

function listHeaderErrors({ headers = {} }: Response, sent: object, errorsOf: ErrorsOf): AnswerError[] {
  const given = new Map(Object.entries(sent).map(([name, value]) => [name.toLowerCase(), value as unknown]))
  return Object.entries(headers).flatMap(([name, written]): AnswerError[] => {
    const { required, schema = {} } = resolve(written)
    const value = given.get(name.toLowerCase())
    if (name.toLowerCase() === 'content-type') return []
    if (value === undefined) return required ? [{ in: 'header', field: name, message: 'is missing' }] : []
    const isList = typesIn(schema, root).includes('array') && typeof value === 'string'
    return errorsOf('header', coerced(isList ? value.split(/\\s*,\\s*/) : value, schema, root), schema, name)
  })
}

function listBodyErrors({ content = {} }: Response, mediaType = '', body: unknown, errorsOf: ErrorsOf): AnswerError[] {
  const mediaTypes = Object.keys(content)
  if (mediaTypes.length === 0) return body === undefined ? [] : [{ in: 'body', field: '', message: 'is there, and none is declared' }]
  if (body === undefined) return [{ in: 'body', field: '', message: 'is missing' }]
  const declared = findMediaType(mediaTypes, mediaType)
  if (declared === undefined) return [{ in: 'header', field: 'Content-Type', message: \`is \${mediaType}, which is none of \${mediaTypes.join(', ')}\` }]
  const { schema } = content[declared]!
  return schema && IS_CHECKED ? errorsOf('body', body, schema) : []
}

${mediaTypeFinder}`

/** Of each operation what it answers and nothing else. */
function keepResponses(document: OpenApiDocument): OpenApiDocument {
  const { openapi, info, paths = {}, components = {} } = document
  const { securitySchemes: _, ...others } = components
  const bare = { openapi, info: { title: info.title, version: info.version }, paths, components: others }
  return dropUnreachable(
    rewriteDocument(bare, (node, kind) => {
      if (kind === 'pathItem')
        return Object.fromEntries(Object.entries(node).filter(([key]) => key !== 'parameters'))
      if (kind === 'response')
        return Object.fromEntries(Object.entries(node).filter(([key]) => key !== 'links'))
      return kind === 'operation' ? { responses: node.responses ?? {} } : node
    }),
  )
}

/** Of a stream, item by item. */
const checkedWithStreams = `(${isJson}.test(mediaType) || (${isStream}.test(mediaType) && !(body instanceof Uint8Array)))`

export function makeResponseValidationFiles(
  document: OpenApiDocument,
  operations: string,
  write: (document: OpenApiDocument) => string,
  isStreaming: boolean,
): GeneratedFile[] {
  const text = `import type { ValidateFunction } from 'ajv/dist/2020.js'
import { newChecker } from './checker.ts'
import { coerced, found, type Schema, typesIn } from './coercion.ts'
import { type OperationId, operations } from ${quote(operations)}
import document from './responses.ts'
import { told } from './validation-error.ts'
${body.replace('IS_CHECKED', () => (isStreaming ? checkedWithStreams : `${isJson}.test(mediaType)`))}`
  return [
    { path: 'response-validation.ts', text },
    { path: 'responses.ts', text: write(keepResponses(document)) },
  ]
}
