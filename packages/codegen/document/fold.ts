// Writes objects that are composed of others as one object each, so that two documents can be compared by their fields.
import { asJson, isObject, type Json, type JsonObject, resolveReference } from './json.ts'
import { asDocument, type OpenApiDocument } from './openapi.ts'
import { isProse } from './prune.ts'
import { rewrite } from './walk.ts'

/**
 * The document in which every `allOf` of plain objects is one object with all their properties. What says more than
 * properties, or says two things of one property, stays composed.
 */
export function foldCompositions(document: OpenApiDocument): OpenApiDocument {
  const root = asJson(document)
  const folded = rewrite(root, 'document', (node, kind) =>
    kind === 'schema' && node.allOf !== undefined ? (foldFields(root, node, new Set()) ?? node) : node,
  )
  return asDocument(folded)
}

/** A schema as one object; undefined where it cannot be written so. */
function foldFields(root: Json, schema: JsonObject, within: ReadonlySet<string>): JsonObject | undefined {
  const { allOf = [], ...own } = schema
  if (!Array.isArray(allOf)) return undefined
  const parts = allOf.map(part => foldPart(root, part, within))
  if (!parts.every(part => part !== undefined)) return undefined
  const all = [...parts, own]
  const properties = all.flatMap(part => (isObject(part.properties) ? Object.entries(part.properties) : []))
  if (new Set(properties.map(([name]) => name)).size < properties.length) return undefined
  const required = all.flatMap(part => (Array.isArray(part.required) ? part.required : []))
  return {
    ...own,
    type: 'object',
    properties: Object.fromEntries(properties),
    ...(required.length > 0 && { required: [...new Set(required)] }),
  }
}

/** One part of a composition, which has to say nothing but fields. */
function foldPart(root: Json, part: Json, within: ReadonlySet<string>): JsonObject | undefined {
  if (!isObject(part)) return undefined
  const ref = part.$ref
  if (typeof ref === 'string') {
    const target = within.has(ref) ? undefined : resolveReference(root, ref)
    return isObject(target) ? foldPart(root, target, new Set([...within, ref])) : undefined
  }
  const folded = part.allOf === undefined ? part : foldFields(root, part, within)
  const isPlain = folded && Object.keys(folded).every(saysFields) && (folded.type ?? 'object') === 'object'
  return isPlain ? folded : undefined
}

const saysFields = (keyword: string): boolean =>
  ['type', 'properties', 'required'].includes(keyword) || keyword.startsWith('x-') || isProse(keyword)
