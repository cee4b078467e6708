// Which values of a discriminator's field select each of its variants: what types and validation both read it as.
import { asJson, isObject, type Json, type JsonObject, resolveReference } from '../json.ts'
import type { OpenApiDocument } from '../openapi.ts'
import { Heirs, nameVariant, readSchemaName } from '../references.ts'

export interface Selection {
  /** The field that says which variant is meant. */
  readonly field: string
  /** Besides null. */
  readonly variants: readonly Variant[]
  readonly isNullable: boolean
}

export interface Variant {
  readonly schema: JsonObject
  /** The values that select it. One may select several variants: any that fits will do. */
  readonly values: readonly Json[]
  readonly isNullable: boolean
}

/** A schema that a discriminator chooses between, under its name if it has one. */
interface Candidate {
  readonly name: string | undefined
  readonly schema: JsonObject
}

export class Discriminators {
  readonly #root: Json
  readonly #schemas: Readonly<Record<string, Json>>
  readonly #heirs: Heirs
  readonly #selecting = new Set<JsonObject>()

  constructor(document: OpenApiDocument) {
    this.#root = asJson(document)
    this.#schemas = asJson(document.components?.schemas ?? {})
    this.#heirs = new Heirs(this.#schemas)
  }

  /** What selects the variants beside a discriminator; undefined where a variant is selected by no value. */
  selection(schema: JsonObject): Selection | undefined {
    const { discriminator, oneOf, anyOf } = schema
    const written = oneOf ?? anyOf
    if (!isObject(discriminator) || !Array.isArray(written) || (oneOf && anyOf)) return undefined
    // A union that is a variant of itself says nothing more there.
    if (this.#selecting.has(discriminator)) return undefined
    this.#selecting.add(discriminator)
    const objects = written.filter(isObject)
    const variants = objects.filter(one => !this.#isNull(one))
    const candidates = variants.map(one => ({ name: nameVariant(one), schema: one }))
    const values = this.#valuesOf(candidates, discriminator)
    this.#selecting.delete(discriminator)
    if (variants.length === 0 || values.some(of => of.length === 0)) return undefined
    return {
      field: String(discriminator.propertyName),
      variants: variants.map((schema, at) => {
        return { schema, values: values[at]!, isNullable: this.#takesNull(schema) }
      }),
      isNullable: objects.some(one => this.#takesNull(one)),
    }
  }

  /** What selects each of the named schemas that are composed with one that has a discriminator. */
  heirSelection(base: string): { field: string; values: ReadonlyMap<string, readonly Json[]> } | undefined {
    const schema = this.#schemas[base]
    if (!isObject(schema) || !isObject(schema.discriminator) || schema.oneOf || schema.anyOf) return undefined
    const heirs = this.#heirs.of(base).map(name => ({ name, schema: this.#schemas[name] as JsonObject }))
    const values = this.#valuesOf(heirs, schema.discriminator)
    return {
      field: String(schema.discriminator.propertyName),
      values: new Map(heirs.map(({ name }, at) => [name, values[at]!])),
    }
  }

  /** The values that a field of a schema can have; undefined where they are not listed. */
  listValues(schema: Json, field: string): readonly Json[] | undefined {
    return this.#possible(schema, part => {
      const selection = part.discriminator === undefined ? undefined : this.selection(part)
      if (selection?.field === field) return selection.variants.flatMap(({ values }) => values)
      return this.#ofField(part, field, one => this.#constants(one))
    })
  }

  /** Whether a schema requires a field, and nothing beside the values that are listed for it. */
  isFirm(schema: Json, field: string): boolean {
    const required = this.#possible(schema, ({ required: names }) => {
      return Array.isArray(names) && names.includes(field) ? [true] : undefined
    })
    const open = this.#possible(schema, part => {
      return this.#ofField(part, field, one =>
        this.#possible(one, of => (of['x-open-enum'] ? [true] : undefined)),
      )
    })
    return required !== undefined && open === undefined
  }

  /** Whether a schema by itself asks for a field with one of these values. */
  says(schema: JsonObject, field: string, values: readonly Json[]): boolean {
    const listed = this.listValues(schema, field)
    return (listed?.every(value => values.includes(value)) ?? false) && this.isFirm(schema, field)
  }

  /**
   * A value selects what the mapping says, else the schema of its name. One that nothing claims in this way selects the
   * only variant that can have it, or those that claim no other.
   */
  #valuesOf(candidates: readonly Candidate[], discriminator: JsonObject): readonly (readonly Json[])[] {
    const field = String(discriminator.propertyName)
    const mapping = Object.entries(isObject(discriminator.mapping) ? discriminator.mapping : {})
    const own = candidates.map(({ schema }) => this.listValues(schema, field))
    const typed = candidates.map((one, at) => this.#makeReading(one, field, own[at]))
    const mapped = candidates.map(({ name }, at) => {
      const keys = mapping.filter(([, target]) => name !== undefined && readSchemaName(target, true) === name)
      return keys.flatMap(([key]) => typed[at]!(key))
    })
    const isMapped = new Set(mapped.flat())
    const claims = candidates.map(({ name = '' }, at) => {
      return mapped[at]!.length > 0 ? mapped[at]! : typed[at]!(name).filter(value => !isMapped.has(value))
    })
    const claimed = new Set(claims.flat())
    const isAlone = (value: Json) => own.filter(values => values?.includes(value)).length === 1
    return candidates.map((_, at) => {
      const left = (own[at] ?? []).filter(value => !claimed.has(value))
      const more = left.filter(value => claims[at]!.length === 0 || isAlone(value))
      const values = [...claims[at]!, ...more]
      // What others claim all values of shares them.
      return values.length > 0 ? [...new Set(values)] : (own[at] ?? [])
    })
  }

  /** Reads a key of a mapping, or a name, as a value that the field can have; as nothing where it can be none. */
  #makeReading({ name, schema }: Candidate, field: string, own: readonly Json[] | undefined) {
    const kinds = this.#possible(schema, listTypes)
    const types = this.#possible(schema, part =>
      this.#ofField(part, field, one => this.#possible(one, listTypes)),
    )
    return (text: string): Json[] => {
      if (name === undefined || (kinds && !kinds.includes('object'))) return []
      return own ? own.filter(value => String(value) === text) : convertKey(text, types)
    }
  }

  #ofField<T>(schema: JsonObject, field: string, read: (field: Json) => T): T | undefined {
    const { properties } = schema
    if (!isObject(properties) || !Object.hasOwn(properties, field)) return undefined
    return read(properties[field]!)
  }

  #constants(schema: Json): readonly Json[] | undefined {
    return this.#possible(schema, part => {
      if (part.const !== undefined) return [part.const]
      if (Array.isArray(part.enum)) return part.nullable === true ? [...part.enum, null] : part.enum
      return part.type === 'null' ? [null] : undefined
    })
  }

  /** What is possible by all that a schema is composed of: in each of its parts, and in one of its variants. */
  #possible(
    schema: Json,
    own: (part: JsonObject) => readonly Json[] | undefined,
    seen: readonly Json[] = [],
  ): readonly Json[] | undefined {
    if (!isObject(schema) || seen.includes(schema)) return undefined
    const inner = (part: Json) => this.#possible(part, own, [...seen, schema])
    const { $ref, allOf } = schema
    const target = typeof $ref === 'string' ? (resolveReference(this.#root, $ref) ?? null) : null
    const parts = [own(schema), inner(target), ...(Array.isArray(allOf) ? allOf.map(inner) : [])]
    for (const choice of [schema.oneOf, schema.anyOf]) {
      if (!Array.isArray(choice)) continue
      // Null beside objects has no fields.
      const found = choice.filter(one => !this.#isNull(one) || inner(one)).map(inner)
      if (found.every(one => one !== undefined)) parts.push(found.flat())
    }
    const known = parts.filter(part => part !== undefined)
    if (known.length === 0) return undefined
    return known.reduce((left, right) => left.filter(value => right.includes(value)))
  }

  #isNull(schema: Json): boolean {
    const target = this.#target(schema)
    return isObject(target) && (target.type === 'null' || target.const === null)
  }

  #takesNull(schema: Json): boolean {
    const target = this.#target(schema)
    if (!isObject(target)) return false
    return this.#isNull(target) || target.nullable === true || [target.type].flat().includes('null')
  }

  #target(schema: Json): Json {
    let found = schema
    for (let step = 0; isObject(found) && typeof found.$ref === 'string' && step < 20; step++)
      found = resolveReference(this.#root, found.$ref) ?? null
    return found
  }
}

/** The types of a schema, of which an integer is a number. */
const listTypes = ({ type }: JsonObject): readonly Json[] | undefined =>
  type === undefined ? undefined : [type].flat().map(name => (name === 'integer' ? 'number' : name))

/** What a key of a mapping, which is always a text, is as a value of these types; nothing where it can be none. */
function convertKey(text: string, types: readonly Json[] | undefined): Json[] {
  if (!types || types.includes('string')) return [text]
  if (types.includes('number') && text.trim() !== '' && Number.isFinite(Number(text))) return [Number(text)]
  return types.includes('boolean') && ['true', 'false'].includes(text) ? [text === 'true'] : []
}
