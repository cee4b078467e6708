// The operations target: what each operation and each schema is, as tables that a program can read.

import {
  type Body,
  classifyContent,
  findMainContent,
  type Model,
  type Operation,
  type Parameter,
} from '../model/model.ts'
import { type GeneratedFile, writeKey, writeLiteral } from '../output/emit.ts'

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
  const entries = model.operations.map(
    operation => `  ${writeKey(operation.id)}: ${writeLiteral(listFacts(operation), '  ', 200)},\n`,
  )
  return `${operationFacts}
/** Every operation by its id. */
export const operations = {${entries.length > 0 ? '\n' : ''}${entries.join('')}} as const satisfies Record<string, OperationFacts>

export type OperationId = keyof typeof operations
export type Tag = (typeof operations)[OperationId]['tag']
`
}

function listFacts(operation: Operation): object {
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
    operation.parameters.filter(one => one.in === place).map(listParameterFacts)
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

const schemaFacts = `
/** What is known of one value. A fact that does not hold is absent. */
export interface ValueFacts {
  readonly type: 'string' | 'integer' | 'number' | 'boolean' | 'object' | 'array' | 'any'
  readonly format?: string
  /** The named schema that the value is. */
  readonly ref?: string
  readonly nullable?: true
  /** The named schemas that it may be one of, where there are several. */
  readonly variants?: readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly default?: unknown
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly uniqueItems?: true
  readonly items?: ValueFacts
  /** The fields of an object that has no name of its own. */
  readonly fields?: { readonly [name: string]: FieldFacts }
  /** The values of an object whose keys are free. */
  readonly values?: ValueFacts
  readonly extensions?: { readonly [name: \`x-\${string}\`]: unknown }
}

export interface FieldFacts extends ValueFacts {
  readonly required?: true
  readonly readOnly?: true
  readonly writeOnly?: true
}

export interface SchemaFacts {
  readonly fields: { readonly [name: string]: FieldFacts }
  /** No other field is allowed. */
  readonly closed?: true
  readonly minProperties?: number
  readonly variants?: readonly string[]
  readonly extensions?: { readonly [name: \`x-\${string}\`]: unknown }
}

export interface EnumFacts {
  readonly values: readonly unknown[]
  readonly extensions: { readonly [name: \`x-\${string}\`]: unknown }
}
`

function writeSchemas(model: Model): string {
  const objects = model.schemas.flatMap(({ name, object }) => (object ? [[name, object] as const] : []))
  const others = model.schemas.filter(({ object }) => !object)
  const enums = others.flatMap(({ name, value, schema }) => {
    if (!value.enum || !schema.enum) return []
    return [[name, { values: value.enum, extensions: value.extensions ?? {} }] as const]
  })
  const named = new Set(enums.map(([name]) => name))
  const scalars = others
    .filter(({ name }) => !named.has(name))
    .map(({ name, value }) => [name, value] as const)
  return [
    schemaFacts,
    writeTable(
      'Every object schema by its name: its fields, flattened through allOf and $ref.',
      'schemas',
      objects,
      'SchemaFacts',
    ),
    `export type SchemaName = keyof typeof schemas\n`,
    writeTable('Every named list of values.', 'enums', enums, 'EnumFacts'),
    writeTable('Every other named schema.', 'scalars', scalars, 'ValueFacts'),
  ].join('\n')
}

function writeTable(
  title: string,
  name: string,
  entries: readonly (readonly [string, object])[],
  type: string,
): string {
  const lines = entries.map(
    ([key, facts]) => `  ${writeKey(key)}: ${writeLiteral(facts, '  ', key.length + 3)},\n`,
  )
  return `/** ${title} */
export const ${name} = {${lines.length > 0 ? '\n' : ''}${lines.join('')}} as const satisfies Record<string, ${type}>
`
}
