// A composition of plain objects as one object, so that zod knows its fields: what refuses others knows all of them then.

import { isObject, type Json, type JsonObject } from '../../document/json.ts'
import { readSchemaName } from '../../document/references.ts'

const plain = new Set([
  'type',
  'properties',
  'required',
  'unevaluatedProperties',
  'minProperties',
  'maxProperties',
])
const prose = new Set([
  'title',
  'description',
  'example',
  'examples',
  'deprecated',
  'externalDocs',
  'default',
  '$comment',
])

/** The schema itself where it is composed of more than plain objects. */
export function flatten(schema: JsonObject, schemas: JsonObject): JsonObject {
  if (!Array.isArray(schema.allOf)) return schema
  const parts = listParts(schema, schemas, new Set())
  if (!parts) return schema
  // Null is one of the values where no part says that it is another type.
  const isNullable =
    parts.every(({ type }) => type !== 'object') && parts.some(({ type }) => type !== undefined)
  return { ...parts.reduce(merge), type: isNullable ? ['object', 'null'] : 'object' }
}

/** The parts of a composition without what they are composed of; undefined where one is more than a plain object. */
function listParts(written: Json, schemas: JsonObject, seen: ReadonlySet<Json>): JsonObject[] | undefined {
  if (!isObject(written) || seen.has(written)) return undefined
  const name = readSchemaName(written.$ref)
  const inside = new Set([...seen, written])
  if (name !== undefined) return listParts(schemas[name] ?? null, schemas, inside)
  const { allOf = [], ...own } = written
  const keywords = Object.entries(own).filter(([key]) => !prose.has(key) && !key.startsWith('x-'))
  const isPlain = keywords.every(([key]) => plain.has(key)) && isOfObjects(own)
  if (!isPlain || !Array.isArray(allOf)) return undefined
  const parts = allOf.map(part => listParts(part, schemas, inside))
  if (parts.some(part => part === undefined)) return undefined
  // What a part refuses is nothing of its neighbours: only the whole may be closed.
  const inner = parts.flatMap(part => part ?? [])
  if (inner.some(part => part.unevaluatedProperties !== undefined)) return undefined
  return [...inner, Object.fromEntries(keywords)]
}

const isOfObjects = ({ type = 'object' }: JsonObject): boolean =>
  [type].flat().includes('object') && [type].flat().every(name => name === 'object' || name === 'null')

function merge(left: JsonObject, right: JsonObject): JsonObject {
  // By entries: a field may be called __proto__.
  const fields = new Map(Object.entries(isObject(left.properties) ? left.properties : {}))
  for (const [name, field] of Object.entries(isObject(right.properties) ? right.properties : {})) {
    const known = fields.get(name)
    fields.set(name, known === undefined ? field : both(known, field))
  }
  const properties = Object.fromEntries(fields)
  const required = [left.required, right.required].flatMap(names => (Array.isArray(names) ? names : []))
  return { ...left, ...right, properties, required: [...new Set(required)] }
}

/** A field that stands in two parts is what both say. */
function both(left: Json, right: Json): Json {
  if (JSON.stringify(left) === JSON.stringify(right) || left === true) return right
  return { allOf: [left, right] }
}

/** What declares a field that is only required: a schema that holds of the same value, where all that do agree. */
export function findField(name: string, neighbours: readonly Json[], schemas: JsonObject): Json {
  const found = neighbours.flatMap(schema => listFields(name, schema, schemas, new Set()))
  const [first = {}, ...others] = found
  return others.every(one => JSON.stringify(one) === JSON.stringify(first)) ? first : {}
}

function listFields(name: string, schema: Json, schemas: JsonObject, seen: ReadonlySet<Json>): Json[] {
  if (!isObject(schema) || seen.has(schema)) return []
  const inside = new Set([...seen, schema])
  const target = readSchemaName(schema.$ref)
  if (target !== undefined) return listFields(name, schemas[target] ?? null, schemas, inside)
  const { properties, allOf, anyOf, oneOf } = schema
  const own = isObject(properties) && Object.hasOwn(properties, name) ? [properties[name]!] : []
  const parts = [allOf, anyOf, oneOf].flatMap(all => (Array.isArray(all) ? all : []))
  return [...own, ...parts.flatMap(part => listFields(name, part, schemas, inside))]
}
