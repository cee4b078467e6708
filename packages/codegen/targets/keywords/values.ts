// Values that are listed: a type has those that the rest of the schema lets through, and objects and lists as they are.
import { isObject, type Json, type JsonObject } from '../../document/json.ts'

/** What no value is of. The type is one that the engine shows to its hook. */
export const never: JsonObject = { type: 'null', 'x-never': true }

/** A schema whose values are those of its type; another one as it is. */
export function keepTypedValues(node: JsonObject): JsonObject {
  if (node.const === undefined && !Array.isArray(node.enum)) return node
  const { const: constant, enum: values, ...others } = node
  const listed = Array.isArray(values) ? values : [constant!]
  const isConstant = (value: Json) =>
    constant === undefined || JSON.stringify(constant) === JSON.stringify(value)
  const kept = listed.filter(value => isConstant(value) && fitsType(value, node))
  if (kept.length === 0 && listed.length > 0) return { ...dropShape(others), ...never }
  if (kept.some(value => typeof value === 'object' && value !== null))
    return { ...dropShape(others), oneOf: kept.map(writeValue) }
  if (kept.length === listed.length || constant !== undefined) return node
  return { ...node, enum: kept }
}

function fitsType(value: Json, { type, nullable }: JsonObject): boolean {
  if (type === undefined || (value === null && nullable === true)) return true
  const types = [type].flat()
  if (value === null) return types.includes('null')
  if (Array.isArray(value)) return types.includes('array')
  if (Number.isInteger(value) && types.includes('integer')) return true
  return types.includes(typeof value)
}

/** A schema that says what it says of values by their types no more. */
const dropShape = ({
  type: _,
  nullable: __,
  properties: ___,
  items: ____,
  ...others
}: JsonObject): JsonObject => others

/** A schema that takes one value. */
function writeValue(value: Json): Json {
  if (value === null) return { type: 'null' }
  if (Array.isArray(value)) {
    const count = value.length
    return {
      type: 'array',
      prefixItems: value.map(writeValue),
      items: false,
      minItems: count,
      maxItems: count,
    }
  }
  if (!isObject(value)) return { const: value }
  const fields = Object.entries(value).map(([name, one]) => [name, writeValue(one!)])
  return {
    type: 'object',
    properties: Object.fromEntries(fields),
    required: Object.keys(value),
    additionalProperties: false,
  }
}
