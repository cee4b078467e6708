// What a stream holds: in a response of events or lines, the schema is that of one item, however the document says it.

import { isObject, type Json, type JsonObject } from './json.ts'
import { isEvents, isLines, isSequence } from './media-types.ts'
import { resolveFully } from './references.ts'

export type StreamKind = 'events' | 'lines' | 'sequence'

export function findStreamKind(mediaType: string): StreamKind | undefined {
  if (isEvents.test(mediaType)) return 'events'
  if (isLines.test(mediaType)) return 'lines'
  return isSequence.test(mediaType) ? 'sequence' : undefined
}

/** A response in which the schema of each stream is what one of its items is; of an event, what its data is. */
export function showItems(response: JsonObject, root: Json): JsonObject {
  const { content } = response
  if (!isObject(content) || !Object.keys(content).some(findStreamKind)) return response
  const shown = Object.entries(content).map(([mediaType, one]): [string, Json] => {
    const kind = findStreamKind(mediaType)
    return [mediaType, kind && isObject(one) ? showItem(one, kind, root) : one]
  })
  return { ...response, content: Object.fromEntries(shown) }
}

function showItem(content: JsonObject, kind: StreamKind, root: Json): JsonObject {
  const { itemSchema, ...rest } = content
  const own = isObject(itemSchema) ? itemSchema : undefined
  const data = own && kind === 'events' ? findData(own, root) : undefined
  const item = data ?? own ?? (isObject(rest.schema) ? findItems(rest.schema, root) : undefined)
  return item ? { ...rest, schema: item } : rest
}

/** The schema of a stream is that of all its items, or that of one. */
function findItems(schema: JsonObject, root: Json): JsonObject {
  const list = resolveFully(root, schema)
  if (list.type !== 'array') return schema
  return isObject(list.items) ? list.items : {}
}

/** What OpenAPI 3.2 says of an event is of its fields, and of its data what the text of it holds. */
function findData(schema: JsonObject, root: Json): JsonObject | undefined {
  const event = resolveFully(root, schema)
  const variants = event.oneOf ?? event.anyOf
  if (Array.isArray(variants)) {
    const all = variants.flatMap(one => (isObject(one) ? (findData(one, root) ?? []) : []))
    return all.length === variants.length ? { anyOf: all } : undefined
  }
  const data = isObject(event.properties) ? event.properties.data : undefined
  if (!isObject(data)) return undefined
  const held = resolveFully(root, data).contentSchema
  return isObject(held) ? held : data
}
