// Dates that stay texts: where the same value may also be a text that is none, nobody can tell which it is.

import { asJson, type Json } from '../../document/json.ts'
import type { SchemaObject } from '../../document/openapi.ts'
import { tellPlace } from '../../document/problems.ts'
import { walk } from '../../document/walk.ts'
import type { Model } from '../../model/model.ts'
import { SchemaReader } from '../../model/schema.ts'
import { type DateMode, findDateKind, isFreeText } from './kinds.ts'

/** The schemas of dates that stay texts, each with its place in the document. */
export function findUnclear(model: Model, mode: DateMode): ReadonlyMap<SchemaObject, string> {
  const search = new Search(model, mode)
  // A date that stays a text may make another one unclear.
  for (let before = -1; before < search.unclear.size; ) {
    before = search.unclear.size
    search.run()
  }
  const places = new Map<SchemaObject, string>()
  walk(asJson(model.document), 'document', (node, kind, place) => {
    const schema = node as SchemaObject
    if (kind === 'schema' && search.unclear.has(schema) && !places.has(schema))
      places.set(schema, tellPlace(place))
  })
  return places
}

class Search {
  readonly unclear = new Set<SchemaObject>()
  readonly #model: Model
  readonly #mode: DateMode
  readonly #reader: SchemaReader
  readonly #numbers = new Map<SchemaObject, number>()
  #seen = new Set<string>()

  constructor(model: Model, mode: DateMode) {
    this.#model = model
    this.#mode = mode
    this.#reader = new SchemaReader(model.document)
  }

  run(): void {
    this.#seen = new Set()
    walk(asJson(this.#model.document), 'document', (node, kind) => {
      if (kind === 'schema' && (node.allOf ?? node.anyOf ?? node.oneOf) !== undefined)
        this.#lookAt(node as SchemaObject)
    })
  }

  /** The variants of a discriminated union are told one from another before their dates are read. */
  #lookAt(schema: SchemaObject): void {
    const variants = schema.oneOf ?? schema.anyOf
    const isDiscriminated = 'discriminator' in schema && variants !== undefined
    if (!isDiscriminated) this.#compare([schema])
    const own = [schema, ...(schema.allOf ?? []).flatMap(part => this.#flatten(part))]
    for (const variant of isDiscriminated ? variants : [])
      this.#compareParts([...own, ...this.#flatten(variant)])
  }

  #compare(schemas: readonly SchemaObject[]): void {
    this.#compareParts(schemas.flatMap(schema => this.#flatten(schema)))
  }

  #compareParts(all: readonly SchemaObject[]): void {
    const parts = [...new Set(all)]
    const key = parts.map(part => this.#number(part)).join()
    if (parts.length < 2 || this.#seen.has(key)) return
    this.#seen.add(key)
    const isDate = (part: SchemaObject) =>
      findDateKind(part, this.#mode) !== undefined && !this.unclear.has(part)
    const dates = parts.filter(isDate)
    const isMixed = new Set(dates.map(part => findDateKind(part, this.#mode))).size > 1
    if (isMixed || parts.some(part => isFreeText(part) && !isDate(part)))
      for (const part of dates) this.unclear.add(part)
    for (const name of new Set(parts.flatMap(part => Object.keys(part.properties ?? {}))))
      this.#compare(parts.flatMap(part => getOwn(part.properties, name) ?? listRest(part)))
    this.#compare(parts.flatMap(part => part.items ?? []))
    this.#compare(parts.flatMap(listRest))
  }

  /** A schema with everything that holds for the same value, or may. */
  #flatten(schema: SchemaObject, seen: readonly string[] = []): SchemaObject[] {
    if (schema.$ref !== undefined) {
      if (seen.includes(schema.$ref)) return []
      return this.#flatten(this.#reader.follow(schema), [...seen, schema.$ref])
    }
    const inner = [schema.allOf ?? [], schema.anyOf ?? [], schema.oneOf ?? []].flat()
    return [schema, ...inner.flatMap(part => this.#flatten(part, seen))]
  }

  #number(schema: SchemaObject): number {
    const number = this.#numbers.get(schema) ?? this.#numbers.size
    this.#numbers.set(schema, number)
    return number
  }
}

const getOwn = (map: Record<string, SchemaObject> | undefined, name: string): SchemaObject | undefined =>
  map && Object.hasOwn(map, name) ? map[name] : undefined

/** The schemas of the fields that an object does not name. */
export function listRest(schema: SchemaObject): SchemaObject[] {
  const { patternProperties = {} } = schema as { patternProperties?: Record<string, SchemaObject> }
  const others = [schema.additionalProperties, schema.unevaluatedProperties] as Json[]
  return [
    ...Object.values(patternProperties),
    ...others.filter(one => typeof one === 'object' && one !== null),
  ] as SchemaObject[]
}
