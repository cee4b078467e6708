// Rules about ids: what those of an object start with, examples that show it, and the names that people use instead.
import {
  type Contract,
  everyProperty,
  type Finding,
  type Place,
  properties,
  type Rule,
  type Schema,
  schemas,
} from '../document.ts'

const at = (name: string) => ['components', 'schemas', name, 'x-id-prefix']

/** A stored object says in three letters what its ids start with, and no other object's do. */
export const idPrefix: Rule = function* (contract) {
  const owners = new Map<unknown, string>()
  for (const [name, schema] of schemas(contract)) {
    const prefix = schema['x-id-prefix']
    const hasId = 'id' in properties(contract, schema)
    if (prefix === undefined) {
      if (schema['x-table'] !== undefined && hasId)
        yield {
          at: at(name).slice(0, -1),
          message: `"${name}" does not say what its ids start with. Add x-id-prefix: three letters, such as emp.`,
        }
      continue
    }
    if (!hasId) yield { at: at(name), message: `"${name}" has no id, so its ids have no prefix. Remove it.` }
    if (!/^[a-z]{3}$/.test(String(prefix)))
      yield { at: at(name), message: `An id starts with three letters from a to z. Write x-id-prefix: emp.` }
    const owner = owners.get(prefix)
    if (owner)
      yield {
        at: at(name),
        message: `The ids of "${owner}" start with ${String(prefix)}. Choose another prefix.`,
      }
    owners.set(prefix, name)
  }
  yield* exampleFindings(contract)
}

/** An example of an id is one of the object that it identifies. */
function* exampleFindings(contract: Contract): Iterable<Finding> {
  for (const { name, schema, at: place } of everyProperty(contract)) {
    const objects = name === 'id' ? [String(place[2])] : ([schema['x-references'] ?? []].flat() as string[])
    const prefixes = objects.flatMap(object => contract.components?.schemas?.[object]?.['x-id-prefix'] ?? [])
    const examples = [schema.examples ?? []].flat(2).filter(example => example !== null)
    const isOne = (example: unknown) =>
      prefixes.some(prefix => String(example).startsWith(`${String(prefix)}_`))
    if (prefixes.length > 0 && !examples.every(isOne))
      yield {
        at: [...place, 'examples'],
        message: `"${name}" is the id of ${objects.join(' or ')}, and its example is of something else. Write one that starts with ${prefixes.join('_ or ')}_.`,
      }
  }
}

/** What people call a record is stored with it, and is for everybody who may see the record. */
export const title: Rule = function* (contract) {
  for (const [name, schema] of schemas(contract)) {
    const { 'x-title': titled, 'x-code': code, 'x-actor': isActor, 'x-photo': photo } = schema
    const shown = properties(contract, schema)
    const place = at(name).slice(0, -1)
    if (titled === undefined) {
      for (const [key, value] of Object.entries({ 'x-code': code, 'x-actor': isActor, 'x-photo': photo }))
        if (value !== undefined)
          yield {
            at: [...place, key],
            message: `"${name}" has no name. Add x-title: [name], or remove ${key}.`,
          }
      continue
    }
    if (schema['x-table'] === undefined || schema['x-id-prefix'] === undefined)
      yield {
        at: [...place, 'x-title'],
        message: `Nobody finds a "${name}" by its id. Write x-title at a schema with x-table and x-id-prefix.`,
      }
    for (const [key, field] of [...(titled as string[]).map(one => ['x-title', one]), ['x-code', code]])
      if (typeof field === 'string') yield* fieldOfTitle(name, field, shown[field], [...place, String(key)])
  }
}

function* fieldOfTitle(
  name: string,
  field: string,
  schema: Schema | undefined,
  place: Place,
): Iterable<Finding> {
  if (!schema)
    yield { at: place, message: `"${name}" has no field "${field}". Write one of its fields, such as name.` }
  for (const key of ['x-computed', 'x-sensitive', 'x-secret'])
    if (schema?.[key] !== undefined)
      yield {
        at: place,
        message: `"${field}" of "${name}" has ${key}. Write a field that is stored and that nothing hides.`,
      }
}
