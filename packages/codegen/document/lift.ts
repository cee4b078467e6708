// Gives a name to what is referred to without having one: a field of a schema, the body of another operation.
//
// Whatever follows knows a schema by its name alone. What is no schema is written where it is referred to.

import { Identifiers, makeIdentifier, pascalCase } from '../model/names.ts'
import {
  asJson,
  isObject,
  type Json,
  type JsonObject,
  makeReference,
  referenceKeys,
  resolveReference,
} from './json.ts'
import { asDocument, type OpenApiDocument } from './openapi.ts'
import { type Kind, rewrite, sections } from './walk.ts'

/** The document in which every reference leads to a component. */
export function liftReferences(document: OpenApiDocument): OpenApiDocument {
  return asDocument(new Lift(asJson(document)).run())
}

const places = new Set(Object.values(sections))

/** What stands in a place of its own in the components, and cannot hold itself. */
const inlined: readonly Kind[] = ['parameter', 'header', 'requestBody', 'response']

class Lift {
  readonly #root: JsonObject
  readonly #names: Identifiers
  /** The new reference to each place that got a name. */
  readonly #moved = new Map<string, string>()
  readonly #lifted: JsonObject = {}

  constructor(root: JsonObject) {
    this.#root = root
    const names = Object.keys(listSchemas(root))
    this.#names = new Identifiers([...names, ...names.map(makeIdentifier)])
  }

  run(): JsonObject {
    const { paths, webhooks } = this.#root
    const root = {
      ...this.#root,
      ...(isObject(paths) && { paths: this.#items(paths) }),
      ...(isObject(webhooks) && { webhooks: this.#items(webhooks) }),
    }
    const document = this.#rewritten(root, 'document') as JsonObject
    const components = isObject(document.components) ? document.components : {}
    const { pathItems } = components
    if (this.#moved.size === 0 && !pathItems) return document
    const schemas = { ...listSchemas(document), ...this.#lifted }
    // An operation stands under the path that it was written to; here it would have the same id a second time.
    const items = isObject(pathItems) ? { pathItems: mapParts(pathItems, removeIds) } : {}
    return { ...document, components: { ...components, ...items, schemas } }
  }

  /** Paths with the items that they refer to: those of callbacks, which may refer to their own path, stay. */
  #items(parts: JsonObject): JsonObject {
    return mapParts(parts, item => {
      if (!isObject(item)) return item
      const { $ref: _, ...others } = item
      return { ...this.#follow(item), ...others }
    })
  }

  #follow(part: JsonObject): JsonObject {
    let found = part
    for (let step = 0; typeof found.$ref === 'string' && step < 20; step++) {
      const target = resolveReference(this.#root, found.$ref)
      if (!isObject(target)) return part
      found = target
    }
    return found
  }

  #rewritten(part: Json, kind: Kind): Json {
    return rewrite(part, kind, (node, at) => {
      if (at === 'schema' && isObject(node.discriminator))
        return this.#discriminating(node, node.discriminator)
      if (typeof node.$ref !== 'string' || isNamed(node.$ref)) return node
      if (inlined.includes(at)) return this.#follow(node)
      return at === 'schema' ? { ...node, $ref: this.#findName(node.$ref) } : node
    })
  }

  #discriminating(node: JsonObject, discriminator: JsonObject): JsonObject {
    if (!isObject(discriminator.mapping)) return node
    const mapping = mapParts(discriminator.mapping, ref => {
      return typeof ref === 'string' && ref.startsWith('#') && !isNamed(ref) ? this.#findName(ref) : ref
    })
    return { ...node, discriminator: { ...discriminator, mapping } }
  }

  #findName(written: string): string {
    let ref = written
    let target = resolveReference(this.#root, ref)
    for (let step = 0; isObject(target) && typeof target.$ref === 'string' && step < 20; step++) {
      if (Object.keys(target).length > 1) break
      ref = target.$ref
      if (isNamed(ref)) return ref
      target = resolveReference(this.#root, ref)
    }
    const known = this.#moved.get(ref)
    if (known !== undefined || target === undefined) return known ?? written
    const name = this.#names.take(wishName(ref), '')
    const moved = makeReference('components', 'schemas', name)
    // Known before it is read, since it may hold itself.
    this.#moved.set(ref, moved)
    this.#lifted[name] = {}
    this.#lifted[name] = this.#rewritten(target, 'schema')
    return moved
  }
}

const mapParts = (parts: JsonObject, change: (part: Json) => Json): JsonObject =>
  Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, change(part)]))

const removeIds = (item: Json): Json =>
  rewrite(item, 'pathItem', (node, kind) => {
    if (kind !== 'operation') return node
    const { operationId: _, ...operation } = node
    return operation
  })

/** Whether it leads to a component in a place that OpenAPI has; another is nobody's place. */
function isNamed(ref: string): boolean {
  const [first, section = '', ...name] = referenceKeys(ref)
  return first === 'components' && name.length === 1 && places.has(section)
}

const listSchemas = ({ components }: JsonObject): JsonObject =>
  isObject(components) && isObject(components.schemas) ? components.schemas : {}

// The keys that say nothing of what a place is about.
const structure = new Set([
  'components',
  'schemas',
  'properties',
  'paths',
  'webhooks',
  'responses',
  'requestBodies',
  'parameters',
  'content',
  'schema',
  '$defs',
  'definitions',
  'allOf',
  'anyOf',
  'oneOf',
  'get',
  'additionalProperties',
])

function wishName(ref: string): string {
  const telling = referenceKeys(ref).filter(
    key => !structure.has(key) && !/^\d+$/.test(key) && !/^\w+\/[\w.*+-]+/.test(key),
  )
  return telling.length > 0 ? pascalCase(telling.join(' ')) : 'Part'
}
