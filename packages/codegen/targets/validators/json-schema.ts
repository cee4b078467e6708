// Schemas as a validator of JSON Schema 2020-12 reads them: what OpenAPI says in words of its own is said in its words.

import { isObject, type Json, type JsonObject } from '../../document/json.ts'
import type { OpenApiDocument } from '../../document/openapi.ts'
import { Discriminators } from '../../document/unions/discriminators.ts'
import { findHeirValues } from '../../document/unions/heir-values.ts'
import { rewriteDocument } from '../../document/walk.ts'
import { discriminate } from './discriminated.ts'

/** The document, or a part of a whole one, with schemas for a validator. One of OpenAPI 3.0 becomes one of 3.1. */
export function makeJsonSchema(document: OpenApiDocument, whole = document): OpenApiDocument {
  const isOld = document.openapi.startsWith('3.0.')
  const discriminators = new Discriminators(whole)
  const heirValues = findHeirValues(whole, discriminators)
  const changed = rewriteDocument(document, (node, kind, place) => {
    if (kind !== 'schema') return node
    const isNamed = place?.parent?.key === 'schemas' && !place.parent.parent?.parent
    const modern = discriminate(modernize(isOld ? separateReference(node) : node), discriminators)
    return makePlain(narrowFields(modern, isNamed ? heirValues.get(place.key) : undefined))
  })
  return isOld ? { ...changed, openapi: '3.1.0' } : changed
}

/** A schema that asks for some fields with some values only. */
function narrowFields(
  schema: JsonObject,
  fields: ReadonlyMap<string, readonly Json[]> = new Map(),
): JsonObject {
  if (fields.size === 0) return schema
  const own = Array.isArray(schema.allOf) ? schema.allOf : []
  const asked = [...fields].map(([field, values]) => ({
    required: [field],
    properties: { [field]: { enum: [...values] } },
  }))
  return { ...schema, allOf: [...own, ...asked] }
}

/** What stands beside a reference says nothing in 3.0. */
const separateReference = (node: JsonObject): JsonObject =>
  typeof node.$ref === 'string' ? { $ref: node.$ref } : node

/** A schema of OpenAPI 3.0 in the words of 3.1. Documents whose version was raised go on to use those of 3.0. */
function modernize(node: JsonObject): JsonObject {
  const isModern =
    node.nullable === undefined && !isBoolean(node.exclusiveMinimum) && !isBoolean(node.exclusiveMaximum)
  if (isModern) return node
  const { nullable, ...schema } = node
  for (const [limit, exclusive] of [
    ['minimum', 'exclusiveMinimum'] as const,
    ['maximum', 'exclusiveMaximum'] as const,
  ]) {
    if (typeof schema[exclusive] !== 'boolean') continue
    const isExclusive = schema[exclusive] && schema[limit] !== undefined
    delete schema[exclusive]
    if (!isExclusive) continue
    schema[exclusive] = schema[limit]!
    delete schema[limit]
  }
  return nullable === true ? allowNull(schema) : schema
}

const isBoolean = (value: Json | undefined): boolean => typeof value === 'boolean'

function allowNull(schema: JsonObject): JsonObject {
  if (Array.isArray(schema.type) && schema.type.includes('null')) return schema
  if (typeof schema.type !== 'string' || others.some(keyword => schema[keyword] !== undefined))
    return Object.keys(schema).length > 0 ? { anyOf: [schema, { type: 'null' }] } : schema
  const type = [schema.type, 'null']
  return Array.isArray(schema.enum) && !schema.enum.includes(null)
    ? { ...schema, type, enum: [...schema.enum, null] }
    : { ...schema, type }
}

// What holds for null as well, whatever the type says.
const others = ['allOf', 'anyOf', 'oneOf', 'not', 'if', 'const']

const limits = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf']

/** A schema without what a validator takes for a mistake, or cannot know. */
function makePlain(node: JsonObject): JsonObject {
  let schema = node
  const change = (dropped: readonly string[], more: JsonObject) => {
    const kept = Object.entries(schema).filter(([key]) => !dropped.includes(key))
    schema = { ...Object.fromEntries(kept), ...more }
  }
  // No value is in an empty list.
  if (Array.isArray(schema.enum) && schema.enum.length === 0) change(['enum', 'type'], { not: {} })
  // Bytes are no text by the time that they are looked at.
  if (schema.format === 'binary') {
    const isNullable = [schema.type].flat().includes('null')
    const bytes = { isBytes: true }
    change(
      ['format', 'type', 'minLength', 'maxLength', 'pattern'],
      isNullable ? { anyOf: [bytes, { type: 'null' }] } : bytes,
    )
  }
  // Limits do not hold for what is too large to be a number, which no type refuses here.
  if (schema.type === undefined && limits.some(keyword => schema[keyword] !== undefined))
    change([], { isFinite: true })
  const readOnly = schema['x-read-only']
  if (Array.isArray(readOnly)) {
    const properties = isObject(schema.properties) ? schema.properties : {}
    const refused = Object.fromEntries(readOnly.map(name => [String(name), false]))
    change(['x-read-only'], { properties: { ...properties, ...refused } })
  }
  // Ajv passes over properties of this name, but not over patterns.
  if (isObject(schema.properties) && Object.hasOwn(schema.properties, '__proto__')) {
    const patterns = isObject(schema.patternProperties) ? schema.patternProperties : {}
    const { value } = Object.getOwnPropertyDescriptor(schema.properties, '__proto__')!
    change([], { patternProperties: { ...patterns, '^__proto__$': value } })
  }
  return schema
}
