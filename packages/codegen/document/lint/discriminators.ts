// Discriminators that select nothing: a mapping to no schema, a field that variants do not have.
import { isObject, type Json, type JsonObject, resolveReference } from '../json.ts'
import type { Place } from '../problems.ts'
import { readSchemaName } from '../references.ts'
import type { Kind } from '../walk.ts'
import { type Lint, resolvePart, suggest } from './looking.ts'

export function checkDiscriminators(
  node: JsonObject,
  kind: Kind,
  place: Place | undefined,
  lint: Lint,
): void {
  const { discriminator } = node
  if (kind !== 'schema' || !isObject(discriminator)) return
  const { components } = lint.root
  const schemas = isObject(components) && isObject(components.schemas) ? components.schemas : {}
  checkMapping(discriminator, schemas, place, lint)
  const field = discriminator.propertyName
  if (typeof field !== 'string') return
  for (const key of ['oneOf', 'anyOf']) {
    const variants = node[key]
    for (const [index, variant] of (Array.isArray(variants) ? variants : []).entries()) {
      if (!isObject(variant) || hasField(variant, field, lint, 0) !== false) continue
      const message = `The variant ${nameVariant(variant, index)} has no "${field}", which the discriminator looks at.`
      const remedy = 'Add the property, or name another.'
      lint.tell(place, { code: 'missing-discriminator-field', message, remedy }, key, String(index))
    }
  }
}

const nameVariant = (variant: JsonObject, index: number): string =>
  readSchemaName(variant.$ref) ?? String(index + 1)

function checkMapping(
  { mapping }: JsonObject,
  schemas: JsonObject,
  place: Place | undefined,
  lint: Lint,
): void {
  for (const [value, ref] of Object.entries(isObject(mapping) ? mapping : {})) {
    if (typeof ref !== 'string' || isThere(ref, schemas, lint)) continue
    const message = `The value ${value} is mapped to ${ref}, which is not there.`
    const name = ref.split('/').at(-1)!
    const remedy = suggest(name, Object.keys(schemas), 'Correct its spelling, or add the schema.')
    lint.tell(place, { code: 'unknown-mapping', message, remedy }, 'discriminator', 'mapping', value)
  }
}

function isThere(ref: string, schemas: JsonObject, { root }: Lint): boolean {
  if (ref.startsWith('#')) return resolveReference(root, ref) !== undefined
  // A file or another host; what is neither is a name.
  return /[/:]|\.(ya?ml|json)$/.test(ref) || Object.hasOwn(schemas, ref)
}

/** Undefined where it cannot be said: a variant may be anything. */
function hasField(part: Json, field: string, lint: Lint, depth: number): boolean | undefined {
  if (!isObject(part) || depth > 20) return undefined
  const schema = resolvePart(part, lint)
  if (schema.$ref !== undefined) return undefined
  if (schema.type === 'null') return undefined
  const { properties, required } = schema
  if (isObject(properties) && Object.hasOwn(properties, field)) return true
  if (Array.isArray(required) && required.includes(field)) return true
  const all = Array.isArray(schema.allOf) ? schema.allOf : []
  const found = all.map(one => hasField(one, field, lint, depth + 1))
  if (found.includes(true)) return true
  const branches = [schema.oneOf, schema.anyOf].flatMap(list => (Array.isArray(list) ? list : []))
  const inBranches = branches.map(one => hasField(one, field, lint, depth + 1))
  if (branches.length > 0) return inBranches.includes(false) ? false : inBranches.every(Boolean) || undefined
  const isSaid = isObject(properties) || all.length > 0
  return isSaid && !found.includes(undefined) ? false : undefined
}
