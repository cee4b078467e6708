// A document in which every component says which way it goes, and who reaches it.
//
// A schema that is both sent and received becomes two, so that a comparison rates a change for each way by itself: a
// value that an enum gained breaks those who read it and nobody who writes it.
import {
  asJson,
  isObject,
  type Json,
  type JsonObject,
  referenceKeys,
  resolveReference,
} from '../../document/json.ts'
import { methods, type OpenApiDocument } from '../../document/openapi.ts'
import { type Kind, rewrite } from '../../document/walk.ts'

/** As a caller sees it; what a webhook sends is received like a response. */
export type Direction = 'request' | 'response'

export interface Directed {
  readonly document: JsonObject
  /** The components that each operation and each webhook reaches, by the place of the operation. */
  readonly reached: ReadonlyMap<string, ReadonlySet<string>>
}

const mark = /\.\.(request|response)\b/

/** A name of the directed document as the original has it. */
export const removeMark = (text: string): string => text.replaceAll(new RegExp(mark, 'g'), '')

export const readDirection = (text: string): Direction | undefined =>
  mark.exec(text)?.[1] as Direction | undefined

const kinds: Record<string, Kind> = {
  schemas: 'schema',
  responses: 'response',
  parameters: 'parameter',
  requestBodies: 'requestBody',
  headers: 'parameter',
}

const reverse = (way: Direction): Direction => (way === 'request' ? 'response' : 'request')

export function separateDirections(document: OpenApiDocument): Directed {
  return new Splitting(asJson(document)).run()
}

class Splitting {
  readonly #document: JsonObject
  readonly #components: Record<string, JsonObject> = {}
  readonly #uses = new Map<string, Set<string>>()
  readonly #waiting: { section: string; name: string; way: Direction; at: string }[] = []
  readonly #reached = new Map<string, ReadonlySet<string>>()

  constructor(document: JsonObject) {
    this.#document = document
  }

  run(): Directed {
    const { paths, webhooks, components, ...rest } = this.#document
    const parts = {
      paths: this.#items(paths, 'paths', 'request'),
      ...(webhooks !== undefined && { webhooks: this.#items(webhooks, 'webhooks', 'response') }),
    }
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) this.#copy(next)
    for (const [place, uses] of this.#uses) {
      if (!place.startsWith('#')) this.#reached.set(place, this.#closure(uses))
    }
    const { securitySchemes } = isObject(components) ? components : {}
    const whole = { ...this.#components, ...(securitySchemes !== undefined && { securitySchemes }) }
    return { document: { ...rest, ...parts, components: whole }, reached: this.#reached }
  }

  #items(items: Json | undefined, place: string, way: Direction): JsonObject {
    const entries = Object.entries(isObject(items) ? items : {}).map(([name, item]) => {
      return [name, this.#item(item, `${place}.${name}`, way)] as const
    })
    return Object.fromEntries(entries)
  }

  #item(written: Json, place: string, way: Direction): Json {
    const item = this.#inline(written)
    if (!isObject(item)) return item
    const copy: JsonObject = { ...item }
    const own = methods.filter(method => isObject(item[method]))
    for (const method of own)
      copy[method] = this.#operation(item[method] as JsonObject, `${place}.${method}`, way)
    if (Array.isArray(item.parameters)) {
      // Whatever they reach, every operation of the path reaches.
      for (const method of own) this.#list(item.parameters, 'parameter', way, `${place}.${method}`)
      copy.parameters = this.#list(item.parameters, 'parameter', way, place)
    }
    return copy
  }

  #operation(operation: JsonObject, at: string, way: Direction): JsonObject {
    const { parameters, requestBody, responses, callbacks } = operation
    this.#usesOf(at)
    return {
      ...operation,
      ...(Array.isArray(parameters) && { parameters: this.#list(parameters, 'parameter', way, at) }),
      ...(requestBody !== undefined && { requestBody: this.#part(requestBody, 'requestBody', way, at) }),
      ...(isObject(responses) && { responses: this.#map(responses, 'response', reverse(way), at) }),
      ...(isObject(callbacks) && { callbacks: this.#callbacks(callbacks, reverse(way), at) }),
    }
  }

  #callbacks(callbacks: JsonObject, way: Direction, at: string): JsonObject {
    const entries = Object.entries(callbacks).map(([name, written]) => {
      return [name, this.#items(this.#inline(written), `${at}.callbacks.${name}`, way)] as const
    })
    return Object.fromEntries(entries)
  }

  #list(parts: Json[], kind: Kind, way: Direction, at: string): Json[] {
    return parts.map(part => this.#part(part, kind, way, at))
  }

  #map(parts: JsonObject, kind: Kind, way: Direction, at: string): JsonObject {
    const entries = Object.entries(parts).map(
      ([name, part]) => [name, this.#part(part, kind, way, at)] as const,
    )
    return Object.fromEntries(entries)
  }

  #part(part: Json, kind: Kind, way: Direction, at: string): Json {
    return rewrite(part, kind, node => {
      const copy = { ...node }
      if (typeof node.$ref === 'string') copy.$ref = this.#point(node.$ref, way, at)
      const { discriminator } = node
      if (isObject(discriminator) && isObject(discriminator.mapping)) {
        const mapping = Object.entries(discriminator.mapping).map(
          ([value, ref]) => [value, this.#point(String(ref), way, at)] as const,
        )
        copy.discriminator = { ...discriminator, mapping: Object.fromEntries(mapping) }
      }
      return copy
    })
  }

  /** The reference to the copy that goes this way. */
  #point(ref: string, way: Direction, at: string): string {
    const [, section = '', name = '', ...deeper] = referenceKeys(ref)
    if (!ref.startsWith('#/components/') || !kinds[section] || deeper.length > 0) return ref
    const marked = `${ref}..${way}`
    this.#usesOf(at).add(marked)
    if (!this.#uses.has(marked)) {
      this.#usesOf(marked)
      this.#waiting.push({ section, name, way, at: marked })
    }
    return marked
  }

  #copy({ section, name, way, at }: { section: string; name: string; way: Direction; at: string }): void {
    const original = resolveReference(this.#document, removeMark(at))
    const copy = this.#part(original ?? {}, kinds[section]!, way, at)
    this.#components[section] = { ...this.#components[section], [`${name}..${way}`]: copy }
  }

  #usesOf(at: string): Set<string> {
    const known = this.#uses.get(at) ?? new Set()
    this.#uses.set(at, known)
    return known
  }

  #closure(uses: ReadonlySet<string>): ReadonlySet<string> {
    const found = new Set<string>()
    const waiting = [...uses]
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (found.has(next)) continue
      found.add(next)
      waiting.push(...(this.#uses.get(next) ?? []))
    }
    return found
  }

  // Path items and callbacks hold both ways, so they are taken to where they are referred to.
  #inline(part: Json): Json {
    let found = part
    for (let step = 0; isObject(found) && typeof found.$ref === 'string' && step < 20; step++)
      found = resolveReference(this.#document, found.$ref) ?? {}
    return found
  }
}
