// Lists whose first items have types of their own. The engine writes them as if all of these were there and no other.
import type typescript from 'typescript'
import { isObject, type Json, type JsonObject } from '../document/json.ts'
import { fewMark } from './keywords/lists.ts'

// Stands before the items of such a list, with the count of those that have to be there and whether others follow.
const mark = 'tuple of'
const more = 'and more'
const oneLine = ' in one line'

/** A list with the type of the items that follow as its last, and marked for `writeTupleType`. */
export function makeTuple(node: JsonObject): JsonObject {
  const { prefixItems, items, unevaluatedItems, minItems, maxItems, allOf, oneOf, anyOf } = node
  if (!Array.isArray(prefixItems) || allOf || oneOf || anyOf) return node
  const isMarked = isObject(prefixItems[0]) && String(prefixItems[0].const).startsWith(mark)
  if (isMarked) return node
  const isShort = typeof maxItems === 'number' && maxItems <= prefixItems.length
  const isClosed = items === false || (items === undefined && unevaluatedItems === false) || isShort
  const count = typeof minItems === 'number' ? minItems : 0
  const rest: Json[] = isClosed ? [] : [isObject(items) ? items : {}]
  const line = node[fewMark] === true ? oneLine : ''
  const said = `${Math.min(count, prefixItems.length)} ${isClosed ? '' : more}${line}`
  const first = { const: `${mark} ${said}` }
  return { ...node, prefixItems: [first, ...prefixItems, ...rest] }
}

/** The type of a marked list; undefined for any other. */
export function writeTupleType(
  type: typescript.TypeNode,
  ts: typeof typescript,
): typescript.TypeNode | undefined {
  const { factory } = ts
  if (!ts.isTupleTypeNode(type)) return undefined
  const [first, ...elements] = type.elements as unknown as [typescript.Identifier, ...typescript.TypeNode[]]
  const [, count, said = ''] = new RegExp(`^"${mark} (\\d+) (.*)"$`).exec(first?.text ?? '') ?? []
  if (count === undefined) return undefined
  const rest = said.startsWith(more) ? elements.pop()! : undefined
  const items = elements.map((item, index) =>
    index < Number(count) ? item : factory.createOptionalTypeNode(item),
  )
  const tuple = factory.createTupleTypeNode([
    ...items,
    ...(rest ? [factory.createRestTypeNode(factory.createArrayTypeNode(rest))] : []),
  ])
  return said.endsWith(oneLine) ? ts.setEmitFlags(tuple, ts.EmitFlags.SingleLine) : tuple
}
