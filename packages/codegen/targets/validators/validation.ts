// validation.ts: checks the requests of every operation against the documents beside it, with ajv.
import { type GeneratedFile, quote } from '../../emit.ts'

const body = `
/** What a handler is called with. */
export interface Input {
  path: Record<string, unknown>
  query: Record<string, unknown>
  header: Record<string, unknown>
  cookie: Record<string, unknown>
  body: unknown
}

export interface FieldError {
  in: keyof Input
  /** Dotted, as the sender wrote it: 'items.2.amount'. Empty for the whole. */
  field: string
  message: string
}

/** A request that is not what the operation takes. Its status is for an error handler. */
export class ValidationError extends Error {
  readonly status: 400 | 415
  readonly errors: readonly FieldError[]

  constructor(status: 400 | 415, errors: readonly FieldError[]) {
    super(errors.map(({ in: place, field, message }) => [place, field, message].filter(Boolean).join(' ')).join('; '))
    this.name = 'ValidationError'
    this.status = status
    this.errors = errors
  }
}

export type Validate = (operation: OperationId, request: RawRequest) => Input

const places = ['path', 'query', 'header', 'cookie'] as const

interface Content {
  schema?: Schema
}

interface Schema {
  $ref?: string
  type?: string | readonly string[]
  allOf?: readonly Schema[]
  properties?: Readonly<Record<string, Schema>>
}

interface Parameter {
  $ref?: string
  name: string
  in: (typeof places)[number]
  required?: boolean
  schema?: Schema
  content?: Readonly<Record<string, Content>>
}

interface Body {
  $ref?: string
  required?: boolean
  content?: Readonly<Record<string, Content>>
}

interface Document {
  components?: object
  paths: Readonly<Record<string, Readonly<Record<string, { parameters?: Parameter[]; requestBody?: Body }>> & { parameters?: Parameter[] }>>
}

interface Checks {
  facts: OperationFacts
  places: Readonly<Record<(typeof places)[number], ValidateFunction>>
  isBodyRequired: boolean
  contents: readonly { mediaType: string; check: ValidateFunction; shapes: Readonly<Record<string, string>> }[]
}

const settings = {
  strict: false,
  allErrors: true,
  useDefaults: true,
  validateSchema: false,
  validateFormats: true,
  logger: false,
  code: { regExp: Object.assign(regExpOf, { code: 'regExpOf' }) },
} as const

/** A pattern is read with Unicode where it can be, and as it is where it escapes what Unicode does not know. */
function regExpOf(pattern: string, flags: string): RegExp {
  try {
    return new RegExp(pattern, flags)
  } catch {
    return new RegExp(pattern, flags.replace('u', ''))
  }
}

/** Compiles the validation of every operation, so that a document that is wrong shows at the start. */
export function createValidation(): Validate {
  const checks = new Map<OperationId, Checks>()
  for (const [tag, document] of Object.entries(documents)) {
    for (const [id, check] of checksOf(tag, document as unknown as Document)) checks.set(id, check)
  }
  return (operation, request) => {
    const check = checks.get(operation)
    if (!check) throw new Error(\`There is no validation of \${operation}.\`)
    return validated(check, request)
  }
}

function checksOf(tag: string, document: Document): (readonly [OperationId, Checks])[] {
  // Text becomes a number or a boolean where one is asked for; in JSON nothing does.
  const [exact, loose] = [new Ajv2020(settings), new Ajv2020({ ...settings, coerceTypes: true })]
  // Every schema is a part of one, so that what they refer to is compiled once.
  const parts: object[] = []
  const placed = (schema: object = {}) => \`\${tagId}#/$defs/\${parts.push(schema) - 1}\`
  const tagId = \`tag:\${encodeURIComponent(tag)}\`
  const resolve = <T extends { $ref?: string }>(part: T): T => (part.$ref === undefined ? part : resolve(found(document, part.$ref) as T))
  const planned = (Object.keys(operations) as OperationId[])
    .filter(id => operations[id].tag === tag)
    .map(id => {
      const facts: OperationFacts = operations[id]
      const item = document.paths[facts.path]!
      const operation = item[facts.method]!
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(resolve)
      const body = resolve(operation.requestBody ?? {})
      const contents = Object.entries(body.content ?? {}).map(([mediaType, { schema }]) => ({ mediaType, schema, at: placed(schema) }))
      const refs = places.map(place => [place, placed(objectOf(parameters.filter(one => one.in === place)))] as const)
      return { id, facts, refs, contents, isBodyRequired: body.required === true }
    })
  for (const ajv of [exact, loose]) {
    addFormats.default(ajv)
    ajv.addSchema({ $id: tagId, components: document.components, $defs: Object.fromEntries(parts.entries()) })
  }
  return planned.map(({ id, facts, refs, contents, isBodyRequired }) => {
    const compiled = contents.map(({ mediaType, schema = {}, at }) => ({
      mediaType,
      check: compile(isForm(mediaType) ? loose : exact, at),
      shapes: isForm(mediaType) ? shapesOf(schema, document) : {},
    }))
    const checked = Object.fromEntries(refs.map(([place, at]) => [place, compile(loose, at)])) as Checks['places']
    return [id, { facts, places: checked, contents: compiled, isBodyRequired }] as const
  })
}

function compile(ajv: Ajv2020, ref: string): ValidateFunction {
  const check = ajv.getSchema(ref)
  if (!check) throw new Error(\`There is no schema at \${ref}.\`)
  return check
}

/** The parameters of one place as an object. */
function objectOf(parameters: readonly Parameter[]): object {
  const nameOf = ({ name, in: place }: Parameter) => (place === 'header' ? name.toLowerCase() : name)
  const schemaOf = ({ schema, content = {} }: Parameter) => schema ?? Object.values(content)[0]?.schema ?? {}
  // A later one of the same name stands nearer to the operation.
  const byName = new Map(parameters.map(parameter => [nameOf(parameter), parameter]))
  const required = [...byName].filter(([, one]) => one.required === true || one.in === 'path').map(([name]) => name)
  const properties = Object.fromEntries([...byName].map(([name, one]) => [name, schemaOf(one)]))
  return { type: 'object', properties, required }
}

function found(root: unknown, ref: string): unknown {
  const keys = ref.slice(2).split('/').map(key => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'))
  return keys.reduce((at, key) => (at as Record<string, unknown>)[key], root)
}

/** The types of the fields of a form, whose values come as text. */
function shapesOf(schema: Schema, document: Document, depth = 0): Record<string, string> {
  if (depth > 20) return {}
  if (schema.$ref !== undefined) return shapesOf(found(document, schema.$ref) as Schema, document, depth + 1)
  const typeOf = (field: Schema): string => {
    const { type, $ref } = field
    if ($ref !== undefined) return typeOf(found(document, $ref) as Schema)
    return [type ?? (field.properties || field.allOf ? 'object' : 'any')].flat().find(name => name !== 'null') ?? 'null'
  }
  const own = Object.entries(schema.properties ?? {}).map(([name, field]) => [name, typeOf(field)] as const)
  return Object.assign({}, ...(schema.allOf ?? []).map(part => shapesOf(part, document, depth + 1)), Object.fromEntries(own))
}

const isForm = (mediaType: string): boolean => /^(multipart\\/|application\\/x-www-form-urlencoded)/.test(mediaType)

function validated({ facts, places: checks, contents, isBodyRequired }: Checks, request: RawRequest): Input {
  const { unknown, ...read } = readParameters(facts.parameters, request)
  const errors: FieldError[] = unknown.map(field => ({ in: 'query', field, message: 'is not a parameter of this request' }))
  for (const place of places) if (!checks[place](read[place])) errors.push(...told(place, checks[place]))
  let { body } = request
  if (body === undefined || contents.length === 0) {
    if (isBodyRequired) errors.push({ in: 'body', field: '', message: 'is missing' })
  } else {
    const sent = String(request.headers['content-type'] ?? '')
    const content = contents.find(({ mediaType }) => matches(mediaType, sent))
    if (!content) throw new ValidationError(415, [{ in: 'header', field: 'content-type', message: \`is none of \${contents.map(one => one.mediaType).join(', ')}\` }])
    if (isForm(content.mediaType)) body = formOf(body, content.shapes)
    // Checked as a field, so that a default or a coerced value has a place to go to.
    if (!content.check(body)) errors.push(...told('body', content.check))
  }
  if (errors.length > 0) throw new ValidationError(400, errors)
  return { ...read, body: contents.length === 0 ? undefined : body }
}

/** Whether a media type of the document, in which a part may be *, is the one that was sent. */
function matches(mediaType: string, sent: string): boolean {
  const [[type, subtype], [sentType, sentSubtype]] = [mediaType, sent].map(name => name.toLowerCase().split(';', 1)[0]!.trim().split('/')) as [string[], string[]]
  return (type === '*' || type === sentType) && (subtype === '*' || subtype === sentSubtype)
}

/** A form as an object: a field that came several times, or that is a list, as a list; an object from its JSON. */
function formOf(body: unknown, shapes: Readonly<Record<string, string>>): unknown {
  const entries = body instanceof FormData ? [...body] : Object.entries(body as object)
  const fields = new Map<string, unknown[]>()
  for (const [key, value] of entries) {
    const name = key.endsWith('[]') ? key.slice(0, -2) : key
    fields.set(name, [...(fields.get(name) ?? []), ...[value].flat()])
  }
  const valueOf = (name: string, values: unknown[]): unknown => {
    const shape = shapes[name]
    const [first] = values
    const isJson = typeof first === 'string' && ((shape === 'object' && /^\\s*\\{/.test(first)) || (shape === 'array' && /^\\s*\\[/.test(first)))
    if (isJson) return parsed(first)
    return shape === 'array' || values.length > 1 ? values : first
  }
  return Object.fromEntries([...fields].map(([name, values]) => [name, valueOf(name, values)]))
}

/** The errors of a check, each with the field that it is about. What only says that a part is wrong is left out. */
function told(place: keyof Input, { errors }: ValidateFunction): FieldError[] {
  const all = (errors ?? []).map(error => {
    const { missingProperty, additionalProperty, unevaluatedProperty } = error.params as Record<string, string | undefined>
    const keys = error.instancePath.split('/').slice(1).map(key => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    const extra = missingProperty ?? additionalProperty ?? unevaluatedProperty ?? []
    return { in: place, field: keys.concat(extra).join('.'), message: wording(error.keyword, error.message, error.params), keyword: error.keyword }
  })
  const telling = all.filter(({ keyword }) => !['anyOf', 'oneOf', 'if'].includes(keyword))
  const seen = new Map((telling.length > 0 ? telling : all).map(({ keyword: _, ...error }) => [\`\${error.field} \${error.message}\`, error]))
  return [...seen.values()]
}

function wording(keyword: string, message = 'is wrong', params: Record<string, unknown>): string {
  if (keyword === 'required') return 'is missing'
  if (keyword === 'false schema') return 'is not taken in a request'
  if (keyword === 'additionalProperties' || keyword === 'unevaluatedProperties') return 'is not a field of this request'
  return Array.isArray(params.allowedValues) ? \`must be one of \${params.allowedValues.join(', ')}\` : message
}
`

export function validationFile(operations: string): GeneratedFile {
  const text = `import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { documents } from './documents.ts'
import { type OperationFacts, type OperationId, operations } from ${quote(operations)}
import { parsed, type RawRequest, readParameters } from './parameters.ts'
${body}`
  return { path: 'validation.ts', text }
}
