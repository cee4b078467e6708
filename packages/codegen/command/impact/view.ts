// A schema as it is compared: what can be written in several ways is one, and each part knows where it is written.
import { isObject, type Json, type JsonObject, resolveReference } from '../../document/json.ts'
import { readSchemaName } from '../../document/references.ts'

export interface Field {
  readonly schema: Json
  /** Where it is written: 'schema Pet'. */
  readonly home: string
}

export interface Union {
  readonly variants: readonly Json[]
  readonly discriminator: JsonObject | undefined
}

export interface View {
  /** Without null; a number may be an integer, too. Undefined for any. */
  readonly types: ReadonlySet<string> | undefined
  readonly isNullable: boolean
  /** Those of an enum or a constant, without null. */
  readonly values: readonly Json[] | undefined
  readonly fields: ReadonlyMap<string, Field>
  readonly required: ReadonlySet<string>
  readonly additional: Json
  readonly items: Json | undefined
  readonly prefix: readonly Json[]
  readonly limits: Readonly<Record<string, number>>
  readonly patterns: readonly string[]
  readonly unions: readonly Union[]
  /** format, default, readOnly and others of one value. */
  readonly facts: JsonObject
  /** Keywords that are compared as they are. */
  readonly others: JsonObject
  readonly home: string
}

const lower = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties', 'minContains']
const upper = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties', 'maxContains']
export const isLower = (limit: string): boolean => lower.includes(limit)

const facts = [
  'format',
  'default',
  'readOnly',
  'writeOnly',
  'deprecated',
  'uniqueItems',
  'contentEncoding',
  'contentMediaType',
  'discriminator',
]
const opaque =
  'not if then else contains propertyNames dependentRequired dependentSchemas patternProperties unevaluatedItems multipleOf'.split(
    ' ',
  )
/** What says nothing of a value. */
const isAside = (key: string): boolean =>
  /^(x-.*|description|title|examples?|\$comment|externalDocs|xml|default|readOnly|writeOnly|deprecated)$/.test(
    key,
  )

/** The component that a schema is, but for null and for what says nothing of its values. */
export function readComponent(schema: Json): { ref: string; isNullable: boolean } | undefined {
  if (!isObject(schema)) return undefined
  const keys = Object.keys(schema).filter(key => !isAside(key) && key !== 'nullable')
  const [only] = keys
  if (keys.length !== 1 || only === undefined) return undefined
  const isNullable = schema.nullable === true
  if (only === '$ref') return { ref: String(schema.$ref), isNullable }
  const parts = schema[only]
  if (!['allOf', 'oneOf', 'anyOf'].includes(only) || !Array.isArray(parts)) return undefined
  const rest = only === 'allOf' ? parts : parts.filter(part => !isNull(part))
  const found = rest.length === 1 ? readComponent(rest[0]!) : undefined
  return found && { ref: found.ref, isNullable: isNullable || found.isNullable || rest.length < parts.length }
}

const isNull = (part: Json): boolean => isObject(part) && part.type === 'null'

interface Draft {
  types: Set<string> | undefined
  isNullable: boolean | undefined
  values: Json[] | undefined
  fields: Map<string, Field>
  required: Set<string>
  additional: Json
  items: Json | undefined
  prefix: readonly Json[]
  limits: Record<string, number>
  patterns: string[]
  unions: Union[]
  facts: JsonObject
  others: JsonObject
}

/** Makes views of the schemas of one document. */
export class Views {
  readonly #root: JsonObject
  readonly #known = new WeakMap<object, View>()

  constructor(root: JsonObject) {
    this.#root = root
  }

  of(schema: Json, home: string): View {
    const known = isObject(schema) ? this.#known.get(schema) : undefined
    if (known) return known
    const view = this.#make(schema, home)
    if (isObject(schema)) this.#known.set(schema, view)
    return view
  }

  resolve(ref: string): Json {
    return resolveReference(this.#root, ref) ?? true
  }

  #make(schema: Json, home: string): View {
    const draft: Draft = {
      types: undefined,
      isNullable: undefined,
      values: undefined,
      fields: new Map(),
      required: new Set(),
      additional: true,
      items: undefined,
      prefix: [],
      limits: {},
      patterns: [],
      unions: [],
      facts: {},
      others: {},
    }
    this.#add(draft, schema, home, 0)
    const isNullable = draft.isNullable ?? (draft.types === undefined && draft.unions.length === 0)
    return { ...draft, types: draft.types ?? readTypes(draft.values), isNullable, home }
  }

  #add(draft: Draft, schema: Json, home: string, depth: number): void {
    if (!isObject(schema) || depth > 30) return
    if (typeof schema.$ref === 'string') {
      const name = readSchemaName(schema.$ref)
      this.#add(draft, this.resolve(schema.$ref), name === undefined ? home : `schema ${name}`, depth + 1)
    }
    addValues(draft, schema)
    addFields(draft, schema, home)
    addLimits(draft, schema)
    for (const key of facts) if (schema[key] !== undefined) draft.facts[key] = schema[key]
    for (const key of opaque) if (schema[key] !== undefined) draft.others[key] = schema[key]
    for (const part of Array.isArray(schema.allOf) ? schema.allOf : [])
      this.#add(draft, part, home, depth + 1)
    for (const key of ['oneOf', 'anyOf']) this.#addUnion(draft, schema, key, home, depth)
  }

  #addUnion(draft: Draft, schema: JsonObject, key: string, home: string, depth: number): void {
    const all = schema[key]
    if (!Array.isArray(all) || all.length === 0) return
    const variants = all.filter(part => !isNull(part))
    const hasNull = variants.length < all.length || variants.some(part => readComponent(part)?.isNullable)
    if (hasNull && draft.types === undefined) draft.isNullable = true
    const [only] = variants
    if (variants.length === 1 && only !== undefined) this.#add(draft, only, home, depth + 1)
    else if (variants.length > 1) {
      const discriminator = isObject(schema.discriminator) ? schema.discriminator : undefined
      draft.unions.push({ variants, discriminator })
    }
    if (hasNull && variants.length <= 1) draft.isNullable = true
  }
}

function readTypes(values: readonly Json[] | undefined): Set<string> | undefined {
  if (!values || values.length === 0) return undefined
  return new Set(values.map(value => (Array.isArray(value) ? 'array' : typeof value)))
}

function addValues(draft: Draft, schema: JsonObject): void {
  const { type, nullable, enum: listed, const: only } = schema
  const names = [type].flat().filter(name => typeof name === 'string')
  if (names.length > 0) {
    const types = new Set(names.filter(name => name !== 'null'))
    if (types.has('number')) types.add('integer')
    draft.types = draft.types ? draft.types.intersection(types) : types
    const isNullable = names.includes('null') || nullable === true
    draft.isNullable = (draft.isNullable ?? true) && isNullable
  } else if (nullable === true) draft.isNullable = true
  const values = Array.isArray(listed) && only === undefined ? listed : only !== undefined && [only]
  if (!values) return
  if (names.length === 0) draft.isNullable = values.includes(null)
  const own = values.filter(value => value !== null)
  const texts = new Set(own.map(value => JSON.stringify(value)))
  draft.values = draft.values ? draft.values.filter(value => texts.has(JSON.stringify(value))) : own
}

function addFields(draft: Draft, schema: JsonObject, home: string): void {
  for (const [name, field] of Object.entries(isObject(schema.properties) ? schema.properties : {})) {
    const known = draft.fields.get(name)
    // What is said of it in two parts holds together.
    const both = known && known.schema !== field ? { allOf: [known.schema, field] } : field
    draft.fields.set(name, { schema: both, home: known?.home ?? home })
  }
  for (const name of Array.isArray(schema.required) ? schema.required : []) draft.required.add(String(name))
  const additional = schema.additionalProperties ?? schema.unevaluatedProperties
  if (additional !== undefined && draft.additional === true) draft.additional = additional
  draft.items ??= schema.items
  if (Array.isArray(schema.prefixItems)) draft.prefix = schema.prefixItems
}

function addLimits(draft: Draft, schema: JsonObject): void {
  for (const key of lower.concat(upper)) {
    let limit = schema[key]
    // In 3.0 it is a flag of the other.
    if (limit === true) limit = schema[key === 'exclusiveMinimum' ? 'minimum' : 'maximum']!
    if (typeof limit !== 'number') continue
    const known = draft.limits[key]
    draft.limits[key] = known === undefined ? limit : (isLower(key) ? Math.max : Math.min)(known, limit)
  }
  if (typeof schema.pattern === 'string') draft.patterns.push(schema.pattern)
}
