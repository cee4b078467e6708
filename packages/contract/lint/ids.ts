// Rules about ids: what those of an object start with, and examples that show it.
import { type Contract, everyProperty, type Finding, properties, type Rule, schemas } from '../document.ts'

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
