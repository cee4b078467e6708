// The grammar of an OpenAPI document, and two walks over it: one that reads and one that rewrites.
//
// A walk by grammar tells the keyword `example` from a property that is called example, which a blind walk cannot.

import { asJson, isObject, type Json, type JsonObject } from './json.ts'
import { asDocument, type OpenApiDocument } from './openapi.ts'
import type { Place } from './problems.ts'

export type Kind =
  | 'document'
  | 'components'
  | 'pathItem'
  | 'operation'
  | 'parameter'
  | 'header'
  | 'requestBody'
  | 'response'
  | 'mediaType'
  | 'encoding'
  | 'callback'
  | 'example'
  | 'link'
  | 'securityScheme'
  | 'schema'

/** A map that is extensible may hold extensions (x-...) beside its parts. */
export type Shape = 'one' | 'list' | 'map' | 'extensible'
/** In what shape parts stand under a key, and of what kind they are. */
export type Rule = readonly [Shape, Kind]
type Grammar = Record<string, Rule>

const operations: Grammar = Object.fromEntries(
  ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'].map(method => [
    method,
    ['one', 'operation'],
  ]),
)

const content: Grammar = { content: ['map', 'mediaType'] }
const examples: Grammar = { examples: ['map', 'example'] }

// A header is a parameter without a name: both hold a schema or a content.
const grammars: Record<Exclude<Kind, 'callback'>, Grammar> = {
  document: {
    paths: ['extensible', 'pathItem'],
    webhooks: ['map', 'pathItem'],
    components: ['one', 'components'],
  },
  components: {
    schemas: ['map', 'schema'],
    responses: ['map', 'response'],
    parameters: ['map', 'parameter'],
    requestBodies: ['map', 'requestBody'],
    headers: ['map', 'header'],
    callbacks: ['map', 'callback'],
    pathItems: ['map', 'pathItem'],
    examples: ['map', 'example'],
    links: ['map', 'link'],
    securitySchemes: ['map', 'securityScheme'],
  },
  pathItem: { ...operations, parameters: ['list', 'parameter'] },
  operation: {
    parameters: ['list', 'parameter'],
    requestBody: ['one', 'requestBody'],
    responses: ['extensible', 'response'],
    callbacks: ['map', 'callback'],
  },
  parameter: { schema: ['one', 'schema'], ...examples, ...content },
  header: { schema: ['one', 'schema'], ...examples, ...content },
  requestBody: content,
  response: { headers: ['map', 'header'], links: ['map', 'link'], ...content },
  mediaType: {
    schema: ['one', 'schema'],
    itemSchema: ['one', 'schema'],
    encoding: ['map', 'encoding'],
    ...examples,
  },
  encoding: { headers: ['map', 'header'] },
  // Nothing is made of these; they may only stand in another place or in another file.
  example: {},
  link: {},
  securityScheme: {},
  schema: {
    properties: ['map', 'schema'],
    patternProperties: ['map', 'schema'],
    dependentSchemas: ['map', 'schema'],
    $defs: ['map', 'schema'],
    allOf: ['list', 'schema'],
    anyOf: ['list', 'schema'],
    oneOf: ['list', 'schema'],
    prefixItems: ['list', 'schema'],
    ...Object.fromEntries(
      'not if then else items contains propertyNames additionalProperties unevaluatedProperties unevaluatedItems contentSchema'
        .split(' ')
        .map(keyword => [keyword, ['one', 'schema']] as const),
    ),
  },
}

/** Where a part of a kind lives in the components. What has no such place is written where it is referred to. */
export const sections: Partial<Record<Kind, string>> = {
  schema: 'schemas',
  response: 'responses',
  parameter: 'parameters',
  header: 'headers',
  requestBody: 'requestBodies',
  callback: 'callbacks',
  pathItem: 'pathItems',
  example: 'examples',
  link: 'links',
  securityScheme: 'securitySchemes',
}

/** What stands under a key of a part; undefined where the walk does not go. */
export function findRule(kind: Kind, key: string): Rule | undefined {
  if (kind === 'callback') return key.startsWith('x-') || key === '$ref' ? undefined : ['one', 'pathItem']
  return Object.hasOwn(grammars[kind], key) ? grammars[kind][key] : undefined
}

export type Visit = (node: JsonObject, kind: Kind, place: Place | undefined) => void

/** Calls visit on every part of the document, outermost first. */
export function walk(node: Json, kind: Kind, visit: Visit, place?: Place): void {
  if (!isObject(node)) return
  visit(node, kind, place)
  for (const key of Object.keys(node)) {
    const rule = findRule(kind, key)
    const value = node[key]
    if (!rule || value === undefined) continue
    const [shape, child] = rule
    const at = { key, parent: place }
    if (shape === 'one') walk(value, child, visit, at)
    else if (shape === 'list' && Array.isArray(value)) {
      for (const [index, item] of value.entries())
        walk(item, child, visit, { key: String(index), parent: at })
    } else if (isObject(value)) {
      for (const name of listNames(value, shape)) walk(value[name]!, child, visit, { key: name, parent: at })
    }
  }
}

/** The names of the parts in a map. */
export function listNames(map: JsonObject, shape: Shape): string[] {
  const names = Object.keys(map)
  return shape === 'extensible' ? names.filter(name => !name.startsWith('x-')) : names
}

/** Returns the part that takes the place of node. It is walked on from there. */
export type Rewrite = (node: JsonObject, kind: Kind, place: Place | undefined) => JsonObject

/**
 * The document in which every part went through change, outermost first. The original stays as it is, and what did not
 * change is shared with it.
 */
export function rewrite(node: Json, kind: Kind, change: Rewrite, place?: Place): Json {
  if (!isObject(node)) return node
  const changed = change(node, kind, place)
  let copy = changed
  for (const key of Object.keys(changed)) {
    const rule = findRule(kind, key)
    const value = changed[key]
    if (!rule || value === undefined) continue
    const rewritten = rewriteChild(value, rule, change, { key, parent: place })
    if (rewritten === value) continue
    if (copy === changed) copy = { ...changed }
    copy[key] = rewritten
  }
  return copy
}

/** The same of a whole document. */
export function rewriteDocument(document: OpenApiDocument, change: Rewrite): OpenApiDocument {
  return asDocument(rewrite(asJson(document), 'document', change))
}

/** The same of what stands under one key. */
export function rewriteChild(value: Json, [shape, kind]: Rule, change: Rewrite, parent?: Place): Json {
  if (shape === 'one') return rewrite(value, kind, change, parent)
  if (shape === 'list') {
    if (!Array.isArray(value)) return value
    const items = value.map((item, index) => rewrite(item, kind, change, { key: String(index), parent }))
    return items.every((item, index) => item === value[index]) ? value : items
  }
  if (!isObject(value)) return value
  let copy = value
  for (const name of listNames(value, shape)) {
    const item = rewrite(value[name]!, kind, change, { key: name, parent })
    if (item === value[name]) continue
    if (copy === value) copy = { ...value }
    copy[name] = item
  }
  return copy
}
