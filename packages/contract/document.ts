// The contract as its lint rules and its expansion read it: a plain parsed document, and the few ways to walk it.

import type { Deprecations } from './deprecations/deprecation.ts'

export interface Schema {
  $ref?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  description?: string
  properties?: Record<string, Schema>
  required?: string[]
  allOf?: Schema[]
  items?: Schema
  [keyword: string]: unknown
}

export interface Parameter {
  $ref?: string
  name?: string
  in?: string
  required?: boolean
  description?: string
  allowReserved?: boolean
  schema?: Schema
}

export interface Response {
  $ref?: string
  description?: string
  headers?: Record<string, { $ref?: string }>
  content?: Record<string, { schema?: Schema }>
  /** The schema of the JSON that it holds, by name. */
  'x-body'?: string
  /** The schema of the records of the page that it holds, by name. */
  'x-page-of'?: string
}

/** A filter that compares a field of the records with what is sent: `date_to` has those whose `date` is not later. */
export interface Comparison {
  field: string
  op: (typeof comparing)[number]
  description: string
}

export const comparing = ['<', '<=', '>', '>='] as const

export interface Operation {
  operationId?: string
  tags?: string[]
  summary?: string
  description?: string
  security?: Record<string, string[]>[]
  /** Written out of x-deprecations, and never by hand. */
  deprecated?: boolean
  /** Whom it is for; without it, for everybody with a key. */
  'x-audience'?: 'workspace' | 'console'
  'x-audited'?: boolean
  'x-body-bytes'?: number
  'x-bulk'?: boolean
  'x-no-dry-run'?: boolean
  'x-rehearsed'?: boolean
  'x-unaudited'?: boolean
  /** How far it may reach for a person whose role does not give them all of it. */
  'x-reach'?: readonly string[]
  /** The statuses of its record from which it is possible. */
  'x-from'?: string[] | 'any'
  /** The status in which it leaves its record, where that is certain; several where it depends on what is sent. */
  'x-to'?: string | string[]
  /** By statuses in which it is refused: what to do instead. */
  'x-instead'?: Record<string, string>
  /** The schema of the JSON that it takes, by name. */
  'x-body'?: string
  /** Of a webhook: the schema of the record that the event tells of, by name. */
  'x-event-of'?: string
  /** Of a list: the fields of its records that it can be filtered by, each with the description of the filter. */
  'x-filters'?: Record<string, string | Comparison>
  /** Of a list: the fields of its records that it can be sorted by. */
  'x-sorts'?: readonly string[]
  parameters?: Parameter[]
  requestBody?: { required?: boolean; content?: Record<string, { schema?: Schema }> }
  responses?: Record<string, Response>
}

/** What an entry of x-always adds to the operations that it is about. */
export interface Addition {
  parameters?: Parameter[]
  responses?: Record<string, Response>
  /** Of the success; under `answer`, of every answer. */
  headers?: Response['headers']
  /** The envelope of a page or of an event, without what its records are. */
  schema?: Schema
}

/** What is always so, by the operations that it is about. */
export type Always = Record<string, Addition>

type PathItem = { [method: string]: Operation } & { parameters?: Parameter[] }

export interface Contract {
  tags?: { name: string; description?: string; 'x-stability'?: string }[]
  paths?: Record<string, PathItem>
  webhooks?: Record<string, PathItem>
  components?: {
    schemas?: Record<string, Schema>
    parameters?: Record<string, Parameter>
    responses?: Record<string, Response>
    headers?: Record<string, { description?: string }>
    securitySchemes?: Record<string, { 'x-permissions'?: Record<string, string> }>
  }
  'x-always'?: Always
  'x-deprecations'?: Deprecations
  [extension: string]: unknown
}

export type Place = (string | number)[]
export type Finding = { at: Place; message: string }
export type Options = Record<string, unknown>
/** A rule reads the whole contract and tells each place that breaks it, with what to write instead. */
export type Rule = (contract: Contract, options: Options) => Iterable<Finding>

/** An operation with its place, its path's parameters already among its own. */
export type Located = {
  operation: Operation
  path: string
  method: string
  at: Place
  parameters: Parameter[]
}

export const methods = ['get', 'post', 'put', 'patch', 'delete']

function locateOperations(items: Record<string, PathItem> | undefined, root: string): Located[] {
  return Object.entries(items ?? {}).flatMap(([path, item]) =>
    methods
      .filter(method => item[method])
      .map(method => {
        const operation = item[method] as Operation
        const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])]
        return { operation, path, method, at: [root, path, method], parameters }
      }),
  )
}

export const operations = (contract: Contract): Located[] => locateOperations(contract.paths, 'paths')
export const webhooks = (contract: Contract): Located[] => locateOperations(contract.webhooks, 'webhooks')
export const schemas = (contract: Contract): [string, Schema][] =>
  Object.entries(contract.components?.schemas ?? {})

/** Whether an operation works inside one workspace; those of signing in belong to a person, or to nobody yet. */
export const isOfWorkspace = ({ security }: Operation): boolean =>
  security === undefined || (security.length > 0 && !security.every(entry => 'session' in entry))

export const refer = (section: string, name: string) => ({ $ref: `#/components/${section}/${name}` })

/** `Employee` of `#/components/schemas/Employee`; undefined for anything else. */
export function readName(section: string, node: { $ref?: string } | undefined): string | undefined {
  const prefix = `#/components/${section}/`
  return node?.$ref?.startsWith(prefix) ? node.$ref.slice(prefix.length) : undefined
}

export function resolve(contract: Contract, schema: Schema | undefined): Schema {
  const name = readName('schemas', schema)
  return (name ? contract.components?.schemas?.[name] : schema) ?? {}
}

export function parameter(contract: Contract, node: Parameter): Parameter {
  const name = readName('parameters', node)
  return (name ? contract.components?.parameters?.[name] : node) ?? {}
}

export function response(contract: Contract, node: Response | undefined): Response {
  const name = readName('responses', node)
  return (name ? contract.components?.responses?.[name] : node) ?? {}
}

/** The properties of an object schema, those of its allOf included. */
export function properties(contract: Contract, schema: Schema | undefined): Record<string, Schema> {
  const own = resolve(contract, schema)
  const parts = (own.allOf ?? []).map(part => properties(contract, part))
  return Object.assign({}, ...parts, own.properties)
}

/** Every schema below this one, with its place, without following references. */
export function* below(schema: Schema, at: Place): Generator<{ schema: Schema; at: Place }> {
  yield { schema, at }
  for (const [name, property] of Object.entries(schema.properties ?? {}))
    yield* below(property, [...at, 'properties', name])
  for (const keyword of ['allOf', 'anyOf', 'oneOf'])
    for (const [index, part] of ((schema[keyword] as Schema[] | undefined) ?? []).entries())
      yield* below(part, [...at, keyword, index])
  if (schema.items) yield* below(schema.items, [...at, 'items'])
}

/** Every schema that is written down: components, and those of parameters. */
export function* everySchema(contract: Contract): Generator<{ schema: Schema; at: Place }> {
  for (const [name, schema] of schemas(contract)) yield* below(schema, ['components', 'schemas', name])
  for (const [name, { schema }] of Object.entries(contract.components?.parameters ?? {}))
    if (schema) yield* below(schema, ['components', 'parameters', name, 'schema'])
  for (const { operation, at } of [...operations(contract), ...webhooks(contract)])
    for (const [index, { schema }] of (operation.parameters ?? []).entries())
      if (schema) yield* below(schema, [...at, 'parameters', index, 'schema'])
}

/** Every property that is written down, with its name. */
export function* everyProperty(contract: Contract): Generator<{ name: string; schema: Schema; at: Place }> {
  for (const found of everySchema(contract))
    for (const [name, schema] of Object.entries(found.schema.properties ?? {}))
      yield { name, schema, at: [...found.at, 'properties', name] }
}

/** The names of all schemas that these lead to, over references. */
export function reachSchemas(contract: Contract, from: (Schema | undefined)[]): Set<string> {
  const names = new Set<string>()
  const visit = (schema: Schema) => {
    for (const part of below(schema, [])) {
      const name = readName('schemas', part.schema)
      const target = name && contract.components?.schemas?.[name]
      if (!name || !target || names.has(name)) continue
      names.add(name)
      visit(target)
    }
  }
  for (const schema of from) if (schema) visit(schema)
  return names
}

const json = (content: Record<string, { schema?: Schema }> | undefined) =>
  content?.['application/json']?.schema

export const bodyOf = (operation: Operation): Schema | undefined => json(operation.requestBody?.content)

/** Whether a text may hold any character, and so one that is reserved in a query. */
export function isFreeText(contract: Contract, schema: Schema): boolean {
  const name = readName('schemas', schema)
  const { type, enum: values } = resolve(contract, schema)
  return type === 'string' && !values && name !== 'Id' && name !== 'Date'
}

/** A body may be absent where all that it has may be left out, and it neither creates nor updates a record. */
export function isBodyRequired(
  contract: Contract,
  operation: Operation,
  schema: string | undefined,
): boolean {
  const { required = [] } = (schema && contract.components?.schemas?.[schema]) || {}
  return /^(create|update)/.test(operation.operationId ?? '') || required.length > 0
}

export const isSuccess = (status: string): boolean => status.startsWith('2')

/** The statuses from 200 to 299 of an operation, with their schema. */
export function successes(contract: Contract, operation: Operation) {
  return Object.entries(operation.responses ?? {})
    .filter(([status]) => isSuccess(status))
    .map(([status, node]) => ({ status, node, schema: json(response(contract, node).content) }))
}

/** What we send: answers of operations and bodies of events. */
export function listSent(contract: Contract): Set<string> {
  const answers = operations(contract).flatMap(({ operation }) =>
    successes(contract, operation).map(s => s.schema),
  )
  return reachSchemas(contract, [...answers, ...webhooks(contract).map(({ operation }) => bodyOf(operation))])
}

/** What we take: the bodies of requests. */
export const listTaken = (contract: Contract): Set<string> =>
  reachSchemas(
    contract,
    operations(contract).map(({ operation }) => bodyOf(operation)),
  )

export const isNullable = (schema: Schema): boolean =>
  Array.isArray(schema.type) && schema.type.includes('null')
export const hasType = (schema: Schema, type: string): boolean => [schema.type].flat().includes(type)
export const snake = (pascal: string): string => pascal.replace(/(?<!^)[A-Z]/g, '_$&').toLowerCase()
export const pascal = (snaked: string): string =>
  snaked
    .split('_')
    .map(word => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('')

/** branches -> branch, employee_addresses -> employee_address, categories -> category. */
export function singular(plural: string): string {
  if (plural.endsWith('ies')) return `${plural.slice(0, -3)}y`
  if (/(ch|sh|x|ss)es$/.test(plural)) return plural.slice(0, -2)
  return plural.endsWith('s') && !plural.endsWith('ss') ? plural.slice(0, -1) : plural
}

export const list = (words: Iterable<string>): string => [...words].join(', ')

/** What the values of an enum are the keys of: the events of the contract, or a table beside the enum. */
export function findEnumSource(schema: Schema, contract: Contract): object | undefined {
  const name = String(schema['x-enum-of'])
  if (name === 'webhooks') return contract.webhooks
  const source = name.startsWith('x-') ? schema[name] : undefined
  return typeof source === 'object' && source !== null ? source : undefined
}
