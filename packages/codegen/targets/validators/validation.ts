// validation.ts: checks the requests of every operation against the documents beside it, with ajv.

import { isForm, isJson, isOpenRange, isText, isUrlEncoded } from '../../document/media-types.ts'
import { type GeneratedFile, quote } from '../../output/emit.ts'
import { mediaTypeFinder } from '../media-ranges.ts'

const body = `
/** What a handler is called with. */
export interface Input {
  path: Record<string, unknown>
  query: Record<string, unknown>
  header: Record<string, unknown>
  cookie: Record<string, unknown>
  body: unknown
}

export type Validate = (operation: OperationId, request: RawRequest) => Input

const places = ['path', 'query', 'header', 'cookie'] as const

interface Content {
  schema?: Schema
  encoding?: Readonly<Record<string, Encoding>>
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

/** Takes the media type that was sent, too: under a range it says how the body was read. */
type ContentCheck = (body: unknown, sent: string) => Checked

interface Checks {
  facts: OperationFacts
  places: Readonly<Record<(typeof places)[number], Check>>
  isBodyRequired: boolean
  contents: readonly { mediaType: string; check: ContentCheck }[]
  compile: () => void
}

/** A value whose texts are what its schema asks for, what is wrong with it, and how its defaults are filled in. */
interface Checked {
  value: unknown
  errors: readonly ErrorObject[]
  fill: () => void
}

type Check = (value: unknown, isText: boolean) => Checked

export interface ValidationOptions {
  /** Compile every operation now, and throw where one cannot be; otherwise each is compiled when it is first asked for. */
  atOnce?: boolean
}

// The type of each operation by itself is for those who name it: a compiler would compare them all.
const table = operations as object as Readonly<Record<string, OperationFacts>>

/** Checks requests. A schema that cannot be compiled fails the requests of its own operations alone. */
export function createValidation({ atOnce = false }: ValidationOptions = {}): Validate {
  const checks = new Map<OperationId, Checks>()
  const checkOf = (operation: OperationId): Checks | undefined => {
    const tag = Object.hasOwn(table, operation) && !checks.has(operation) ? table[operation]!.tag : undefined
    if (tag !== undefined) for (const [id, check] of makeChecks(tag, byTag[tag]!)) checks.set(id, check)
    return checks.get(operation)
  }
  if (atOnce) for (const id of Object.keys(operations) as OperationId[]) checkOf(id)!.compile()
  return (operation, request) => {
    const check = checkOf(operation)
    if (!check) throw new Error(\`There is no validation of \${operation}.\`)
    check.compile()
    return validated(check, request)
  }
}

const byTag: Readonly<Record<string, Document>> = documents as object as Record<string, Document>

function makeChecks(tag: string, document: Document): (readonly [OperationId, Checks])[] {
  const tagId = \`tag:\${encodeURIComponent(tag)}\`
  // Every schema is a part of one, so that what several refer to is compiled once.
  const parts: Schema[] = []
  const whole = () => ({ $id: tagId, components: document.components, $defs: Object.fromEntries(parts.entries()) })
  const checker = newChecker(true)
  let first: Ajv2020 | undefined
  const checkerFor = (value: unknown) => (isLarge(value) ? (first ??= newChecker(false).addSchema(whole())) : checker)
  const checkOf = (schema: Schema = {}, texts = schema): Check => {
    const ref = \`\${tagId}#/$defs/\${parts.push(schema) - 1}\`
    const compiled = new Map<Ajv2020, ValidateFunction>()
    return (value, isText) => {
      const made = isText ? coerced(value, texts, document) : value
      const checker = checkerFor(made)
      const check = compiled.get(checker) ?? checker.getSchema(ref)!
      const errors = listErrors(made, check, isText)
      if (errors.length > 0 && checker === first) errors.push(onlyFirst)
      compiled.set(checker, check)
      return { value: made, errors, fill: () => fillDefaults(made, schema, document) }
    }
  }
  const ids = (Object.keys(operations) as OperationId[]).filter(id => table[id]!.tag === tag)
  const checks = ids.map(id => {
    const from = parts.length
    const made = operationChecks(table[id]!, document, checkOf)
    const refs = parts.slice(from).map((_, at) => \`\${tagId}#/$defs/\${from + at}\`)
    return [id, { ...made, compile: compiling(id, refs, checker) }] as const
  })
  checker.addSchema(whole())
  return checks
}

/**
 * Of more values, or levels, than these it is told what is wrong first: each value could be wrong by itself, a hundred
 * thousand in a megabyte, and all that is wrong with a union in a union is looked for in each combination of variants.
 */
const maxValues = 1000
const maxLevels = 8

const onlyFirst = makeError(\`has more than \${maxValues} values, or \${maxLevels} levels, so only its first error is listed; correct it and send it again\`)

function isLarge(value: unknown): boolean {
  let [level, count, levels] = [[value], 1, 1]
  while (level.length > 0) {
    if (count > maxValues || levels++ > maxLevels) return true
    const next: unknown[] = []
    for (const one of level) {
      if (typeof one !== 'object' || one === null || one instanceof Blob || one instanceof Uint8Array) continue
      const values = Object.values(one)
      count += values.length
      if (count > maxValues) return true
      next.push(...values)
    }
    level = next
  }
  return false
}

function listErrors(value: unknown, check: ValidateFunction, isText: boolean): ErrorObject[] {
  try {
    return check(isText ? markBytes(value) : value) ? [] : [...(check.errors ?? [])]
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return [makeError('is nested too deeply')]
  }
}

function makeError(message: string): ErrorObject {
  return { instancePath: '', schemaPath: '', keyword: '', params: {}, message }
}

/** Compiles the schemas of an operation, once. Throws with its name where one cannot be. */
function compiling(id: OperationId, refs: readonly string[], checker: Ajv2020): () => void {
  const waiting = new Set(refs)
  return () => {
    try {
      for (const ref of waiting) {
        checker.getSchema(ref)
        waiting.delete(ref)
      }
    } catch (error) {
      throw new Error(\`The requests of \${id} cannot be validated: \${error instanceof Error ? error.message : String(error)}\`)
    }
  }
}

function operationChecks(facts: OperationFacts, document: Document, checkOf: (schema?: Schema, texts?: Schema) => Check): Omit<Checks, 'compile'> {
  const resolve = <T extends { $ref?: string }>(part: T): T =>
    part.$ref === undefined ? part : resolve(found(document, part.$ref) as T)
  const item = document.paths[facts.path]!
  const operation = item[facts.method]!
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(resolve)
  const body = resolve(operation.requestBody ?? {})
  const checked = places.map(place => {
    const own = parameters.filter(one => one.in === place)
    // What is written as JSON is no text any more.
    return [place, checkOf(makeObjectSchema(own), makeObjectSchema(own.filter(one => one.content === undefined)))]
  })
  return {
    facts,
    places: Object.fromEntries(checked) as Checks['places'],
    isBodyRequired: body.required === true,
    contents: Object.entries(body.content ?? {}).map(([mediaType, content]) => {
      if (facts.body?.byteRanges?.includes(mediaType)) return { mediaType, check: unchecked }
      return { mediaType, check: contentCheck(mediaType, content, checkOf(content.schema), document) }
    }),
  }
}

/** The parameters of one place as an object. */
function makeObjectSchema(parameters: readonly Parameter[]): Schema & { required: string[] } {
  const nameOf = ({ name, in: place }: Parameter) => (place === 'header' ? name.toLowerCase() : name)
  const schemaOf = ({ schema, content = {} }: Parameter) => schema ?? Object.values(content)[0]?.schema ?? {}
  // A later one of the same name stands nearer to the operation.
  const byName = new Map(parameters.map(parameter => [nameOf(parameter), parameter]))
  const required = [...byName].filter(([, one]) => one.required === true || one.in === 'path').map(([name]) => name)
  const properties = Object.fromEntries([...byName].map(([name, one]) => [name, schemaOf(one)]))
  // Ajv passes over properties of this name, but not over patterns.
  const proto = Object.getOwnPropertyDescriptor(properties, '__proto__')
  return { type: 'object', properties, required, ...(proto && { patternProperties: { '^__proto__$': proto.value } }) }
}

/** Bytes are only there or not. A text is handed on as a text, whatever it has to stand for. */
function contentCheck(declared: string, { schema = {}, encoding = {} }: Content, check: Check, root: unknown): ContentCheck {
  const isOpen = ${isOpenRange}.test(declared)
  return (body, sent) => {
    const mediaType = declared.includes('*') ? sent : declared
    const form = { schema, encoding: ${isUrlEncoded}.test(mediaType) ? encoding : {}, root }
    if (${isForm}.test(mediaType)) return check(readForm(body, form), true)
    if (${isJson}.test(mediaType)) return check(body, false)
    if (${isText}.test(mediaType)) return isOpen ? check(body, false) : { ...unchecked(body), errors: check(body, true).errors }
    if (isOpen && body instanceof Uint8Array && !takesAll(schema, root)) throw new ValidationError(415, [unreadable])
    return isOpen ? check(body, false) : unchecked(body)
  }
}

const unchecked = (body: unknown): Checked => ({ value: body, errors: [], fill: () => undefined })

const unreadable: FieldError = { in: 'header', field: 'content-type', message: 'is read as bytes, and the body has a schema; send it as application/json' }

/** Whether a schema says nothing, so that bytes are as good as anything else. */
const takesAll = (schema: Schema, root: unknown): boolean =>
  schema.$ref === undefined ? Object.keys(schema).length === 0 : takesAll(found(root, schema.$ref) as Schema, root)

function validated({ facts, places: checks, contents, isBodyRequired }: Checks, request: RawRequest): Input {
  const { unknown, ...read } = readParameters(facts, request)
  const input: Input = { ...read, body: undefined }
  const errors: FieldError[] = unknown.map(field => ({ in: 'query', field: shortened(field), message: 'is not a parameter of this request' }))
  const take = (place: keyof Input, made: Checked) => {
    Object.assign(input, { [place]: made.value })
    for (const error of told(place, made.errors)) errors.push(error)
    return made
  }
  const taken = places.map(place => take(place, checks[place](read[place], true)))
  if (request.body === undefined || contents.length === 0) {
    if (isBodyRequired) errors.push({ in: 'body', field: '', message: 'is missing' })
  } else {
    const sent = String(request.headers['content-type'] ?? '')
    const body = take('body', findContent(contents, sent).check(request.body, sent))
    if (fillsBodies) taken.push(body)
  }
  if (errors.length > 0) throw new ValidationError(400, errors)
  for (const { fill } of taken) fill()
  return input
}

function findContent(contents: Checks['contents'], sent: string): Checks['contents'][number] {
  const mediaTypes = contents.map(({ mediaType }) => mediaType)
  const mediaType = findMediaType(mediaTypes, sent)
  const content = contents.find(one => one.mediaType === mediaType)
  if (content) return content
  const message = \`is none of \${mediaTypes.join(', ')}\`
  throw new ValidationError(415, [{ in: 'header', field: 'content-type', message }])
}

${mediaTypeFinder}`

export function makeValidationFile(operations: string, bodyDefaults: boolean): GeneratedFile {
  const text = `import type { Ajv2020, ErrorObject, ValidateFunction } from 'ajv/dist/2020.js'
import { markBytes, newChecker } from './checker.ts'
import { coerced, found, type Schema } from './coercion.ts'
import { fillDefaults } from './defaults.ts'
import { documents } from './documents.ts'
import { type Encoding, readForm } from './forms.ts'
import { type OperationFacts, type OperationId, operations } from ${quote(operations)}
import { type RawRequest, readParameters } from './parameters.ts'
import { type FieldError, shortened, told, ValidationError } from './validation-error.ts'

export { type FieldError, ValidationError }

/** Whether the defaults of bodies are filled in; those of parameters always are. */
const fillsBodies: boolean = ${bodyDefaults}
${body}`
  return { path: 'validation.ts', text }
}
