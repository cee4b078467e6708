// Why a value is none of a schema, in words; of what a document says of its own values, not of those of a request.
import { isObject, type Json, type JsonObject } from '../json.ts'
import { type Lint as EveryLint, resolvePart } from './looking.ts'

/** What has to be known of a document. */
type Lint = Pick<EveryLint, 'root' | 'isOld'>

/** 'is no string', 'is longer than 3'. The keys lead to the part of the value that is meant. */
export interface Mismatch {
  readonly keys: readonly string[]
  readonly reason: string
}

const maxDepth = 30

/** Undefined for a value of the schema, and where that cannot be said. */
export function findMismatch(value: Json, schema: Json, lint: Lint, depth = 0): Mismatch | undefined {
  if (!isObject(schema) || depth > maxDepth) return undefined
  const { $ref, ...siblings } = schema
  const found = $ref === undefined ? schema : resolvePart(schema, lint)
  if (found.$ref !== undefined) return undefined
  if ($ref !== undefined && !lint.isOld && Object.keys(siblings).length > 0) {
    const ofSiblings = findMismatch(value, siblings, lint, depth + 1)
    if (ofSiblings) return ofSiblings
  }
  if (value === null && found.nullable === true) return undefined
  const reason = findTypeReason(value, found) ?? findReason(value, found)
  if (reason !== undefined) return { keys: [], reason }
  return findPartMismatch(value, found, lint, depth + 1) ?? findBranchMismatch(value, found, lint, depth + 1)
}

const isOfType: Record<string, (value: Json) => boolean> = {
  null: value => value === null,
  string: value => typeof value === 'string',
  number: value => typeof value === 'number',
  integer: value => Number.isInteger(value),
  boolean: value => typeof value === 'boolean',
  array: Array.isArray,
  object: isObject,
}

/** The types of a schema by their names, those that there are. */
export const listTypes = ({ type }: JsonObject): string[] =>
  [type].flat().filter((name): name is string => typeof name === 'string' && Object.hasOwn(isOfType, name))

function findTypeReason(value: Json, schema: JsonObject): string | undefined {
  const types = listTypes(schema)
  if (types.length === 0 || types.some(type => isOfType[type]!(value))) return undefined
  return `is no ${types.join(' or ')}`
}

function findReason(value: Json, schema: JsonObject): string | undefined {
  const { enum: values, const: only } = schema
  const text = JSON.stringify(value)
  if (Array.isArray(values) && values.length > 0 && !values.some(one => JSON.stringify(one) === text))
    return 'is none of the values that are listed'
  if (only !== undefined && JSON.stringify(only) !== text) return `is not ${JSON.stringify(only)}`
  return findLimitReason(value, schema)
}

/** Why a value is outside of the limits of a schema. */
export function findLimitReason(value: Json, schema: JsonObject): string | undefined {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema
  if (typeof value === 'number') {
    if (typeof minimum === 'number' && value < minimum) return `is below ${minimum}`
    if (typeof maximum === 'number' && value > maximum) return `is above ${maximum}`
    if (typeof exclusiveMinimum === 'number' && value <= exclusiveMinimum)
      return `is not above ${exclusiveMinimum}`
    if (typeof exclusiveMaximum === 'number' && value >= exclusiveMaximum)
      return `is not below ${exclusiveMaximum}`
  }
  if (typeof value === 'string') return findTextReason(value, schema)
  if (Array.isArray(value)) return findCountReason(value.length, schema.minItems, schema.maxItems, 'items')
  return undefined
}

function findTextReason(value: string, { minLength, maxLength, pattern }: JsonObject): string | undefined {
  const reason = findCountReason([...value].length, minLength, maxLength, 'characters')
  if (reason !== undefined) return reason
  if (typeof pattern !== 'string') return undefined
  try {
    return new RegExp(pattern, 'u').test(value) ? undefined : `does not match ${pattern}`
  } catch {
    // What is wrong with a pattern is told of the pattern.
    return undefined
  }
}

function findCountReason(count: number, least: Json | undefined, most: Json | undefined, noun: string) {
  if (typeof least === 'number' && count < least) return `has ${count} ${noun}, fewer than ${least}`
  if (typeof most === 'number' && count > most) return `has ${count} ${noun}, more than ${most}`
  return undefined
}

function findPartMismatch(value: Json, schema: JsonObject, lint: Lint, depth: number): Mismatch | undefined {
  if (Array.isArray(value)) {
    const prefix = Array.isArray(schema.prefixItems) ? schema.prefixItems : []
    for (const [index, item] of value.entries()) {
      const found = findMismatch(item, prefix[index] ?? schema.items ?? true, lint, depth)
      if (found) return within(String(index), found)
    }
  }
  if (!isObject(value)) return undefined
  const properties = isObject(schema.properties) ? schema.properties : {}
  const required = Array.isArray(schema.required) ? schema.required.map(String) : []
  const missing = required.find(name => !Object.hasOwn(value, name) && !isOneWay(properties[name], lint))
  if (missing !== undefined) return { keys: [], reason: `lacks "${missing}"` }
  for (const [name, part] of Object.entries(value)) {
    const isKnown = Object.hasOwn(properties, name)
    const isFree = isObject(schema.patternProperties) || !('additionalProperties' in schema)
    if (!isKnown && isFree) continue
    if (!isKnown && schema.additionalProperties === false)
      return { keys: [], reason: `has "${name}", which the schema does not` }
    const found = findMismatch(part, isKnown ? properties[name]! : schema.additionalProperties!, lint, depth)
    if (found) return within(name, found)
  }
  return undefined
}

const within = (key: string, { keys, reason }: Mismatch): Mismatch => ({ keys: [key, ...keys], reason })

/** An example shows a request or a response, and a field may be only in the other. */
function isOneWay(property: Json | undefined, lint: Lint): boolean {
  if (!isObject(property)) return false
  const { readOnly, writeOnly } = { ...resolvePart(property, lint), ...property }
  return readOnly === true || writeOnly === true
}

function findBranchMismatch(
  value: Json,
  schema: JsonObject,
  lint: Lint,
  depth: number,
): Mismatch | undefined {
  for (const part of Array.isArray(schema.allOf) ? schema.allOf : []) {
    const found = findMismatch(value, part, lint, depth)
    if (found) return found
  }
  for (const variants of [schema.oneOf, schema.anyOf]) {
    if (!Array.isArray(variants) || variants.length === 0) continue
    const found = variants.map(variant => findMismatch(value, variant, lint, depth))
    if (found.every(one => one !== undefined))
      return found.length === 1 ? found[0] : { keys: [], reason: 'is none of the variants' }
  }
  return undefined
}
