// Which schemas others refer to: by a reference, by a discriminator, by a composition.
import {
  isObject,
  type Json,
  type JsonObject,
  makeReference,
  referenceKeys,
  resolveReference,
} from './json.ts'

/** The name of the component that a reference means; a discriminator may mean one by its bare name. */
export function readSchemaName(ref: Json | undefined, isBare = false): string | undefined {
  if (typeof ref !== 'string') return undefined
  if (ref.startsWith('#/components/schemas/')) {
    const [, , name, ...deeper] = referenceKeys(ref)
    return deeper.length === 0 ? name : undefined
  }
  return isBare && /^[\w.-]+$/.test(ref) ? ref : undefined
}

/** The names of the schemas that a schema refers to. */
export function listTargets({ $ref, discriminator }: JsonObject): string[] {
  const mapped =
    isObject(discriminator) && isObject(discriminator.mapping) ? Object.values(discriminator.mapping) : []
  return [readSchemaName($ref), ...mapped.map(ref => readSchemaName(ref, true))].filter(
    name => name !== undefined,
  )
}

/** What a reference comes to; the reference itself where it leads nowhere. */
export function resolveFully(root: Json, part: JsonObject): JsonObject {
  let found = part
  for (let step = 0; typeof found.$ref === 'string' && step < 20; step++) {
    const target = resolveReference(root, found.$ref)
    if (!isObject(target)) return found
    found = target
  }
  return found
}

/** The name that stands for a variant: its own, or that of the only schema that it is composed with. */
export function nameVariant({ $ref, allOf }: JsonObject): string | undefined {
  if ($ref !== undefined) return readSchemaName($ref)
  const refs = Array.isArray(allOf) ? allOf.flatMap(part => (isObject(part) && part.$ref) || []) : []
  return refs.length === 1 ? readSchemaName(refs[0]) : undefined
}

/** The variants of a union that are objects. */
export const listVariants = ({ oneOf, anyOf }: JsonObject): JsonObject[] =>
  [oneOf, anyOf].flatMap(all => (Array.isArray(all) ? all.filter(isObject) : []))

/** The names that stand for the variants beside a discriminator, and those that it maps to. */
export function nameVariants(node: JsonObject): string[] {
  const { discriminator } = node
  if (!isObject(discriminator)) return []
  const mapped = isObject(discriminator.mapping) ? Object.values(discriminator.mapping) : []
  const names = [...listVariants(node).map(nameVariant), ...mapped.map(ref => readSchemaName(ref, true))]
  return names.filter(name => name !== undefined)
}

/**
 * A union whose variants are called otherwise, with its mapping written out: a variant does not have the name any more
 * that stands for it. The heirs are those of the schema that it is.
 */
export function renameVariants(
  node: JsonObject,
  heirs: readonly string[],
  rename: (ref: Json) => Json,
): JsonObject {
  const { discriminator } = node
  if (!isObject(discriminator)) return node
  const old = isObject(discriminator.mapping) ? discriminator.mapping : {}
  const known = new Set(Object.values(old).map(ref => readSchemaName(ref, true)))
  const names = [...listVariants(node).map(nameVariant), ...heirs].filter(name => name !== undefined)
  const others = names.filter(name => !known.has(name))
  const written = others.map((name): [string, Json] => [name, makeReference('components', 'schemas', name)])
  const all = [...Object.entries(old), ...written].map(([value, ref]): [string, Json] => [value, rename(ref)])
  const mapping: JsonObject = Object.fromEntries(all)
  return all.length > 0 ? { ...node, discriminator: { ...discriminator, mapping } } : node
}

/** The named schemas that are composed with another, as a discriminator without variants means them. */
export class Heirs {
  readonly #direct = new Map<string, string[]>()

  constructor(schemas: Readonly<Record<string, Json>>) {
    for (const [name, schema] of Object.entries(schemas)) {
      const parts = isObject(schema) && Array.isArray(schema.allOf) ? schema.allOf : []
      for (const part of parts) {
        const base = isObject(part) ? readSchemaName(part.$ref) : undefined
        if (base !== undefined) this.#direct.set(base, [...(this.#direct.get(base) ?? []), name])
      }
    }
  }

  /** Their names, at any depth. */
  of(base: string): string[] {
    const found = new Set(this.#direct.get(base))
    // A set is iterated over what is added on the way, too.
    for (const name of found) for (const next of this.#direct.get(name) ?? []) found.add(next)
    return [...found]
  }
}
