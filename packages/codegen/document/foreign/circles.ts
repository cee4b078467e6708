// Schemas that are composed with themselves: the part that closes the circle is left out.
import { isObject, type Json, type JsonObject } from '../json.ts'
import { readSchemaName } from '../references.ts'
import type { Mend } from './repair.ts'

const compositions = [['allOf'], ['oneOf', 'anyOf']] as const

export const mendCircles: Mend = ({ node, kind }, tell) => {
  if (kind !== 'components' || !isObject(node.schemas)) return node
  let schemas = node.schemas
  for (const keys of compositions) {
    for (const name of Object.keys(schemas)) {
      for (
        let before = findCloser(name, schemas, keys);
        before !== undefined;
        before = findCloser(name, schemas, keys)
      ) {
        const left = removePart(schemas[before]!, name, keys)
        if (left === schemas[before]) break
        const message =
          before === name
            ? 'it is composed with itself.'
            : `it is composed with ${name}, which is composed with it.`
        tell(['schemas', before], {
          code: 'circular-composition',
          message,
          assumed: `${name} was left out of it.`,
        })
        schemas = { ...schemas, [before]: left }
      }
    }
  }
  return schemas === node.schemas ? node : { ...node, schemas }
}

/** The schema that leads back to one; undefined where none does. */
function findCloser(name: string, schemas: JsonObject, keys: readonly string[]): string | undefined {
  const waiting = [name]
  const seen = new Set(waiting)
  for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
    for (const next of listParts(schemas[at], keys, at !== name)) {
      if (next === name) return at
      if (seen.has(next)) continue
      seen.add(next)
      waiting.push(next)
    }
  }
  return undefined
}

function listParts(schema: Json | undefined, keys: readonly string[], withReference: boolean): string[] {
  if (!isObject(schema)) return []
  const name = withReference ? readSchemaName(schema.$ref) : undefined
  const parts = keys.flatMap(key => schema[key] ?? [])
  return [...(name === undefined ? [] : [name]), ...parts.flatMap(part => listParts(part, keys, true))]
}

function removePart(schema: Json, name: string, keys: readonly string[]): Json {
  if (!isObject(schema)) return schema
  if (readSchemaName(schema.$ref) === name) return {}
  let mended = schema
  for (const key of keys) {
    const parts = mended[key]
    if (!Array.isArray(parts)) continue
    const left = parts
      .filter(part => !(isObject(part) && readSchemaName(part.$ref) === name))
      .map(part => removePart(part, name, keys))
    if (left.length === parts.length && left.every((part, at) => part === parts[at])) continue
    const { [key]: _, ...others } = mended
    mended = left.length > 0 ? { ...others, [key]: left } : others
  }
  return mended
}
