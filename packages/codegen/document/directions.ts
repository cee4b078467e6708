// Gives a schema that reads differently in requests and in answers a named form for each.
//
// What is readOnly stands in no request, what is writeOnly in no answer. A schema that goes both ways keeps its name
// for the answer; the form for requests is called after it, 'PetRequest'. What the server sends to a webhook or a
// callback is read as an answer.

import { Identifiers } from '../model/names.ts'
import { Forms, isGrowing, type Way } from './forms.ts'
import { asJson, isObject, type Json, type JsonObject } from './json.ts'
import { asDocument, methods, type OpenApiDocument } from './openapi.ts'
import type { Place } from './problems.ts'
import { Heirs, listTargets, resolveFully } from './references.ts'
import { type Kind, walk } from './walk.ts'

export interface DirectionOptions {
  /** An enum in an answer also takes the values that are added later. For a client: a handler could answer any. */
  openEnums?: boolean
}

type Change = (node: Json, kind: Kind, way: Way) => Json

const opposite: Record<Way, Way> = { request: 'answer', answer: 'request' }

/** The document with every schema as it is in its direction; the same document when none differs. */
export function directDocument(document: OpenApiDocument, options: DirectionOptions = {}): OpenApiDocument {
  const root = asJson(document)
  const marks = markSchemas(root, options)
  return marks ? asDocument(new Directions(root, marks, options).run()) : document
}

interface Marks {
  /** The names of the schemas that differ by direction, themselves or through others. */
  readonly names: ReadonlySet<string>
  /** Whether answers differ from what is written. */
  readonly isAnswering: boolean
}

/** Undefined when nothing differs by direction. */
function markSchemas(root: JsonObject, { openEnums = false }: DirectionOptions): Marks | undefined {
  const users = new Map<string, string[]>()
  const marked = new Set<string>()
  const fields: string[] = []
  let isAnyMarked = false
  let isAnswering = openEnums
  walk(root, 'document', (node, kind, place) => {
    if (kind !== 'schema') return
    const isField = node.readOnly === true || node.writeOnly === true
    const isMarked = isField || (openEnums && isGrowing(node))
    isAnyMarked ||= isMarked
    isAnswering ||= node.writeOnly === true
    const name = findComponent(place)
    if (name === undefined) return
    // A schema that is readOnly as a whole is the same in both directions; those that hold it are not.
    if (isField && place?.key === name && place.parent?.key === 'schemas') fields.push(name)
    else if (isMarked) marked.add(name)
    for (const target of listTargets(node)) addUser(users, target, name)
  })
  // A discriminator without variants means the forms of all that are composed with its schema.
  const { schemas } = isObject(root.components) ? root.components : {}
  const heirs = new Heirs(isObject(schemas) ? schemas : {})
  for (const [name, schema] of Object.entries(schemas ?? {})) {
    if (!isObject(schema) || !schema.discriminator) continue
    for (const heir of heirs.of(name)) addUser(users, heir, name)
  }
  for (const name of fields) for (const user of users.get(name) ?? []) marked.add(user)
  // A set is iterated over what is added on the way, too.
  for (const name of marked) for (const user of users.get(name) ?? []) marked.add(user)
  return isAnyMarked ? { names: marked, isAnswering } : undefined
}

function addUser(users: Map<string, string[]>, target: string, name: string): void {
  const known = users.get(target)
  if (known === undefined) users.set(target, [name])
  else if (known.at(-1) !== name) known.push(name)
}

/** The name of the schema of the components that a place is in. */
function findComponent(place: Place | undefined): string | undefined {
  let at = place
  while (at?.parent?.parent?.parent) at = at.parent
  return at?.parent?.key === 'schemas' && at.parent.parent?.key === 'components' ? at.key : undefined
}

class Directions {
  readonly #root: JsonObject
  readonly #components: JsonObject
  readonly #schemas: JsonObject
  readonly #marked: ReadonlySet<string>
  readonly #isAnswering: boolean
  readonly #openEnums: boolean
  readonly #used = { request: new Set<string>(), answer: new Set<string>() }

  constructor(root: JsonObject, { names, isAnswering }: Marks, options: DirectionOptions) {
    this.#root = root
    this.#components = isObject(root.components) ? root.components : {}
    this.#schemas = isObject(this.#components.schemas) ? this.#components.schemas : {}
    this.#marked = names
    this.#isAnswering = isAnswering
    this.#openEnums = options.openEnums ?? false
  }

  run(): JsonObject {
    // Once to see which way each schema goes, and once with the names that follow from it.
    this.#parts((node, kind, way) => this.#reach(node, kind, way))
    const { request, answer } = this.#used
    const names = new Identifiers(Object.keys(this.#schemas))
    const both = Object.keys(this.#schemas).filter(
      name => this.#marked.has(name) && request.has(name) && answer.has(name),
    )
    const requestNames = new Map(both.map(name => [name, names.take(`${name}Request`, 'Schema')]))
    const forms = new Forms(this.#root, this.#schemas, requestNames, this.#openEnums)
    const direct: Change = (node, kind, way) =>
      way === 'answer' && !this.#isAnswering ? node : forms.direct(node, kind, way)
    const directed = this.#parts(direct)
    const schemas = this.#schemaForms(direct, requestNames)
    return { ...directed, components: { ...(directed.components as JsonObject), schemas } }
  }

  /** Notes every schema that a part reaches. */
  #reach(part: Json, kind: Kind, way: Way): Json {
    walk(part, kind, (node, at) => {
      if (at !== 'schema') return
      for (const name of listTargets(node)) {
        if (this.#used[way].has(name)) continue
        this.#used[way].add(name)
        this.#reach(this.#schemas[name] ?? null, 'schema', way)
      }
    })
    return part
  }

  /** Every schema in each of its forms, the form for requests beside the other. One that nobody uses stays. */
  #schemaForms(direct: Change, requestNames: ReadonlyMap<string, string>): JsonObject {
    const made: [string, Json][] = []
    for (const [name, schema] of Object.entries(this.#schemas)) {
      const way = (['answer', 'request'] as const).find(used => this.#used[used].has(name))
      made.push([name, way && this.#marked.has(name) ? direct(schema, 'schema', way) : schema])
      const other = requestNames.get(name)
      if (other !== undefined) made.push([other, direct(schema, 'schema', 'request')])
    }
    return Object.fromEntries(made)
  }

  /** The document with each part outside of its schemas taken through change, in its direction. */
  #parts(change: Change): JsonObject {
    const { paths, webhooks } = this.#root
    const items = (parts: Json, way: Way) => mapParts(parts, item => this.#pathItem(item, way, change))
    const of = this.#components
    const components: JsonObject = { ...of }
    const section = (name: string, kind: Kind, way: Way) => {
      if (of[name]) components[name] = mapParts(of[name], part => change(part, kind, way))
    }
    section('parameters', 'parameter', 'request')
    section('requestBodies', 'requestBody', 'request')
    section('responses', 'response', 'answer')
    section('headers', 'header', 'answer')
    if (of.pathItems) components.pathItems = items(of.pathItems, 'request')
    if (of.callbacks) components.callbacks = mapParts(of.callbacks, one => items(one, 'answer'))
    return {
      ...this.#root,
      ...(paths && { paths: items(paths, 'request') }),
      ...(webhooks && { webhooks: items(webhooks, 'answer') }),
      components,
    }
  }

  #pathItem(written: Json, way: Way, change: Change): Json {
    // The shared parts of the components go the usual way; what goes the other way takes a copy of its own.
    const own = (part: Json) => (way === 'answer' && isObject(part) ? resolveFully(this.#root, part) : part)
    const item = own(written)
    if (!isObject(item)) return item
    const list = (parts: Json) =>
      Array.isArray(parts) ? parts.map(part => change(own(part), 'parameter', way)) : parts
    const directed: JsonObject = { ...item, ...(item.parameters && { parameters: list(item.parameters) }) }
    for (const method of methods) {
      const operation = item[method]
      if (!isObject(operation)) continue
      const { parameters, requestBody, responses, callbacks } = operation
      directed[method] = {
        ...operation,
        ...(parameters && { parameters: list(parameters) }),
        ...(requestBody && { requestBody: change(own(requestBody), 'requestBody', way) }),
        ...(responses && {
          responses: mapParts(responses, one => change(own(one), 'response', opposite[way])),
        }),
        ...(callbacks && { callbacks: mapParts(callbacks, one => this.#callback(one, change)) }),
      }
    }
    return directed
  }

  #callback(callback: Json, change: Change): Json {
    if (isObject(callback) && callback.$ref !== undefined) return callback
    return mapParts(callback, item => this.#pathItem(item, 'answer', change))
  }
}

function mapParts(parts: Json, change: (part: Json) => Json): Json {
  if (!isObject(parts)) return parts
  return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, change(part)]))
}
