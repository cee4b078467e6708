// A value of a schema: its example where it has one that fits, or else one that is made, always the same.

import { isObject, type Json, type JsonObject } from '../../document/json.ts'
import { findMismatch } from '../../document/lint/mismatch.ts'
import { readSchemaName } from '../../document/references.ts'
import { makeNumber, makeText } from './values.ts'

/** Deeper than this only what has to be there is made. */
const maxDepth = 3
/** Deeper than this a schema asks for itself without an end. */
const lastDepth = 24

interface Way {
  depth: number
  /** What a text is called by. */
  hint: string
  isFull: boolean
}

export class Sampler {
  readonly #schemas: JsonObject
  readonly #root: JsonObject
  /** What was made of a schema before, by where it stood, and what it is with its parts, by how deep: the operations share much. */
  readonly #made = new Map<JsonObject, Map<string, Json>>()
  readonly #flat = [new Map<JsonObject, JsonObject>(), new Map<JsonObject, JsonObject>()] as const

  /** @param schemas in the words of JSON Schema */
  constructor(schemas: JsonObject) {
    this.#schemas = schemas
    this.#root = { components: { schemas } }
  }

  /** The first of some values that fits, or one that is made. */
  make(schema: Json, examples: readonly Json[] = []): Json {
    const given = examples.find(value => this.#isFit(value, schema))
    if (given !== undefined) return given
    // Fields that exclude one another are optional: what only has to be there fits then.
    const full = this.#value(schema, { depth: 0, hint: 'text', isFull: true })
    if (this.#isFit(full, schema)) return full
    const least = this.#value(schema, { depth: 0, hint: 'text', isFull: false })
    return this.#isFit(least, schema) ? least : full
  }

  #isFit(value: Json, schema: Json): boolean {
    return findMismatch(value, schema, { root: this.#root, isOld: false }) === undefined
  }

  #value(schema: Json, way: Way): Json {
    if (!isObject(schema)) return null
    if (way.depth > lastDepth) return null
    const known = this.#made.get(schema) ?? new Map<string, Json>()
    const key = `${way.depth} ${way.isFull} ${way.hint}`
    const value = known.get(key) ?? this.#makeValue(schema, way)
    this.#made.set(schema, known.set(key, value))
    return value
  }

  #makeValue(schema: JsonObject, way: Way): Json {
    const given = this.#findExample(schema)
    if (given !== undefined) return given
    const flat = this.#flattenOnce(schema, way.depth)
    const { const: constant, enum: values } = flat
    if (constant !== undefined) return constant
    if (Array.isArray(values)) return values.find(value => value !== null) ?? null
    const types = [flat.type ?? findType(flat)].flat()
    const type = types.find(name => name !== 'null') ?? 'null'
    if (type === 'object') return this.#object(flat, way)
    if (type === 'array') return this.#array(flat, way)
    if (type === 'string') return makeText(flat, way.hint)
    if (type === 'integer' || type === 'number') return makeNumber(flat)
    return type === 'boolean' ? true : null
  }

  #findExample(schema: JsonObject): Json | undefined {
    const { example, examples } = schema
    const given = [...(example === undefined ? [] : [example]), ...(Array.isArray(examples) ? examples : [])]
    return given.find(value => this.#isFit(value, schema))
  }

  #object(flat: JsonObject, way: Way): JsonObject {
    const properties = isObject(flat.properties) ? flat.properties : {}
    const required = Array.isArray(flat.required) ? flat.required.map(String) : []
    const { additionalProperties: rest, minProperties = 0 } = flat
    const isWhole = way.isFull && way.depth < maxDepth
    const optional = Object.keys(properties).slice(0, isWhole ? undefined : Number(minProperties))
    const names = [...new Set([...required, ...optional])].filter(name => properties[name] !== false)
    const made = names.map((name): [string, Json] => {
      const others = isObject(rest) ? rest : {}
      const own = Object.hasOwn(properties, name) ? properties[name]! : others
      return [name, this.#value(own, { ...way, depth: way.depth + 1, hint: name })]
    })
    const isFree = isObject(rest) && !flat.propertyNames && !flat.patternProperties
    const least = isFree && isWhole ? Math.max(1, Number(minProperties)) : Number(minProperties)
    for (let at = 1; isFree && names.length === 0 && at <= least; at++)
      made.push([`key${at}`, this.#value(rest, { ...way, depth: way.depth + 1, hint: 'text' })])
    return Object.fromEntries(made)
  }

  #array({ items, prefixItems, minItems = 0, uniqueItems }: JsonObject, way: Way): Json[] {
    const prefix = Array.isArray(prefixItems) ? prefixItems : []
    const usual = way.depth < maxDepth && items !== false ? 1 : 0
    const count = Math.max(Number(minItems), prefix.length, prefix.length > 0 ? 0 : usual)
    return Array.from({ length: count }, (_, at) => {
      const item = prefix[at] ?? items ?? {}
      const value = this.#value(item, { ...way, depth: way.depth + 1 })
      return uniqueItems === true && at > 0 ? this.#vary(value, item, at, way.depth) : value
    })
  }

  /** Another value of the same schema. */
  #vary(value: Json, item: Json, at: number, depth: number): Json {
    const { enum: values } = isObject(item) ? this.#flatten(item, depth) : {}
    if (Array.isArray(values)) return values[at] ?? value
    if (typeof value === 'number') return value + at
    return typeof value === 'string' ? `${value}${at}` : value
  }

  #flattenOnce(schema: JsonObject, depth: number): JsonObject {
    const name = readSchemaName(schema.$ref)
    const target = name === undefined ? undefined : this.#schemas[name]
    const meant = isObject(target) ? target : schema
    const known = this.#flat[depth > maxDepth ? 1 : 0]
    const flat = known.get(meant) ?? this.#flatten(meant, depth)
    known.set(meant, flat)
    return flat
  }

  /** A schema with all that it is composed of, and the first of its variants that is not null. */
  #flatten(schema: JsonObject, depth: number, seen: readonly Json[] = []): JsonObject {
    const name = readSchemaName(schema.$ref)
    const target = name === undefined ? undefined : this.#schemas[name]
    if (seen.includes(schema)) return {}
    const inner = (part: Json) => (isObject(part) ? this.#flatten(part, depth, [...seen, schema]) : {})
    if (isObject(target)) return inner(target)
    const { allOf, oneOf, anyOf, ...own } = schema
    const variants = [oneOf, anyOf].flatMap(all => (Array.isArray(all) ? [this.#choose(all, depth)] : []))
    const parts = [...(Array.isArray(allOf) ? allOf : []), ...variants].map(inner)
    return [...parts, own].reduce(merge, {})
  }

  #choose(variants: readonly Json[], depth: number): Json {
    const real = variants.filter(one => isObject(one) && one.type !== 'null' && one.const !== null)
    // Deep down, the one that leads no deeper.
    const flat = depth > maxDepth ? real.find(one => isObject(one) && !isComposite(one)) : undefined
    return flat ?? real[0] ?? {}
  }
}

const isComposite = ({ $ref, type, properties, items, allOf }: JsonObject): boolean =>
  Boolean($ref || properties || items || allOf) || type === 'object' || type === 'array'

function merge(left: JsonObject, right: JsonObject): JsonObject {
  // By entries: a field may be called __proto__.
  const fields = new Map(Object.entries(isObject(left.properties) ? left.properties : {}))
  for (const [name, field] of Object.entries(isObject(right.properties) ? right.properties : {})) {
    const known = fields.get(name)
    fields.set(name, known === undefined || known === true ? field : { allOf: [known, field] })
  }
  const properties = Object.fromEntries(fields)
  const required = [left.required, right.required].flatMap(names => (Array.isArray(names) ? names : []))
  const [here, there] = [left.enum, right.enum]
  // A value has to be in every list that it is compared with.
  const both = Array.isArray(here) &&
    Array.isArray(there) && { enum: here.filter(one => there.includes(one)) }
  return { ...left, ...right, ...both, properties, required }
}

function findType({
  properties,
  required,
  additionalProperties,
  items,
  prefixItems,
  pattern,
  minLength,
}: JsonObject): Json {
  const isNamed = [properties, required].some(names =>
    isObject(names) ? Object.keys(names).length > 0 : Array.isArray(names) && names.length > 0,
  )
  if (isNamed || isObject(additionalProperties)) return 'object'
  if (items || prefixItems) return 'array'
  return pattern !== undefined || minLength !== undefined ? 'string' : 'null'
}
