// coercion.ts: what came as text as the numbers, booleans, lists and objects that a schema asks for.
import type { GeneratedFile } from '../../output/emit.ts'

const text = `/** What is read of a schema to tell what a text stands for. */
export interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly default?: unknown
  readonly required?: readonly string[]
  readonly allOf?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly if?: Schema
  readonly then?: Schema
  readonly items?: Schema | boolean
  readonly properties?: Readonly<Record<string, Schema | boolean>>
  readonly additionalProperties?: Schema | boolean
  /** It is a file or other bytes. */
  readonly isBytes?: boolean
}

/** What a local reference points at. */
export function found(root: unknown, ref: string): unknown {
  const keys = ref.slice(2).split('/').map(key => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'))
  return keys.reduce((at, key) => (at as Record<string, unknown>)[key], root)
}

/**
 * A value whose texts are what the schema asks for; one that does not fit stays as it is, for validation to refuse.
 * Of several variants the first counts that a text fits.
 */
export function coerced(value: unknown, schema: Schema | boolean | undefined, root: unknown, depth = 0): unknown {
  if (typeof schema !== 'object' || value === undefined || depth > 30) return value
  const whole = listParts(schema, value, root).reduce((made: unknown, part) => coerced(made, part, root, depth + 1), value)
  const own = ownCoerced(whole, schema, root, depth)
  const variants = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]
  // A file stays one where it may be one, also where it could be the only one of a list.
  if (own instanceof Blob && variants.some(variant => isBytes(variant, root))) return own
  for (const variant of variants) {
    const made = coerced(own, variant, root, depth + 1)
    if (made !== own || isTextOf(variant, own, root)) return made
  }
  return own
}

/** What a schema says of the same value elsewhere: behind its reference, in its parts, for the variant that is meant. */
export function listParts({ $ref, allOf = [], if: condition, then }: Schema, value: unknown, root: unknown): readonly Schema[] {
  const target = $ref === undefined ? [] : [found(root, $ref) as Schema]
  return [...target, ...allOf, ...(condition && then && isMeant(condition, value) ? [then] : [])]
}

/** Whether the fields of a value, as texts or not, are those that a condition names. One of any other kind is left alone. */
function isMeant({ type: _, required = [], properties = {}, ...others }: Schema, value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Object.keys(others).length > 0) return false
  const fields = Object.entries(properties)
  const isSaid = ([name, field]: [string, Schema | boolean]) => {
    const { value: own } = Object.getOwnPropertyDescriptor(value, name) ?? {}
    return typeof field === 'object' && field.const !== undefined && String(own) === String(field.const)
  }
  return fields.length > 0 && fields.every(isSaid) && required.every(name => Object.hasOwn(value, name))
}

/** What is declared of a field; undefined where it is not. */
export function fieldIn(schema: Schema, name: string, root: unknown, depth = 0): Schema | undefined {
  const { properties = {} } = schema
  const own = Object.hasOwn(properties, name) ? properties[name] : undefined
  if (typeof own === 'object') return own
  if (own === true) return {}
  const parts = depth > 30 ? [] : [...listParts(schema, undefined, root), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]
  for (const part of [...parts, ...parts.flatMap(({ then }) => then ?? [])]) {
    const found = fieldIn(part, name, root, depth + 1)
    if (found) return found
  }
  return undefined
}

/** The types that a value can be of. */
export function typesIn(schema: Schema = {}, root: unknown, depth = 0): readonly string[] {
  const { anyOf = [], oneOf = [] } = schema
  const parts = depth > 30 ? [] : [...listParts(schema, undefined, root), ...anyOf, ...oneOf]
  return [...listTypes(schema), ...parts.flatMap(part => typesIn(part, root, depth + 1))]
}

const listTypes = ({ type }: Schema): readonly string[] => (type === undefined ? [] : [type].flat())

function isTextOf(schema: Schema, value: unknown, root: unknown): boolean {
  if (schema.$ref !== undefined) return isTextOf(found(root, schema.$ref) as Schema, value, root)
  return typeof value === 'string' && listTypes(schema).includes('string') && (schema.enum?.includes(value) ?? true)
}

const isBytes = (schema: Schema, root: unknown): boolean =>
  schema.$ref === undefined ? schema.isBytes === true : isBytes(found(root, schema.$ref) as Schema, root)

function ownCoerced(value: unknown, schema: Schema, root: unknown, depth: number): unknown {
  const types = listTypes(schema)
  if (typeof value === 'string') {
    if (types.includes('string')) return value
    // A part of a form without a file name is a text.
    if (schema.isBytes) return new Blob([value])
    const known = schema.enum ?? (schema.const === undefined ? [] : [schema.const])
    const meant = known.find(one => String(one) === value)
    if (meant !== undefined) return meant
    if (isNumber(value) && (types.includes('number') || types.includes('integer'))) return Number(value)
    if (types.includes('boolean') && (value === 'true' || value === 'false')) return value === 'true'
    if (types.includes('object') && /^\\s*\\{/.test(value)) return parsed(value)
    // A list of texts is never written as JSON: it may hold a text that looks like it.
    const holdsTexts = typeof schema.items === 'object' && isTextOf(schema.items, value, root)
    if (types.includes('array') && !holdsTexts && /^\\s*\\[/.test(value)) return parsed(value)
  }
  if (types.includes('array') && !Array.isArray(value) && types.every(type => type === 'array' || type === 'null')) return coerced([value], schema, root, depth + 1)
  if (Array.isArray(value)) return value.map(item => coerced(item, schema.items, root, depth + 1))
  if (typeof value !== 'object' || value === null || value instanceof Blob || value instanceof Uint8Array) return value
  const { properties = {}, additionalProperties } = schema
  const fieldOf = (name: string) => (Object.hasOwn(properties, name) ? properties[name] : additionalProperties)
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, coerced(one, fieldOf(name), root, depth + 1)]))
}

const isNumber = (text: string): boolean => /^-?\\d+(\\.\\d+)?([eE][-+]?\\d+)?$/.test(text)

/** JSON in a text; what is none stays as it is, for validation to refuse. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
`

export function makeCoercionFile(): GeneratedFile {
  return { path: 'coercion.ts', text }
}
