// Lists of few items as tuples: how many there are at least, and at most where that is little.
import { isObject, type Json, type JsonObject } from '../../document/json.ts'

/** A list of more items is one of any length. */
const fewItems = 4
/** Each item is written out: what is longer to read stays a list, and lists of several lengths the sooner. */
const mostWritten = { one: 24, several: 6 }

/** Marks a list of which each item is written out. */
export const fewMark = 'x-few-items'

/** A list with each of its few items by itself; another one as it is. */
export function makeFewItems(node: JsonObject): JsonObject {
  const made = writeFewItems(node)
  if (made === node || made.nullable !== true || made.type !== 'array') return made
  // The engine shows its hook a list that may be null as a whole, unless null is one of its types.
  const { nullable: _, ...others } = made
  return { ...others, type: ['array', 'null'] }
}

function writeFewItems(node: JsonObject): JsonObject {
  const { minItems, maxItems, items = {}, prefixItems = [], allOf, oneOf, anyOf } = node
  const least = isFew(minItems) ? minItems : 0
  const most = isFew(maxItems) && maxItems >= least ? maxItems : undefined
  if ((least === 0 && most === undefined) || ![node.type].flat().includes('array')) return node
  if (allOf || oneOf || anyOf || !Array.isArray(prefixItems) || !isObject(items)) return node
  const weight = weigh(items)
  if (prefixItems.length === 0 && most !== undefined) {
    const lengths = Array.from({ length: most - least + 1 }, (_, more) => least + more)
    const written = lengths.reduce((sum, length) => sum + length, 0) * weight
    if (lengths.length === 1 && written <= mostWritten.one) return chooseLength(node, lengths, items)
    if (written <= mostWritten.several && isList(node)) return chooseLength(node, lengths, items)
  }
  const more = least - prefixItems.length
  if (more <= 0 || (more + 1) * weight > mostWritten.one) return node
  return { ...node, prefixItems: [...prefixItems, ...repeat(items, more)], items, [fewMark]: true }
}

const isFew = (count: Json | undefined): count is number => typeof count === 'number' && count <= fewItems

const repeat = (item: Json, count: number): Json[] => Array.from({ length: count }, () => item)

/** Whether a schema takes lists, and at most null besides. */
const isList = ({ type }: JsonObject): boolean =>
  [type].flat().every(name => name === 'array' || name === 'null')

/** A list of one of these lengths. An item that may be left out could be undefined, which JSON does not know. */
function chooseLength(node: JsonObject, lengths: readonly number[], items: Json): JsonObject {
  const of = (length: number) => {
    return { prefixItems: repeat(items, length), items: false, minItems: length, [fewMark]: true }
  }
  if (lengths.length === 1) return { ...node, ...of(lengths[0]!) }
  const { type, items: _, minItems: __, maxItems: ___, ...others } = node
  const isNullable = [type].flat().includes('null') || node.nullable === true
  const oneOf = lengths.map(length => ({ type: 'array', ...of(length) }))
  return { ...others, oneOf, ...(isNullable && { nullable: true }) }
}

/** How much there is to read of a schema: a reference is a name. */
function weigh(schema: Json): number {
  if (!isObject(schema)) return 1
  const { enum: values, properties, items, allOf, oneOf, anyOf, additionalProperties, prefixItems } = schema
  const fields = isObject(properties) ? Object.values(properties) : []
  const parts = [items, allOf, oneOf, anyOf, additionalProperties, prefixItems].flat()
  const written = [...fields, ...parts].filter(part => part !== undefined)
  // What is described is read several times, too.
  const words = fields.some(field => isObject(field) && field.description !== undefined) ? mostWritten.one : 0
  const own = words + (Array.isArray(values) ? values.length : 1)
  return written.reduce((sum: number, part) => sum + weigh(part!), own)
}
