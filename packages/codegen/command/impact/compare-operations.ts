// Compares two documents by their operations and webhooks: what changed, and which of them each change reaches.
import { isObject, type Json, type JsonObject } from '../../document/json.ts'
import { methods } from '../../document/openapi.ts'
import { resolveFully } from '../../document/references.ts'
import { type Change, collectChanges, makeUnit, type Unit } from './changes.ts'
import { compareContents } from './compare-contents.ts'
import { compareResponses } from './compare-responses.ts'
import { Comparison } from './compare-schemas.ts'
import { compareSecurity } from './compare-security.ts'
import { type Direction, reverse } from './rules.ts'
import type { Pair, Spot } from './spot.ts'

/** What was found, by the place of the operation: 'paths./pets.get'. */
export interface Compared {
  readonly changes: ReadonlyMap<string, ReadonlySet<Change>>
  /** Of the servers, which no operation has for itself. */
  readonly elsewhere: ReadonlySet<Change>
}

export function compareDocuments(before: JsonObject, after: JsonObject): Compared {
  return new Documents(before, after).run()
}

/** An operation with the parameters of its path. */
interface Written {
  readonly operation: JsonObject
  readonly path: string
}

class Documents implements Pair {
  readonly before: JsonObject
  readonly after: JsonObject
  readonly schemas: Comparison
  readonly #units = new Map<string, Unit>()

  constructor(before: JsonObject, after: JsonObject) {
    this.before = before
    this.after = after
    this.schemas = new Comparison(before, after)
  }

  run(): Compared {
    this.#compareItems('paths', 'request')
    this.#compareItems('webhooks', 'response')
    const elsewhere = makeUnit()
    this.#compareServers({ direction: 'request', unit: elsewhere, place: 'servers' })
    const changes = [...this.#units].map(([place, unit]) => [place, collectChanges(unit)] as const)
    return { changes: new Map(changes), elsewhere: collectChanges(elsewhere) }
  }

  #compareItems(section: 'paths' | 'webhooks', direction: Direction): void {
    const [olds, news] = [listOperations(this.before, section), listOperations(this.after, section)]
    for (const [place, old] of olds) {
      const now = news.get(place)
      const unit = makeUnit()
      this.#units.set(place, unit)
      if (now) this.compareOperation(old, now, { direction, unit, place: '' })
    }
  }

  compareOperation(old: Written, now: Written, spot: Spot): void {
    this.#compareParameters(old, now, spot)
    this.#compareBody(old.operation, now.operation, spot)
    compareResponses(old.operation, now.operation, this, { ...spot, direction: reverse(spot.direction) })
    compareSecurity(old.operation, now.operation, this, spot)
    if (now.operation.deprecated === true && old.operation.deprecated !== true)
      this.schemas.add({ ...spot, place: 'operation' }, 'operation-deprecated', 'It is deprecated now.')
    this.#compareCallbacks(old.operation, now.operation, spot)
  }

  #compareParameters(old: Written, now: Written, spot: Spot): void {
    const olds = this.#listParameters(this.before, old)
    const news = this.#listParameters(this.after, now)
    for (const [key, parameter] of olds) {
      const other = news.get(key)
      const at = { ...spot, place: nameParameter(parameter) }
      if (other) this.compareParameter(parameter, other, at)
      else this.schemas.add(at, 'parameter-removed', 'It was removed.')
    }
    for (const [key, parameter] of news) {
      if (olds.has(key)) continue
      const at = { ...spot, place: nameParameter(parameter) }
      if (parameter.required === true)
        this.schemas.add(at, 'required-parameter-added', 'It was added, and is required.')
      else this.schemas.add(at, 'parameter-added', 'It was added.')
    }
  }

  /** By where they are and their name; those of a path by their place in it, where a name is nothing to a caller. */
  #listParameters(root: JsonObject, { operation, path }: Written): Map<string, JsonObject> {
    const found = new Map<string, JsonObject>()
    const all = Array.isArray(operation.parameters) ? operation.parameters : []
    const inPath = [...path.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name)
    for (const written of all) {
      if (!isObject(written)) continue
      const parameter = resolveFully(root, written)
      const { in: where, name } = parameter
      const key = where === 'path' ? inPath.indexOf(String(name)) : String(name)
      found.set(`${where} ${where === 'header' ? String(key).toLowerCase() : key}`, parameter)
    }
    return found
  }

  compareParameter(old: JsonObject, now: JsonObject, spot: Spot): void {
    const isPath = now.in === 'path'
    if (now.required === true && old.required !== true && !isPath)
      this.schemas.add(spot, 'parameter-became-required', 'It is required now.')
    if (old.required === true && now.required !== true && !isPath)
      this.schemas.add(spot, 'parameter-became-optional', 'It is no longer required.')
    const [was, is] = [old, now].map(readStyle)
    if (was !== is)
      this.schemas.add(spot, 'parameter-style-changed', `It is written as ${is} now; it was ${was}.`)
    if (now.deprecated === true && old.deprecated !== true)
      this.schemas.add(spot, 'deprecated', 'It is deprecated now.')
    this.schemas.compare(readSchema(old), readSchema(now), spot)
  }

  #compareBody(old: JsonObject, now: JsonObject, spot: Spot): void {
    const at = { ...spot, place: 'request body' }
    const was = isObject(old.requestBody) ? resolveFully(this.before, old.requestBody) : undefined
    const is = isObject(now.requestBody) ? resolveFully(this.after, now.requestBody) : undefined
    if (!was || !is) {
      if (was) this.schemas.add(at, 'body-removed', 'It was removed.')
      if (is?.required === true) this.schemas.add(at, 'required-body-added', 'It was added, and is required.')
      else if (is) this.schemas.add(at, 'body-added', 'It was added.')
      return
    }
    if (is.required === true && was.required !== true)
      this.schemas.add(at, 'body-became-required', 'It is required now.')
    if (was.required === true && is.required !== true)
      this.schemas.add(at, 'body-became-optional', 'It is no longer required.')
    compareContents(was, is, this.schemas, at)
  }

  #compareCallbacks(old: JsonObject, now: JsonObject, spot: Spot): void {
    const [was, is] = [readCallbacks(this.before, old), readCallbacks(this.after, now)]
    for (const [name, written] of was) {
      const other = is.get(name)
      if (other) this.compareOperation(written, other, { ...spot, direction: reverse(spot.direction) })
      else this.schemas.add({ ...spot, place: `callback ${name}` }, 'operation-removed', 'It was removed.')
    }
    for (const name of is.keys())
      if (!was.has(name))
        this.schemas.add({ ...spot, place: `callback ${name}` }, 'operation-added', 'It was added.')
  }

  #compareServers(spot: Spot): void {
    const [was, is] = [this.before, this.after].map(({ servers }) =>
      (Array.isArray(servers) ? servers : []).flatMap(one => (isObject(one) ? [String(one.url)] : [])),
    ) as [string[], string[]]
    for (const url of was)
      if (!is.includes(url)) this.schemas.add(spot, 'server-removed', `${url} was removed.`)
    for (const url of is) if (!was.includes(url)) this.schemas.add(spot, 'server-added', `${url} was added.`)
  }
}

/** Every operation by its place, with what its path says for all of them. */
function listOperations(root: JsonObject, section: 'paths' | 'webhooks'): Map<string, Written> {
  const found = new Map<string, Written>()
  // A parameter of the path is another name for the same requests.
  for (const [path, item] of Object.entries(isObject(root[section]) ? root[section] : {}))
    for (const [method, operation] of readItem(root, item))
      found.set(`${section}.${section === 'paths' ? path.replaceAll(/\{[^{}]*\}/g, '{}') : path}.${method}`, {
        operation,
        path,
      })
  return found
}

function readItem(root: JsonObject, written: Json): [method: string, operation: JsonObject][] {
  const item = isObject(written) ? { ...resolveFully(root, written), ...written } : {}
  const shared = Array.isArray(item.parameters) ? item.parameters : []
  return methods.flatMap((method): [string, JsonObject][] => {
    const operation = item[method]
    if (!isObject(operation)) return []
    const own = Array.isArray(operation.parameters) ? operation.parameters : []
    return [[method, { ...operation, parameters: [...shared, ...own] }]]
  })
}

function readCallbacks(root: JsonObject, { callbacks }: JsonObject): Map<string, Written> {
  const found = new Map<string, Written>()
  for (const [name, written] of Object.entries(isObject(callbacks) ? callbacks : {})) {
    const callback = isObject(written) ? resolveFully(root, written) : {}
    for (const [path, item] of Object.entries(callback))
      for (const [method, operation] of readItem(root, item))
        found.set(`${name} (${method.toUpperCase()} ${path})`, { operation, path })
  }
  return found
}

const nameParameter = ({ in: where, name }: JsonObject): string => `${where} parameter ${name}`

/** A parameter in the form of a media type holds what it is as its only content. */
function readSchema({ schema, content }: JsonObject): Json {
  const [media] = Object.values(isObject(content) ? content : {})
  return schema ?? (isObject(media) ? media.schema : undefined) ?? true
}

function readStyle({ in: where, style, explode, content }: JsonObject): string {
  const [mediaType] = Object.keys(isObject(content) ? content : {})
  if (mediaType !== undefined) return mediaType
  const usual = where === 'query' || where === 'cookie' ? 'form' : 'simple'
  const own = String(style ?? usual)
  const isSpread = typeof explode === 'boolean' ? explode : own === 'form'
  return `${own}${isSpread ? ', exploded' : ''}`
}
