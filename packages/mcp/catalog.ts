// The catalogue: every operation and type of the APIs by name, and the nearest name to one that is none.

import { nearest } from '@muster/contract/nearest'
import { type Api, type Field, type Fields, type Operation, Refusal } from './api.ts'

export class Catalog {
  readonly operations: ReadonlyMap<string, Operation>
  readonly #types: ReadonlyMap<string, Fields>

  constructor(apis: readonly Api[]) {
    this.operations = new Map(
      apis.flatMap(api =>
        Object.entries(api.tables.operations).map(([id, table]) => [id, Object.assign({ id, api }, table)]),
      ),
    )
    this.#types = new Map(apis.flatMap(({ tables }) => Object.entries(tables.types)))
  }

  operation(name: string): Operation {
    const found = this.operations.get(name)
    if (found) return found
    throw new Refusal(`There is no operation ${name}. ${suggest(name, this.operations.keys())}`)
  }

  /** The fields of a type; none of one that has no fields. */
  type(name: string | undefined): Fields {
    return this.#types.get(name ?? '') ?? {}
  }

  isType(name: string): boolean {
    return this.#types.has(name)
  }

  /** The operation that reads one record of a type by its id alone. */
  reader(type: string): Operation | undefined {
    const isReader = ({ method, answer, isPage, path }: Operation) =>
      method === 'get' && answer === type && !isPage && /^[^{]*\{\w+\}$/.test(path)
    return [...this.operations.values()].find(isReader)
  }

  /** The operation that reads what another one changes. */
  readerOf({ path, answer }: Operation): Operation | undefined {
    const place = path.replace(/(\})\/[^{}]*$/, '$1')
    const isReader = (one: Operation) => one.method === 'get' && one.path === place && one.answer === answer
    return place.endsWith('}') ? [...this.operations.values()].find(isReader) : undefined
  }
}

export const suggest = (name: string, names: Iterable<string>): string => {
  const near = nearest(name, names)
  return near ? `Did you mean ${near}?` : 'Call find with a few words.'
}

/** The type that a field refers to, such as Employee of `id of Employee?`. */
export const referenceOf = ({ type }: Field): string | undefined => /^id of (\w+)\??$/.exec(type)?.[1]

/** The type of the objects that a field holds: PayslipLine of `list of PayslipLine`. */
export const readHeldType = ({ type }: Field): string => type.replace(/^list of /, '').replace(/\?$/, '')
