// Which schemas others refer to: by a reference, by a discriminator, by a composition.
import { isObject, type Json, type JsonObject, referenceKeys, resolveReference } from './json.ts'

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
