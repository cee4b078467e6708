// Bytes in JSON, which has none: what `format: binary` says of a text there is nothing.

import { classifyContent } from '../model/model.ts'
import { asJson, isObject, type Json, type JsonObject } from './json.ts'
import { asDocument, type OpenApiDocument, type SchemaObject } from './openapi.ts'
import type { Place } from './problems.ts'
import { listTargets } from './references.ts'
import { type Kind, rewrite, walk } from './walk.ts'

/** The document in which only schemas of forms and of whole bodies are bytes. */
export function removeBinaryJson(document: OpenApiDocument): OpenApiDocument {
  const root = asJson(document)
  const inForms = findReachedByForms(root)
  if (!inForms) return document
  const changed = rewrite(root, 'document', (node, kind, place) => {
    const isText = kind === 'parameter' || kind === 'header' || (kind === 'mediaType' && isJson(node, place))
    if (isText && isObject(node.schema)) return { ...node, schema: writeAsText(node.schema) }
    const isOwn = kind === 'schema' && isComponent(place) && !inForms.has(place!.key)
    return isOwn ? (writeAsText(node) as JsonObject) : node
  })
  return asDocument(changed)
}

const writeAsText = (schema: Json): Json =>
  rewrite(schema, 'schema', node => {
    if (node.format !== 'binary') return node
    const { format: _, ...text } = node
    return text
  })

const isJson = ({ schema }: JsonObject, place: Place | undefined): boolean =>
  classifyContent({ mediaType: place?.key ?? '', schema: schema as SchemaObject | undefined }) === 'json'

const isComponent = (place: Place | undefined): boolean =>
  place?.parent?.key === 'schemas' && place.parent.parent?.key === 'components' && !place.parent.parent.parent

/** The named schemas that a form or a whole body holds; undefined where no schema is binary at all. */
function findReachedByForms(root: JsonObject): ReadonlySet<string> | undefined {
  const schemas = (isObject(root.components) ? root.components.schemas : undefined) as JsonObject | undefined
  const reached = new Set<string>()
  let isAny = false
  const follow = (part: Json, kind: Kind): void =>
    walk(part, kind, node => {
      for (const name of listTargets(node)) {
        if (reached.has(name)) continue
        reached.add(name)
        follow(schemas?.[name] ?? null, 'schema')
      }
    })
  walk(root, 'document', (node, kind, place) => {
    isAny ||= kind === 'schema' && node.format === 'binary'
    if (kind === 'mediaType' && !isJson(node, place)) follow(node, 'mediaType')
  })
  return isAny ? reached : undefined
}
