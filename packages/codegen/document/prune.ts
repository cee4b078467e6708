// Cuts a document down: to some of its operations, and to the components that these reach.
import {
  asJson,
  isObject,
  type Json,
  type JsonObject,
  makeReference,
  referenceKeys,
  resolveReference,
} from './json.ts'
import {
  asDocument,
  type MethodKey,
  methods,
  type OpenApiDocument,
  type OperationObject,
  type TagGroup,
} from './openapi.ts'
import { type Kind, rewrite, walk } from './walk.ts'

export type Keep = (operation: OperationObject, path: string, method: MethodKey) => boolean

/** The document with only the operations that are kept; a path without operations goes too. */
export function keepOperations(document: OpenApiDocument, keep: Keep): OpenApiDocument {
  const paths: NonNullable<OpenApiDocument['paths']> = {}
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    const there = methods.filter(method => item[method])
    const kept = there.filter(method => keep(item[method]!, path, method))
    if (kept.length === 0 && item.$ref === undefined) continue
    const left = { ...item }
    for (const method of there) if (!kept.includes(method)) delete left[method]
    paths[path] = left
  }
  return { ...document, paths }
}

/** The document with only the components that its paths and webhooks reach, security schemes by name. */
export function dropUnreachable(document: OpenApiDocument): OpenApiDocument {
  const { components, ...rest } = document
  if (!components) return document
  const reached = new Set<string>()
  const follow = (node: Json, kind: Kind): void =>
    walk(node, kind, (part, at) => {
      for (const ref of listReferences(part)) {
        if (reached.has(ref)) continue
        reached.add(ref)
        const target = resolveReference(document, ref)
        if (target !== undefined) follow(target, at)
      }
    })
  follow(asJson(rest), 'document')
  const schemes = listSchemes(document)
  const written = (components.securitySchemes ?? {}) as JsonObject
  for (const name of schemes) follow(written[name] ?? null, 'securityScheme')
  const names = new Map<string, Set<string>>([['securitySchemes', new Set(schemes)]])
  for (const ref of reached) {
    const [, section = '', name = ''] = referenceKeys(ref)
    names.set(section, (names.get(section) ?? new Set()).add(name))
  }
  const left: JsonObject = {}
  for (const [section, parts] of Object.entries(asJson(components))) {
    const wanted = names.get(section)
    if (!wanted || !isObject(parts)) continue
    const kept = Object.keys(parts).filter(name => wanted.has(name))
    if (kept.length > 0) left[section] = Object.fromEntries(kept.map(name => [name, parts[name]!]))
  }
  return { ...rest, components: left as NonNullable<OpenApiDocument['components']> }
}

/** The security schemes that the document or one of its operations asks for. */
function listSchemes({ security = [], paths = {} }: OpenApiDocument): ReadonlySet<string> {
  const operations = Object.values(paths).flatMap(item => methods.flatMap(method => item[method] ?? []))
  const asked = [...security, ...operations.flatMap(operation => operation.security ?? [])]
  return new Set(asked.flatMap(entry => Object.keys(entry)))
}

/** What a part itself refers to, by its discriminator as well. */
export function listReferences({ $ref, discriminator }: JsonObject): string[] {
  const mapped = isObject(discriminator) ? listMappedRefs(discriminator) : []
  return typeof $ref === 'string' ? [$ref, ...mapped] : mapped
}

// A mapping names a reference, or a schema by its bare name.
function listMappedRefs(discriminator: JsonObject): string[] {
  const targets = isObject(discriminator.mapping) ? Object.values(discriminator.mapping) : []
  const names = targets.filter(target => typeof target === 'string')
  return names.map(name => (name.includes('#') ? name : makeReference('components', 'schemas', name)))
}

const prose = new Set([
  'description',
  'summary',
  'title',
  'example',
  'examples',
  'externalDocs',
  'deprecated',
])

/** Whether a keyword of a schema tells only a reader something. */
export const isProse = (keyword: string): boolean => prose.has(keyword)

/** The document without what no check of JSON needs: prose, examples, names in XML, vendor extensions but those that are kept. */
export function dropProse(
  document: OpenApiDocument,
  keptExtensions: readonly string[] = [],
): OpenApiDocument {
  const strip = (node: JsonObject, kind: Kind): JsonObject => {
    // The keys of these are names, not keywords.
    if (kind === 'document' || kind === 'components' || kind === 'callback') return node
    const isKept = (key: string) =>
      (!prose.has(key) || isNeeded(kind, key)) &&
      !(kind === 'schema' && key === 'xml') &&
      (!key.startsWith('x-') || keptExtensions.includes(key))
    const keys = Object.keys(node)
    const { allOf } = node
    if (kind !== 'response' && !Array.isArray(allOf) && keys.every(isKept)) return node
    const bare: JsonObject = Object.fromEntries(keys.filter(isKept).map(key => [key, node[key]!]))
    if (kind === 'response' && typeof bare.description === 'string') bare.description = ''
    if (kind !== 'schema' || !Array.isArray(allOf)) return bare
    const asking = allOf.filter(part => !isObject(part) || Object.keys(part).some(isKept))
    const one = findOnlyPart(bare, asking)
    return one ? strip(one, 'schema') : withParts(bare, asking)
  }
  return asDocument(rewrite(asJson(document), 'document', strip))
}

/** What a schema is where it is that alone. */
function findOnlyPart(schema: JsonObject, [one, another]: readonly Json[]): JsonObject | undefined {
  const isAlone = another === undefined && Object.keys(schema).length === 1
  return isAlone && isObject(one) ? one : undefined
}

/** A list of none is not a valid one. */
function withParts(schema: JsonObject, parts: Json[]): JsonObject {
  const { allOf: _, ...rest } = schema
  return parts.length > 0 ? { ...schema, allOf: parts } : rest
}

/** The document with only these vendor extensions. What somebody named so, such as a field, stays. */
export function keepExtensions(document: OpenApiDocument, names: readonly string[]): OpenApiDocument {
  const bare = (part: Json): Json => {
    if (!isObject(part)) return part
    const kept = Object.entries(part).filter(([key]) => !key.startsWith('x-') || names.includes(key))
    return Object.fromEntries(kept)
  }
  const changed = rewrite(asJson(document), 'document', (node, kind) => {
    // The keys of these are names, not keywords.
    const left = kind === 'callback' ? node : (bare(node) as JsonObject)
    const { info, paths, tags } = kind === 'document' ? left : {}
    return {
      ...left,
      ...(info && { info: bare(info) }),
      ...(paths && { paths: bare(paths) }),
      ...(Array.isArray(tags) && { tags: tags.map(bare) }),
    }
  })
  return asDocument(changed)
}

// A response has to have a description to be one.
const isNeeded = (kind: Kind, key: string): boolean => kind === 'response' && key === 'description'

/** The document of some of its operations, such as those for one audience: with their tags and what they reach. */
export function selectOperations(document: OpenApiDocument, keep: Keep): OpenApiDocument {
  const open = keepOperations(document, keep)
  const used = new Set(
    Object.values(open.paths ?? {}).flatMap(item => methods.flatMap(method => item[method]?.tags ?? [])),
  )
  const { tags, 'x-tagGroups': groups } = open
  const left = {
    ...open,
    ...(tags && { tags: tags.filter(tag => used.has(tag.name)) }),
    ...(groups && {
      'x-tagGroups': groups.map(group => keepOnly(used, group)).filter(group => group.tags.length > 0),
    }),
  }
  return dropUnreachable(left)
}

const keepOnly = (used: ReadonlySet<string>, group: TagGroup): TagGroup => ({
  ...group,
  tags: group.tags.filter(tag => used.has(tag)),
})
