// Schemas in the form that the engine of the types target needs.
//
// The keywords of one schema all hold at once. The engine takes some of them for alternatives and forgets others, so
// that each schema is written here as compositions that it does understand.

import { hiddenFields } from '../document/forms.ts'
import { asJson, isObject, type Json, type JsonObject } from '../document/json.ts'
import type { OpenApiDocument } from '../document/openapi.ts'
import { rewriteDocument } from '../document/walk.ts'
import { Composition } from './composition.ts'
import { dateMark } from './dates/mark.ts'
import { makeFewItems } from './keywords/lists.ts'
import { declareNames, markNames } from './keywords/names.ts'
import { composePresence } from './keywords/presence.ts'
import { keepTypedValues } from './keywords/values.ts'
import { makeTuple } from './tuples.ts'

// What a type is made of. Every other keyword only narrows the values down, or tells a reader something.
const shaping = [
  '$ref',
  'type',
  'nullable',
  'enum',
  'const',
  'properties',
  'required',
  'items',
  'prefixItems',
  'additionalProperties',
  'patternProperties',
  'unevaluatedProperties',
  'allOf',
  'anyOf',
  'oneOf',
]

/** Whether a type is made of a keyword. */
export const isShaping = (keyword: string): boolean => shaping.includes(keyword)

// What says more of a type than the engine reads from it. Most schemas have none of these, and are looked at once.
const narrowing = new Set([
  'enum',
  'const',
  'dependentRequired',
  'dependentSchemas',
  'not',
  'anyOf',
  'oneOf',
  'propertyNames',
  'maxProperties',
  'additionalProperties',
  'minItems',
  'maxItems',
])

export function makeTypeSchemas(document: OpenApiDocument): OpenApiDocument {
  const root = asJson(document)
  const composition = new Composition(root)
  // What one of these requires, another may declare.
  const parts = new Set<Json>()
  return rewriteDocument(document, (node, kind) => {
    if (kind !== 'schema' || node.$ref !== undefined) return node
    const isPlain = !Object.keys(node).some(key => narrowing.has(key))
    const said = isPlain
      ? node
      : declareNames(composePresence(keepTypedValues(node), composition), composition)
    let schema = composition.withRequired(parts.has(node) ? said : composition.withUndeclared(said))
    for (const key of ['anyOf', 'oneOf']) schema = addChoice(schema, key, composition)
    for (const key of ['allOf', 'anyOf', 'oneOf'])
      if (Array.isArray(schema[key])) for (const part of schema[key]) parts.add(part)
    const made = allowNothing(refuseHidden(allowRest(schema, composition)))
    return makeTuple(isPlain ? made : makeFewItems(markNames(made)))
  })
}

/** A choice between schemas that check the value together with what stands next to the choice. */
function addChoice(node: JsonObject, key: string, composition: Composition): JsonObject {
  if (!Array.isArray(node[key])) return node
  const { [key]: _, ...others } = node
  const choice = node[key]
  // Where one of them lets every shape through, the choice says nothing of the shape.
  if (choice.some(one => one === true || (isObject(one) && !saysShape(one, ['required'])))) return others
  const required = Array.isArray(node.required) ? node.required.map(String) : []
  const all = choice.map(one => composition.requiring(one, required))
  // The engine composes oneOf with what stands beside it by itself.
  if (key === 'oneOf' || !saysShape(others, ['nullable', 'required'])) return { ...others, [key]: all }
  return combine(others, { [key]: all })
}

/** Two schemas as the parts of one, which goes on to say what is no matter of the type. */
function combine(node: JsonObject, other: JsonObject): JsonObject {
  const own = Object.entries(node)
  const isPart = (key: string) => shaping.includes(key) && key !== 'nullable'
  const part = Object.fromEntries(own.filter(([key]) => isPart(key)))
  return { ...Object.fromEntries(own.filter(([key]) => !isPart(key))), allOf: [part, other] }
}

/** Whether a schema says something of the type, besides these keywords. */
const saysShape = (node: JsonObject, besides: readonly string[]): boolean =>
  shaping.some(key => node[key] !== undefined && !besides.includes(key))

const open = ['patternProperties', 'unevaluatedProperties', 'additionalProperties']

/** An object with other fields than those that it names: in a type, the others take the types of these as well. */
function allowRest(node: JsonObject, composition: Composition): JsonObject {
  if (!open.some(key => node[key] !== undefined)) return node
  const { patternProperties, unevaluatedProperties, ...others } = node
  const rest: Json[] = isObject(patternProperties) ? Object.values(patternProperties) : []
  const { additionalProperties, properties } = node
  let fields = isObject(properties) ? Object.values(properties) : []
  if (additionalProperties === true) return others
  if (isObject(additionalProperties)) rest.push(additionalProperties)
  else if (isObject(unevaluatedProperties) && !node.anyOf && !node.oneOf && !node.if) {
    rest.push(unevaluatedProperties)
    fields = composition.fieldsOf(node)
  }
  if (rest.length === 0 || rest.some(one => isObject(one) && Object.keys(one).length === 0)) return node
  const values = new Map([...rest, ...fields].map(one => [describeShape(one), one]))
  if (values.size === 1) return { ...others, additionalProperties: rest[0]! }
  return { ...others, additionalProperties: { anyOf: [...values.values()] } }
}

/** An object of which no field goes this way, with its fields as those that it never has: otherwise it holds any. */
function refuseHidden(node: JsonObject): JsonObject {
  const hidden = node[hiddenFields]
  if (!Array.isArray(hidden) || ![node.type].flat().includes('object')) return node
  const { [hiddenFields]: _, ...others } = node
  if (node.additionalProperties !== undefined || node.unevaluatedProperties !== undefined) return others
  return {
    ...others,
    properties: Object.fromEntries(hidden.map(name => [String(name), { 'x-never': true }])),
  }
}

/** Null as a type, and an object that may hold nothing marked for the engine's hook: it lets both be anything. */
function allowNothing(node: JsonObject): JsonObject {
  if (node.const === null) {
    const { const: _, enum: __, ...others } = node
    return { ...others, type: 'null' }
  }
  const isClosed = node.additionalProperties === false || node.unevaluatedProperties === false
  const isOther = [...fielded, 'allOf', 'anyOf', 'oneOf', 'if'].some(key => node[key] !== undefined)
  return node.type === 'object' && node.nullable !== true && isClosed && !isOther
    ? { ...node, 'x-no-fields': true }
    : node
}

const fielded = ['properties', 'patternProperties', 'dependentSchemas', 'enum', 'const']

/** What two schemas of one type have in common, as a text. */
function describeShape(schema: Json): string {
  if (!isObject(schema)) return JSON.stringify(schema)
  return JSON.stringify([...shaping, dateMark].map(key => schema[key] ?? null))
}
