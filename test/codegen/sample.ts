// A value that fits a schema, for calling operations of documents that nobody here has written.
import fc from 'fast-check'
import {
  type Json,
  type JsonObject,
  type OpenApiDocument,
  resolveReference,
  type SchemaObject,
} from '../../packages/codegen/index.ts'

interface Discriminated extends SchemaObject {
  discriminator?: { propertyName: string; mapping?: Record<string, string> }
}

interface Flat extends SchemaObject {
  prefixItems?: SchemaObject[]
  properties: Record<string, SchemaObject>
  required: string[]
}

const formats: Record<string, string> = {
  date: '2026-01-31',
  'date-time': '2026-01-31T12:00:00Z',
  time: '12:00:00Z',
  duration: 'P1D',
  email: 'mia@example.com',
  uuid: '0b9f4c1e-7d5a-4c7e-9a53-1f0d2c3b4a59',
  uuid4: '0b9f4c1e-7d5a-4c7e-9a53-1f0d2c3b4a59',
  uri: 'https://example.com/a',
  url: 'https://example.com/a',
  'uri-reference': '/a',
  hostname: 'example.com',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  byte: 'YQ==',
  regex: 'a',
  'json-pointer': '/a',
}

export class Sampler {
  readonly #document: OpenApiDocument
  /** Whether a body or an answer holds its optional fields as well; what is deeper holds only what has to be there. */
  readonly #isFull: boolean
  /** Which of several values and variants is taken. */
  readonly #choice: number

  constructor(document: OpenApiDocument, isFull = true, choice = 0) {
    this.#document = document
    this.#isFull = isFull
    this.#choice = choice
  }

  value(schema: SchemaObject, depth = 0): Json {
    const flat = this.#flat(schema, depth)
    const values = flat.enum?.filter(value => value !== null)
    const { const: constant } = flat
    if (constant !== undefined && (!values || values.some(value => value === constant))) return constant
    if (flat.enum) return this.#choose(values ?? []) ?? null
    const types = [flat.type ?? implied(flat)].flat()
    const type = types.find(name => name !== 'null') ?? 'null'
    if (type === 'object') return this.#object(flat, depth)
    if (type === 'array') return this.#array(flat, depth)
    if (type === 'string') return text(flat)
    if (type === 'integer' || type === 'number') return number(flat)
    return type === 'boolean' ? true : null
  }

  #choose<T>(all: readonly T[]): T | undefined {
    return all[this.#choice % all.length]
  }

  #object(flat: Flat, depth: number): JsonObject {
    const made: JsonObject = {}
    const isAll = this.#isFull && depth === 0
    const optional = Object.keys(flat.properties).slice(0, isAll ? undefined : (flat.minProperties ?? 0))
    for (const name of [...flat.required, ...optional]) {
      const values = typeof flat.additionalProperties === 'object' ? flat.additionalProperties : {}
      made[name] = this.value(flat.properties[name] ?? values, depth + 1)
    }
    return made
  }

  #array(flat: Flat, depth: number): Json[] {
    const wished = Math.max(flat.minItems ?? 0, depth > 4 ? 0 : 1)
    const item = flat.items ?? {}
    const { enum: values } = this.#flat(item, depth + 1)
    const value = (index: number) =>
      values?.[index] ?? this.value(flat.prefixItems?.[index] ?? item, depth + 1)
    const unlike = (made: Json, index: number) =>
      typeof made === 'string' && index > 0 ? made + index : made
    return Array.from({ length: wished }, (_, index) => unlike(value(index), flat.uniqueItems ? index : 0))
  }

  #target(schema: SchemaObject): SchemaObject {
    let found = schema
    for (let step = 0; found.$ref !== undefined && step < 20; step++) {
      const { $ref, ...siblings } = found
      const target = resolveReference(this.#document as unknown as Json, $ref) as unknown as SchemaObject
      found = { ...target, ...siblings }
    }
    return found
  }

  /** The field that says which variant is meant: by a value that the variant lists, if it lists any. */
  #meaning(
    { propertyName, mapping = {} }: NonNullable<Discriminated['discriminator']>,
    variant: SchemaObject,
    depth: number,
  ): SchemaObject {
    const ref = variant.$ref ?? variant.allOf?.find(part => part.$ref)?.$ref
    const name = ref?.split('/').at(-1)
    const mapped = Object.keys(mapping).filter(key => mapping[key] === ref || mapping[key] === name)
    const keys = mapped.length > 0 ? mapped : [name ?? []].flat()
    const {
      type,
      const: constant,
      enum: values,
    } = this.#flat(this.#flat(variant, depth).properties[propertyName] ?? {}, depth)
    const listed = constant === undefined ? values : [constant]
    const [key] = keys
    const own = type === 'integer' ? Number(key) : key
    const value = listed ? (listed.find(one => keys.includes(String(one))) ?? listed[0]) : own
    return value === undefined
      ? {}
      : { properties: { [propertyName]: { enum: [value] } }, required: [propertyName] }
  }

  /** A schema with all that it is composed of in one: every allOf, and the first of its variants that is not null. */
  #flat(schema: SchemaObject, depth: number): Flat {
    const { allOf = [], oneOf, anyOf, discriminator, ...own } = this.#target(schema) as Discriminated
    const variants = [oneOf, anyOf].flatMap(all => {
      const real = all?.filter(one => this.#target(one).type !== 'null') ?? []
      // Deep down, the variant that leads no deeper.
      const chosen = depth > 4 ? real.find(one => !isComposite(this.#target(one))) : undefined
      const variant = chosen ?? this.#choose(real)
      if (!variant) return []
      return discriminator ? [variant, this.#meaning(discriminator, variant, depth)] : [variant]
    })
    const flat: Flat = { properties: {}, required: [] }
    for (const part of [...allOf, ...variants].map(one => this.#flat(one, depth)).concat(own as Flat)) {
      const { properties, required } = flat
      // A value has to be in every list that it is held against.
      const both = flat.enum && part.enum && { enum: part.enum.filter(value => flat.enum?.includes(value)) }
      Object.assign(flat, part, both)
      flat.properties = { ...properties, ...part.properties }
      flat.required = [...new Set([...required, ...(part.required ?? [])])]
    }
    return flat
  }
}

const isComposite = ({ type, properties, items, allOf }: SchemaObject): boolean =>
  type === 'object' || type === 'array' || !!properties || !!items || !!allOf

function implied(flat: Flat): string {
  if (Object.keys(flat.properties).length > 0 || flat.required.length > 0) return 'object'
  if (flat.additionalProperties || flat.minProperties) return 'object'
  return flat.items ? 'array' : 'string'
}

function text({ format = '', pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY }: Flat): string {
  const known = formats[format] ?? 'a'
  const fits = (value: string) => value.length >= minLength && value.length <= maxLength
  if (pattern === undefined) return fits(known) ? known : 'a'.repeat(Math.max(minLength, 1))
  const expression = makeExpression(pattern)
  const candidates = [known, '1', '100', 'abc', '12345678901234567', ...Object.values(formats)]
  const candidate = candidates.find(value => fits(value) && expression.test(value))
  if (candidate !== undefined) return candidate
  const made = fc.sample(fc.stringMatching(expression), { numRuns: 50, seed: 1 })
  return made.find(value => fits(value) && /^[\x21-\x7e]+$/.test(value)) ?? made.find(fits) ?? ''
}

/** A pattern may escape what needs no escape, which is an error only with Unicode. */
function makeExpression(pattern: string): RegExp {
  try {
    return new RegExp(pattern, 'u')
  } catch {
    return new RegExp(pattern)
  }
}

function number({
  minimum,
  maximum,
  exclusiveMinimum,
  multipleOf = 1,
  type,
}: Flat & { multipleOf?: number }): number {
  const isExclusive = exclusiveMinimum === true || typeof exclusiveMinimum === 'number'
  const bound = typeof exclusiveMinimum === 'number' ? exclusiveMinimum : (minimum ?? 1)
  const value = Math.ceil((isExclusive ? bound + 1 : bound) / multipleOf) * multipleOf
  if (maximum === undefined || value <= maximum) return value
  return type === 'integer' ? Math.floor(maximum) : maximum
}
