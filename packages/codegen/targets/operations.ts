// The operations target: what each operation and each schema is, as tables that a program can read.

import {
  type Body,
  classifyContent,
  findMainContent,
  type Model,
  type Operation,
  type Parameter,
} from '../model/model.ts'
import { isIdentifier } from '../model/names.ts'
import { Code, type GeneratedFile, quote, writeKey, writeLiteral } from '../output/emit.ts'
import { findLongRepeated } from '../output/repeated.ts'
import { writeSchemas } from './schema-tables.ts'

export function operations(model: Model): GeneratedFile[] {
  return [
    { path: 'operations.ts', text: writeOperations(model) },
    { path: 'schemas.ts', text: writeSchemas(model) },
  ]
}

const operationFacts = `
export interface ParameterFacts {
  readonly name: string
  readonly required: boolean
  readonly type: 'string' | 'integer' | 'number' | 'boolean' | 'object' | 'array' | 'any'
  /** The type of each item of an array. Of an array, ref, enum, lengths and extensions are those of its items, too. */
  readonly items?: string
  readonly format?: string
  /** The named schema that it is. */
  readonly ref?: string
  readonly enum?: readonly unknown[]
  readonly default?: unknown
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly extensions?: { readonly [name: \`x-\${string}\`]: unknown }
  readonly style?: string
  readonly explode?: boolean
  /** Its text may hold what is reserved elsewhere, so that a plus is a plus. */
  readonly allowReserved?: true
  /** The fields of an object that each stand in the query by themselves. */
  readonly spread?: readonly string[]
  /** What it is written in where that is no style, such as application/json. */
  readonly mediaType?: string
  /** It may be given several times. */
  readonly repeated: boolean
}

export interface OperationFacts {
  readonly id: string
  readonly method: 'get' | 'put' | 'post' | 'delete' | 'options' | 'head' | 'patch' | 'trace'
  readonly path: string
  /** Of the one success. */
  readonly status: number
  readonly tag: string
  readonly summary: string
  /** The security schemes that it accepts; none when it needs no authentication. */
  readonly schemes: readonly string[]
  /** The names under which a key may stand in the query. */
  readonly queryKeys?: readonly string[]
  /** One of these lists of scopes is enough; an empty list asks for no scope. */
  readonly scopes: readonly (readonly string[])[]
  /** The same by scheme, where several schemes have to be given together; absent where one is always enough. */
  readonly security?: readonly { readonly [scheme: string]: readonly string[] }[]
  readonly parameters: {
    readonly path: readonly ParameterFacts[]
    readonly query: readonly ParameterFacts[]
    readonly header: readonly ParameterFacts[]
    readonly cookie: readonly ParameterFacts[]
  }
  readonly body: {
    readonly schema: string | null
    readonly required: boolean
    readonly mediaTypes: readonly string[]
    /** The ranges among them under which a body is bytes, whatever its own type is. */
    readonly byteRanges?: readonly string[]
  } | null
  readonly result: { readonly schema: string | null; readonly mediaType: string } | null
  readonly extensions: { readonly [name: \`x-\${string}\`]: unknown }
}
`

function writeOperations(model: Model): string {
  const tables = model.operations.map(listFacts)
  const repeated = nameRepeated(tables)
  const entries = tables.map(
    facts => `  ${writeKey(facts.id)}: ${writeLiteral(shorten(facts, repeated), '  ', 200)},\n`,
  )
  return `${operationFacts}${writeNamedParameters(model)}${writeRepeated(tables, repeated)}
/** Every operation by its id. */
export const operations = {${entries.length > 0 ? '\n' : ''}${entries.join('')}} as const

export type OperationId = keyof typeof operations
export type Tag = (typeof operations)[OperationId]['tag']
`
}

/** The parameters that the document gives a name, so that each stands here once. */
function writeNamedParameters({ operations }: Model): string {
  const used = operations.flatMap(({ parameters }) => parameters)
  const named = new Map(used.map(one => [one.component, one]))
  const names = [...named.keys()].filter(name => name !== undefined).sort()
  if (names.length === 0) return ''
  const entries = names.map(name => {
    const facts = writeLiteral(listParameterFacts(named.get(name)!), '  ', name.length + 3)
    return `  ${writeKey(name)}: ${facts},\n`
  })
  return `
/** What the document gives a name, and several operations may take. */
const parameters = {
${entries.join('')}} as const
`
}

function writeParameter(parameter: Parameter): object {
  const { component } = parameter
  if (component === undefined) return listParameterFacts(parameter)
  return new Code(`parameters${isIdentifier(component) ? `.${component}` : `[${quote(component)}]`}`)
}

const places = ['path', 'query', 'header', 'cookie'] as const

interface Facts extends Readonly<Record<string, unknown>> {
  readonly id: string
  readonly parameters: Readonly<Record<(typeof places)[number], readonly object[]>>
}

/** Names of what is repeated. */
interface Names {
  find(part: object): string | undefined
}

/** The lists of parameters, and then the parameters, that so many operations take that each has a name, by what they hold. */
function nameRepeated(tables: readonly Facts[]): Names | undefined {
  const keys = new Map<object, string>()
  const keyOf = (part: object): string => {
    const key = keys.get(part) ?? JSON.stringify(part)
    keys.set(part, key)
    return key
  }
  const names = new Map<string, string>()
  const name = (parts: readonly object[], start: string) => {
    for (const [at, key] of findLongRepeated(parts.map(keyOf)).entries()) names.set(key, `${start}${at + 1}`)
  }
  for (const place of places)
    name(
      tables.map(({ parameters }) => parameters[place]),
      place,
    )
  const lists = tables.flatMap(({ parameters }) => places.map(place => parameters[place]))
  name(lists.filter(list => !names.has(keyOf(list))).flat(), 'parameter')
  return names.size > 0 ? { find: part => names.get(keyOf(part)) } : undefined
}

function shorten(facts: Facts, names: Names | undefined): object {
  if (!names) return facts
  const shortenedOr = (part: object, usual: () => unknown) => {
    const name = names.find(part)
    return name === undefined ? usual() : new Code(name)
  }
  const shortened = places.map(place => {
    const list = facts.parameters[place]
    return [place, shortenedOr(list, () => list.map(one => shortenedOr(one, () => one)))]
  })
  return { ...facts, parameters: Object.fromEntries(shortened) }
}

function writeRepeated(tables: readonly Facts[], names: Names | undefined): string {
  if (!names) return ''
  const written = new Map<string, string>()
  const write = (part: object) => {
    const name = names.find(part)
    if (name !== undefined && !written.has(name))
      written.set(name, `const ${name} = ${writeLiteral(part, '', 200)} as const\n`)
  }
  for (const { parameters } of tables)
    for (const list of Object.values(parameters)) {
      write(list)
      for (const one of list) write(one)
    }
  return `\n/** What many operations take. */\n${[...written.values()].join('')}`
}

function listFacts(operation: Operation): Facts {
  const {
    id,
    method,
    path,
    success,
    tag,
    summary = '',
    schemes,
    scopes,
    security,
    queryKeys,
    extensions,
    body,
  } = operation
  const content = findMainContent(success.contents)
  const where = (place: Parameter['in']): object[] =>
    operation.parameters.filter(one => one.in === place).map(writeParameter)
  return {
    id,
    method: method.toLowerCase(),
    path,
    status: success.status,
    tag,
    summary,
    schemes,
    queryKeys: queryKeys.length > 0 ? queryKeys : undefined,
    scopes,
    security,
    parameters: {
      path: where('path'),
      query: where('query'),
      header: where('header'),
      cookie: where('cookie'),
    },
    body: body
      ? {
          schema: findMainContent(body.contents)?.ref ?? null,
          required: body.required,
          mediaTypes: body.contents.map(one => one.mediaType),
          byteRanges: listByteRanges(body),
        }
      : null,
    result: content ? { schema: content.ref ?? null, mediaType: content.mediaType } : null,
    extensions,
  }
}

function listByteRanges({ contents }: Body): string[] | undefined {
  const ranges = contents.filter(one => one.mediaType.includes('*') && classifyContent(one) === 'bytes')
  return ranges.length > 0 ? ranges.map(({ mediaType }) => mediaType) : undefined
}

function listParameterFacts(parameter: Parameter): object {
  const {
    name,
    required,
    type,
    items,
    format,
    ref,
    enum: values,
    minimum,
    maximum,
    minLength,
    maxLength,
    minItems,
    maxItems,
    extensions,
    style,
    explode,
    allowReserved,
    spread,
    mediaType,
  } = parameter
  return {
    name,
    required,
    type,
    items: items?.type,
    format,
    ref: ref ?? items?.ref,
    enum: values ?? items?.enum,
    default: parameter.default,
    minimum,
    maximum,
    minLength: minLength ?? items?.minLength,
    maxLength: maxLength ?? items?.maxLength,
    minItems,
    maxItems,
    extensions: extensions ?? items?.extensions,
    style,
    explode,
    allowReserved: allowReserved || undefined,
    spread,
    mediaType,
    repeated: type === 'array' && explode !== false,
  }
}
