// The fields of an operation as flags, with what their names in the contract add to them.

import type { Field, Noun, Operation, Value } from '../tables/table.ts'
import { kebab } from '../tables/table.ts'

/** A value with the facts of the named value that it is. */
export function expand(noun: Noun, value: Value): Value {
  const { is, ...own } = value
  return is === undefined ? value : Object.assign({}, noun.values?.[is], own)
}

export const expandField = (noun: Noun, field: Field): Field =>
  Object.assign({}, expand(noun, field), { name: field.name })

export interface Flag {
  /** In kebab case, without its dashes; with a dot before the field of an object inside. */
  readonly name: string
  readonly place: 'query' | 'body'
  /** The steps to the field in the body. */
  readonly path: readonly string[]
  readonly field: Field
}

/** Every flag of an operation: one for each field, and one for each field of an object inside. */
export function listFlags(noun: Noun, { query = [], body = [] }: Operation): Flag[] {
  return [
    ...query.map(field => makeFlag(noun, 'query', [], field)),
    ...body.flatMap(field => withInner(noun, [], field)),
  ]
}

function makeFlag(noun: Noun, place: Flag['place'], within: readonly string[], field: Field): Flag {
  const path = [...within, field.name]
  return { name: kebab(path.join('.')), place, path, field: expandField(noun, field) }
}

function withInner(noun: Noun, within: readonly string[], field: Field): Flag[] {
  const flag = makeFlag(noun, 'body', within, field)
  const { object } = flag.field
  // Objects that hold themselves are given as JSON.
  const inner = object === undefined || within.length > 2 ? [] : (noun.objects?.[object] ?? [])
  return [flag, ...inner.flatMap(one => withInner(noun, flag.path, one))]
}
