// Picking: the fields of a record that were asked for, over the ids of others where a path goes on behind one.

import { type Operation, Refusal } from './api.ts'
import { type Catalog, readHeldType, referenceOf, suggest } from './catalog.ts'

export type Json = Readonly<Record<string, unknown>>

/** So many other records are read for one answer. */
const mostLookedUp = 40

/** Shown in the place of a secret. */
const hidden = '(not shown here)'

export class Picker {
  readonly #catalog: Catalog
  /** By id, for one answer: a record that is named twice is read once. */
  readonly #known = new Map<string, Promise<Json>>()

  constructor(catalog: Catalog) {
    this.#catalog = catalog
  }

  /** The record with these fields; without any, whole but for its secrets. */
  async pick(record: Json, type: string | undefined, fields: readonly string[] | undefined): Promise<Json> {
    if (!fields) return this.#hide(record, type)
    const picked: Record<string, unknown> = {}
    for (const field of fields) picked[field] = await this.#follow(record, type, field.split('.'))
    return picked
  }

  /** Names that the type does not have are refused before anything is sent. */
  assertFields(type: string | undefined, fields: readonly string[] = []): void {
    const known = this.#catalog.type(type)
    for (const field of fields) {
      const [name = '', ...rest] = field.split('.')
      const found = known[name]
      if (!found)
        throw new Refusal(
          `${type ?? 'The answer'} has no field ${name}. ${suggest(name, Object.keys(known))} It has ${Object.keys(known).join(', ')}.`,
        )
      if (rest.length > 0) this.assertFields(referenceOf(found) ?? readHeldType(found), [rest.join('.')])
    }
  }

  #hide(record: Json, type: string | undefined): Json {
    const secrets = Object.entries(this.#catalog.type(type)).filter(([, { secret }]) => secret)
    const covered = secrets.filter(([name]) => name in record).map(([name]) => [name, hidden])
    return Object.assign({}, record, Object.fromEntries(covered))
  }

  async #follow(value: unknown, type: string | undefined, path: readonly string[]): Promise<unknown> {
    const [name, ...rest] = path
    if (name === undefined || value === null || value === undefined) return value
    if (Array.isArray(value)) return Promise.all(value.map(item => this.#follow(item, type, path)))
    const field = this.#catalog.type(type)[name]
    const inner = field?.secret ? hidden : (value as Json)[name]
    if (rest.length === 0 || !field || inner === null) return inner
    const reference = referenceOf(field)
    if (reference === undefined) return this.#follow(inner, readHeldType(field), rest)
    return this.#follow(await this.#lookUp(reference, String(inner)), reference, rest)
  }

  #lookUp(type: string, id: string): Promise<Json> {
    const known = this.#known.get(id)
    if (known) return known
    const reader = this.#catalog.reader(type)
    if (!reader) throw new Refusal(`No operation reads ${type} by its id. Ask for the id alone.`)
    if (this.#known.size >= mostLookedUp)
      throw new Refusal(`More than ${mostLookedUp} other records are named. Ask for fewer records.`)
    const found = readOne(reader, id)
    this.#known.set(id, found)
    return found
  }
}

function readOne({ api, path, parameters }: Operation, id: string): Promise<Json> {
  const [name] = Object.entries(parameters).find(([, { in: place }]) => place === 'path')!
  return api.open().request<Json>('get', path, { path: { [name]: id } })
}
