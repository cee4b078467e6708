// The contract as generators read it: every operation of the public document, its schemas resolved and flattened.

import { publicContract } from '@muster/contract/public'

export type JsonType = 'string' | 'integer' | 'number' | 'boolean' | 'object' | 'array' | 'null'

export interface Schema {
  /** The named schema that it is. */
  readonly name?: string
  readonly type?: JsonType | readonly JsonType[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly examples?: readonly unknown[]
  readonly format?: string
  readonly pattern?: string
  /** Of bytes in a text: base64. */
  readonly contentEncoding?: 'base64'
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly items?: Schema
  readonly minItems?: number
  readonly maxItems?: number
  readonly uniqueItems?: boolean
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly minProperties?: number
  readonly unevaluatedProperties?: boolean
  /** The named schema whose records it names. */
  readonly 'x-references'?: string
}

interface RawSchema extends Omit<Schema, 'properties' | 'items'> {
  readonly $ref?: string
  readonly allOf?: readonly RawSchema[]
  readonly properties?: Readonly<Record<string, RawSchema>>
  readonly items?: RawSchema
}

export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required?: boolean
  readonly schema: Schema
}

interface RawOperation {
  readonly operationId: string
  readonly 'x-body-bytes'?: number
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { content: Record<string, { schema: RawSchema }> }
  readonly responses: Readonly<Record<string, RawResponse>>
}

interface RawResponse {
  readonly headers?: Readonly<Record<string, unknown>>
  readonly content?: Readonly<Record<string, { schema: { $ref: string } }>>
}

export interface Operation {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly parameters: readonly Parameter[]
  readonly body: Schema | undefined
  /** The largest body that is read. */
  readonly body_bytes: number
  /** Of the one success. */
  readonly status: number
  /** The named schema of the success. */
  readonly result: string
  /** The headers of each documented status, in lower case. */
  readonly headers: ReadonlyMap<number, readonly string[]>
}

interface PathItem extends Readonly<Record<string, unknown>> {
  readonly parameters?: readonly Parameter[]
}

const document = JSON.parse(publicContract()) as { paths: Readonly<Record<string, PathItem>> }

const understood = new Set([
  'type',
  'const',
  'enum',
  'format',
  'pattern',
  'contentEncoding',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'items',
  'minItems',
  'maxItems',
  'uniqueItems',
  'properties',
  'required',
  'minProperties',
  'unevaluatedProperties',
  '$ref',
  'allOf',
  'name',
  'description',
  'examples',
  'default',
])

/** What a `$ref` leads to, under what stands beside it. */
function resolved<Part extends object>(part: Part): Part {
  const { $ref, ...own } = part as Part & { $ref?: string }
  if ($ref === undefined) return part
  const target = $ref
    .slice(2)
    .split('/')
    .reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], document)
  return { name: $ref.split('/').at(-1), ...resolved(target as Part), ...own } as Part
}

function schemaOf(raw: RawSchema): Schema {
  const { allOf = [], ...own } = resolved(raw)
  for (const keyword of Object.keys(own)) {
    if (!understood.has(keyword) && !keyword.startsWith('x-'))
      throw new Error(
        `The generators do not know the keyword ${keyword}; teach them in values.ts and flaws.ts.`,
      )
  }
  const parts = [...allOf.map(schemaOf), own]
  const properties = Object.assign({}, ...parts.map(part => part.properties)) as Record<string, RawSchema>
  return {
    ...(Object.assign({}, ...parts) as Schema),
    ...(own.items && { items: schemaOf(own.items) }),
    ...(Object.keys(properties).length > 0 && {
      type: 'object',
      properties: Object.fromEntries(Object.entries(properties).map(([name, at]) => [name, schemaOf(at)])),
    }),
    required: parts.flatMap(part => part.required ?? []),
  }
}

function operationOf(
  path: string,
  method: string,
  shared: readonly Parameter[],
  raw: RawOperation,
): Operation {
  const responses = Object.entries(raw.responses).map(
    ([status, response]) => [Number(status), resolved(response)] as const,
  )
  const [status, success] = responses.find(([code]) => code < 300)!
  const body = raw.requestBody?.content['application/json']?.schema
  if (raw.requestBody && !body) throw new Error(`The generators write JSON; ${raw.operationId} takes none.`)
  return {
    id: raw.operationId,
    method: method.toUpperCase(),
    path,
    parameters: [...shared, ...(raw.parameters ?? [])]
      .map(resolved)
      .map(parameter => ({ ...parameter, schema: schemaOf(parameter.schema) })),
    body: body && schemaOf(body),
    body_bytes: raw['x-body-bytes'] ?? 1_048_576,
    status,
    result: success.content?.['application/json']?.schema.$ref.split('/').at(-1) ?? 'nothing',
    headers: new Map(
      responses.map(([code, { headers }]) => [
        code,
        Object.keys(headers ?? {}).map(name => name.toLowerCase()),
      ]),
    ),
  }
}

const deletes = ({ method }: Operation): number => Number(method === 'DELETE')

/** Every operation; those that delete come last and the deepest of them first, so that the others find their records. */
export const operations: readonly Operation[] = Object.entries(document.paths)
  .flatMap(([path, { parameters = [], ...methods }]) =>
    Object.entries(methods).map(([method, raw]) =>
      operationOf(path, method, parameters, raw as RawOperation),
    ),
  )
  .sort((a, b) => deletes(a) - deletes(b) || deletes(a) * (b.path.length - a.path.length))

export const parametersIn = (operation: Operation, place: Parameter['in']): readonly Parameter[] =>
  operation.parameters.filter(parameter => parameter.in === place)

export const typesOf = ({ type = [] }: Schema): readonly JsonType[] => [type].flat() as JsonType[]

export const isNullable = (schema: Schema): boolean => typesOf(schema).includes('null')
