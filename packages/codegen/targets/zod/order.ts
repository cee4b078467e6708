// In which order schemas are declared: each after those that it refers to, where they are in no circle.

import { isObject, type Json, type JsonObject } from '../../document/json.ts'
import { readSchemaName } from '../../document/references.ts'

export interface Order {
  names: readonly string[]
  /** Those that hold themselves, directly or through others. */
  recursive: ReadonlySet<string>
}

export function orderSchemas(schemas: JsonObject): Order {
  const targets = new Map(
    Object.entries(schemas).map(([name, schema]) => [
      name,
      [...new Set(listNames(schema))].filter(one => one in schemas),
    ]),
  )
  const recursive = new Set([...targets.keys()].filter(name => reaches(name, targets)))
  const names = new Set<string>()
  const visit = (name: string, way: ReadonlySet<string>): void => {
    if (names.has(name) || way.has(name)) return
    for (const target of targets.get(name) ?? []) visit(target, new Set([...way, name]))
    names.add(name)
  }
  for (const name of targets.keys()) visit(name, new Set())
  return { names: [...names], recursive }
}

function reaches(name: string, targets: ReadonlyMap<string, readonly string[]>): boolean {
  const seen = new Set<string>()
  const waiting = [...(targets.get(name) ?? [])]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next === name) return true
    if (seen.has(next)) continue
    seen.add(next)
    waiting.push(...(targets.get(next) ?? []))
  }
  return false
}

/** The names of the schemas that a part refers to, wherever in it. */
function listNames(node: Json): string[] {
  if (Array.isArray(node)) return node.flatMap(listNames)
  if (!isObject(node)) return []
  const own = typeof node.$ref === 'string' ? readSchemaName(node.$ref) : undefined
  return [...(own === undefined ? [] : [own]), ...Object.values(node).flatMap(listNames)]
}
