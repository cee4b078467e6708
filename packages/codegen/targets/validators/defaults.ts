// defaults.ts: fills the defaults of what was left out in.
import type { GeneratedFile } from '../../output/emit.ts'

const text = `import { listParts, type Schema } from './coercion.ts'

/**
 * Fills the defaults of a value in that was found to fit its schema. Not before: what is required is missing where it was
 * left out, whatever its default, and only what fits says which of several variants is meant.
 */
export function fillDefaults(value: unknown, schema: Schema | boolean | undefined, root: unknown, depth = 0): void {
  if (typeof schema !== 'object' || depth > 30) return
  if (Array.isArray(value)) for (const item of value) fillDefaults(item, schema.items, root)
  else if (isObject(value)) fillFields(value, schema, root)
  for (const part of meant(schema, value, root)) fillDefaults(value, part, root, depth + 1)
}

function fillFields(value: object, { properties = {}, additionalProperties }: Schema, root: unknown): void {
  for (const [name, field] of Object.entries(properties)) {
    const given = Object.hasOwn(value, name) ? undefined : findDefault(field, root)
    if (given === undefined) continue
    Object.defineProperty(value, name, { value: structuredClone(given), enumerable: true, writable: true, configurable: true })
  }
  for (const [name, one] of Object.entries(value))
    fillDefaults(one, Object.hasOwn(properties, name) ? properties[name] : additionalProperties, root)
}

function findDefault(schema: Schema | boolean, root: unknown, depth = 0): unknown {
  if (typeof schema !== 'object' || depth > 30) return undefined
  if (schema.default !== undefined) return schema.default
  // What is said later counts.
  const parts = [...meant(schema, undefined, root)].reverse()
  return parts.map(part => findDefault(part, root, depth + 1)).find(given => given !== undefined)
}

/** The schemas that hold for a value besides, among them the only variant that there is besides null. */
function meant(schema: Schema, value: unknown, root: unknown): Schema[] {
  const variants = (schema.anyOf ?? schema.oneOf ?? []).filter(one => one.type !== 'null')
  return [...listParts(schema, value, root), ...(variants.length === 1 ? variants : [])]
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof Blob) && !(value instanceof Uint8Array)
`

export function makeDefaultsFile(): GeneratedFile {
  return { path: 'defaults.ts', text }
}
